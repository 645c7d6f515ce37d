import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { ListOf } from '../../../access/query-cost.ts';
import { contentRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { priceHistory } from './price-history.ts';
import { confirmPrice } from '../changing/property-changes.service.ts';
import { PriceChange, Property } from '../property.type.ts';

@Resolver(() => Property)
export class PriceHistoryResolver {
  @ListOf({ length: 10 })
  @FieldResolver(() => [PriceChange], {
    description:
      'The prices that visitors saw, oldest first. No save removes one. Empty while it is not published.',
  })
  priceHistory(@Ctx() context: Context, @Root() property: Property) {
    return priceHistory(context, property);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the office has neither set nor confirmed the price for as many days as the rule `price.staleDays` says, 45 as delivered. A price that grows old is noted within an hour.',
  })
  priceIsOld(@Root() { sinks }: Property) {
    return sinks === true;
  }

  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_WRITE)
  @Mutation(() => Property, { description: 'States that the price of a project is still right, as of now.' })
  confirmPrice(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return confirmPrice(context, id);
  }
}
