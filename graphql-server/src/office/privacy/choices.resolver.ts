import 'reflect-metadata';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireLeads } from '../../access/token-scope.ts';
import { Public } from '../../access/public-operation.ts';
import type { Context } from '../../base/context.ts';
import { ApplicationReceipt, JobApplication } from '../../features/application/job-application.type.ts';
import { ContactReceipt, ContactRequest } from '../../features/contact/contact-request.type.ts';
import { ConsentPurpose } from '../../features/lead/consent.type.ts';
import { choicesPath } from './choices-link.ts';
import { UnsubscribeInput } from './choices.input.ts';
import * as service from './choices.service.ts';
import { Choices } from './choices.type.ts';

const linkArgument = { description: 'The part `link` of the address that the visitor got after sending.' };
const pathDescription =
  'The path of the page where the person sees and takes back the consents. Anyone with the path can do so.';

/** What people do with their consents, without an account. */
@Resolver()
export class ChoicesResolver {
  @Public()
  @Query(() => Choices, {
    nullable: true,
    description: 'What the sender of a form allowed; null for a wrong link, and once the form was erased.',
  })
  choices(@Ctx() context: Context, @Arg('link', () => String, linkArgument) link: string) {
    return service.choices(context, link);
  }

  @Public()
  @Mutation(() => Choices, {
    nullable: true,
    description: 'Takes back a consent for good, and answers what is left; null for a wrong link.',
  })
  withdrawConsent(
    @Ctx() context: Context,
    @Arg('link', () => String, linkArgument) link: string,
    @Arg('purpose', () => ConsentPurpose, { description: 'The consent.' }) purpose: ConsentPurpose,
  ) {
    return service.withdrawConsent(context, link, purpose);
  }

  @Public()
  @Mutation(() => Boolean, {
    description: 'Ends the newsletter for an address; true, whether or not there was a subscription.',
  })
  async unsubscribe(
    @Ctx() context: Context,
    @Arg('input', () => UnsubscribeInput, { description: 'The address.' }) input: UnsubscribeInput,
  ) {
    await service.unsubscribe(context, input);
    return true;
  }
}

@Resolver(() => ContactReceipt)
export class ContactReceiptChoicesResolver {
  @FieldResolver(() => String, { description: pathDescription })
  choicesPath(@Ctx() context: Context, @Root() { requestId }: ContactReceipt) {
    return choicesPath(context, 'e', requestId);
  }
}

@Resolver(() => ApplicationReceipt)
export class ApplicationReceiptChoicesResolver {
  @FieldResolver(() => String, { description: pathDescription })
  choicesPath(@Ctx() context: Context, @Root() { applicationId }: ApplicationReceipt) {
    return choicesPath(context, 'a', applicationId);
  }
}

@Resolver(() => ContactRequest)
export class ContactChoicesResolver {
  @FieldResolver(() => String, { description: pathDescription })
  choicesPath(@Ctx() context: Context, @Root() { _id }: ContactRequest) {
    requireLeads(context);
    return choicesPath(context, 'e', _id);
  }
}

@Resolver(() => JobApplication)
export class ApplicationChoicesResolver {
  @FieldResolver(() => String, { description: pathDescription })
  choicesPath(@Ctx() context: Context, @Root() { _id }: JobApplication) {
    return choicesPath(context, 'a', _id);
  }
}
