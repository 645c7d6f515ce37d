import 'reflect-metadata';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LinkField } from '../../base/input.ts';

const leastMonths = 12;
const mostMonths = 120;
const mostDays = 90;
const mostAlertMonths = 24;

/** A whole number between two others, with one sentence for all mistakes. */
function Whole(
  description: string,
  [least, most]: [number, number],
  { optional = false } = {},
): PropertyDecorator {
  const message = `Please enter a whole number from ${least} to ${most}.`;
  return (target, key) => {
    Field(() => Int, { description, nullable: optional })(target, key);
    if (optional) IsOptional()(target, String(key));
    IsInt({ message })(target, String(key));
    Min(least, { message })(target, String(key));
    Max(most, { message })(target, String(key));
  };
}

@InputType({ description: 'How long personal data are kept. The law asks for at least a year.' })
export class PrivacySettingsInput {
  @Whole('Months for enquiries that led to nothing; 12 to 120.', [leastMonths, mostMonths])
  enquiryMonths!: number;

  @Whole('Months for applications; 12 to 120.', [leastMonths, mostMonths])
  applicationMonths!: number;

  @Whole('Months for the activity log and for the records of erasures; 12 to 120.', [leastMonths, mostMonths])
  logMonths!: number;

  @Whole('Months after which an alert by e-mail ends; 1 to 24, 12 by default.', [1, mostAlertMonths], {
    optional: true,
  })
  alertMonths?: number;

  @Whole('Days for an answer to a question or a complaint; 1 to 90.', [1, mostDays])
  grievanceDays!: number;

  @LinkField('The page of the Data Protection Board where people complain.')
  boardUrl?: string;
}
