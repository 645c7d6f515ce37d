import type { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { databaseTime } from './time.ts';

/**
 * Belongs into each update of an item: the database dates and counts the write in the same step, so that none goes
 * unnoticed, whatever becomes of the process that made it.
 */
export const touch = { $currentDate: { touchedAt: true }, $inc: { writes: 1 } } as const;

/** The fields by which readers follow the writes of a document; the date has an index. */
export interface WriteMarks {
  date: string;
  /** Tells two writes in the same millisecond apart. */
  count: string;
}

const touched: WriteMarks = { date: 'touchedAt', count: 'writes' };

/** Tells a process of its own writes: the name of a collection, or of something finer within one. */
type Listener = (topic: string) => void;

const listeners = new WeakMap<AppContext['db'], Set<Listener>>();

/** Tells this process that items were written, so that it looks at once. Others find what was touched by themselves. */
export function announceChange({ db }: Pick<AppContext, 'db'>, topic: string): void {
  for (const listener of listeners.get(db) ?? []) listener(topic);
}

/** Calls `listener` on each change announced in this process. */
export function onChange({ db }: Pick<AppContext, 'db'>, listener: Listener): void {
  const known = listeners.get(db) ?? new Set();
  listeners.set(db, known.add(listener));
}

interface Rewriting {
  _id: string;
  number: number;
}

/**
 * Tells every process to read a collection anew: before documents are removed that are marked as deleted, and after
 * any write that does not touch its documents.
 */
export async function announceRewriting(context: AppContext, collection: string): Promise<void> {
  await rewritingsOf(context.db).updateOne({ _id: collection }, { $inc: { number: 1 } }, { upsert: true });
  announceChange(context, collection);
}

function rewritingsOf(db: AppContext['db']) {
  return db.collection<Rewriting>('rewritings');
}

/** The writes to a collection since the last look. */
export interface Written {
  ids: ObjectId[];
  /** Whether all may have changed: nothing that was read before can be relied on. */
  anew: boolean;
}

/**
 * A write can become visible a little after its date, and after the date of another one. The clocks of two servers of
 * a replica set may differ by as much when one takes over from the other.
 */
const overlapMs = 5_000;

/**
 * Follows the writes to a collection, of all processes, by the dates that the database gave them. Each call of the
 * result looks once, and the first one answers `anew`. One look at a time.
 */
export function followWrites(
  { db }: Pick<AppContext, 'db'>,
  collection: string,
  { date, count }: WriteMarks = touched,
): () => Promise<Written> {
  let since: number | undefined;
  let rewriting: number | undefined;
  let known = new Map<string, string>();

  return async () => {
    const now = (await databaseTime(db)).getTime();
    const [found, last] = await Promise.all([
      db
        .collection(collection)
        .find<Record<string, unknown> & { _id: ObjectId }>(
          { [date]: { $gte: new Date((since ?? now) - overlapMs) } },
          { projection: { [date]: 1, [count]: 1 } },
        )
        .toArray(),
      rewritingsOf(db).findOne({ _id: collection }),
    ]);
    const marks = new Map(found.map(({ _id, ...values }) => [String(_id), JSON.stringify(values)]));
    const ids = found.map(({ _id }) => _id).filter((id) => known.get(String(id)) !== marks.get(String(id)));
    const anew = since === undefined || rewriting !== last?.number;
    known = marks;
    since = now;
    rewriting = last?.number;
    return { ids, anew };
  };
}
