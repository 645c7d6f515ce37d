import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { deliveriesOf } from './delivery.type.ts';
import { leadCollections } from './event-data.ts';
import { switchOff } from './switch-off.ts';
import { WebhookOff, webhooksOf } from './webhook.type.ts';

const dayMs = 24 * 3_600_000;
const keptDays = 30;
const patienceDays = 5;

/**
 * Switches off webhooks to which nothing has arrived for five days, removes deliveries of more than 30 days ago and of deleted webhooks, and
 * erases bodies about people who are gone for good.
 */
export async function sweepWebhooks(context: AppContext): Promise<void> {
  const before = (days: number) => ({ $lt: new Date(timeNow().getTime() - days * dayMs) });
  const failing = await webhooksOf(context)
    .find({ offAt: null, failingSince: before(patienceDays) })
    .toArray();
  for (const { _id } of failing) await switchOff(context, _id, WebhookOff.FAILED);
  await deliveriesOf(context).deleteMany({ createdAt: before(keptDays) });
  await removeOrphans(context);
  await eraseOrphans(context);
}

/** A delivery may have been made at the moment at which its webhook was deleted. */
async function removeOrphans(context: AppContext): Promise<void> {
  const told = await deliveriesOf(context).distinct('webhookId', {});
  const present = new Set((await webhooksOf(context).distinct('_id', { _id: { $in: told } })).map(String));
  const gone = told.filter((id) => !present.has(String(id)));
  if (gone.length > 0) await deliveriesOf(context).deleteMany({ webhookId: { $in: gone } });
}

/** A body may have been made at the moment at which its person was erased. */
async function eraseOrphans(context: AppContext): Promise<void> {
  const told = await deliveriesOf(context).distinct('itemId', { personal: true });
  const ids = told.filter((id) => id !== null);
  if (ids.length === 0) return;
  const found = await Promise.all(
    leadCollections.map((name) => context.db.collection(name).distinct('_id', { _id: { $in: ids } })),
  );
  const kept = new Set(found.flat().map(String));
  await eraseDeliveriesAbout(
    context,
    ids.filter((id) => !kept.has(String(id))),
  );
}

/** Erases what deliveries say of these enquiries, people and applications; what waits is not sent any more. */
export async function eraseDeliveriesAbout(context: AppContext, itemIds: readonly ObjectId[]): Promise<void> {
  if (itemIds.length === 0) return;
  await deliveriesOf(context).updateMany(
    { itemId: { $in: [...itemIds] }, personal: true },
    { $set: { body: null }, $unset: { dueAt: 1, asked: 1, personal: 1 } },
  );
}
