import type { GraphQLSchema } from 'graphql';
import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { changesOf, lastSequence, openLog } from '../change/change-log.ts';
import type { ChangeLog, StoredChange } from '../change/change-log.ts';
import { deliveriesOf } from './delivery.type.ts';
import type { StoredDelivery } from './delivery.type.ts';
import { eventBody, testBody, testType } from './event-body.ts';
import { eventData, isPersonal } from './event-data.ts';
import { sealBody } from './webhook-secrets.ts';
import { webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

/** So many deliveries of a webhook wait at most; then its place in the log stands still. */
const mostWaiting = 1_000;
const batchSize = 100;

/**
 * Makes the deliveries of what these webhooks have not been given: test events, what is sent once more, and what is new in the log, at
 * most 100 of each at a time. One process at a time does it, and numbers them; another one that overlaps is overtaken and writes nothing twice.
 */
export async function queueDeliveries(
  context: AppContext,
  schema: GraphQLSchema,
  webhooks: readonly StoredWebhook[],
): Promise<void> {
  if (webhooks.length === 0) return;
  const log = await openLog(context);
  const end = await lastSequence(context);
  for (const webhook of webhooks) {
    try {
      await queueTests(context, webhook);
      await queueReplay(context, schema, webhook);
      if (!webhook.offAt) await queueNew(context, schema, webhook, { log, end });
    } catch (error) {
      // Another process has made them.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

async function queueTests(context: AppContext, webhook: StoredWebhook): Promise<void> {
  if (webhook.tests.length === 0) return;
  const at = timeNow();
  const made = await Promise.all(
    webhook.tests.map(async (_id) => ({
      ...{ _id, type: testType, sequence: null, itemId: null, createdAt: at },
      body: await sealBody(context, _id, testBody(_id, at)),
      ...{ dueAt: at, asked: { then: null } },
    })),
  );
  const numbered = await insertNumbered(context, webhook, made);
  await webhooksOf(context).updateOne(
    { _id: webhook._id },
    { $pullAll: { tests: webhook.tests }, $max: { numbered } },
  );
}

async function queueReplay(
  context: AppContext,
  schema: GraphQLSchema,
  webhook: StoredWebhook,
): Promise<void> {
  const { _id, replay, logId } = webhook;
  if (!replay) return;
  const room = await roomOf(context, _id);
  if (room <= 0) return;
  const rows = await rowsBetween(context, webhook, replay.after, replay.until, room);
  // Off, it is sent all the same, once.
  const asked = webhook.offAt ? { asked: { then: null } } : {};
  const ids = rows.map((row) => deliveryId(webhook, logId, row._id));
  await deliveriesOf(context).updateMany(
    { _id: { $in: ids }, body: { $ne: null } },
    { $set: { dueAt: timeNow(), failures: 0, ...asked } },
  );
  const numbered = await insertRows(context, schema, webhook, rows, asked);
  const after = rows.at(-1)?._id;
  const isDone = after === undefined || rows.length < room;
  await webhooksOf(context).updateOne(
    { _id, 'replay.after': replay.after, 'replay.until': replay.until },
    { $set: { replay: isDone ? null : { ...replay, after } }, $max: { numbered } },
  );
}

async function queueNew(
  context: AppContext,
  schema: GraphQLSchema,
  webhook: StoredWebhook,
  { log, end }: { log: ChangeLog; end: number },
): Promise<void> {
  const { _id } = webhook;
  const isSameLog = webhook.logId.equals(log.logId);
  // A restored database has a new log, which tells everything from the beginning.
  const after = Math.max(isSameLog ? webhook.cursor : 0, log.keptFrom - 1);
  if (isSameLog && after >= end) return;
  const room = await roomOf(context, _id);
  if (room <= 0) return;
  const rows = await rowsBetween(context, webhook, after, end, room);
  const numbered = await insertRows(context, schema, { ...webhook, logId: log.logId }, rows);
  const cursor = rows.length < room ? end : (rows.at(-1)?._id ?? end);
  await webhooksOf(context).updateOne(
    { _id, logId: webhook.logId, cursor: webhook.cursor },
    { $set: { logId: log.logId, cursor }, $max: { numbered } },
  );
}

/** How many more deliveries of a webhook may be made now. */
async function roomOf(context: AppContext, webhookId: ObjectId): Promise<number> {
  const waiting = { webhookId, dueAt: { $gt: new Date(0) } };
  return Math.min(batchSize, mostWaiting - (await deliveriesOf(context).countDocuments(waiting)));
}

function rowsBetween(
  context: AppContext,
  { kinds }: StoredWebhook,
  after: number,
  until: number,
  limit: number,
): Promise<StoredChange[]> {
  return changesOf(context)
    .find({ kind: { $in: kinds }, _id: { $gt: after, $lte: until } }, { sort: { _id: 1 }, limit })
    .toArray();
}

/** The same for the same event of the same webhook, so that what is made again is the same delivery. */
function deliveryId({ _id }: StoredWebhook, logId: ObjectId, sequence: number): ObjectId {
  return derivedId('delivery', _id.toHexString(), logId.toHexString(), sequence);
}

async function insertRows(
  context: AppContext,
  schema: GraphQLSchema,
  webhook: StoredWebhook,
  rows: readonly StoredChange[],
  asked: Pick<StoredDelivery, 'asked'> = {},
): Promise<number> {
  const { logId, withDetails } = webhook;
  const ids = rows.map((row) => deliveryId(webhook, logId, row._id));
  const present = new Set((await deliveriesOf(context).distinct('_id', { _id: { $in: ids } })).map(String));
  const fresh = rows.filter((row) => !present.has(String(deliveryId(webhook, logId, row._id))));
  const data = await eventData(context, schema, fresh, withDetails);
  const at = timeNow();
  const made = await Promise.all(
    fresh.map(async (row, index) => {
      const _id = deliveryId(webhook, logId, row._id);
      const body = eventBody(_id, row, logId, data[index] ?? {});
      return {
        ...{ _id, type: row.kind, sequence: row._id, itemId: row.itemId, createdAt: at, dueAt: at, ...asked },
        body: await sealBody(context, _id, body),
        ...(withDetails && isPersonal(row) && { personal: true as const }),
      };
    }),
  );
  return insertNumbered(context, webhook, made);
}

type NewDelivery = Omit<StoredDelivery, 'webhookId' | 'number' | 'deliveredAt' | 'attempts' | 'failures'>;

/** Inserts deliveries with the next numbers, and answers the last number. */
async function insertNumbered(
  context: AppContext,
  { _id: webhookId, numbered }: StoredWebhook,
  made: readonly NewDelivery[],
): Promise<number> {
  const newest = await deliveriesOf(context).findOne(
    { webhookId },
    { projection: { number: 1 }, sort: { number: -1 } },
  );
  const last = Math.max(numbered, newest?.number ?? 0);
  const rows = made.map((delivery, index) => ({
    ...delivery,
    ...{ webhookId, number: last + 1 + index, deliveredAt: null, attempts: [], failures: 0 },
  }));
  if (rows.length > 0) await deliveriesOf(context).insertMany(rows);
  return last + rows.length;
}
