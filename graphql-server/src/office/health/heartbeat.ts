import { version } from '../../../../package.json';
import type { AppContext } from '../../base/context.ts';
import { eventLoopLagMs } from '../../base/watch/event-loop.ts';
import { takeCrashes, takeErrors } from '../../base/watch/recent-errors.ts';
import type { RecentError } from '../../base/watch/recent-errors.ts';
import { presentProcesses, tellState } from '../../database/presence.ts';
import type { ProcessState } from '../../database/presence.ts';
import { takeSlowQueries } from '../../database/watch-commands.ts';
import type { SlowQuery } from '../../database/watch-commands.ts';

/** How often a process tells how it is. */
export const beatMs = 10_000;
const maxSlowQueries = 20;
const maxErrors = 50;
const maxCrashes = 20;

/** What happened lately in all processes; the newest entries stay. */
interface Happenings {
  _id: 'slow queries' | 'errors' | 'crashes';
  entries: (SlowQuery | RecentError)[];
}

const happeningsOf = ({ db }: Pick<AppContext, 'db'>) => db.collection<Happenings>('happenings');

/** Tells how this process is, and adds its slow queries and errors since the last time to the common lists. */
export async function beat(context: AppContext, kind: ProcessState['kind']): Promise<void> {
  await tellState(context.db, {
    kind,
    version,
    upSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    lagMs: eventLoopLagMs(),
  });
  await addTo(context, 'slow queries', takeSlowQueries(), maxSlowQueries);
  await addTo(context, 'errors', takeErrors(), maxErrors);
  await addTo(context, 'crashes', takeCrashes(), maxCrashes);
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

/** The processes that live and have told how they are, by kind, oldest first. */
export async function livingProcesses({ db }: AppContext): Promise<(ProcessState & { id: string })[]> {
  const present = await presentProcesses(db);
  return present
    .flatMap(({ id, state }) => (state ? [{ ...state, id }] : []))
    .sort((one, other) => one.kind.localeCompare(other.kind) || other.upSeconds - one.upSeconds);
}

/** The slow queries, errors or crashes of all processes, newest first. */
export async function happenings<Entry extends SlowQuery | RecentError>(
  context: AppContext,
  _id: Happenings['_id'],
): Promise<Entry[]> {
  const found = await happeningsOf(context).findOne({ _id });
  return ((found?.entries ?? []) as Entry[]).sort((one, other) => other.at.getTime() - one.at.getTime());
}
