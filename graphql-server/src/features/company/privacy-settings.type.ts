import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How long the company keeps personal data, and how soon it answers about them.' })
export class PrivacySettings {
  @Field(() => Int, {
    description:
      'The number of months after which an enquiry that led to nothing is removed, counted from the last work on it.',
  })
  enquiryMonths!: number;

  @Field(() => Int, {
    description:
      'The number of months after which an application without further work is removed, unless the person was hired.',
  })
  applicationMonths!: number;

  @Field(() => Int, {
    description:
      'The number of months after which entries of the activity log and records of erasures are removed.',
  })
  logMonths!: number;

  @Field(() => Int, { description: 'The number of months after which a confirmed alert by e-mail ends.' })
  alertMonths!: number;

  @Field(() => Int, {
    description: 'The number of days in which questions and complaints about personal data are answered.',
  })
  grievanceDays!: number;

  @Field(() => String, {
    description: 'The page of the Data Protection Board where people complain; empty if it is not entered.',
  })
  boardUrl!: string;
}

/** Until an owner changes them; docs/decisions/0043 names their sources. */
export const defaultPrivacy: PrivacySettings = {
  enquiryMonths: 24,
  applicationMonths: 12,
  logMonths: 12,
  alertMonths: 12,
  grievanceDays: 30,
  boardUrl: '',
};
