import 'reflect-metadata';
import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { hiringRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './dashboard.service.ts';
import { Dashboard, LeadCounts } from './dashboard.type.ts';

@Resolver()
export class DashboardResolver {
  @Authorized()
  @Query(() => Dashboard, { description: 'The dashboard of today.' })
  dashboard(@Ctx() context: Context) {
    return service.dashboard(context);
  }

  @Authorized(hiringRoles)
  @Query(() => LeadCounts, {
    description:
      'The number of unread and of recent enquiries and applications; recruiters read 0 for enquiries.',
  })
  leadCounts(
    @Ctx() context: Context,
    @Arg('since', () => Date, { nullable: true, description: 'The `at` of an earlier answer.' }) since?: Date,
  ) {
    return service.leadCounts(context, since);
  }
}
