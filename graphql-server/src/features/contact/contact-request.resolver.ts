import 'reflect-metadata';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ApiScope } from '../../base/api-scope.ts';
import { TokenScope } from '../../access/token-scope.ts';
import { Public } from '../../access/public-operation.ts';
import { leadRoles } from '../../access/roles.ts';
import type { Context } from '../../base/context.ts';
import { ListInput } from '../../base/types.ts';
import { databaseTime } from '../../database/time.ts';
import { isDisposable } from '../mail/disposable-domains.ts';
import { ContactFilter, ContactRequestInput } from './contact-request.input.ts';
import * as service from './contact-request.service.ts';
import { ContactReceipt, ContactRequest, ContactRequestPage, ContactStatus } from './contact-request.type.ts';
import { contactStatus } from './contact-status.service.ts';
import { RunsAgain } from '../../kit/once/runs-again.ts';

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the e-mail address is at a service for throw-away addresses; a flag for colleagues.',
  })
  emailIsDisposable(@Root() { email }: ContactRequest) {
    return isDisposable(email);
  }

  @Public()
  @RunsAgain()
  @Mutation(() => ContactReceipt, {
    description: 'Sends an enquiry; the answer comes once it is on disk.',
  })
  async submitContact(
    @Ctx() context: Context,
    @Arg('input', () => ContactRequestInput, { description: 'The enquiry.' }) input: ContactRequestInput,
  ) {
    const { _id: requestId, reference } = await service.submitContact(context, input);
    return { requestId, reference, message: service.thanks };
  }

  @Public()
  @Query(() => ContactStatus, {
    nullable: true,
    description:
      'The state of a contact request; null if the reference or the e-mail address is wrong. TOO_MANY_REQUESTS after ten look-ups in 15 minutes.',
  })
  contactStatus(
    @Ctx() context: Context,
    @Arg('reference', () => String, {
      description: 'The reference, such as AHG-7F3K2, or its last five characters.',
    })
    reference: string,
    @Arg('email', () => String, { description: 'The e-mail address of the request.' }) email: string,
  ) {
    return contactStatus(context, reference, email);
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_READ)
  @Query(() => ContactRequestPage, { description: 'Contact requests, newest first, 5 per page by default.' })
  async contacts(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'The search, order and page of the list.' })
    list?: ListInput,
    @Arg('filter', () => ContactFilter, { nullable: true, description: 'The filter of the list.' })
    filter?: ContactFilter,
  ) {
    const readAt = await databaseTime(context.db);
    return { ...(await service.contacts(context, { ...list, filter })), readAt };
  }

  @Authorized(leadRoles)
  @TokenScope(ApiScope.LEADS_READ)
  @Query(() => ContactRequest, { description: 'One contact request; NOT_FOUND for an unknown id.' })
  contact(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The contact request’s id.' }) id: string,
  ) {
    return service.contact(context, id);
  }
}
