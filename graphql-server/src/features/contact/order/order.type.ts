import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum PaymentMethod {
  CHEQUE = 'CHEQUE',
  CASH_ON_DELIVERY = 'CASH_ON_DELIVERY',
  PAYPAL = 'PAYPAL',
}
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How the shipping of an order is paid. Nothing is charged by sending it.',
  valuesConfig: {
    CHEQUE: { description: 'A cheque, sent to the office.' },
    CASH_ON_DELIVERY: { description: 'Cash, when the parcel arrives; in India only.' },
    PAYPAL: { description: 'The office sends a payment link.' },
  },
});

@ObjectType({ description: 'The printed brochure and papers of one property.' })
export class OrderLine {
  @Field(() => ID, { description: 'The property.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The property’s name when the order was sent.' })
  title!: string;

  @Field(() => Int, { description: 'The number of copies, 1 to 99.' })
  copies!: number;
}

@ObjectType({ description: 'What an order of brochures costs, in paise.' })
export class OrderTotals {
  @Field(() => Int, { description: 'The price of the brochures: always 0.' })
  subtotalPaise!: number;

  @Field(() => Int, { description: 'Shipping, once for an order.' })
  shippingPaise!: number;

  @Field(() => Int, { description: 'The discount on the shipping.' })
  discountPaise!: number;

  @Field(() => Int, { description: 'VAT.' })
  vatPaise!: number;

  @Field(() => Int, { description: 'The sum.' })
  totalPaise!: number;

  @Field(() => String, { nullable: true, description: 'The coupon that applies.' })
  couponCode!: string | null;
}

@ObjectType({ description: 'The cost of an order, and whether its coupon applies.' })
export class OfferedTotals extends OrderTotals {
  @Field(() => String, { nullable: true, description: 'Why the coupon is refused; null if it applies.' })
  couponRefusal!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the coupon is valid for a first order only, which is checked when the order is sent.',
  })
  firstOrderOnly!: boolean;

  @Field(() => Boolean, { description: 'Whether the cart takes coupons.' })
  takesCoupons!: boolean;
}

@ObjectType({
  description: 'An order of printed brochures, as a visitor who knows its reference may see it.',
})
export class TrackedOrder {
  @Field(() => [OrderLine], { description: 'What was ordered.' })
  lines!: OrderLine[];

  @Field(() => OrderTotals, { description: 'What it costs.' })
  totals!: OrderTotals;

  @Field(() => PaymentMethod, { description: 'How the visitor wishes to pay.' })
  payment!: PaymentMethod;

  @Field(() => String, { description: 'The town of the address.' })
  town!: string;

  @Field(() => String, { description: 'The country of the address.' })
  country!: string;
}

@ObjectType({ description: 'An order of printed brochures, sent by post.' })
export class BrochureOrder extends TrackedOrder {
  @Field(() => String, { description: 'Street and house of the address.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'The PIN or postal code; always there for India.' })
  postcode!: string | null;
}
