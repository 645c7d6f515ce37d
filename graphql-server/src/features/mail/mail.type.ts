import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf, StoredItem } from '../../base/types.ts';
import type { MailKind } from './mail-settings.type.ts';

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
    QUEUED: { description: 'Waits for its turn, or for the next try.' },
    SENDING: { description: 'A process is sending it.' },
    SENT: { description: 'The mail server has accepted it.' },
    FAILED: { description: 'The mail server refused each try; there are no more automatic tries.' },
    UNCERTAIN: {
      description:
        'The connection or the process ended after the mail server had received the text, or it waited in a backup that was restored. It may have arrived; a person decides.',
    },
    KEPT: { description: 'E-mail was not set up; it can be read here.' },
  },
});

/**
 * An e-mail to the company. It takes its id from the lead that it reports, so queueing it again never adds a
 * second.
 */
@ObjectType({ description: 'An e-mail to the company about an enquiry or an application.' })
export class Mail extends StoredItem {
  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @Field(() => String, { description: 'The text.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'The recipient of replies: the visitor.' })
  replyTo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The person who gets it before the company’s own addresses; null for none.',
  })
  firstTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who gets it instead of the company: the visitor, for the answer to a report, or the colleague to whom a lead passed; otherwise null.',
  })
  onlyTo?: string | null;

  @Field(() => MailState, { description: 'The state of the e-mail.' })
  state!: MailState;

  @Field(() => Int, { description: 'The number of tries.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When the next try is due; null if there is none.' })
  dueAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the mail server accepted it.' })
  sentAt!: Date | null;

  @Field(() => [String], { description: 'The recipients; empty until it is sent.' })
  sentTo!: string[];

  @Field(() => String, { nullable: true, description: 'The error of the last try.' })
  lastError!: string | null;

  /** The person whose lead it tells of, where it has an id of its own. */
  personId?: ObjectId;
  /** Whose recipients get it; e-mails of earlier versions have none and go to the general ones. */
  kind?: MailKind;

  /** One try of one process. A process that finds another claim here has lost its turn. */
  claim?: { id: string; until: Date; handedOver: boolean };
}

@ObjectType({ description: 'One page of e-mails.' })
export class MailPage extends pageOf(Mail) {}

@InputType({ description: 'The filter of the list of e-mails.' })
export class MailFilter {
  @Field(() => MailState, { nullable: true, description: 'The state of the e-mail.' })
  state?: MailState;
}
