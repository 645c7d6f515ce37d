import { ObjectId } from 'mongodb';
import { countUseOf } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField, badInput, notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { withoutNulls } from '../../base/input.ts';
import { connectionBy } from '../../kit/node/connection.ts';
import type { Connection, ConnectionPart } from '../../kit/node/connection.ts';
import { checkFirst } from '../../kit/paging.ts';
import { changesOf, lastSequence, openLog } from '../change/change-log.ts';
import { deliveriesOf } from './delivery.type.ts';
import type { StoredDelivery } from './delivery.type.ts';
import { webhookFor } from './webhook-for.ts';
import { openBody, signedHeaders } from './webhook-secrets.ts';
import type { ReplayWebhookInput } from './webhook.input.ts';
import { webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

/** A webhook is sent so many events once more at most. */
const mostReplayed = 10_000;
const mostTests = 10;
const usualFetched = 50;
const resendLimit: RateLimit = {
  name: 'resent delivery',
  max: 1,
  windowMs: 1_000,
  sentence: 'A webhook is sent one event a second once more.',
};

/** The deliveries of a webhook, the newest first. Throws NOT_FOUND for an unknown id, BAD_USER_INPUT for a wrong `first` or cursor. */
export async function deliveries(
  context: Context,
  webhookId: string,
  part: ConnectionPart,
): Promise<Connection<StoredDelivery>> {
  const { _id } = await webhookFor(context, webhookId);
  return connectionBy('deliveries', deliveriesOf(context), { webhookId: _id }, 'number', part);
}

/**
 * Asks for a test event, which is sent also while the webhook is off, and answers its id. Throws NOT_FOUND for an unknown webhook, CONFLICT while ten
 * wait.
 */
export async function testWebhook(
  context: Context,
  id: string,
): Promise<{ webhook: StoredWebhook; deliveryId: ObjectId }> {
  const { _id } = await webhookFor(context, id);
  const deliveryId = new ObjectId();
  const webhook = await webhooksOf(context).findOneAndUpdate(
    { _id, [`tests.${mostTests - 1}`]: { $exists: false } },
    { $push: { tests: deliveryId } },
    { returnDocument: 'after' },
  );
  if (!webhook) throw new AppError('CONFLICT', 'Some test events wait already. Please wait for them.');
  return { webhook, deliveryId };
}

/**
 * Sends a delivery once more: the same id and text, signed now; it has no influence on the health of the webhook. Throws NOT_FOUND for an unknown
 * id, TOO_MANY_REQUESTS for more than one a second, BAD_USER_INPUT for one that is fetched, and whose text was erased.
 */
export async function resendDelivery(context: Context, id: string): Promise<StoredDelivery> {
  const _id = parseId(id);
  const present = await deliveriesOf(context).findOne({ _id });
  if (!present) throw notFound('Delivery');
  const webhook = await webhookFor(context, present.webhookId.toHexString());
  if (webhook.url === null) throw badInput('The deliveries of this webhook are fetched, and not sent.');
  if (present.body === null) throw badInput('The text of this event was erased.');
  await countUseOf(context, resendLimit, webhook._id.toHexString());
  const resent = await deliveriesOf(context).findOneAndUpdate(
    { _id, body: { $ne: null } },
    [
      {
        $set: {
          asked: { then: { $ifNull: ['$asked.then', { $ifNull: ['$dueAt', null] }] } },
          dueAt: '$$NOW',
        },
      },
    ],
    { returnDocument: 'after' },
  );
  if (!resent) throw notFound('Delivery');
  return resent;
}

/**
 * Sends once more what came after a sequence or since a moment, also while the webhook is off. Throws BAD_USER_INPUT for more than 10,000 events,
 * for what the log no longer has, and where deliveries are fetched, CONFLICT while it is under way.
 */
export async function replayWebhook(
  context: Context,
  input: ReplayWebhookInput,
): Promise<{ webhook: StoredWebhook; events: number }> {
  const { id, since, after: asked } = withoutNulls(input);
  const { _id, url, kinds, offAt, cursor } = await webhookFor(context, id);
  if (url === null)
    throw badInput('The deliveries of this webhook are fetched: ask for them after an earlier number.');
  if ((since === undefined) === (asked === undefined))
    throw badInput('Please give either a moment or a sequence.');
  const { keptFrom } = await openLog(context);
  const end = await lastSequence(context);
  const after = asked ?? (await lastBefore(context, since));
  if (after < keptFrom - 1 || after > end)
    throw badField(since ? 'since' : 'after', `The log has the changes ${keptFrom} to ${end}.`);
  // What comes after its place is sent anyway while it is on.
  const until = offAt ? end : Math.min(cursor, end);
  const between = { kind: { $in: kinds }, _id: { $gt: after, $lte: until } };
  const events = await changesOf(context).countDocuments(between, { limit: mostReplayed + 1 });
  if (events > mostReplayed)
    throw badField(since ? 'since' : 'after', `Please ask for at most 10,000 events; these are more.`);
  const webhook = await webhooksOf(context).findOneAndUpdate(
    { _id, replay: null },
    { $set: { replay: events > 0 ? { after, until } : null } },
    { returnDocument: 'after' },
  );
  if (!webhook) throw new AppError('CONFLICT', 'Events are being sent once more. Please wait for them.');
  return { webhook, events };
}

async function lastBefore(context: Context, since: Date | undefined): Promise<number> {
  const before = since ? { at: { $lt: since } } : {};
  const row = await changesOf(context).findOne(before, { projection: { _id: 1 }, sort: { _id: -1 } });
  return row?._id ?? 0;
}

export interface FetchedDelivery {
  number: number;
  headers: { name: string; value: string }[];
  body: string;
}

/** A part of the deliveries of a webhook that is fetched. */
export interface FetchedDeliveries {
  items: FetchedDelivery[];
  last: number;
  more: boolean;
}

/**
 * The deliveries after a number of a webhook without an address, each with the headers and the text as they would be sent now. What came
 * until `after` counts as delivered, and makes room for more. Throws NOT_FOUND for an unknown id, BAD_USER_INPUT for a wrong `first` or `after`,
 * and where deliveries are sent.
 */
export async function fetchDeliveries(
  context: Context,
  id: string,
  { after = 0, first = usualFetched }: { after?: number; first?: number },
): Promise<FetchedDeliveries> {
  checkFirst(first);
  if (after < 0) throw badField('after', 'Please give the number of a delivery, or 0.');
  const webhook = await webhookFor(context, id);
  if (webhook.url !== null) throw badInput('The deliveries of this webhook are sent to its address.');
  const { _id: webhookId } = webhook;
  const rows = deliveriesOf(context);
  const newest = await rows.findOne({ webhookId }, { projection: { number: 1 }, sort: { number: -1 } });
  const end = Math.max(webhook.numbered, newest?.number ?? 0);
  if (after > end) throw badField('after', `The last delivery of this webhook has the number ${end}.`);
  const now = timeNow();
  const { modifiedCount } = await rows.updateMany(
    { webhookId, number: { $lte: after }, deliveredAt: null },
    { $set: { deliveredAt: now }, $unset: { dueAt: 1, asked: 1 } },
  );
  if (modifiedCount > 0)
    await webhooksOf(context).updateOne({ _id: webhookId }, { $set: { succeededAt: now } });
  const found = await rows
    .find({ webhookId, number: { $gt: after } }, { sort: { number: 1 }, limit: first + 1 })
    .toArray();
  const part = found.slice(0, first);
  const items = await Promise.all(part.map((row) => asSent(context, webhook, row)));
  return {
    items: items.filter((item) => item !== null),
    last: part.at(-1)?.number ?? after,
    more: found.length > first,
  };
}

/** A delivery as it would be sent now; null if its text was erased. */
async function asSent(
  context: Context,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
): Promise<FetchedDelivery | null> {
  const body = await openBody(context, delivery);
  const headers = body === null ? null : await signedHeaders(context, webhook, delivery._id, body);
  if (body === null || headers === null) return null;
  const named = Object.entries({ 'content-type': 'application/json', ...headers });
  return { number: delivery.number, headers: named.map(([name, value]) => ({ name, value })), body };
}
