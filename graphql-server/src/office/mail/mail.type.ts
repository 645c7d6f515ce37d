import 'reflect-metadata';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';

export enum MailState {
  QUEUED = 'QUEUED',
  SENDING = 'SENDING',
  SENT = 'SENT',
  FAILED = 'FAILED',
  UNCERTAIN = 'UNCERTAIN',
  KEPT = 'KEPT',
}
registerEnumType(MailState, {
  name: 'MailState',
  description: 'The state of an e-mail.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn, or for the next try.' },
    SENDING: { description: 'A process is handing it over.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'The mail server refused each try; it is not tried again automatically.' },
    UNCERTAIN: {
      description:
        'The connection or the process ended while the server had it. It may have arrived; a person decides.',
    },
    KEPT: { description: 'There were no SMTP settings; it is here to be read.' },
  },
});

/** An e-mail to the company. Its id is the id of what it is about: there is one of each, however often it is queued. */
@ObjectType({ description: 'An e-mail to the company about something that came in.' })
export class Mail extends StoredItem {
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;

  @Field(() => String, { description: 'The recipient of replies: the visitor.' })
  replyTo!: string;

  @Field(() => MailState, { description: 'What became of it.' })
  state!: MailState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null when it is not.' })
  dueAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the mail server took it.' })
  sentAt!: Date | null;

  @Field(() => [String], { description: 'The recipients; empty before it was sent.' })
  sentTo!: string[];

  @Field(() => String, { nullable: true, description: 'The error of the last try.' })
  lastError!: string | null;

  /** One try of one process; a process that finds another one here has lost its turn. */
  claim?: { id: string; until: Date; handedOver: boolean };
}

@ObjectType({ description: 'One page of e-mails.' })
export class MailPage extends pageOf(Mail) {}

@ObjectType({ description: 'How e-mails leave, as the environment says.' })
export class MailSettings {
  @Field(() => Boolean, { description: 'Whether there are SMTP settings.' })
  sends!: boolean;

  @Field(() => String, { nullable: true, description: 'The sender.' })
  from!: string | null;

  @Field(() => [String], { description: 'Who in the company is told.' })
  to!: string[];
}

@InputType({ description: 'What the list of e-mails is narrowed to.' })
export class MailFilter {
  @Field(() => MailState, { nullable: true, description: 'What became of it.' })
  state?: MailState;
}
