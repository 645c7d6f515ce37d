import { timeNow } from '../../base/clock.ts';
import { inBatches } from '../../base/batches.ts';
import type { AppContext } from '../../base/context.ts';
import { changesOf, lastSequence, latestOf, saveLog } from './change-log.ts';
import type { StoredChange, Subject } from './change-log.ts';
import { followed } from './followed-items.ts';
import { noteAllPurged } from './note-changes.ts';

/** The log has the changes of so many days. */
const keptDays = 90;
const dayMs = 24 * 3_600_000;
const batchSize = 500;

/**
 * Removes changes of more than 90 days ago. What the log says last of an item that is seen stays: the next change is compared with it; readers
 * who ask for that part are told to read everything first. The last change of all stays too: the next sequence is one more.
 */
export async function sweepChanges(context: AppContext): Promise<void> {
  while (await noteAllPurged(context));
  const old = { at: { $lt: new Date(timeNow().getTime() - keptDays * dayMs) } };
  const last = await changesOf(context).findOne(old, { projection: { _id: 1 }, sort: { _id: -1 } });
  if (!last) return;
  await saveLog(context, { keptFrom: last._id + 1 });
  const end = await lastSequence(context);
  const among = { _id: { $lte: last._id, $lt: end } };
  const rows = changesOf(context).find(among, { projection: { marks: 0 } });
  for await (const batch of inBatches(rows, batchSize)) await removeReplaced(context, batch);
}

async function removeReplaced(context: AppContext, rows: readonly StoredChange[]): Promise<void> {
  for (const { subject } of followed) {
    const ofSubject = rows.filter((row) => row.subject === subject);
    await removeOf(context, subject, ofSubject);
  }
}

async function removeOf(context: AppContext, subject: Subject, rows: readonly StoredChange[]): Promise<void> {
  if (rows.length === 0) return;
  const latest = await latestOf(
    context,
    subject,
    rows.map(({ itemId }) => itemId),
  );
  const replaced = rows.filter(
    ({ _id, itemId, reason }) => reason !== null || latest.get(itemId.toHexString())?._id !== _id,
  );
  await changesOf(context).deleteMany({ _id: { $in: replaced.map(({ _id }) => _id) } });
}
