import type { Document, Filter, ObjectId, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import { trashItem, updateItem } from '../items.ts';
import { collectionOf } from '../noun.ts';
import type { Noun } from '../noun.ts';

/** How long many saves at once can be taken back together. */
const keptMs = 24 * 3_600_000;

/** One item that was saved together with others. */
export interface BatchEntry {
  _id: ObjectId;
  batchId: ObjectId;
  itemId: ObjectId;
  at: Date;
  /** The `updatedAt` of the save: a later one is another person’s work. */
  savedAt: Date;
  /** The values before, of the fields that the save changed; null for a new item. */
  replaced: Document | null;
}

/** How many items were taken back, and how many stay as they are. */
export interface BatchUndo {
  taken: number;
  kept: number;
}

const bookkeeping = new Set(['_id', 'updatedAt', 'updatedBy', 'touchedAt', 'writes']);

/** The entries of all batches. */
export function batchesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<BatchEntry>('batches');
}

/** Notes a save of one of many items; `before` is null for a new one. */
export async function noteInBatch(
  context: AppContext,
  batchId: ObjectId,
  before: StoredItem | null,
  after: StoredItem,
): Promise<void> {
  const entry = { batchId, itemId: after._id, at: timeNow(), savedAt: after.updatedAt };
  await batchesOf(context).insertOne({
    ...entry,
    replaced: before && replacedBy(before, after),
  } as BatchEntry);
}

function replacedBy(before: object, after: object): Document {
  const later = new Map<string, unknown>(Object.entries(after));
  const earlier = new Map<string, unknown>(Object.entries(before));
  const names = [...new Set([...earlier.keys(), ...later.keys()])].filter((name) => !bookkeeping.has(name));
  const changed = names.filter(
    (name) => JSON.stringify(earlier.get(name)) !== JSON.stringify(later.get(name)),
  );
  return Object.fromEntries(changed.map((name) => [name, earlier.get(name) ?? null]));
}

/**
 * Takes back the saves of a batch: it moves new items to the trash and gives changed ones their former values. It keeps items
 * that another save has changed since, and items that visitors may no longer see as they were. A second call does nothing.
 */
export async function undoBatch<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  batchId: ObjectId,
): Promise<BatchUndo> {
  const done = { taken: 0, kept: 0 };
  for await (const entry of batchesOf(context).find({ batchId })) {
    done[(await takeBack(context, noun, entry)) ? 'taken' : 'kept'] += 1;
    await batchesOf(context).deleteOne({ _id: entry._id });
  }
  return done;
}

async function takeBack<Item extends StoredItem>(
  context: Context,
  noun: Noun<Item>,
  { itemId, savedAt, replaced }: WithId<BatchEntry>,
): Promise<boolean> {
  try {
    if (replaced) await updateItem(context, noun, itemId, replaced as Partial<Item>, savedAt);
    else {
      const unchanged = { _id: itemId, updatedAt: savedAt } as Filter<Item>;
      if (!(await collectionOf(context, noun).findOne(unchanged))) return false;
      await trashItem(context, noun, itemId.toHexString());
    }
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Removes what can no longer be taken back. */
export async function sweepBatches(context: AppContext): Promise<void> {
  await batchesOf(context).deleteMany({ at: { $lt: new Date(timeNow().getTime() - keptMs) } });
}
