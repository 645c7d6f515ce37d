import 'reflect-metadata';
import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { ItemSelection } from '../../base/types.ts';
import { contactLeads } from './contact-leads.service.ts';
import { ContactLeads } from './contact-leads.type.ts';
import { ContactFilter } from './contact-request.input.ts';

/** Whose enquiries some are: the work on them is that of their leads. */
@Resolver()
export class ContactLeadsResolver {
  @Authorized(leadRoles)
  @Query(() => ContactLeads, {
    description:
      'The leads of chosen contact requests. BAD_USER_INPUT for more than 1,000 ids, and for more than 10,000 leads.',
  })
  contactLeads(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, {
      description: 'The contact requests; all that match, not only 1,000.',
    })
    selection: ItemSelection,
    @Arg('filter', () => ContactFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ContactFilter,
  ) {
    return contactLeads(context, withoutNulls({ ...selection, filter }));
  }
}
