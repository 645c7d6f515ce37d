import 'reflect-metadata';
import { IsEnum, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsDay } from '../../../base/day.ts';
import { TextField } from '../../../base/input.ts';
import { Day } from '../../../base/types.ts';
import { CouponScope } from './coupon.type.ts';

const codeSentence = 'Please enter a code of 3 to 20 letters, digits and hyphens.';
const percentSentence = 'Please enter a whole number from 1 to 100.';

@InputType({ description: 'A coupon as an owner types it.' })
export class CouponInput {
  @Matches(/^[a-z0-9-]{3,20}$/i, { message: codeSentence })
  @TextField({
    description: 'Its code, in capitals or small letters.',
    required: codeSentence,
    maxLength: 20,
  })
  code!: string;

  @Field(() => Int, { description: 'The discount on the shipping in percent, 1 to 100.' })
  @IsInt({ message: percentSentence })
  @Min(1, { message: percentSentence })
  @Max(100, { message: percentSentence })
  percent!: number;

  @Field(() => CouponScope, { description: 'The orders that it is valid for.' })
  @IsEnum(CouponScope, { message: 'Please choose which orders it is valid for.' })
  appliesTo!: CouponScope;

  @Field(() => Day, { nullable: true, description: 'The last day in India on which it is valid.' })
  @IsOptional()
  @IsDay({ message: 'Please enter a day such as 2026-12-31.' })
  lastDay?: string | null;
}
