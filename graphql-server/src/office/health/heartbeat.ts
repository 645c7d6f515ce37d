import type { ObjectId } from 'mongodb';
import { version } from '../../../../package.json';
import type { AppContext } from '../../base/context.ts';
import { eventLoopLagMs } from '../../base/event-loop.ts';
import { takeErrors } from '../../base/recent-errors.ts';
import type { RecentError } from '../../base/recent-errors.ts';
import { takeSlowQueries } from '../../database/watch-commands.ts';
import type { SlowQuery } from '../../database/watch-commands.ts';

/** How often a process says that it lives. */
export const beatMs = 10_000;
/** A process that was silent for this long does not count as alive. */
const silentMs = 3 * beatMs;
const maxSlowQueries = 20;
const maxErrors = 50;

export interface Heartbeat {
  _id: ObjectId;
  kind: 'web' | 'worker';
  version: string;
  /** Seconds since its start, at the last beat. */
  upSeconds: number;
  memoryBytes: number;
  lagMs: number;
  /** The last beat, by the clock of the database. */
  at: Date;
}

/** What happened lately in all processes; the newest entries stay. */
interface Happenings {
  _id: 'slow queries' | 'errors';
  entries: (SlowQuery | RecentError)[];
}

const beatsOf = ({ db }: Pick<AppContext, 'db'>) => db.collection<Heartbeat>('heartbeats');
const happeningsOf = ({ db }: Pick<AppContext, 'db'>) => db.collection<Happenings>('happenings');

/** Says that this process lives, and adds its slow queries and errors since the last time to the common lists. */
export async function beat(context: AppContext, id: ObjectId, kind: Heartbeat['kind']): Promise<void> {
  const values = {
    kind,
    version,
    upSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    lagMs: eventLoopLagMs(),
  };
  await beatsOf(context).updateOne({ _id: id }, [{ $set: { ...values, at: '$$NOW' } }], { upsert: true });
  await addTo(context, 'slow queries', takeSlowQueries(), maxSlowQueries);
  await addTo(context, 'errors', takeErrors(), maxErrors);
}

async function addTo(
  context: AppContext,
  _id: Happenings['_id'],
  entries: Happenings['entries'],
  max: number,
) {
  if (entries.length === 0) return;
  await happeningsOf(context).updateOne(
    { _id },
    { $push: { entries: { $each: entries, $slice: -max } } },
    { upsert: true },
  );
}

/** Takes a process that ends off the list. */
export async function endBeat(context: AppContext, id: ObjectId): Promise<void> {
  await beatsOf(context).deleteOne({ _id: id });
}

/** The processes that live, by kind, oldest first; removes those that were silent for long. */
export async function livingProcesses(context: AppContext): Promise<Heartbeat[]> {
  const since = { $subtract: ['$$NOW', silentMs] };
  const found = await beatsOf(context)
    .aggregate<Heartbeat & { lives: boolean }>([{ $set: { lives: { $gt: ['$at', since] } } }], {
      hint: { _id: 1 },
    })
    .toArray();
  const gone = found.filter(({ lives }) => !lives).map(({ _id }) => _id);
  if (gone.length > 0) await beatsOf(context).deleteMany({ _id: { $in: gone } });
  return found
    .filter(({ lives }) => lives)
    .sort((one, other) => one.kind.localeCompare(other.kind) || other.upSeconds - one.upSeconds);
}

/** The slow queries or the errors of all processes, newest first. */
export async function happenings<Entry extends SlowQuery | RecentError>(
  context: AppContext,
  _id: Happenings['_id'],
): Promise<Entry[]> {
  const found = await happeningsOf(context).findOne({ _id });
  return ((found?.entries ?? []) as Entry[]).sort((one, other) => other.at.getTime() - one.at.getTime());
}
