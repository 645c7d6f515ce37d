import 'reflect-metadata';
import { Arg, Ctx, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { withoutNulls } from '../../../base/input.ts';
import { connectionOf, edgeOf, usualFirst } from '../../../kit/node/connection.ts';
import { Property } from '../property.type.ts';
import { ListingsFilter } from './public-listings.input.ts';
import * as service from './public-listings.ts';

@ObjectType({ description: 'A project in a connection.' })
export class PropertyEdge extends edgeOf(Property) {}

@ObjectType({ description: 'A page of projects in the order of their ids.' })
export class PropertyConnection extends connectionOf(Property, PropertyEdge) {}

/** What programs read of all listings. It is not kept: a walk asks each page once, and would drop what visitors ask for. */
@Resolver(() => PropertyConnection)
export class PublicListingsResolver {
  @Public()
  @ListOf({ argument: 'first', length: usualFirst })
  @Query(() => PropertyConnection, {
    description:
      'Every project that visitors may see, to buy, to rent and sold, in the order of ids. A walk from page to page meets each one that is public throughout exactly once, whatever is written meanwhile. The same for accounts and API tokens.',
  })
  listings(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: `1 to 100; ${usualFirst} by default.` })
    first?: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before; without it, the list begins.',
    })
    after?: string,
    @Arg('filter', () => ListingsFilter, { nullable: true, description: 'Only some of them.' })
    filter?: ListingsFilter,
  ) {
    return service.listings(context, withoutNulls({ first, after }), filter ?? undefined);
  }

  @Public()
  @Query(() => Property, {
    nullable: true,
    description:
      'One of `listings`, the same for accounts and API tokens. Null if it never existed or is not public; GONE if it was removed.',
  })
  listing(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.listing(context, id);
  }
}
