import type { ObjectId } from 'mongodb';
import { inBatches } from '../../base/batches.ts';
import type { AppContext } from '../../base/context.ts';
import { holdMs } from '../../database/claims.ts';
import { lookMoment } from '../../database/changes.ts';
import type { Moment } from '../../database/changes.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { databaseTime } from '../../database/time.ts';
import { changesOf, lastSequence, latestOf, openLog, saveLog } from './change-log.ts';
import type { ChangeLog, StoredChange } from './change-log.ts';
import { RemovalReason } from './change.type.ts';
import { changedSince, countOf, followed, saveMark } from './followed-items.ts';
import type { Followed, Identified, ItemState } from './followed-items.ts';

/** A write can become visible a little after its date. */
const overlapMs = 5_000;
/** A round without news is written down this seldom, so that an idle site writes little. */
const quietMs = 10_000;
const batchSize = 100;
/** After a longer pause of this process another one may have taken the claim, and know better what was read here. */
const longestMs = holdMs - 2_000;

/** Another process has written the next change. */
class Overtaken extends Error {}
/** This process stood still, or the database is very slow. */
class HeldUp extends Error {}

/**
 * Notes what changed since the last round. One process at a time does it; a sequence is the greatest plus one, and is inserted
 * with its change, so that the log has no gap after a crash, and two processes cannot write the same place. An item is read
 * after the greatest sequence, so that what is inserted behind it is not older than what is there. Broken off anywhere, the next round
 * notes the rest. Answers whether there is more to do at once.
 */
export async function noteChanges(context: AppContext): Promise<boolean> {
  return asFarAsPossible(context, async () => {
    const [log, moment] = await Promise.all([openLog(context), lookMoment(context)]);
    const counts: Record<string, number> = {};
    let noted = 0;
    for (const items of followed) {
      const { collection } = items.noun;
      // Before the removed ones are looked for, so that an item that comes meanwhile does not hide one that goes.
      counts[collection] = await countOf(context, items);
      noted += await noteWritten(context, items, log, moment);
      if (counts[collection] < (log.counts[collection] ?? 0)) noted += await notePurged(context, items);
    }
    await reach(context, log, moment, counts, noted > 0);
  });
}

/** Notes the items that are gone for good: each hour of all kinds, as a removal beside an addition does not show in a count. */
export function noteAllPurged(context: AppContext): Promise<boolean> {
  return asFarAsPossible(context, async () => {
    for (const items of followed) await notePurged(context, items);
  });
}

/** Runs a round as far as it comes, and answers whether the next one has to follow at once. */
async function asFarAsPossible(context: AppContext, note: () => Promise<void>): Promise<boolean> {
  try {
    await note();
    return false;
  } catch (error) {
    if (error instanceof HeldUp)
      context.log.warn('the log of changes was held up, and goes on with the next round');
    else if (!(error instanceof Overtaken)) throw error;
    return error instanceof Overtaken;
  }
}

async function reach(
  context: AppContext,
  log: ChangeLog,
  { now, rewritings }: Moment,
  counts: Record<string, number>,
  hasNews: boolean,
): Promise<void> {
  const isSame =
    Object.entries(counts).every(([name, count]) => log.counts[name] === count) &&
    [...rewritings].every(([name, number]) => log.rewritings[name] === number);
  const isQuiet = log.lookedAt && now.getTime() - log.lookedAt.getTime() < quietMs && now >= log.lookedAt;
  if (isQuiet && isSame && !hasNews) return;
  await saveLog(context, { lookedAt: now, counts, rewritings: Object.fromEntries(rewritings) });
}

async function noteWritten(
  context: AppContext,
  items: Followed,
  log: ChangeLog,
  { now, rewritings }: Moment,
): Promise<number> {
  const { collection } = items.noun;
  const since = log.lookedAt && new Date(log.lookedAt.getTime() - overlapMs);
  // After the clock was set back, new writes have dates from before the last look.
  const anew =
    !since || now < since || (log.rewritings[collection] ?? 0) !== (rewritings.get(collection) ?? 0);
  const found = anew ? allItems(context, items) : await changedSince(context, items, since, now);
  let noted = 0;
  for await (const batch of inBatches(found, batchSize))
    noted += await noteBatch(context, items, idsOf(batch));
  return noted;
}

