import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { backupsOf, lastBackup } from './backup-runs.ts';
import { BackupState, BackupWarning } from './backup.type.ts';
import type { Backup, BackupOverview, BackupSchedule } from './backup.type.ts';
import { lastRun, nextDueAt } from './scheduled-backups.ts';

const shownRuns = 20;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The state of the backups, and the last of them. */
export async function backups(context: Context): Promise<BackupOverview> {
  const [runs, last, lastScheduled, lastEnded] = await Promise.all([
    backupsOf(context)
      .find({}, { sort: { startedAt: -1 }, limit: shownRuns })
      .toArray(),
    lastBackup(context),
    lastRun(context, BackupState.DONE),
    lastRun(context, { $ne: BackupState.RUNNING }),
  ]);
  const schedule = context.config.backup ?? scheduleElsewhere(lastScheduled);
  const ageMs = last && timeNow().getTime() - last.startedAt.getTime();
  const isOverdue = ageMs !== null && schedule !== null && ageMs > 2 * schedule.everyHours * hourMs;
  return {
    schedule,
    last,
    ageMinutes: ageMs === null ? null : Math.max(0, Math.floor(ageMs / minuteMs)),
    nextDueAt: schedule && (await nextDueAt(context, schedule)),
    warnings: [
      ...(schedule ? [] : [BackupWarning.NOT_SCHEDULED]),
      ...(schedule && lastEnded?.state === BackupState.FAILED ? [BackupWarning.LAST_FAILED] : []),
      ...(isOverdue ? [BackupWarning.OVERDUE] : []),
    ],
    runs,
  };
}

/** Another process may have the setting that this one lacks; its backups tell. */
function scheduleElsewhere(last: Backup | null): BackupSchedule | null {
  if (!last?.schedule) return null;
  const age = timeNow().getTime() - last.startedAt.getTime();
  return age > 2 * last.schedule.everyHours * hourMs ? null : last.schedule;
}
