import 'reflect-metadata';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../../access/public-operation.ts';
import { ownerOnly } from '../../../access/roles.ts';
import type { Context } from '../../../base/context.ts';
import { thanks } from '../contact-request.service.ts';
import { ContactReceipt } from '../contact-request.type.ts';
import { CouponInput } from './coupon.input.ts';
import * as couponService from './coupon.service.ts';
import { Coupon } from './coupon.type.ts';
import { orderTotals, totalsWith } from './order-totals.service.ts';
import { BrochureOrderInput } from './order.input.ts';
import { submitOrder } from './order.service.ts';
import { OfferedTotals } from './order.type.ts';
import { RunsAgain } from '../../../kit/once/runs-again.ts';

/** Printed brochures by post. */
@Resolver()
export class OrderResolver {
  @Public()
  @RunsAgain()
  @Mutation(() => ContactReceipt, {
    description:
      'Orders printed brochures by post; nothing is charged. It becomes a contact request of the source CHECKOUT with its lines, and is answered with success once that is on disk.',
  })
  async submitOrder(
    @Ctx() context: Context,
    @Arg('input', () => BrochureOrderInput, { description: 'The order.' }) input: BrochureOrderInput,
  ) {
    const { _id: requestId, reference, order } = await submitOrder(context, input);
    // A robot’s order is not stored.
    const { totalPaise } = order?.totals ?? totalsWith(null);
    return { requestId, reference, message: thanks, totalPaise };
  }

  @Public()
  @Query(() => OfferedTotals, {
    description:
      'What an order of brochures costs. TOO_MANY_REQUESTS after 60 coupons in 15 minutes from one address.',
  })
  orderTotals(
    @Ctx() context: Context,
    @Arg('couponCode', () => String, {
      nullable: true,
      description: 'A coupon code, in capitals or small letters.',
    })
    couponCode?: string | null,
  ) {
    return orderTotals(context, couponCode);
  }

  @Authorized(ownerOnly)
  @Query(() => [Coupon], { description: 'Every coupon, by code.' })
  coupons(@Ctx() context: Context) {
    return couponService.coupons(context);
  }

  @Authorized(ownerOnly)
  @Mutation(() => [Coupon], {
    description: 'Adds a coupon, or replaces the one with the same code; answers with every coupon.',
  })
  saveCoupon(
    @Ctx() context: Context,
    @Arg('input', () => CouponInput, { description: 'The coupon.' }) input: CouponInput,
  ) {
    return couponService.saveCoupon(context, input);
  }

  @Authorized(ownerOnly)
  @Mutation(() => [Coupon], {
    description: 'Removes a coupon; answers with every other one. NOT_FOUND when there is none of that code.',
  })
  removeCoupon(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'Its code, in capitals or small letters.' }) code: string,
  ) {
    return couponService.removeCoupon(context, code);
  }
}
