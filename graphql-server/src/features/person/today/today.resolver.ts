import 'reflect-metadata';
import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { ListOf } from '../../../access/query-cost.ts';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { TodayLeads } from './today.type.ts';
import { today } from './today.service.ts';

/** The day’s work. */
@Resolver()
export class TodayResolver {
  @Authorized(leadRoles)
  @ListOf({ length: 6 })
  @Query(() => [TodayLeads], {
    description:
      'The day’s work in its parts, ten leads each; `people` with the filter `part` has all. UNTAKEN is for owners.',
  })
  today(
    @Ctx() context: Context,
    @Arg('owner', () => String, {
      nullable: true,
      description:
        'Whose: `mine` by default, for the member that the account stands for; a team member by id; or `all`. Leads of nobody are in each answer.',
    })
    owner?: string,
  ) {
    return today(context, owner ?? undefined);
  }
}
