import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { withinLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { checkInput } from '../../base/input.ts';
import type { Page } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { listItems, newItem } from '../../items/items.ts';
import type { ListPart } from '../../items/items.ts';
import { oneOf } from '../../items/list-filters.ts';
import { collectionOf } from '../../items/noun.ts';
import type { Noun } from '../../items/noun.ts';
import { contactLimit, isRobot } from '../../items/submission.ts';
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

const idDigits = 24;

/**
 * Signs an address up. A second sign-up changes nothing, and a deleted one is restored. A robot gets the same answer,
 * and nothing is stored. The limit for enquiries applies.
 */
export async function subscribe(context: Context, raw: SubscriberInput): Promise<Subscriber> {
  const input = checkInput(SubscriberInput, raw);
  const { source, page = null } = input;
  const email = input.email.toLowerCase();
  const key = createHash('sha256').update(`${source}\n${email}`).digest('hex').slice(0, idDigits);
  const _id = ObjectId.createFromHexString(key);
  const subscriber = { ...newItem<Subscriber>({ email, source, page, words: [email] }), _id };
  if (isRobot(context, input)) return subscriber;
  return withinLimit(context, contactLimit(context), async () => {
    const { _id: _inTheFilter, touchedAt: _byTheDatabase, ...fields } = subscriber;
    const collection = collectionOf(context, subscriberNoun);
    await collection.updateOne({ _id }, { $setOnInsert: fields, ...touch }, { upsert: true });
    const present = { deleted: false, deletedAt: null, createdAt: timeNow() };
    await collection.updateOne({ _id, deleted: true }, { $set: present, ...touch });
    return subscriber;
  });
}

/** The admin’s list, newest first by default. */
export async function subscribers(context: Context, list: ListPart): Promise<Page<Subscriber>> {
  return listItems(context, subscriberNoun, list);
}
