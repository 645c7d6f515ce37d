import { setTimeout as wait } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import type { Filter } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { attempt } from './attempt.ts';
import { deliveriesOf } from './delivery.type.ts';
import type { StoredDelivery } from './delivery.type.ts';
import { queueDeliveries } from './queue-deliveries.ts';
import { webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

/** So many are sent at once, so many of them to one webhook, and so many to those whose last attempt failed. */
const atOnce = 10;
const atOnceToOne = 2;
const atOnceToFailing = 5;
const lookEveryMs = 500;
/** Longer than sending can take, so a process with an older claim has died. */
const claimMs = 30_000;

/**
 * Makes and sends the deliveries of all webhooks until none is due. One process at a time does it, and looks for what is new while it sends, so
 * that a slow receiver delays no other. A delivery whose process was killed is sent again half a minute later.
 */
export async function sendDeliveries(
  context: AppContext,
  schema: GraphQLSchema,
  stopping: AbortSignal,
): Promise<boolean> {
  const running = new Map<Promise<void>, StoredWebhook>();
  do {
    const webhooks = await webhooksOf(context)
      .find({}, { sort: { _id: 1 } })
      .toArray();
    await queueDeliveries(context, schema, webhooks);
    for (const webhook of await dueWebhooks(context, webhooks)) {
      while (hasRoom(webhook, [...running.values()])) {
        const sending = sendTo(context, webhook, stopping).finally(() => running.delete(sending));
        running.set(sending, webhook);
      }
    }
    const pause = new AbortController();
    const looking = wait(lookEveryMs, undefined, { signal: pause.signal }).catch(() => undefined);
    await Promise.race([looking, Promise.all(running.keys())]);
    pause.abort();
  } while (running.size > 0 && !stopping.aborted);
  await Promise.all(running.keys());
  return false;
}

function hasRoom(webhook: StoredWebhook, busy: readonly StoredWebhook[]): boolean {
  if (busy.length >= atOnce) return false;
  if (busy.filter(({ _id }) => _id.equals(webhook._id)).length >= atOnceToOne) return false;
  return !webhook.failingSince || busy.filter(({ failingSince }) => failingSince).length < atOnceToFailing;
}

/** The webhooks with a delivery that is due, those whose last attempt arrived first. */
async function dueWebhooks(
  context: AppContext,
  webhooks: readonly StoredWebhook[],
): Promise<StoredWebhook[]> {
  const due: StoredWebhook[] = [];
  for (const webhook of webhooks) {
    const filter = dueOf(webhook);
    if (filter && (await deliveriesOf(context).findOne(filter, { projection: { _id: 1 } })))
      due.push(webhook);
  }
  return due.toSorted(
    (one, other) => Number(one.failingSince !== null) - Number(other.failingSince !== null),
  );
}

/** What is due of a webhook: while it is off, or its receiver asked for a pause, only what a person asked for. */
function dueOf({ _id, url, offAt, restUntil }: StoredWebhook): Filter<StoredDelivery> | null {
  if (url === null) return null;
  const now = timeNow();
  const onlyAsked = offAt !== null || (restUntil !== null && restUntil > now);
  return { webhookId: _id, dueAt: { $lte: now }, ...(onlyAsked && { asked: { $exists: true } }) };
}

/** Sends what is due of a webhook, one after the other, until nothing is left or an attempt fails. */
async function sendTo(context: AppContext, { _id }: StoredWebhook, stopping: AbortSignal): Promise<void> {
  try {
    let arrived = true;
    while (arrived && !stopping.aborted) {
      // Read again: meanwhile it may have been switched off, or have another secret.
      const webhook = await webhooksOf(context).findOne({ _id });
      const filter = webhook && dueOf(webhook);
      const delivery = filter && (await claim(context, filter));
      if (!delivery) return;
      arrived = await attempt(context, webhook, delivery, stopping);
    }
  } catch (error) {
    if (!stopping.aborted) context.log.error({ err: error }, 'a webhook was not sent');
  }
}

function claim(context: AppContext, filter: Filter<StoredDelivery>): Promise<StoredDelivery | null> {
  const until = new Date(timeNow().getTime() + claimMs);
  return deliveriesOf(context).findOneAndUpdate(
    filter,
    { $set: { dueAt: until } },
    { sort: { dueAt: 1, number: 1 }, returnDocument: 'after' },
  );
}
