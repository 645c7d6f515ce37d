import type { AppContext } from '../context.ts';

interface Revision {
  _id: string;
  number: number;
}

const listeners = new WeakMap<AppContext['db'], Set<() => void>>();

/** Says that items of a collection were written: this process drops what it kept at once, others within a second. */
export async function announceChange(context: AppContext, collection: string): Promise<void> {
  for (const listener of listeners.get(context.db) ?? []) listener();
  await context.db
    .collection<Revision>('revisions')
    .updateOne({ _id: collection }, { $inc: { number: 1 } }, { upsert: true });
  for (const listener of listeners.get(context.db) ?? []) listener();
}

/** Calls `listener` on each change announced in this process. */
export function onChange(context: AppContext, listener: () => void): void {
  const known = listeners.get(context.db) ?? new Set();
  listeners.set(context.db, known.add(listener));
}

/** What can appear without a write: its moment comes. */
const scheduledCollections = ['properties', 'blogs'];

/** One text that differs whenever anything was written, by whichever process, or a scheduled item appeared. */
export async function currentRevision(context: AppContext): Promise<string> {
  const revisions = context.db.collection<Revision>('revisions').find().sort({ _id: 1 }).toArray();
  const appeared = scheduledCollections.map((collection) => lastAppeared(context, collection));
  const written = (await revisions).map(({ _id, number }) => `${_id}:${number}`);
  return [...written, ...(await Promise.all(appeared))].join(' ');
}

async function lastAppeared({ db }: AppContext, collection: string): Promise<string> {
  const [last] = await db
    .collection<{ publishAt: Date }>(collection)
    .find({ deleted: false, publishAt: { $lte: new Date() } }, { projection: { _id: 0, publishAt: 1 } })
    .sort({ publishAt: -1, _id: -1 })
    .limit(1)
    .toArray();
  return last?.publishAt.toISOString() ?? '';
}

/** How often items of one collection were written, by whichever process; undefined before the first write. */
export async function revisionOf({ db }: AppContext, collection: string): Promise<number | undefined> {
  return (await db.collection<Revision>('revisions').findOne({ _id: collection }))?.number;
}
