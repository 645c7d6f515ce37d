import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { withoutNulls } from '../../base/input.ts';
import { BulkResult, ItemSelection } from '../../base/types.ts';
import { handOverLeads } from '../lead/lead-hand-over.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import { ContactFilter } from './contact-request.input.ts';

@Resolver()
export class ContactHandOverResolver {
  @Authorized(leadRoles)
  @Mutation(() => BulkResult, {
    description: 'Hands up to 1,000 contact requests to a person of the team, or to no one.',
    deprecationReason:
      'The work belongs to the lead: send `handOver` with its `personId`. This mutation stays until 31 May 2027.',
  })
  setContactsResponsible(
    @Ctx() context: Context,
    @Arg('selection', () => ItemSelection, { description: 'The contact requests to hand over.' })
    selection: ItemSelection,
    @Arg('responsibleId', () => ID, {
      nullable: true,
      description: 'The id of the team member; without it, no one is responsible for them.',
    })
    responsibleId?: string,
    @Arg('filter', () => ContactFilter, { nullable: true, description: 'Narrows `matching`.' })
    filter?: ContactFilter,
  ) {
    return handOverLeads(
      context,
      contactRequestNoun,
      withoutNulls({ ...selection, filter }),
      responsibleId ?? null,
    );
  }
}
