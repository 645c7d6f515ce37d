import 'reflect-metadata';
import { IsEnum, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextField } from '../../base/input.ts';
import { Rupees } from '../../base/types.ts';
import { EmploymentKind } from './job-opening.type.ts';

const paySentence = 'Please enter whole rupees a month, from 1,000 to 1,00,00,000.';
const leastPay = 1_000;
const mostPay = 10_000_000;

/** Pay in whole rupees a month, or none. */
function Pay(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => Rupees, { nullable: true, description })(target, key);
    IsOptional()(target, String(key));
    IsInt({ message: paySentence })(target, String(key));
    Min(leastPay, { message: paySentence })(target, String(key));
    Max(mostPay, { message: paySentence })(target, String(key));
  };
}

@InputType({ description: 'A job opening as an owner types it.' })
export class JobOpeningInput {
  @TextField({ description: 'The role.', required: 'Please name the role.', maxLength: 120 })
  title!: string;

  @TextField({
    description: 'The place of work.',
    required: 'Please say where the work is.',
    maxLength: 120,
  })
  place!: string;

  @Field(() => EmploymentKind, { description: 'How the person is employed.' })
  @IsEnum(EmploymentKind, { message: 'Please choose the kind of employment.' })
  employment!: EmploymentKind;

  @TextField({
    description: 'The tasks, and the skills they need.',
    required: 'Please describe the work.',
    maxLength: 3_000,
  })
  text!: string;

  @Pay('The lowest pay in rupees a month, before tax.')
  payFrom?: number | null;

  @Pay('The highest pay in rupees a month, before tax; only with the lowest.')
  payTo?: number | null;

  @TextField({
    description: 'The last day in India to apply, as YYYY-MM-DD: today or later, within a year.',
    required: 'Please enter the last day to apply.',
    maxLength: 10,
  })
  @Matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, {
    message: 'Please enter a day such as 2026-12-31.',
  })
  applyBy!: string;
}
