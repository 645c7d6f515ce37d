import 'reflect-metadata';
import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ownerOnly } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ActivityFilter } from './activity.input.ts';
import * as service from './activity.service.ts';
import { ActivityPage } from './activity.type.ts';

@Resolver()
export class ActivityResolver {
  @Authorized(ownerOnly)
  @Query(() => ActivityPage, {
    description:
      'The activity log, newest first: each entry has its account, time, action and changed fields.',
  })
  activities(
    @Ctx() context: Context,
    @Arg('filter', () => ActivityFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: ActivityFilter,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Search words; an entry’s label or field names must contain all of them, at least as beginnings of words.',
    })
    search?: string,
    @Arg('page', () => Int, { nullable: true, description: 'The page, counted from 1.' }) page?: number,
    @Arg('perPage', () => Int, { nullable: true, description: '1 to 100; 20 by default.' }) perPage?: number,
  ) {
    return service.activities(context, withoutNulls({ filter, search, page, perPage }));
  }
}
