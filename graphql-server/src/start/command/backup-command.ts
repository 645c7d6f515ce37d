import 'reflect-metadata';
import { counted } from 'domain/text/number.ts';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { timeNow } from '../../base/clock.ts';
import { CommandError } from '../../base/command-error.ts';
import { backupClaim } from '../../database/backup/claims.ts';
import { contentCounts } from '../../database/backup/contents.ts';
import { outlastingMs, whenUnclaimed } from '../../database/claims.ts';
import { connectDatabase } from '../../database/connect.ts';
import { hasRoom } from '../../database/space.ts';
import { runBackup } from '../../office/backups/backup-runs.ts';
import type { Backup } from '../../office/backups/backup.type.ts';
import { archiveName } from '../../office/backups/scheduled-backups.ts';
import { databaseName, readConfig } from '../config.ts';
import { percentBar } from './progress-bar.ts';
import { runCommand, sizeInWords } from './run-command.ts';

/**
 * `npm run backup` and `npm run backup -- FILE`: writes the whole database as one archive, also while the product
 * runs.
 */
const usage = `
  npm run backup              writes an archive to BACKUP_DIR, or to the folder backups
  npm run backup -- FILE      writes it to this file, or into this folder`;

await runCommand(async () => {
  const named = readArguments();
  const config = readConfig(process.env);
  const { mongodbUri, dataDir, backup } = config;
  const database = await connectDatabase({ mongodbUri, dataDir, databaseName, besideServer: true });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  try {
    const { db } = database;
    if ((await contentCounts(db)).length === 0) {
      const place = mongodbUri ? `The database ${db.databaseName}` : `The database in ${dataDir}`;
      throw new CommandError(`${place} is empty: there is nothing to back up.`);
    }
    const file = pathFor(named ?? backup?.folder ?? 'backups', named === undefined);
    let run: Backup | undefined;
    const onProgress = percentBar('Writing');
    const write = async () => {
      const room = (folder: string) => hasRoom(config, folder);
      run = await runBackup({ db }, file, { signal: stop.signal, hasRoom: room, onProgress });
      return false;
    };
    await whenUnclaimed({ db }, backupClaim, write, outlastingMs);
    if (!run) throw new CommandError('Another backup of this database is being written: wait for its end.');
    const { documents, files, bytes, error } = run;
    console.log(
      `${file}\n${counted(documents ?? 0, 'document')}, ${counted(files ?? 0, 'file')}, ${sizeInWords(bytes ?? 0)}. It holds personal data and secrets: keep it where only you can read it.`,
    );
    if (error) console.error(error);
  } catch (error) {
    if (stop.signal.aborted) throw new CommandError('Stopped: no archive was written.');
    throw error;
  } finally {
    await database.close();
  }
});

/** The file itself, or a new name in the folder. */
function pathFor(place: string, isFolder: boolean): string {
  const path = resolve(place);
  const inFolder = isFolder || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return inFolder ? join(path, archiveName(timeNow())) : path;
}

function readArguments(): string | undefined {
  const [file, tooMuch] = positionals();
  if (tooMuch) throw new CommandError(`“${tooMuch}” is one word too many. What can be done:${usage}`);
  return file;
}

function positionals(): string[] {
  try {
    return parseArgs({ allowPositionals: true }).positionals;
  } catch (error) {
    // Keeps the first sentence of “Unknown option '--all'. To specify …”.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new CommandError(`${sentence}. What can be done:${usage}`);
  }
}
