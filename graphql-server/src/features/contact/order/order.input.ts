import 'reflect-metadata';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsEnum,
  IsIn,
  IsInt,
  IsMongoId,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { homeCountry, maxCopies, maxOrderLines, postCountries } from 'domain/site/brochure-order.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { TextField } from '../../../base/input.ts';
import { IsPhone, phoneSentence } from '../../../base/text/phone.ts';
import { EnquiryInput } from '../../lead/arrivals.ts';
import { incompleteContact as required } from '../contact-request.input.ts';
import { PaymentMethod } from './order.type.ts';

const copiesSentence = `Please enter 1 to ${maxCopies} copies.`;

@InputType({ description: 'Copies of the brochure and papers of one property.' })
export class OrderLineInput {
  @Field(() => ID, { description: 'The property.' })
  @IsMongoId({ message: 'Please choose a property of this site.' })
  propertyId!: string;

  @Field(() => Int, { description: 'The number of copies, 1 to 99.' })
  @IsInt({ message: copiesSentence })
  @Min(1, { message: copiesSentence })
  @Max(maxCopies, { message: copiesSentence })
  copies!: number;

  @TextField({
    description: 'The property’s name as the visitor saw it; kept when the property was removed meanwhile.',
    maxLength: 160,
  })
  title?: string;
}

@InputType({ description: 'An order of printed brochures as the visitor types it.' })
export class BrochureOrderInput extends EnquiryInput {
  @TextField({ description: 'The visitor’s name.', required, maxLength: 120 })
  name!: string;

  @TextField({ description: 'E-mail address.', required, maxLength: 254, email: true })
  email!: string;

  @IsPhone()
  @TextField({ description: 'Phone number in any notation.', required: phoneSentence, maxLength: 40 })
  phone!: string;

  @TextField({ description: 'Street and house.', required, maxLength: 240 })
  address!: string;

  @TextField({ description: 'Town.', required, maxLength: 80 })
  town!: string;

  @TextField({ description: 'PIN or postal code; required for India, with six digits.', maxLength: 12 })
  postcode?: string;

  @IsIn(postCountries, { message: 'Please choose one of the countries.' })
  @TextField({ description: `The country: ${postCountries.join(', ')}.`, required, maxLength: 40 })
  country!: string;

  @Field(() => PaymentMethod, { description: 'The payment method for the shipping.' })
  @IsEnum(PaymentMethod, { message: 'Please choose how you would like to pay.' })
  payment!: PaymentMethod;

  @TextField({ description: 'The coupon.', maxLength: 40 })
  couponCode?: string;

  @TextField({ description: 'Anything else.', maxLength: 1_000 })
  message?: string;

  @Field(() => [OrderLineInput], { description: 'The brochures, 1 to 50, each property once.' })
  @IsArray({ message: 'This must be a list.' })
  @ArrayNotEmpty({ message: 'Your cart is empty. Please add a brochure first.' })
  @ArrayMaxSize(maxOrderLines, { message: `Please order at most ${maxOrderLines} brochures at once.` })
  lines!: OrderLineInput[];
}

/** The rules that depend on the country: PIN code and cash on delivery. */
export function wrongForCountry({ country, postcode, payment }: BrochureOrderInput): FieldMessages {
  const home = country === homeCountry;
  const pin = /^[1-9]\d{2}\s?\d{3}$/.test(postcode ?? '');
  return {
    ...(home && !pin && { postcode: 'Please enter the six digits of your PIN code.' }),
    ...(country &&
      !home &&
      payment === PaymentMethod.CASH_ON_DELIVERY && {
        payment: 'Cash on delivery is possible in India only. Please choose another way to pay.',
      }),
  };
}
