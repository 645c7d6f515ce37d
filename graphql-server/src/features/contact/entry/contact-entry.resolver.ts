import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../../base/api-scope.ts';
import { readsLeads, TokenScope } from '../../../access/token-scope.ts';
import { leadRoles } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { ReadAtArg } from '../../../kit/change/unchanged-since.ts';
import { ContactDetailsInput, EnteredContactInput } from './contact-entry.input.ts';
import * as service from './contact-entry.service.ts';
import { ContactRequest } from '../contact-request.type.ts';
import { RunsAgain } from '../../../kit/once/runs-again.ts';

/** What an API token that only adds enquiries reads of one: nothing that tells whether the person was known. */
const ofNobody = { personId: null, responsibleId: null, responsibleName: null };

/** Enquiries that colleagues enter, and corrections. */
@Resolver(() => ContactRequest)
export class ContactEntryResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether its lead belongs to a colleague, and the account does not see it: after entering an enquiry of someone whom a colleague knows.',
  })
  async isOfColleague(@Ctx() context: Context, @Root() { _id, personId }: ContactRequest) {
    return Boolean(personId) && !(await service.isSeen(context, _id));
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_CREATE)
  @RunsAgain()
  @Mutation(() => ContactRequest, {
    description:
      'Adds an enquiry that came by phone, in the office or in a chat; the account that entered it is kept, and no e-mail is sent. A token that may only add enquiries reads nothing of what is known of the person.',
  })
  async createContact(
    @Ctx() context: Context,
    @Arg('input', () => EnteredContactInput, { description: 'The enquiry.' }) input: EnteredContactInput,
  ): Promise<ContactRequest> {
    const created = await service.createContact(context, input);
    return readsLeads(context) ? created : { ...created, ...ofNobody };
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_WRITE)
  @Mutation(() => ContactRequest, {
    description: 'Corrects the details of an enquiry; its history keeps the former ones.',
  })
  updateContact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => ContactDetailsInput, { description: 'The corrected details.' })
    input: ContactDetailsInput,
    @ReadAtArg() readAt?: Date,
  ) {
    return service.updateContact(context, id, input, readAt);
  }
}
