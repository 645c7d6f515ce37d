import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How long the company keeps personal data, and how soon it answers about them.' })
export class PrivacySettings {
  @Field(() => Int, {
    description: 'Enquiries that led to nothing are removed so many months after the last work on them.',
  })
  enquiryMonths!: number;

  @Field(() => Int, {
    description:
      'Applications are removed so many months after the last work on them, unless the person was hired.',
  })
  applicationMonths!: number;

  @Field(() => Int, {
    description:
      'The activity log, and the records that stay of erased data, are removed after so many months.',
  })
  logMonths!: number;

  @Field(() => Int, { description: 'Alerts by e-mail end so many months after they were confirmed.' })
  alertMonths!: number;

  @Field(() => Int, {
    description: 'Questions and complaints about personal data are answered in so many days.',
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