function allItems({ db }: AppContext, { noun }: Followed): AsyncIterable<Identified> {
  return db.collection(noun.collection).find({}, { projection: { _id: 1 }, sort: { _id: 1 } });
}

const idsOf = (items: readonly Identified[]) => items.map(({ _id }) => _id);

async function noteBatch(context: AppContext, items: Followed, ids: ObjectId[]): Promise<number> {
  return append(context, items, async () => {
    const now = await databaseTime(context.db);
    const found = await context.db
      .collection(items.noun.collection)
      .find({ _id: { $in: ids } }, { sort: { touchedAt: 1 } })
      .toArray();
    const latest = await latestOf(context, items.subject, ids);
    const states = await items.statesOf(context, found, now);
    return found.flatMap(({ _id }, index) => {
      const state = states[index];
      const row = state && changeOf(items, state, latest.get(String(_id)));
      return row ? [{ ...row, itemId: _id, at: now }] : [];
    });
  });
}

/** Notes as gone for good what the log knows and the collection no longer has. */
async function notePurged(context: AppContext, items: Followed): Promise<number> {
  const { subject, noun, kinds } = items;
  const known = changesOf(context).aggregate<{ _id: ObjectId; reason: RemovalReason | null }>([
    { $match: { subject } },
    { $sort: { subject: 1, itemId: 1, _id: -1 } },
    { $group: { _id: '$itemId', reason: { $first: '$reason' } } },
    { $match: { reason: { $ne: RemovalReason.PURGED } } },
  ]);
  let noted = 0;
  for await (const batch of inBatches(known, batchSize)) {
    const ids = idsOf(batch);
    noted += await append(context, items, async () => {
      const now = await databaseTime(context.db);
      const present = await context.db.collection(noun.collection).distinct('_id', { _id: { $in: ids } });
      const kept = new Set(present.map(String));
      const gone = { kind: kinds.removed, at: now, fields: [], reason: RemovalReason.PURGED, marks: {} };
      return ids.filter((id) => !kept.has(String(id))).map((itemId) => ({ ...gone, itemId }));
    });
  }
  return noted;
}

type NewChange = Omit<StoredChange, '_id' | 'subject'>;

/**
 * Appends the changes that are read after the greatest sequence. Throws `Overtaken` if another process has appended meanwhile,
 * `HeldUp` if it may have.
 */
async function append(
  context: AppContext,
  { subject }: Followed,
  read: () => Promise<NewChange[]>,
): Promise<number> {
  const begun = performance.now();
  const last = await lastSequence(context);
  const rows = await read();
  if (rows.length === 0) return 0;
  if (performance.now() - begun > longestMs) throw new HeldUp();
  await changesOf(context)
    .insertMany(rows.map((row, index) => ({ ...row, _id: last + 1 + index, subject })))
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new Overtaken() : error;
    });
  return rows.length;
}

/** What the log says next of an item; null if it knows the item like this. */
function changeOf(
  { kinds }: Followed,
  { reason, marks }: ItemState,
  known: StoredChange | undefined,
): Omit<NewChange, 'itemId' | 'at'> | null {
  const wasSeen = known?.reason === null;
  if (reason) return wasSeen ? { kind: kinds.removed, fields: [], reason, marks } : null;
  if (!wasSeen) return { kind: kinds.seen, fields: [], reason, marks };
  const names = new Set([...Object.keys(known.marks), ...Object.keys(marks)]);
  const differing = [...names].filter((name) => known.marks[name] !== marks[name]).sort();
  if (differing.length === 0 || !kinds.changed) return null;
  return { kind: kinds.changed, fields: differing.filter((name) => name !== saveMark), reason, marks };
}
