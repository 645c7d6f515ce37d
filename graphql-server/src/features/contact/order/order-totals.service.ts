import { visibleText } from 'domain/text/typed-text.ts';
import { countUse } from '../../../access/rate-limit.ts';
import type { RateLimit } from '../../../access/rate-limit.ts';
import type { Context } from '../../../base/context.ts';
import { settings } from '../../company/site-settings.service.ts';
import { findCoupon } from './coupon.service.ts';
import { CouponScope } from './coupon.type.ts';
import type { Coupon } from './coupon.type.ts';
import type { OfferedTotals, OrderTotals } from './order.type.ts';

/** The documented charges. */
const shippingPaise = 1_500;
const vatPaise = 0;

/** Codes that are tried in 15 minutes from one address. */
const couponLimit: RateLimit = {
  name: 'coupon',
  max: 60,
  windowMs: 15 * 60_000,
  sentence: 'Too many codes were tried from your connection.',
};

/** What an order costs, in paise; the discount is rounded to a whole paisa in the visitor’s favour. */
export function totalsWith(coupon: Coupon | null): OrderTotals {
  const discountPaise = coupon ? Math.ceil((shippingPaise * coupon.percent) / 100) : 0;
  return {
    subtotalPaise: 0,
    shippingPaise,
    discountPaise,
    vatPaise,
    totalPaise: shippingPaise - discountPaise + vatPaise,
    couponCode: coupon?.code ?? null,
  };
}

/**
 * The cost of an order with this coupon. A refused coupon changes nothing, and the answer says why.
 * Throws TOO_MANY_REQUESTS after 60 codes in 15 minutes from one address.
 */
export async function orderTotals(context: Context, typedCoupon?: string | null): Promise<OfferedTotals> {
  const typed = visibleText(typedCoupon ?? '');
  const { takesCoupons } = await settings(context);
  const none = { ...totalsWith(null), couponRefusal: null, firstOrderOnly: false, takesCoupons };
  if (!typed) return none;
  await countUse(context, couponLimit);
  const found = await findCoupon(context, typed.slice(0, 40));
  if (typeof found === 'string') return { ...none, couponRefusal: found };
  const firstOrderOnly = found.appliesTo === CouponScope.FIRST_ORDER;
  return { ...totalsWith(found), couponRefusal: null, firstOrderOnly, takesCoupons };
}
