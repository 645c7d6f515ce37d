import { visibleText } from 'domain/text/typed-text.ts';
import { dayInIndia } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { notFound } from '../../../base/errors.ts';
import { checkInput } from '../../../base/input.ts';
import { databaseTime } from '../../../database/time.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import { fieldChanges } from '../../../kit/change/field-changes.ts';
import { settings } from '../../company/site-settings.service.ts';
import { CouponInput } from './coupon.input.ts';
import { CouponScope } from './coupon.type.ts';
import type { Coupon } from './coupon.type.ts';

/** All coupons are one document, so that each write is one update. */
interface StoredCoupons {
  _id: 'all';
  coupons: Coupon[];
}

const collection = 'coupons';
const all = { _id: 'all' } as const;

/** The documented discount on a first order; it stands until an owner changes the coupons. */
const firstCoupons: Coupon[] = [
  { code: 'WELCOME10', percent: 10, appliesTo: CouponScope.FIRST_ORDER, lastDay: null },
];

function couponsOf({ db }: AppContext) {
  return db.collection<StoredCoupons>(collection);
}

/** Every coupon, by code. */
export async function coupons(context: AppContext): Promise<Coupon[]> {
  const stored = await couponsOf(context).findOne(all);
  return sorted(stored?.coupons ?? firstCoupons);
}

/** Adds a coupon, or replaces the one with the same code, and records the change. Returns all coupons. */
export async function saveCoupon(context: Context, raw: CouponInput): Promise<Coupon[]> {
  const { code: typed, percent, appliesTo, lastDay = null } = checkInput(CouponInput, raw);
  const coupon: Coupon = { code: couponCode(typed), percent, appliesTo, lastDay };
  const { before, after } = await replace(context, coupon.code, [coupon]);
  const changes = fieldChanges(before ?? {}, coupon);
  const verb = before ? ActivityVerb.UPDATED : ActivityVerb.CREATED;
  if (changes.length > 0) {
    await recordActivity(context, {
      verb,
      noun: collection,
      label: coupon.code,
      changes: before ? changes : [],
    });
  }
  return after;
}

/** Removes the coupon with this code; earlier orders keep its discount. Throws NOT_FOUND if there is none. */
export async function removeCoupon(context: Context, code: string): Promise<Coupon[]> {
  const { before, after } = await replace(context, couponCode(code), []);
  if (!before) throw notFound('Coupon');
  await recordActivity(context, { verb: ActivityVerb.DELETED, noun: collection, label: before.code });
  return after;
}

/** The coupon for a typed code, or the sentence that refuses it today. */
export async function findCoupon(context: AppContext, typed: string): Promise<Coupon | string> {
  const { takesCoupons } = await settings(context);
  const found = takesCoupons && (await coupons(context)).find(({ code }) => code === couponCode(typed));
  if (!found) return 'We do not know this code.';
  const { lastDay } = found;
  if (lastDay && lastDay < dayInIndia(await databaseTime(context.db))) return 'This code is no longer valid.';
  return found;
}

/** The stored form of a code. */
function couponCode(typed: string): string {
  return visibleText(typed).toUpperCase();
}

/** Replaces the coupon with this code by `instead`, in one update. */
async function replace(context: Context, code: string, instead: Coupon[]) {
  await couponsOf(context).updateOne(all, { $setOnInsert: { coupons: firstCoupons } }, { upsert: true });
  const others = { $filter: { input: '$coupons', cond: { $ne: ['$$this.code', code] } } };
  const former = await couponsOf(context).findOneAndUpdate(
    all,
    [{ $set: { coupons: { $concatArrays: [others, instead.map((coupon) => ({ $literal: coupon }))] } } }],
    { returnDocument: 'before' },
  );
  const before = former?.coupons.find((coupon) => coupon.code === code);
  const rest = former?.coupons.filter((coupon) => coupon !== before) ?? [];
  return { before, after: sorted([...rest, ...instead]) };
}

function sorted(list: Coupon[]): Coupon[] {
  return list.toSorted((left, right) => left.code.localeCompare(right.code));
}
