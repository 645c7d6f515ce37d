import 'reflect-metadata';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Day } from '../../../base/types.ts';

export enum CouponScope {
  FIRST_ORDER = 'FIRST_ORDER',
  EVERY_ORDER = 'EVERY_ORDER',
}
registerEnumType(CouponScope, {
  name: 'CouponScope',
  description: 'The orders that a coupon is valid for.',
  valuesConfig: {
    FIRST_ORDER: { description: 'An order with an e-mail address and a phone number of no earlier order.' },
    EVERY_ORDER: { description: 'Every order.' },
  },
});

@ObjectType({ description: 'A discount code for the shipping of an order of brochures.' })
export class Coupon {
  @Field(() => String, { description: 'What the visitor types, in capital letters.' })
  code!: string;

  @Field(() => Int, {
    description: 'The discount on the shipping in percent, 1 to 100; brochures cost nothing.',
  })
  percent!: number;

  @Field(() => CouponScope, { description: 'The orders that it is valid for.' })
  appliesTo!: CouponScope;

  @Field(() => Day, {
    nullable: true,
    description: 'The last day in India on which it is valid; null if it has no end.',
  })
  lastDay!: string | null;
}
