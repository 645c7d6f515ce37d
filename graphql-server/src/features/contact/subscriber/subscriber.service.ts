import type { ObjectId } from 'mongodb';
import { withinLimit } from '../../../access/rate-limit.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { checkInput } from '../../../base/input.ts';
import type { Page } from '../../../base/types.ts';
import { touch } from '../../../database/changes.ts';
import { ConsentPurpose } from '../../lead/consent.type.ts';
import type { ConsentReceipt } from '../../lead/consent.type.ts';
import { receiptOf } from '../../lead/consents.ts';
import { listItems, newItem } from '../../../kit/items.ts';
import type { ListPart } from '../../../kit/items.ts';
import { oneOf } from '../../../kit/list-filters.ts';
import { collectionOf } from '../../../kit/noun.ts';
import type { Noun } from '../../../kit/noun.ts';
import { contactLimit, isRobot } from '../../lead/submission.ts';
import { SubscriberInput } from './subscriber.input.ts';
import { SubscriberSource } from './subscriber.type.ts';
import type { Subscriber } from './subscriber.type.ts';

export const subscriberNoun: Noun<Subscriber> = {
  collection: 'subscribers',
  label: 'Subscriber',
  sortFields: { email: 'email' },
  filters: { source: oneOf('source', Object.values(SubscriberSource)) },
  perPage: 10,
  people: true,
  public: false,
  namedBy: 'source',
  loggedFields: [],
};

/**
 * Signs an address up. A second sign-up changes nothing, and a deleted one is restored. A robot gets the same answer,
 * and nothing is stored. The limit for enquiries applies.
 */
export async function subscribe(context: Context, raw: SubscriberInput): Promise<Subscriber> {
  const input = checkInput(SubscriberInput, raw);
  const { source, page = null } = input;
  const asked = source === SubscriberSource.NEWSLETTER ? ConsentPurpose.NEWSLETTER : ConsentPurpose.ANSWER;
  const receipt = receiptOf(context, input, page, asked);
  const subscriber = subscriberOf({ email: input.email, source, page, receipt });
  if (isRobot(context, input)) return subscriber;
  return withinLimit(context, contactLimit(context), async () => {
    await keepSubscriber(context, subscriber);
    return subscriber;
  });
}

/** Signs up the sender of another form who ticked the box for news; the receipt of that form is the sign-up’s too. */
export async function subscribeBeside(
  context: Context,
  { email, newsletter }: { email: string; newsletter?: boolean },
  receipt: ConsentReceipt,
): Promise<void> {
  if (!newsletter) return;
  const { page } = receipt;
  await keepSubscriber(context, subscriberOf({ email, source: SubscriberSource.NEWSLETTER, page, receipt }));
}

/** The ids under which an address can be a subscriber. */
export function subscriberIds(email: string): ObjectId[] {
  return Object.values(SubscriberSource).map((source) => subscriberId(email, source));
}

function subscriberId(email: string, source: SubscriberSource): ObjectId {
  return derivedId(source, email.toLowerCase());
}

function subscriberOf(values: Pick<Subscriber, 'email' | 'source' | 'page' | 'receipt'>): Subscriber {
  const email = values.email.toLowerCase();
  const _id = subscriberId(email, values.source);
  return { ...newItem<Subscriber>({ ...values, email, words: [email] }), _id };
}

async function keepSubscriber(context: Context, subscriber: Subscriber): Promise<void> {
  const { _id, touchedAt: _byTheDatabase, ...fields } = subscriber;
  const collection = collectionOf(context, subscriberNoun);
  await collection.updateOne({ _id }, { $setOnInsert: fields, ...touch }, { upsert: true });
  const { receipt } = subscriber;
  const present = { deleted: false, deletedAt: null, createdAt: timeNow(), receipt };
  await collection.updateOne({ _id, deleted: true }, { $set: present, ...touch });
}

/** The admin’s list, newest first by default. */
export async function subscribers(context: Context, list: ListPart): Promise<Page<Subscriber>> {
  return listItems(context, subscriberNoun, list);
}
