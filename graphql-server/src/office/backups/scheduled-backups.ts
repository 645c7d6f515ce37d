import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { unfinished } from '../../database/backup/archive-file.ts';
import { backupClaim } from '../../database/backup/claims.ts';
import { whenUnclaimed } from '../../database/claims.ts';
import { hasRoom } from '../../database/space.ts';
import { backupsOf, runBackup } from './backup-runs.ts';
import { BackupState } from './backup.type.ts';
import type { Backup, BackupSchedule } from './backup.type.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How long the other processes leave a due backup to a living worker. */
const leftToWorkerMs = 10 * minuteMs;

const scheduledName = /^apna-hi-ghar-scheduled-\d{8}-\d{9}\.bson\.gz$/;

/** The name of an archive by the time of its start; only names of scheduled ones are ever removed again. */
export function archiveName(startedAt: Date, scheduled = false): string {
  const time = startedAt
    .toISOString()
    .replace(/[-:.Z]/g, '')
    .replace('T', '-');
  return `apna-hi-ghar-${scheduled ? 'scheduled-' : ''}${time}.bson.gz`;
}

/** When the next scheduled backup is due: now, if there never was one. A failed one is tried again after an hour. */
export async function nextDueAt(
  store: Pick<AppContext, 'db'>,
  schedule: Pick<BackupSchedule, 'everyHours'>,
): Promise<Date> {
  return new Date((await dueTime(store, schedule)) || timeNow());
}

async function dueTime(
  store: Pick<AppContext, 'db'>,
  { everyHours }: Pick<BackupSchedule, 'everyHours'>,
): Promise<number> {
  const [last, done] = await Promise.all([
    lastRun(store, { $ne: BackupState.RUNNING }),
    lastRun(store, BackupState.DONE),
  ]);
  const due = done ? done.startedAt.getTime() + everyHours * hourMs : 0;
  const retry = last?.state === BackupState.FAILED && last.endedAt ? last.endedAt.getTime() + hourMs : 0;
  return Math.max(due, retry);
}

/** The last run that a schedule started. */
export function lastRun(
  store: Pick<AppContext, 'db'>,
  state: BackupState | { $ne: BackupState },
): Promise<Backup | null> {
  return backupsOf(store).findOne({ scheduled: true, state }, { sort: { startedAt: -1 } });
}

interface Turn {
  /** Whether this process leaves heavy work to another one, for a while. */
  leaves?: boolean;
  signal?: AbortSignal;
}

/** Writes the scheduled backup if it is due and no other process writes one, and removes old archives. */
export async function backUpWhenDue(
  context: AppContext,
  { leaves = false, signal }: Turn = {},
): Promise<boolean> {
  const schedule = context.config.backup;
  if (!schedule) return false;
  const isDue = async () => {
    const due = await dueTime(context, schedule);
    return timeNow().getTime() >= due + (leaves ? leftToWorkerMs : 0);
  };
  if (!(await isDue())) return false;
  return whenUnclaimed(context, backupClaim, async () => {
    // Another process may have written it a moment ago.
    if (!(await isDue())) return false;
    await removeUnfinished(schedule.folder);
    const file = join(schedule.folder, archiveName(timeNow(), true));
    try {
      await runBackup(context, file, {
        schedule,
        signal,
        hasRoom: (folder) => hasRoom(context.config, folder),
      });
      await removeOldArchives(schedule);
    } catch (error) {
      // The record says it to the owner.
      if (!signal?.aborted) context.log.warn({ err: error }, 'the scheduled backup failed');
    }
    return false;
  });
}

/** Removes the oldest scheduled archives beyond the number that is kept; other files stay. */
async function removeOldArchives({ folder, keep }: BackupSchedule): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => scheduledName.test(name)).sort();
  for (const name of archives.slice(0, -keep)) await rm(join(folder, name), { force: true });
}

/** Removes what killed processes left; a day later, because another database may share the folder. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.endsWith(unfinished) || !scheduledName.test(name.slice(0, -unfinished.length))) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (timeNow().getTime() - mtimeMs > 24 * hourMs) await rm(join(folder, name), { force: true });
  }
}
