import type { ObjectId } from 'mongodb';
import type { AppContext } from '../base/context.ts';
import { databaseTime } from './time.ts';

/**
 * Part of every update of an item: the database dates and counts the write in the same step, so that other
 * processes notice it even if the writing process dies.
 */
export const touch = { $currentDate: { touchedAt: true }, $inc: { writes: 1 } } as const;

/** The fields that readers follow to notice writes; the date has an index. */
export interface WriteMarks {
  date: string;
  /** Tells apart two writes in the same millisecond. */
  count: string;
}

const touched: WriteMarks = { date: 'touchedAt', count: 'writes' };

/**
 * Hears of this process’s own writes; the topic is a collection or a finer part of one. `parts` are the ids of the
 * written items and the words that their noun gives to them; without them, any item may have changed.
 */
type Listener = (topic: string, parts?: readonly string[]) => void;

const listeners = new WeakMap<AppContext['db'], Set<Listener>>();

/**
 * Announces a write within this process, so that readers look at once. Other processes find touched documents
 * by themselves.
 */
export function announceChange(
  { db }: Pick<AppContext, 'db'>,
  topic: string,
  parts?: readonly string[],
): void {
  for (const listener of listeners.get(db) ?? []) listener(topic, parts);
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
 * Makes every process read a collection anew. Call it before removing documents that are marked as deleted,
 * and after any write that does not touch its documents.
 */
export async function announceRewriting(context: AppContext, collection: string): Promise<void> {
  await rewritingsOf(context.db).updateOne({ _id: collection }, { $inc: { number: 1 } }, { upsert: true });
  announceChange(context, collection);
}

function rewritingsOf(db: AppContext['db']) {
  return db.collection<Rewriting>('rewritings');
}

/** The time of the database, and which collections are to be read anew; several looks can share it. */
export interface Moment {
  now: Date;
  rewritings: Map<string, number>;
}

/** Reads what the looks of all collections need. */
export async function lookMoment({ db }: Pick<AppContext, 'db'>): Promise<Moment> {
  const [now, rewritings] = await Promise.all([
    databaseTime(db),
    rewritingsOf(db)
      .find({}, { hint: { _id: 1 } })
      .toArray(),
  ]);
  return { now, rewritings: new Map(rewritings.map(({ _id, number }) => [_id, number])) };
}

/** The writes to a collection since the last look. */
export interface Written {
  ids: ObjectId[];
  /** Whether any document may have changed, so that earlier reads cannot be relied on. */
  anew: boolean;
}

/**
 * A write can become visible a little after its date, and after a later write. The clocks of two replica set
 * members may differ by as much when one takes over from the other.
 */
const overlapMs = 5_000;

/**
 * Follows the writes of all processes to a collection by the dates that the database gave them. Each call of
 * the result looks once, at a moment that several looks can share; the first call answers `anew`. Calls must not overlap.
 */
export function followWrites(
  { db }: Pick<AppContext, 'db'>,
  collection: string,
  { date, count }: WriteMarks = touched,
): (moment?: Moment) => Promise<Written> {
  let since: number | undefined;
  let rewriting: number | undefined;
  let known = new Map<string, string>();

  return async (given) => {
    const moment = given ?? (await lookMoment({ db }));
    const now = moment.now.getTime();
    const found = await db
      .collection(collection)
      .find<Record<string, unknown> & { _id: ObjectId }>(
        { [date]: { $gte: new Date((since ?? now) - overlapMs) } },
        { projection: { [date]: 1, [count]: 1 } },
      )
      .toArray();
    const last = moment.rewritings.get(collection);
    const marks = new Map(found.map(({ _id, ...values }) => [String(_id), JSON.stringify(values)]));
    const ids = found.map(({ _id }) => _id).filter((id) => known.get(String(id)) !== marks.get(String(id)));
    // New writes have dates from before the last look if the clock was set back.
    const wasSetBack = since !== undefined && now < since - overlapMs;
    const anew = since === undefined || wasSetBack || rewriting !== last;
    known = marks;
    since = now;
    rewriting = last;
    return { ids, anew };
  };
}
