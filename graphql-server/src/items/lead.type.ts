import 'reflect-metadata';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { ObjectId } from 'mongodb';
import { TextField } from '../base/input.ts';
import { Day, StoredItem } from '../base/types.ts';

export enum LeadEventKind {
  NOTE = 'NOTE',
  STATE = 'STATE',
  NEXT_DATE = 'NEXT_DATE',
}
registerEnumType(LeadEventKind, {
  name: 'LeadEventKind',
  description: 'One step of the work on an enquiry or an application.',
});

@ObjectType({
  description: 'One thing that was done with an enquiry or an application; never changed afterwards.',
})
export class LeadEvent {
  @Field(() => LeadEventKind, { description: 'What was done.' })
  kind!: LeadEventKind;

  @Field(() => Date, { description: 'When it was done.' })
  at!: Date;

  @Field(() => String, { description: 'The account that did it.' })
  by!: string;

  @Field(() => String, { nullable: true, description: 'The text of a note.' })
  text?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The state that the lead was put into: a value of `ContactState` or `ApplicationState`; null for other events.',
  })
  state?: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The next date that was agreed; null when it was taken back.',
  })
  nextAt?: Date | null;
}

/** An enquiry or an application, as the office works on it. */
@ObjectType()
export abstract class Lead extends StoredItem {
  /** One of the noun’s states; the subclass names its enum. */
  state!: string;

  @Field(() => Boolean, { description: 'Whether no colleague has opened it yet.' })
  unread!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is to be taken up again; overdue once it has passed.',
  })
  nextAt!: Date | null;

  @Field(() => [LeadEvent], { description: 'Notes, states and dates, oldest first; only ever added to.' })
  history!: LeadEvent[];

  /** Set until the e-mail about it lies in the outbox. */
  mailDue?: true;
}

@InputType()
export class LeadNoteInput {
  @TextField({ description: 'The note.', required: 'Please write a note first.', maxLength: 2_000 })
  text!: string;
}

@ObjectType({ description: 'The items before and after one item of a list, newest first.' })
export class LeadNeighbours {
  @Field(() => ID, { nullable: true, description: 'The next newer one.' })
  newerId!: ObjectId | null;

  @Field(() => ID, { nullable: true, description: 'The next older one.' })
  olderId!: ObjectId | null;
}

/** The filter of every list of leads, besides the state. */
@InputType()
export abstract class LeadFilter {
  @Field(() => Boolean, { nullable: true, description: 'Whether its next date has passed.' })
  overdue?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether no colleague has opened it yet.' })
  unread?: boolean;

  @Field(() => Day, { nullable: true, description: 'Sent on this day in India or later.' })
  from?: string;

  @Field(() => Day, { nullable: true, description: 'Sent on this day in India or before.' })
  to?: string;
}
