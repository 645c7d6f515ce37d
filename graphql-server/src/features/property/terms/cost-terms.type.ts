import 'reflect-metadata';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TextField } from '../../../base/input.ts';
import { Rupees } from '../../../base/types.ts';
import { AllotmentPeriod } from '../../rule/rule.type.ts';

export enum TransferPayer {
  BUYER = 'BUYER',
  SELLER = 'SELLER',
  HALF = 'HALF',
}
registerEnumType(TransferPayer, {
  name: 'TransferPayer',
  description: 'Who pays the transfer charge of a resale: the buyer, the seller, or each a half.',
  valuesConfig: {
    BUYER: { description: 'The buyer.' },
    SELLER: { description: 'The seller.' },
    HALF: { description: 'Each a half.' },
  },
});

export enum PaymentPlanKind {
  CONSTRUCTION_LINKED = 'CONSTRUCTION_LINKED',
  TIME_LINKED = 'TIME_LINKED',
}
registerEnumType(PaymentPlanKind, {
  name: 'PaymentPlanKind',
  description:
    'What decides when the payments of a plan fall due: the progress of the construction, whose months are expected ones, or the calendar, counted from the day of booking.',
  valuesConfig: {
    CONSTRUCTION_LINKED: { description: 'Payments follow the construction; their months are expected ones.' },
    TIME_LINKED: { description: 'Payments follow the calendar, counted from the day of booking.' },
  },
});

/** Fewer than a thousand crore. */
const mostRupees = 9_999_999_999;
const maxMonths = 600;
const decimal = /^-?\d{1,9}(?:\.\d{1,4})?$/;

/** An exact decimal number as text. */
export function DecimalField(description: string): PropertyDecorator {
  return (target, key) => {
    TextField({ description: `${description} A decimal number as text.`, maxLength: 20 })(target, key);
    Matches(decimal, { message: 'Please enter a number such as 9000 or 9000.50.' })(target, String(key));
  };
}

/** An amount in whole rupees that may be missing. */
export function RupeesField(description: string): PropertyDecorator {
  return (target, key) => {
    const message = 'Please enter whole rupees.';
    Field(() => Rupees, { description: `${description} In whole rupees.`, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(0, { message })(target, String(key));
    Max(mostRupees, { message: 'This amount is too high.' })(target, String(key));
  };
}

/** A whole number from 0 to `most` that may be missing. */
export function WholeField(description: string, most: number): PropertyDecorator {
  return (target, key) => {
    const message = `Please enter a whole number from 0 to ${most}.`;
    Field(() => Int, { description, nullable: true })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(0, { message })(target, String(key));
    Max(most, { message })(target, String(key));
  };
}

@ObjectType('LocationCharge', { description: 'A location charge (PLC): park, corner, road or view.' })
@InputType('LocationChargeInput', {
  description: 'A location charge (PLC): park, corner, road or view.',
})
export class LocationCharge {
  @TextField({
    description: 'Its name, such as “Park facing”.',
    maxLength: 60,
    required: 'Please enter a name for the charge.',
  })
  name!: string;

  @TextField({
    description: 'Rupees per sq ft of carpet area. A decimal number as text.',
    maxLength: 20,
    required: 'Please enter rupees per sq ft.',
  })
  @Matches(decimal, { message: 'Please enter a number such as 200 or 200.50.' })
  rate!: string;
}

@ObjectType('PaymentMilestone', { description: 'A part of the price and when it is due.' })
@InputType('PaymentMilestoneInput', { description: 'A part of the price and when it is due.' })
export class PaymentMilestone {
  @TextField({
    description: 'What it is due for, such as “On booking” or “5th floor roof slab”.',
    maxLength: 100,
    required: 'Please say what the payment is due for.',
  })
  name!: string;

  @TextField({
    description: 'Its share of the agreement value in percent. A decimal number as text.',
    maxLength: 20,
    required: 'Please enter a percentage.',
  })
  @Matches(/^\d{1,3}(?:\.\d{1,4})?$/, { message: 'Please enter a percentage such as 10.' })
  percent!: string;

  @WholeField(
    'Months after booking and agreement; null for at possession, or when the stage is reached.',
    maxMonths,
  )
  month?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it is due at a stage of construction whose month is not known. It cannot have a month as well.',
  })
  @IsOptional()
  @IsBoolean({ message: 'This must be true or false.' })
  whenReached?: boolean | null;
}

