import 'reflect-metadata';
import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import { homeRoles } from '../../../access/roles.ts';
import { ListOf } from '../../../access/query-cost.ts';
import type { Context } from '../../../base/context.ts';
import { MissedSearch } from './missed-search.type.ts';
import { missedSearches } from './missed-searches.ts';

@Resolver()
export class MissedSearchResolver {
  @Authorized(homeRoles)
  @ListOf({ argument: 'first', length: 50 })
  @Query(() => [MissedSearch], {
    description: 'The searches of the last 180 days that found nothing, the most frequent first.',
  })
  missedSearches(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: '1 to 100; 50 by default.' })
    first?: number | null,
  ) {
    return missedSearches(context, first ?? undefined);
  }
}
