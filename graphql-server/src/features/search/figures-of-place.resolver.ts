import 'reflect-metadata';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { ForAccounts } from '../../base/for-accounts.ts';
import { Position } from '../../base/types.ts';
import { Place } from '../place/place.type.ts';
import { listedCounts } from './figures-of-place.ts';
import { placePosition } from '../property/facts/position-of-place.ts';

/** What the properties say of their places. */
@Resolver(() => Place)
export class FiguresOfPlaceResolver {
  @FieldResolver(() => Int, {
    description: 'The number of listed projects there, to buy and to rent, with what lies in it.',
  })
  async listedCount(@Ctx() context: Context, @Root() { key }: Place) {
    return (await listedCounts(context)).get(key) ?? 0;
  }

  @FieldResolver(() => Position, {
    nullable: true,
    description:
      'Its position: as an editor entered it, or else the median of the positions of its properties. Null if there is neither.',
  })
  position(@Ctx() context: Context, @Root() place: Place) {
    return placePosition(context, place);
  }

  @ForAccounts({ scopes: [ApiScope.LISTINGS_READ] })
  @FieldResolver(() => Position, {
    nullable: true,
    description: 'Its position as an editor entered it; null if none was entered, and for visitors.',
  })
  enteredPosition(@Root() { position }: Place) {
    return position;
  }
}
