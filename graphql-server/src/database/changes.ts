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

/** One text that differs whenever anything was written, by whichever process. */
export async function currentRevision(context: AppContext): Promise<string> {
  const revisions = await context.db.collection<Revision>('revisions').find().sort({ _id: 1 }).toArray();
  return revisions.map(({ _id, number }) => `${_id}:${number}`).join(' ');
}

/** How often items of one collection were written, by whichever process; undefined before the first write. */
export async function revisionOf({ db }: AppContext, collection: string): Promise<number | undefined> {
  return (await db.collection<Revision>('revisions').findOne({ _id: collection }))?.number;
}
