import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../base/context.ts';
import { ChangeKind } from '../change/change.type.ts';

/** The collection of webhooks, and their noun in the activity log. */
export const webhooksNoun = 'webhooks';

/** The version of the bodies. A webhook keeps the one with which it was made. */
export const bodyVersion = 1;

export enum WebhookOff {
  SWITCHED = 'SWITCHED',
  FAILED = 'FAILED',
  GONE = 'GONE',
}
registerEnumType(WebhookOff, {
  name: 'WebhookOff',
  description: 'Why a webhook is off.',
  valuesConfig: {
    SWITCHED: { description: 'It was switched off.' },
    FAILED: { description: 'Nothing arrived for five days.' },
    GONE: { description: 'Its receiver answered 410, which asks for no more.' },
  },
});

/** A secret with which bodies are signed. */
export interface StoredSecret {
  /** Sealed, and tied to the webhook and its host. */
  sealed: string;
  /** Until when it signs beside the newer one; null for the newest. */
  until: Date | null;
}

/** The part of the log of changes that is sent once more. */
export interface Replay {
  /** The last sequence that was sent once more. */
  after: number;
  /** The last one to send. */
  until: number;
}

@ObjectType('Webhook', {
  description: 'An address that is told of changes, as Standard Webhooks 1.0 has it.',
})
export class StoredWebhook {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => String, { description: 'What it is for.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where events are sent; null for a webhook whose deliveries are fetched.',
  })
  url!: string | null;

  @Field(() => [ChangeKind], { description: 'The changes that it is told of.' })
  kinds!: ChangeKind[];

  @Field(() => Boolean, {
    description: 'Whether events of enquiries, people and applications say the person’s details.',
  })
  withDetails!: boolean;

  @Field(() => [String], { description: 'The names of the headers of its own; their values stay secret.' })
  headerNames!: string[];

  @Field(() => Int, { description: 'The version of its bodies: 1.' })
  version!: number;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => String, { description: 'The account, or the API token, that made it.' })
  createdBy!: string;

  @Field(() => Date, { nullable: true, description: 'Since when it is off; null while it is on.' })
  offAt!: Date | null;

  @Field(() => WebhookOff, { nullable: true, description: 'Why it is off; null while it is on.' })
  offReason!: WebhookOff | null;

  @Field(() => Date, { nullable: true, description: 'When an event last arrived; null before the first.' })
  succeededAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when no event has arrived though one was sent; null if the last one arrived.',
  })
  failingSince!: Date | null;

  @Field(() => Int, { name: 'sequence', description: 'The last change of the log that it has been given.' })
  cursor!: number;

  /** Headers of its own as sealed JSON; null without any. */
  headers!: string | null;
  /** The newest first. */
  secrets!: StoredSecret[];
  /** The log to which `cursor` belongs. */
  logId!: ObjectId;
  /** Test events that were asked for and are not yet among the deliveries. */
  tests!: ObjectId[];
  replay!: Replay | null;
  /** The number of its newest delivery, also after that has gone. */
  numbered!: number;
  /** Its receiver asked not to be called before; null if it has not. */
  restUntil!: Date | null;
}

export function webhooksOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredWebhook>(webhooksNoun);
}

@ObjectType({ description: 'A webhook, with its secret if a new one was made.' })
export class MadeWebhook {
  @Field(() => StoredWebhook, { description: 'The webhook.' })
  webhook!: StoredWebhook;

  @Field(() => String, {
    nullable: true,
    description:
      'The new secret, `whsec_…`, with which receivers verify `webhook-signature`. It is shown only once. Null if the secret stays.',
  })
  secret!: string | null;
}

@ObjectType({ description: 'A webhook that was changed.' })
export class ChangedWebhook {
  @Field(() => StoredWebhook, { description: 'The webhook as it is now.' })
  webhook!: StoredWebhook;
}

@ObjectType({ description: 'A webhook that was deleted.' })
export class DeletedWebhook {
  @Field(() => ID, { description: 'The id that it had.' })
  id!: string;
}
