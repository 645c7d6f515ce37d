import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import { ConsentReceipt } from '../lead/consent.type.ts';

export enum ReportReason {
  PRICE = 'PRICE',
  GONE = 'GONE',
  REGISTRATION = 'REGISTRATION',
  PICTURES = 'PICTURES',
  CLAIM = 'CLAIM',
  OTHER = 'OTHER',
}
registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'What a visitor says is wrong with a listing.',
  valuesConfig: {
    PRICE: { description: 'The price is wrong.' },
    GONE: { description: 'It is sold or let, or does not exist.' },
    REGISTRATION: { description: 'Its registration with RERA is wrong or missing.' },
    PICTURES: { description: 'The pictures show something else.' },
    CLAIM: { description: 'The text makes a false claim.' },
    OTHER: { description: 'Something else.' },
  },
});

export enum ReportState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
}
registerEnumType(ReportState, {
  name: 'ReportState',
  description: 'Whether the office has answered a report.',
  valuesConfig: {
    OPEN: { description: 'The office has not answered yet.' },
    ANSWERED: { description: 'The office has answered.' },
  },
});

@ObjectType({ description: 'What a visitor says is wrong with a listing, and what the office did about it.' })
export class ListingReport extends StoredItem {
  @Field(() => String, { description: 'The reference for the visitor, such as REP-7F3K2.' })
  reference!: string;

  @Field(() => ID, { description: 'The listing.' })
  propertyId!: ObjectId;

  @Field(() => String, { description: 'The title of the listing when it was reported.' })
  propertyTitle!: string;

  @Field(() => ReportReason, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'The words of the visitor.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address for the answer; null if none was given.',
  })
  email!: string | null;

  @Field(() => ReportState, { description: 'Whether it is answered.' })
  state!: ReportState;

  @Field(() => Date, {
    nullable: true,
    description:
      'By when the office answers, by the rule `report.answerHours` and within the hours of the company, 9 am–8 pm in India if it has entered none; null if there was no such rule.',
  })
  answerBy!: Date | null;

  @Field(() => String, { nullable: true, description: 'What the office did; null while it is open.' })
  answer!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was answered; null while it is open.' })
  answeredAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The account that answered; null while it is open.' })
  answeredBy!: string | null;

  @Field(() => ConsentReceipt, { description: 'What the visitor was shown when sending it.' })
  receipt!: ConsentReceipt;

  /** A hash of the client’s key, if it sent one. */
  submissionKey?: string;

  /** A code of what was typed and chosen, which a second one with the same key must have too. */
  submissionCode?: string;

  /** Set until the e-mail about it is in the outbox. */
  mailDue?: true;

  /** Set from the answer until the e-mail to the visitor is in the outbox. */
  answerMailDue?: true;
}

@ObjectType({ description: 'One page of the reports on listings.' })
export class ListingReportPage extends pageOf(ListingReport) {}

@ObjectType({ description: 'The answer to a visitor who reported a listing.' })
export class ListingReportReceipt {
  @Field(() => String, { description: 'The reference, such as REP-7F3K2.' })
  reference!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'By when the office answers, within its hours; null if no rule says so.',
  })
  answerBy!: Date | null;
}
