import 'reflect-metadata';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../base/context.ts';
import { LeadEvent } from '../lead/lead.type.ts';
import { isHidden } from '../person/access/hidden-reach.ts';
import { ContactRequest } from './contact-request.type.ts';
import { shownContact } from './hidden-contact.ts';
import { BrochureOrder } from './order/order.type.ts';

/** What of an enquiry tells how to reach its sender, for those who may read it. A number that is hidden is no number to call. */
@Resolver(() => ContactRequest)
export class HiddenContactResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether phone number and e-mail address are null because they are hidden from the account; `showReach` of its person shows them.',
  })
  reachIsHidden(@Ctx() context: Context, @Root() { personId }: ContactRequest) {
    return isHidden(context, personId);
  }

  @FieldResolver(() => String, { nullable: true })
  async name(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await shownContact(context, item)).name;
  }

  @FieldResolver(() => String, { nullable: true })
  async phone(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await isHidden(context, item.personId)) ? null : item.phone;
  }

  @FieldResolver(() => String, { nullable: true })
  async phoneE164(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await isHidden(context, item.personId)) ? null : item.phoneE164;
  }

  @FieldResolver(() => String, { nullable: true })
  async email(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await isHidden(context, item.personId)) ? null : item.email;
  }

  @FieldResolver(() => String, { nullable: true })
  async message(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await shownContact(context, item)).message;
  }

  @FieldResolver(() => BrochureOrder, { nullable: true })
  async order(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await shownContact(context, item)).order;
  }

  @FieldResolver(() => [LeadEvent], {
    description: 'Notes, states and dates, oldest first; entries are only ever added.',
  })
  async history(@Ctx() context: Context, @Root() item: ContactRequest) {
    return (await shownContact(context, item)).history;
  }
}
