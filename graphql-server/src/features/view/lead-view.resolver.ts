import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ListOf } from '../../access/query-cost.ts';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import * as service from './lead-view.service.ts';
import { ChangeLeadViewInput, CreateLeadViewInput, LeadViewIdInput } from './lead-view.input.ts';
import { DeletedLeadView, LeadView, SavedLeadView } from './lead-view.type.ts';

/** Named views of the list of leads. */
@Resolver(() => LeadView)
export class LeadViewResolver {
  @Authorized(leadRoles)
  @ListOf({ length: 60 })
  @Query(() => [LeadView], {
    description: 'The views of the caller, then those that others share; each by name, 300 at most.',
  })
  leadViews(@Ctx() context: Context) {
    return service.leadViews(context);
  }

  @Authorized(leadRoles)
  @Query(() => LeadView, {
    description: 'One view. NOT_FOUND for an unknown id, and for one that another account does not share.',
  })
  leadView(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.leadView(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => SavedLeadView, {
    description:
      'Names a view of the list of leads. BAD_USER_INPUT beyond 30 views of an account, and for an owner, a home or a place that there is not.',
  })
  createLeadView(
    @Ctx() context: Context,
    @Arg('input', () => CreateLeadViewInput, { description: 'The view.' }) input: CreateLeadViewInput,
  ) {
    return service.createLeadView(context, input);
  }

  @Authorized(leadRoles)
  @Mutation(() => SavedLeadView, {
    description:
      'Renames, shares or changes a view; what is left out stays. NOT_FOUND as for `leadView`, FORBIDDEN for one that the caller did not make, except for owners.',
  })
  changeLeadView(
    @Ctx() context: Context,
    @Arg('input', () => ChangeLeadViewInput, { description: 'The change.' })
    { id, changes }: ChangeLeadViewInput,
  ) {
    return service.changeLeadView(context, id, changes);
  }

  @Authorized(leadRoles)
  @Mutation(() => DeletedLeadView, {
    description: 'Deletes a view; it can be restored for 30 days. Errors as for `changeLeadView`.',
  })
  deleteLeadView(
    @Ctx() context: Context,
    @Arg('input', () => LeadViewIdInput, { description: 'The view.' }) { id }: LeadViewIdInput,
  ) {
    return service.deleteLeadView(context, id);
  }

  @Authorized(leadRoles)
  @Mutation(() => SavedLeadView, {
    description:
      'Brings a deleted view back. BAD_USER_INPUT if its maker has 30 others by now; otherwise errors as for `changeLeadView`.',
  })
  restoreLeadView(
    @Ctx() context: Context,
    @Arg('input', () => LeadViewIdInput, { description: 'The view.' }) { id }: LeadViewIdInput,
  ) {
    return service.restoreLeadView(context, id);
  }
}
