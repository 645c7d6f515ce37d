import { ObjectId } from 'mongodb';
import { withinLimit } from '../../../access/rate-limit.ts';
import type { Context } from '../../../base/context.ts';
import { badField, badInput } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { toE164 } from '../../../base/text/phone.ts';
import { arrivalsOf } from '../../lead/arrivals.ts';
import { receiptOf } from '../../lead/consents.ts';
import { countEnquiries } from '../../property/enquired-item.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { contactLimit, countPhone, isRobot, markOf, storeOnce } from '../../lead/submission.ts';
import {
  contactRequestNoun,
  contactValues,
  insertContact,
  unstoredContact,
} from '../contact-request.service.ts';
import { ContactSource } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { receiverOf } from '../people/receiver.ts';
import { subscribeBeside } from '../subscriber/subscriber.service.ts';
import { findCoupon } from './coupon.service.ts';
import { CouponScope } from './coupon.type.ts';
import type { Coupon } from './coupon.type.ts';
import { settings } from '../../company/site-settings.service.ts';
import { totalsWith } from './order-totals.service.ts';
import { BrochureOrderInput, OrderLineInput, wrongForCountry } from './order.input.ts';
import type { BrochureOrder, OrderLine } from './order.type.ts';

/** The name for a property that was removed before the order, if the visitor’s cart had none. */
const removedTitle = 'A property that was removed';

/**
 * Stores an order of brochures as a contact request with its lines, cost and address; the order is on disk when the
 * promise is fulfilled. A removed property keeps its line; an order with only such lines is refused. Throws
 * BAD_USER_INPUT beside `couponCode` for a refused coupon, and where the company sends no brochures. Robots, repeated
 * submission keys and too many submissions are handled as for every contact request.
 */
export async function submitOrder(context: Context, raw: BrochureOrderInput): Promise<ContactRequest> {
  if (!(await settings(context)).sendsBrochures) throw badInput('We send no brochures by post.');
  const input = checkInput(BrochureOrderInput, raw, wrongForCountry);
  const lines = input.lines.map((line) => checkInput(OrderLineInput, line));
  const request = { ...input, source: ContactSource.CHECKOUT, page: '/checkout' };
  if (isRobot(context, input)) return unstoredContact(context, request);
  const mark = await markOf(context, input, input.email);
  return storeOnce(context, contactRequestNoun, mark, () =>
    withinLimit(context, contactLimit(context), async () => {
      await countPhone(context, toE164(input.phone), contactLimit(context));
      const coupon = await couponFor(context, input);
      const ordered = await orderLines(context, lines);
      const order: BrochureOrder = {
        lines: ordered.lines,
        totals: totalsWith(coupon),
        payment: input.payment,
        address: input.address,
        town: input.town,
        postcode: input.postcode ?? null,
        country: input.country,
      };
      const [only] = ordered.lines;
      const about = ordered.lines.length === 1 && only ? only : null;
      const receipt = receiptOf(context, input, request.page);
      const values = contactValues(
        { ...request, propertyId: about?.propertyId.toHexString() },
        {
          propertyTitle: about?.title ?? null,
          order,
          receipt,
          arrivals: arrivalsOf(context, input),
        },
      );
      await subscribeBeside(context, input, receipt);
      return insertContact(context, values, mark, receiverOf(context, undefined, ordered.only ?? null));
    }),
  );
}

/** The coupon of an order; null without one. */
async function couponFor(context: Context, input: BrochureOrderInput): Promise<Coupon | null> {
  if (!input.couponCode) return null;
  const found = await findCoupon(context, input.couponCode);
  if (typeof found === 'string') throw badField('couponCode', found);
  if (found.appliesTo === CouponScope.FIRST_ORDER && (await hasOrdered(context, input))) {
    const sentence = `${found.code} is for a first order, and you have ordered from us before. Remove it and send again.`;
    throw badField('couponCode', sentence);
  }
  return found;
}

/** Whether an earlier order has this e-mail address or phone number; deleted orders count. */
async function hasOrdered(context: Context, input: BrochureOrderInput): Promise<boolean> {
  const { threadKeys } = contactValues(input, { propertyTitle: null });
  const earlier = await collectionOf(context, contactRequestNoun).findOne(
    { deleted: { $in: [false, true] }, threadKeys: { $in: threadKeys }, order: { $ne: null } },
    { projection: { _id: 1 } },
  );
  return earlier !== null;
}

/** The lines with current names, each property once; each visible property counts one enquiry. */
async function orderLines(context: Context, typed: OrderLineInput[]) {
  const copies = new Map(typed.map((line) => [line.propertyId.toLowerCase(), line]));
  const ids = [...copies.keys()].map((id) => new ObjectId(id));
  const known = await countEnquiries(context, ids);
  if (known.size === 0) {
    throw badField(
      'lines',
      'None of these properties is on the site at the moment. Please choose another one.',
    );
  }
  const lines = [...copies].map(([id, line]): OrderLine => ({
    propertyId: new ObjectId(id),
    title: known.get(id)?.title ?? line.title ?? removedTitle,
    copies: line.copies,
  }));
  const only = lines.length === 1 ? known.values().next().value : undefined;
  return { lines, only };
}
