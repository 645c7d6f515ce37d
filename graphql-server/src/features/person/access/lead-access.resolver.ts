import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { leadRoles, ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { leadAccess, saveLeadAccess } from './lead-access.service.ts';
import { LeadAccess, LeadAccessInput } from './lead-access.type.ts';

/** What accounts of sales see of leads. */
@Resolver()
export class LeadAccessResolver {
  @Authorized(leadRoles)
  @Query(() => LeadAccess, { description: 'What accounts of sales see of leads.' })
  leadAccess(@Ctx() context: Context) {
    return leadAccess(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => LeadAccess, {
    description: 'Saves what accounts of sales see of leads; it counts for them from their next request on.',
  })
  saveLeadAccess(
    @Ctx() context: Context,
    @Arg('input', () => LeadAccessInput, { description: 'What changes.' }) input: LeadAccessInput,
  ) {
    return saveLeadAccess(context, input);
  }
}
