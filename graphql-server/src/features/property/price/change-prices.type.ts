import 'reflect-metadata';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { ObjectId } from 'mongodb';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsDecimal } from '../../../base/numbers/decimal.ts';
import { Rupees } from '../../../base/types.ts';
import { Price, Property } from '../property.type.ts';

/** The steps to which new prices can be rounded, in rupees. */
const roundings = [1, 1_000, 10_000, 100_000];
const mostRupees = 9_999_999_999;

@InputType({ description: 'How prices change: by a percentage or by an amount.' })
export class PriceStepInput {
  @Field(() => Float, { nullable: true, description: 'Percent from −50 to 100; negative to lower.' })
  @IsOptional()
  @IsDecimal(2, 'Please enter a percentage such as 2.5.')
  @Min(-50, { message: 'Please lower a price by at most 50 %.' })
  @Max(100, { message: 'Please raise a price by at most 100 %.' })
  percent?: number;

  @Field(() => Rupees, { nullable: true, description: 'Whole rupees; negative to lower.' })
  @IsOptional()
  @IsInt({ message: 'Please enter whole rupees.' })
  @Min(-mostRupees, { message: 'This amount is too high.' })
  @Max(mostRupees, { message: 'This amount is too high.' })
  amount?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rounds the new price to whole 1, 1,000, 10,000 or 1,00,000 rupees; 1 by default.',
  })
  @IsOptional()
  @IsIn(roundings, { message: 'Please choose a rounding from the list.' })
  roundTo?: number;
}

@ObjectType({ description: 'A price that changes, or would change.' })
export class ChangedPrice {
  @Field(() => Property, { description: 'The property.' })
  property!: Property;

  @Field(() => Price, { description: 'Its price before.' })
  before!: Price;

  @Field(() => Price, { description: 'Its new price.' })
  after!: Price;
}

@ObjectType({ description: 'A property whose price stays, and why.' })
export class KeptPrice {
  @Field(() => Property, { description: 'The property.' })
  property!: Property;

  @Field(() => String, { description: 'The sentence.' })
  reason!: string;
}

@ObjectType({ description: 'What a change of prices does, or would do.' })
export class PricePlan {
  @Field(() => [ChangedPrice], { description: 'The prices that change, at most 100 of them.' })
  changes!: ChangedPrice[];

  @Field(() => Int, { description: 'The number of all prices that change.' })
  changed!: number;

  @Field(() => [KeptPrice], { description: 'The prices that stay, at most 100 of them.' })
  kept!: KeptPrice[];

  @Field(() => Int, { description: 'The number of all prices that stay.' })
  keptCount!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'What `undoPropertyBatch` takes back for 24 hours; null for a dry run.',
  })
  batchId!: ObjectId | null;
}

@ObjectType({ description: 'A price that was set.' })
export class SetPrice {
  @Field(() => Property, { description: 'The property.' })
  property!: Property;

  @Field(() => ID, { description: 'What `undoPropertyBatch` takes back for 24 hours.' })
  batchId!: ObjectId;
}

@ObjectType({ description: 'What the undo of many changes did.' })
export class BatchUndone {
  @Field(() => Int, {
    description: 'Properties that were taken back: new ones are in the trash, changed ones are as before.',
  })
  taken!: number;

  @Field(() => Int, {
    description:
      'Properties that stay as they are: they were saved again since, or may not be shown as they were.',
  })
  kept!: number;
}
