import 'reflect-metadata';
import type { ObjectId } from 'mongodb';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { AppContext } from '../../base/context.ts';

export const deliveriesCollection = 'deliveries';

export enum DeliveryState {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(DeliveryState, {
  name: 'DeliveryState',
  description: 'What has become of a delivery.',
  valuesConfig: {
    WAITING: { description: 'It waits for its next attempt, or to be fetched.' },
    DELIVERED: { description: 'Its receiver answered 2xx, or has fetched it.' },
    FAILED: { description: 'No attempt follows: all failed, or what it tells of was erased.' },
  },
});

@ObjectType({ description: 'One attempt to deliver an event.' })
export class DeliveryAttempt {
  @Field(() => Date, { description: 'When it began.' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'The status of the answer; null without an answer.' })
  status!: number | null;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  ms!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The first 2 KiB of the answer; null without an answer.',
  })
  answer!: string | null;

  @Field(() => String, { nullable: true, description: 'Why there was no answer; null if there was one.' })
  problem!: string | null;
}

@ObjectType('WebhookDelivery', { description: 'An event for a webhook, kept for 30 days.' })
export class StoredDelivery {
  @Field(() => ID, { name: 'id', description: 'Its id.' })
  _id!: ObjectId;

  @Field(() => Int, {
    description: 'Its number among the deliveries of the webhook: each next one has a greater one.',
  })
  number!: number;

  @Field(() => String, {
    description: 'The kind of the event, such as `listing.changed`, or `webhook.test`.',
  })
  type!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the log of changes; null for a test event.',
  })
  sequence!: number | null;

  @Field(() => ID, { nullable: true, description: 'The item that changed; null for a test event.' })
  itemId!: ObjectId | null;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it arrived, or was fetched; null before.' })
  deliveredAt!: Date | null;

  @Field(() => [DeliveryAttempt], { description: 'The attempts, the first one first; at most the last 20.' })
  attempts!: DeliveryAttempt[];

  webhookId!: ObjectId;
  /** The bytes that are signed, sealed; null once they are erased. */
  body!: string | null;
  /** Whether the body says details of a person. */
  personal?: true;
  /** When it is sent next; a process that sends it moves this on, and so claims it. Missing if no attempt follows. */
  dueAt?: Date;
  /** How many attempts of the schedule failed. */
  failures!: number;
  /** An attempt that a person or a program asked for: it is made while the webhook is off too, and follows no schedule. */
  asked?: {
    /** When its schedule goes on if the attempt fails; null if none does. */
    then: Date | null;
  };
}

export function deliveriesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredDelivery>(deliveriesCollection);
}
