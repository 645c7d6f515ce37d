import 'reflect-metadata';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CostPayment } from './cost-payment.type.ts';
import { Rupees } from '../../base/types.ts';
import { CostUnit } from './cost-unit.type.ts';
import { AreaBasis } from '../property/property.type.ts';
import { PaymentPlanKind } from '../property/terms/cost-terms.type.ts';
import { Rule } from '../rule/rule.type.ts';
import { keyValues, payeeValues, momentValues } from './cost-values.ts';

export enum CostKey {
  BASIC_PRICE = 'BASIC_PRICE',
  LOCATION = 'LOCATION',
  FLOOR_RISE = 'FLOOR_RISE',
  PARKING = 'PARKING',
  CLUB = 'CLUB',
  POWER_BACKUP = 'POWER_BACKUP',
  ELECTRICITY_AND_FIRE = 'ELECTRICITY_AND_FIRE',
  DEVELOPMENT = 'DEVELOPMENT',
  GST = 'GST',
  LEASE_RENT = 'LEASE_RENT',
  SECURITY = 'SECURITY',
  MAINTENANCE = 'MAINTENANCE',
  METERS = 'METERS',
  STAMP_DUTY = 'STAMP_DUTY',
  REGISTRATION = 'REGISTRATION',
  LEGAL = 'LEGAL',
  LOAN_COSTS = 'LOAN_COSTS',
  TRANSFER = 'TRANSFER',
  BROKERAGE = 'BROKERAGE',
}
registerEnumType(CostKey, {
  name: 'CostKey',
  description:
    'A line of a cost sheet, in its order. The lines up to DEVELOPMENT make up the agreement value.',
  valuesConfig: keyValues,
});

export enum CostPayee {
  BUILDER = 'BUILDER',
  SELLER = 'SELLER',
  GOVERNMENT = 'GOVERNMENT',
  AUTHORITY = 'AUTHORITY',
  ASSOCIATION = 'ASSOCIATION',
  BANK = 'BANK',
  LAWYER = 'LAWYER',
  AGENT = 'AGENT',
}
registerEnumType(CostPayee, {
  name: 'CostPayee',
  description: 'The payee of a line.',
  valuesConfig: payeeValues,
});

export enum CostMoment {
  INSTALMENTS = 'INSTALMENTS',
  AGREEMENT = 'AGREEMENT',
  AGREEMENT_AND_POSSESSION = 'AGREEMENT_AND_POSSESSION',
  POSSESSION = 'POSSESSION',
  LOAN = 'LOAN',
}
registerEnumType(CostMoment, {
  name: 'CostMoment',
  description:
    'When a line is due: with the instalments of the payment plan, at the registered agreement, at possession, or when the loan is taken.',
  valuesConfig: momentValues,
});

@ObjectType({ description: 'One line of a cost sheet.' })
export class CostLine {
  @Field(() => CostKey, { description: 'Which line it is.' })
  key!: CostKey;

  @Field(() => Rupees, { nullable: true, description: 'Whole rupees, its tax included; null if not known.' })
  amount!: number | null;

  @Field(() => Rupees, { description: 'The GST within the amount, in whole rupees; 0 for none.' })
  tax!: number;

  @Field(() => String, { description: 'How it was computed, or why it is not known, in words.' })
  formula!: string;

  @Field(() => Boolean, { description: 'Whether it is part of the agreement value.' })
  inAgreementValue!: boolean;

  @Field(() => Boolean, { description: 'Whether stamp duty is taken from it.' })
  inDutyBase!: boolean;

  @Field(() => Boolean, { description: 'Whether TDS is taken from it.' })
  inTdsBase!: boolean;

  @Field(() => Boolean, { description: 'Whether it is refundable.' })
  refundable!: boolean;

  @Field(() => CostPayee, { description: 'The payee.' })
  payTo!: CostPayee;

  @Field(() => CostMoment, { description: 'When it is due.' })
  when!: CostMoment;

  @Field(() => [Rule], { description: 'The rules that it was computed with.' })
  rules!: Rule[];
}

@ObjectType({ description: 'Another reading of an unclear rule, and what the total is with it.' })
export class CostReading {
  @Field(() => Rule, { description: 'The unclear rule; the first of several that are read differently.' })
  rule!: Rule;

  @Field(() => [Rule], { description: 'All rules that are read differently.' })
  rules!: Rule[];

  @Field(() => String, { description: 'The other reading, in words.' })
  reading!: string;

  @Field(() => Rupees, {
    description: 'The total with it, in whole rupees, without the lines that are not known.',
  })
  total!: number;

  @Field(() => [CostKey], { description: 'The lines that are not known with it.' })
  unknown!: CostKey[];
}

