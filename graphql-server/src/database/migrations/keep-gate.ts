import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { touch } from '../changes.ts';

/**
 * A site with listings of its own was gated and stays so: nothing is hidden or shown by the step. A site without any, or with
 * samples alone, becomes a trial.
 */
export async function keepGate(db: Db): Promise<void> {
  const own = {
    ...{ deleted: false, sample: { $ne: true } },
    $or: [{ publishAt: { $ne: null } }, { 'gate.takenOff.at': { $ne: null } }],
  };
  if (!(await db.collection('properties').findOne(own, { projection: { _id: 1 } }))) return;
  const company = db.collection<{ _id: string }>('siteSettings');
  const gated = { _id: 'site', liveSince: { $ne: null } };
  if (await company.findOne(gated)) return;
  await company.updateOne({ _id: 'site' }, { $set: { liveSince: timeNow() }, ...touch }, { upsert: true });
}
