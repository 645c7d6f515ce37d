import { hostname } from 'node:os';
import { basename } from 'node:path';
import { ObjectId } from 'mongodb';
import type { Collection, Db } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { StartupError } from '../../base/startup-error.ts';
import { version } from '../../base/version.ts';
import type { WriteArchiveOptions } from '../../database/backup/archive-file.ts';
import type { OnProgress } from '../../database/backup/read-database.ts';
import { writeBackup } from '../../database/backup/write-backup.ts';
import { BackupState } from './backup.type.ts';
import type { Backup, BackupSchedule } from './backup.type.ts';

/** How many runs are recorded; older records go. */
const maxRuns = 100;

export function backupsOf({ db }: { db: Db }): Collection<Backup> {
  return db.collection<Backup>('backups');
}

/** The last complete backup; null if there is none. */
export function lastBackup(store: { db: Db }): Promise<Backup | null> {
  return backupsOf(store).findOne({ state: BackupState.DONE }, { sort: { startedAt: -1 } });
}

interface RunOptions extends WriteArchiveOptions {
  /** The schedule that starts it; none for a command. */
  schedule?: BackupSchedule;
  onProgress?: OnProgress;
}

/**
 * Writes a backup to `file` and records the run, complete or failed; the caller holds the claim of the backup.
 * Throws what went wrong.
 */
export async function runBackup(
  { db }: { db: Db },
  file: string,
  { schedule, signal, hasRoom, onProgress }: RunOptions = {},
): Promise<Backup> {
  await endKilledRuns({ db });
  const run: Backup = {
    _id: new ObjectId(),
    state: BackupState.RUNNING,
    scheduled: schedule !== undefined,
    startedAt: timeNow(),
    endedAt: null,
    file: basename(file),
    host: hostname(),
    bytes: null,
    documents: null,
    files: null,
    error: null,
    ...(schedule && { schedule }),
  };
  await backupsOf({ db }).insertOne(run);
  try {
    const { bytes, sha256, summary } = await writeBackup(db, file, { version, signal, hasRoom, onProgress });
    const { documents, files, counts, damagedFiles } = summary;
    const error = damagedFiles.length > 0 ? damagedSentence(damagedFiles) : null;
    const values = { state: BackupState.DONE, endedAt: timeNow(), bytes, sha256, documents, files };
    await backupsOf({ db }).updateOne({ _id: run._id }, { $set: { ...values, counts, error } });
    return { ...run, ...values, counts, error };
  } catch (error) {
    const values = { state: BackupState.FAILED, endedAt: timeNow(), error: inWords(error, signal) };
    // When the database itself is gone, nothing can be recorded; the first error counts.
    await backupsOf({ db })
      .updateOne({ _id: run._id }, { $set: values })
      .catch(() => undefined);
    throw error;
  } finally {
    await forgetOldRuns({ db }).catch(() => undefined);
  }
}

/** Runs that still count as running belong to killed processes, because the caller holds the claim. */
async function endKilledRuns(store: { db: Db }): Promise<void> {
  const error = 'The process ended before the archive was complete.';
  const ended = { state: BackupState.FAILED, endedAt: timeNow(), error };
  await backupsOf(store).updateMany({ state: BackupState.RUNNING }, { $set: ended });
}

async function forgetOldRuns(store: { db: Db }): Promise<void> {
  const [oldest] = await backupsOf(store)
    .find({}, { sort: { startedAt: -1 }, skip: maxRuns, limit: 1, projection: { startedAt: 1 } })
    .toArray();
  if (oldest) await backupsOf(store).deleteMany({ startedAt: { $lte: oldest.startedAt } });
}

function damagedSentence(files: string[]): string {
  const some = files.slice(0, 5).join(', ');
  return `The database does not have all bytes of ${files.length === 1 ? '1 file' : `${files.length} files`}: ${some}${files.length > 5 ? ', …' : ''}. The rest is complete.`;
}

function inWords(error: unknown, signal?: AbortSignal): string {
  if (signal?.aborted) return 'The process was stopped before the archive was complete.';
  if (error instanceof StartupError || error instanceof AppError) return error.message;
  return `The backup failed: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500);
}
