import 'reflect-metadata';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Kept, Public } from '../../../access/public-operation.ts';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { Place } from '../../place/place.type.ts';
import * as service from './commute.service.ts';
import { Commute, CommuteCircleInput } from './commute.type.ts';

@Resolver()
export class CommuteResolver {
  @Public()
  @Kept()
  @ListOf({ length: 200 })
  @Query(() => [Place], {
    description: 'The places around which `commute` looks for homes: those whose position is known, by name.',
  })
  workplaces(@Ctx() context: Context) {
    return service.workplaces(context);
  }

  @Public()
  @Kept()
  @Query(() => Commute, {
    description:
      'The listed homes within straight distances of one or two workplaces. BAD_USER_INPUT for a place or a distance that is not offered.',
  })
  commute(
    @Ctx() context: Context,
    @Arg('circles', () => [CommuteCircleInput], {
      description: 'One or two circles around different workplaces.',
    })
    circles: CommuteCircleInput[],
  ) {
    return service.commute(context, circles);
  }
}
