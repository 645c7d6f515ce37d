import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { TokenScope } from '../../../access/token-scope.ts';
import { ListOf } from '../../../access/query-cost.ts';
import { contentRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import * as service from './expiries.ts';
import { Expiry } from './expiry.type.ts';

@Resolver()
export class ExpiriesResolver {
  @Authorized(contentRoles)
  @TokenScope(ApiScope.LISTINGS_READ)
  @ListOf({ length: 20 })
  @Query(() => [Expiry], {
    description:
      'What has ended or ends within 120 days, or as many as the rule `rera.reminderDays` says first: registrations, extensions, authorities, agents and their training, checks of the portal. The most urgent first, at most 500.',
  })
  expiries(@Ctx() context: Context) {
    return service.expiries(context);
  }
}
