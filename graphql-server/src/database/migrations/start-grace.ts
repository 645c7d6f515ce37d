import type { Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { addRules } from '../rules/add-rules.ts';
import { touch } from '../changes.ts';

const dayMs = 24 * 3_600_000;
const indiaMs = 5.5 * 3_600_000;
/** If an owner has removed the rule. */
const defaultGraceDays = 30;
const never = new Date('9999-12-31T00:00:00Z');

/**
 * What earlier versions published was never checked: it stays visible for the days of the rule, and is checked in the
 * background right after. Drafts and samples need no grace.
 */
export async function startGrace(db: Db): Promise<void> {
  await addRules(db);
  const { gate, end } = await graceOf(db);
  const properties = db.collection('properties');
  const unchecked = { shownUntil: { $exists: false } };
  const inGrace = { ...unchecked, ...published };
  await properties.updateMany(inGrace, { $set: { gate, gateReasons: [], shownUntil: end }, ...touch });
  const set = { gate: null, gateReasons: [], shownUntil: never };
  await properties.updateMany(unchecked, { $set: set, ...touch });
}

/**
 * The checks ask more than they did: what visitors see stays visible for the days of the rule. A listing that passes them
 * loses its grace with the next check.
 */
export async function graceForStricterChecks(db: Db): Promise<void> {
  const { gate } = await graceOf(db);
  const seen = { ...published, 'gate.passes': true, 'gate.graceUntil': null };
  const set = { 'gate.graceUntil': gate.graceUntil };
  await db.collection('properties').updateMany(seen, { $set: set, ...touch });
  // The next look is due at once, whatever day the last one was.
  await db.collection<{ _id: string }>('marks').deleteOne({ _id: 'listings' });
}

const published = { sample: { $ne: true }, publishAt: { $ne: null } };

async function graceOf(db: Db) {
  const rule = await db
    .collection('rules')
    .findOne({ deleted: false, key: 'gate.graceDays' }, { sort: { validFrom: -1 } });
  const now = timeNow();
  const last = now.getTime() + Number(rule?.value ?? defaultGraceDays) * dayMs;
  const graceUntil = new Date(last + indiaMs).toISOString().slice(0, 10);
  const end = new Date(Date.parse(`${graceUntil}T00:00:00+05:30`) + dayMs);
  return { end, gate: { checkedAt: now, passes: false, failing: [], warnings: [], graceUntil } };
}