/**
 * What a project charges besides its price. A missing value is not known, which the cost sheet says; a zero is a charge
 * that there is not.
 */
@ObjectType('CostTerms', {
  description:
    'The charges of a project, as the office filled them in. Null means not known; zero means that there is no such charge.',
})
@InputType('CostTermsInput', {
  description:
    'The charges of a project. A missing value is not known; zero means that there is no such charge.',
})
export class CostTerms {
  @DecimalField(
    'Basic price in rupees per sq ft of carpet area; null for a lump sum, the price of the project.',
  )
  basicRate?: string | null;

  @Field(() => [LocationCharge], {
    nullable: true,
    description: 'The location charges (PLC); null if not known.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(12, { message: 'Please use at most 12.' })
  @ValidateNested({ each: true })
  locationCharges?: LocationCharge[] | null;

  @WholeField('The highest number of location charges that a home pays; null for all.', 12)
  maxLocationCharges?: number | null;

  @DecimalField('Floor rise in rupees per sq ft and floor; below zero if higher floors are cheaper.')
  floorRise?: string | null;

  @WholeField('The highest floor without floor rise.', 200)
  freeFloors?: number | null;

  @RupeesField('One covered parking slot.')
  parking?: number | null;

  @RupeesField('Club membership.')
  club?: number | null;

  @RupeesField('Power back-up per kVA.')
  powerRate?: number | null;

  @WholeField('The power back-up that comes with a home, in kVA.', 500)
  powerKva?: number | null;

  @DecimalField('Electricity and fire fighting (EEC, FFC) in rupees per sq ft.')
  electricityRate?: string | null;

  @DecimalField('Development charges (EDC, IDC) in rupees per sq ft; usually 0 in Noida.')
  developmentRate?: string | null;

  @DecimalField('One-time lease rent in rupees per sq ft.')
  leaseRentRate?: string | null;

  @DecimalField('Interest-free maintenance security (IFMS) in rupees per sq ft.')
  securityRate?: string | null;

  @DecimalField('Maintenance in rupees per sq ft and month.')
  maintenanceRate?: string | null;

  @WholeField('Months of maintenance that are paid in advance.', 120)
  maintenanceMonths?: number | null;

  @RupeesField('Meters, gas, water and documents.')
  meters?: number | null;

  @RupeesField('Lawyer, deed writer and e-stamp service.')
  legal?: number | null;

  @RupeesField('Costs of the loan: processing, valuation, insurance and mortgage papers.')
  loanCosts?: number | null;

  @DecimalField('Circle rate in rupees per square metre of carpet area.')
  circleRate?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it lies outside the towns, where duty is lower.',
  })
  @IsOptional()
  isRural?: boolean | null;

  @RupeesField('For a resale: the original allotment price.')
  allotmentPrice?: number | null;

  @Field(() => AllotmentPeriod, {
    nullable: true,
    description: 'For a resale: when the authority allotted it; null if not known.',
  })
  @IsOptional()
  @IsEnum(AllotmentPeriod, { message: 'Please choose from the list.' })
  allotmentPeriod?: AllotmentPeriod | null;

  @Field(() => TransferPayer, { nullable: true, description: 'For a resale: who pays the transfer charge.' })
  @IsOptional()
  @IsEnum(TransferPayer, { message: 'Please choose from the list.' })
  transferPayer?: TransferPayer | null;

  @Field(() => PaymentPlanKind, {
    nullable: true,
    description: 'Whether the payment plan follows the construction or the calendar; null if not said.',
  })
  @IsOptional()
  @IsEnum(PaymentPlanKind, { message: 'Please choose from the list.' })
  paymentPlanKind?: PaymentPlanKind | null;

  @Field(() => [PaymentMilestone], {
    nullable: true,
    description: 'The payment plan; its shares add up to 100 %. Null if not known.',
  })
  @IsOptional()
  @IsArray({ message: 'This must be a list.' })
  @ArrayMaxSize(40, { message: 'Please use at most 40.' })
  @ValidateNested({ each: true })
  paymentPlan?: PaymentMilestone[] | null;
}
