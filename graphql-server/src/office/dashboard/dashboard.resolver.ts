import 'reflect-metadata';
import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './dashboard.service.ts';
import { Dashboard, LeadCounts } from './dashboard.type.ts';

@Resolver()
export class DashboardResolver {
  @Authorized()
  @Query(() => Dashboard, { description: 'What matters today.' })
  dashboard(@Ctx() context: Context) {
    return service.dashboard(context);
  }

  @Authorized(leadRoles)
  @Query(() => LeadCounts, { description: 'How much is unread, and how much came in lately.' })
  leadCounts(
    @Ctx() context: Context,
    @Arg('since', () => Date, { nullable: true, description: 'The `at` of an earlier answer.' }) since?: Date,
  ) {
    return service.leadCounts(context, since);
  }
}