@ObjectType({ description: 'The loan of a cost sheet.' })
export class CostLoan {
  @Field(() => Rupees, {
    description: 'The most that a bank may lend on the agreement value, in whole rupees.',
  })
  most!: number;

  @Field(() => Rupees, { description: 'The loan of this sheet, in whole rupees.' })
  amount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The yearly interest in percent; null if no rule names it.',
  })
  interestPercent!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The day of the rule with that rate, as YYYY-MM-DD; null for a rate that the visitor entered.',
  })
  interestOn!: string | null;

  @Field(() => Int, { description: 'Years.' })
  years!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The share of an income that may go into instalments (FOIR), in percent; null if no rule names it. The rule names what other banks take.',
  })
  incomePercent!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Loans at a floating rate to a person that are sanctioned from this day on have no prepayment charge, as YYYY-MM-DD; null if no rule names it.',
  })
  noPrepaymentChargeFrom!: string | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The monthly instalment (EMI); null without an interest.',
  })
  instalment!: number | null;

  @Field(() => [Rule], { description: 'The rules that it was computed with.' })
  rules!: Rule[];
}

@ObjectType({
  description: 'TDS: deducted from what the seller gets and paid to the government; not an extra cost.',
})
export class CostTds {
  @Field(() => Rupees, { description: 'Whole rupees.' })
  amount!: number;

  @Field(() => String, { nullable: true, description: 'Section and form; null if no rule names them.' })
  form!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What applies if the seller lives abroad, in words; null if no rule says it.',
  })
  nonResident!: string | null;

  @Field(() => [Rule], { description: 'The rules that it was computed with.' })
  rules!: Rule[];
}

@ObjectType({
  description:
    'What a home really costs, line by line. Computed with exact decimals; each line is whole rupees.',
})
export class CostSheet {
  @Field(() => String, {
    nullable: true,
    description: 'The key of the configuration that it is about; null if the project has none.',
  })
  configuration!: string | null;

  @Field(() => CostUnit, { nullable: true, description: 'The chosen unit; null if none was chosen.' })
  unit?: CostUnit | null;

  @Field(() => Float, { description: 'Carpet area in sq ft; for a plot, that of the plot.' })
  carpet!: number;

  @Field(() => AreaBasis, { description: 'What that area measures: CARPET, or PLOT.' })
  basis!: AreaBasis;

  @Field(() => [CostLine], { description: 'Its lines in order; a line that does not apply is left out.' })
  lines!: CostLine[];

  @Field(() => Rupees, { description: 'The agreement value: the sum of its known lines, in whole rupees.' })
  agreementValue!: number;

  @Field(() => Rupees, { description: 'What you will really pay, without the lines that are not known.' })
  total!: number;

  @Field(() => [CostKey], { description: 'The lines that are not known; the total does not include them.' })
  unknown!: CostKey[];

  @Field(() => String, { description: 'The total per sq ft of that area in rupees, with two decimals.' })
  perSquareFoot!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'By how many percent the total is above the basic price, with two decimals; null if it is not known.',
  })
  aboveBasicPercent!: string | null;

  @Field(() => CostTds, { nullable: true, description: 'TDS; null if none is due, or if a rule is missing.' })
  tds!: CostTds | null;

  @Field(() => CostLoan, { nullable: true, description: 'The loan; null if no rule says what banks lend.' })
  loan!: CostLoan | null;

  @Field(() => Rupees, { description: 'Own money: the total less the loan, in whole rupees.' })
  ownMoney!: number;

  @Field(() => PaymentPlanKind, {
    nullable: true,
    description:
      'Whether the payment plan follows the construction or the calendar; null if not said, or if no plan counts.',
  })
  planKind!: PaymentPlanKind | null;

  @Field(() => String, {
    description: 'The day of booking and agreement from which months count, as YYYY-MM-DD.',
  })
  bookedOn!: string;

  @Field(() => [CostPayment], { description: 'What is due when, earliest first; possession comes last.' })
  payments!: CostPayment[];

  @Field(() => [CostReading], {
    description: 'Other totals, at most four: unclear rules are read differently, alone and together.',
  })
  readings!: CostReading[];

  @Field(() => Rupees, {
    nullable: true,
    description:
      'Maintenance for each year after the first months, in whole rupees with tax; null if not known.',
  })
  yearlyMaintenance!: number | null;

  @Field(() => Boolean, { description: 'Whether a rule that it uses has not been checked for too long.' })
  hasOldRules!: boolean;

  @Field(() => String, { description: 'The day whose rules it uses, as YYYY-MM-DD.' })
  day!: string;
}
