import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { StoredAlert } from './alert.type.ts';
import { propertyNoun } from '../property/property.service.ts';
import { collectionOf } from '../../kit/noun.ts';
import { sweepMisses } from './missed/missed-searches.ts';
import { alertMailsOf, alertNewsOf, alertsOf, propertyNewsOf, seenPropertiesOf } from './alerts.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 500;
/** E-mails to visitors stay for so long after they were made; they hold no address. */
const mailDays = 30;
/** Collected changes stay longer than the longest wait for an e-mail. */
const newsDays = 400;

/** Removes alerts whose time is over: not confirmed for 7 days, stopped for 30, or older than the settings allow; and old searches. */
export async function sweepAlerts(context: AppContext): Promise<void> {
  const now = timeNow();
  for (;;) {
    const over = await alertsOf(context)
      .find({ eraseAt: { $lte: now } }, { projection: { _id: 1 }, limit: batchSize })
      .toArray();
    await eraseAlerts(
      context,
      over.map(({ _id }) => _id),
    );
    if (over.length < batchSize) break;
  }
  const before = (days: number) => ({ $lt: new Date(now.getTime() - days * dayMs) });
  await alertMailsOf(context).deleteMany({ createdAt: before(mailDays) });
  await alertNewsOf(context).deleteMany({ at: before(newsDays) });
  await propertyNewsOf(context).deleteMany({ at: before(newsDays) });
  await sweepSeen(context);
  await sweepMisses(context);
}

/** Forgets what visitors saw of homes that are gone for good, also from the trash. */
async function sweepSeen(context: AppContext): Promise<void> {
  const seen = seenPropertiesOf(context);
  let after: ObjectId | undefined;
  for (;;) {
    const filter = after ? { _id: { $gt: after } } : {};
    const next = await seen
      .find(filter, { projection: { _id: 1 }, sort: { _id: 1 }, limit: batchSize })
      .toArray();
    const ids = next.map(({ _id }) => _id);
    const present = await collectionOf(context, propertyNoun)
      .find({ _id: { $in: ids } }, { projection: { _id: 1 } })
      .toArray();
    const kept = new Set(present.map(({ _id }) => _id.toHexString()));
    const gone = ids.filter((id) => !kept.has(id.toHexString()));
    if (gone.length > 0) await seen.deleteMany({ _id: { $in: gone } });
    after = ids.at(-1);
    if (ids.length < batchSize) return;
  }
}

/** Removes alerts with all that hangs on them; the alert itself goes last, so that a broken-off removal is done again. */
export async function eraseAlerts(context: AppContext, ids: StoredAlert['_id'][]): Promise<void> {
  if (ids.length === 0) return;
  await alertMailsOf(context).deleteMany({ alertId: { $in: ids } });
  await alertNewsOf(context).deleteMany({ alertId: { $in: ids } });
  await alertsOf(context).deleteMany({ _id: { $in: ids } });
}
