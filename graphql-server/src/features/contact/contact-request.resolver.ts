import 'reflect-metadata';
import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Public } from '../../public.ts';
import { ListInput } from '../../types.ts';
import { ContactRequestInput } from './contact-request.input.ts';
import * as service from './contact-request.service.ts';
import { ContactReceipt, ContactRequest, ContactRequestPage } from './contact-request.type.ts';

@Resolver(() => ContactRequest)
export class ContactRequestResolver {
  @Public()
  @Mutation(() => ContactReceipt, {
    description: 'Sends an enquiry; answered with success once it is on disk.',
  })
  async submitContact(
    @Ctx() context: Context,
    @Arg('input', () => ContactRequestInput, { description: 'The enquiry.' }) input: ContactRequestInput,
  ) {
    const { reference } = await service.submitContact(context, input);
    return { reference, message: service.thanks };
  }

  @Authorized()
  @Query(() => ContactRequestPage, { description: 'Contact requests, newest first, 5 a page by default.' })
  contacts(
    @Ctx() context: Context,
    @Arg('list', () => ListInput, { nullable: true, description: 'Which part to show.' }) list?: ListInput,
  ) {
    return service.contacts(context, list ?? {});
  }

  @Authorized()
  @Query(() => ContactRequest, { description: 'One contact request; NOT_FOUND for an unknown id.' })
  contact(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.contact(context, id);
  }

  @Authorized()
  @Mutation(() => ContactRequest, {
    description: 'Deletes a contact request; it can be restored for 30 days.',
  })
  deleteContact(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.deleteContact(context, id);
  }

  @Authorized()
  @Mutation(() => ContactRequest, { description: 'Brings a deleted contact request back.' })
  restoreContact(@Ctx() context: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string) {
    return service.restoreContact(context, id);
  }
}
