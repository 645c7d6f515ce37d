import 'reflect-metadata';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import type { ObjectId } from 'mongodb';
import { TextField } from './input.ts';
import { StoredItem } from './types.ts';

export enum LeadEventKind {
  note = 'note',
  state = 'state',
  nextDate = 'nextDate',
}
registerEnumType(LeadEventKind, {
  name: 'LeadEventKind',
  description: 'What somebody did with an enquiry or an application.',
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

  @Field(() => String, { nullable: true, description: 'The state that it was put into.' })
  state?: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The next date that was agreed; null when it was taken back.',
  })
  nextAt?: Date | null;
}

/** What somebody in the office works on: an enquiry or an application. */
@ObjectType()
export abstract class Lead extends StoredItem {
  /** One of the noun’s states; the subclass names its enum. */
  state!: string;

  @Field(() => Boolean, { description: 'Whether nobody in the company has opened it yet.' })
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

@ObjectType({ description: 'What stands before and after one item of a list, newest first.' })
export class LeadNeighbours {
  @Field(() => ID, { nullable: true, description: 'The next newer one.' })
  newerId!: ObjectId | null;

  @Field(() => ID, { nullable: true, description: 'The next older one.' })
  olderId!: ObjectId | null;
}
