import { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import type { Change } from './change.type.ts';

/** The kinds of items that the log follows. */
export const subjects = ['LISTING', 'STORY', 'ENQUIRY', 'PERSON', 'APPLICATION'] as const;
export type Subject = (typeof subjects)[number];

/** A row of the log. The newest row of an item says what readers of the log know of the item. */
export interface StoredChange extends Change {
  subject: Subject;
  /** What the item had in each field, as short hashes. */
  marks: Record<string, string>;
}

/** How far the log is. */
export interface ChangeLog {
  _id: 'log';
  logId: ObjectId;
  /** The writes until this moment are noted; missing before the first round. */
  lookedAt?: Date;
  /** The first change that the log still has. */
  keptFrom: number;
  /** By collection: the number of its documents at the last look, and of its last rewriting. */
  counts: Record<string, number>;
  rewritings: Record<string, number>;
}

/** The log lives as long as this database: an archive leaves it out, so that a restored one begins anew. */
export const changesCollection = 'changes';
const logId = 'log';

/** The rows of the log. */
export function changesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredChange>(changesCollection);
}

function logOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<ChangeLog>('changeLog');
}

/** The log of this database; it begins with the first question. */
export async function openLog(context: AppContext): Promise<ChangeLog> {
  const present = await logOf(context).findOne({ _id: logId });
  if (present) return present;
  const fresh = { logId: new ObjectId(), keptFrom: 1, counts: {}, rewritings: {} };
  await logOf(context)
    .updateOne({ _id: logId }, { $setOnInsert: fresh }, { upsert: true })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  return openLog(context);
}

/** Notes how far the log is. */
export async function saveLog(context: AppContext, reached: Partial<Omit<ChangeLog, '_id'>>): Promise<void> {
  await logOf(context).updateOne({ _id: logId }, { $set: reached });
}

/** The greatest sequence of the log; 0 while it is empty. */
export async function lastSequence(context: AppContext): Promise<number> {
  const last = await changesOf(context).findOne({}, { projection: { _id: 1 }, sort: { _id: -1 } });
  return last?._id ?? 0;
}

/** The newest row of each of these items that has one, by id. */
export async function latestOf(
  context: AppContext,
  subject: Subject,
  itemIds: readonly ObjectId[],
): Promise<Map<string, StoredChange>> {
  const rows = await changesOf(context)
    .aggregate<{ row: StoredChange }>([
      { $match: { subject, itemId: { $in: itemIds } } },
      { $sort: { subject: 1, itemId: 1, _id: -1 } },
      { $group: { _id: '$itemId', row: { $first: '$$ROOT' } } },
    ])
    .toArray();
  return new Map(rows.map(({ row }) => [row.itemId.toHexString(), row]));
}
