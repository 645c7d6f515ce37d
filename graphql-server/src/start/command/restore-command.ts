import 'reflect-metadata';
import { counted, indianNumber } from 'domain/text/number.ts';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Db } from 'mongodb';
import { CommandError } from '../../base/command-error.ts';
import { version } from '../../base/version.ts';
import { contentCounts } from '../../database/backup/contents.ts';
import { checkArchive } from '../../database/backup/read-archive.ts';
import type { CheckedArchive } from '../../database/backup/read-archive.ts';
import {
  markRestore,
  restoreArchive,
  unfinishedRestore,
  unmarkRestore,
} from '../../database/backup/restore.ts';
import { outlastingMs, whenUnclaimed } from '../../database/claims.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/connect.ts';
import { FolderInUse } from '../../database/engine/embedded-engine.ts';
import { newestMigration } from '../../database/migrations/migrations.ts';
import { presentProcesses } from '../../database/presence.ts';
import { hasRoom } from '../../database/space.ts';
import { databaseName, readConfig } from '../config.ts';
import { percentBar } from './progress-bar.ts';
import { runCommand, sizeInWords } from './run-command.ts';

/** `npm run restore -- FILE`: checks an archive, and fills an empty database with it while the product is stopped. */
const usage = `
  npm run restore -- FILE                    fills an empty database from an archive
  npm run restore -- FILE --replace          removes what the database holds first; asks before
  npm run restore -- FILE --replace --yes    does not ask
  npm run restore -- FILE --check            only checks the archive`;

await runCommand(async () => {
  const { file, replace, yes, check } = readArguments();
  const archive = await checkArchive(file, { version, migration: newestMigration }, percentBar('Checking'));
  console.log(inWords(file, archive));
  if (check) return;
  const config = readConfig(process.env);
  const { mongodbUri, dataDir } = config;
  const database = await open(mongodbUri, dataDir);
  const { db } = database;
  const place = mongodbUri ? `The database ${db.databaseName}` : `The database in ${dataDir}`;
  try {
    const work = async () => {
      await refuseRunning(database);
      const interrupted = await unfinishedRestore(db);
      if (!(await hasRoom(config, dataDir, neededMb(archive.bytes))))
        throw new CommandError(
          `There is no room for the archive in ${dataDir}: it needs ${neededMb(archive.bytes)} MB. Nothing was changed: free some space, or set DATA_DIR to a folder on another disk.`,
        );
      if (interrupted)
        console.log(`The restore of ${interrupted.archive} was interrupted; this one begins anew.`);
      else await agreeToRemove(db, place, replace, yes);
      // A check and a refusal do without the many modules of the product.
      const { indexes } = await import('../../office/rooms.ts');
      const { holdWaitingMail } = await import('../../office/backups/after-restore.ts');
      await markRestore(db, basename(file));
      // A process that starts now sees the mark; one that has started before it is seen here.
      await refuseRunning(database).catch(async (error: unknown) => {
        if (!interrupted) await unmarkRestore(db);
        throw error;
      });
      await restoreArchive(db, file, archive.bytes, indexes, percentBar('Restoring'));
      await holdWaitingMail(db);
      await unmarkRestore(db);
      return true;
    };
    const restored = await whenUnclaimed({ db }, 'restore', work, outlastingMs);
    if (!restored)
      throw new CommandError('Another restore of this database runs: wait for its end.', 'databaseRefused');
    console.log(`${place} holds the archive now. Start the product again; all accounts must log in anew.`);
  } finally {
    await database.close();
  }
});

/** Each byte is written to the journal and to its file, and the indexes take as much as the documents. */
function neededMb(bytes: number): number {
  return Math.ceil((bytes * 3) / 1_048_576);
}

async function open(mongodbUri: string | undefined, dataDir: string): Promise<Database> {
  try {
    return await connectDatabase({ mongodbUri, dataDir, databaseName });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new CommandError(
      `The product, or another program, has the database in ${dataDir} open: stop it (Ctrl+C, or its service), and try again.`,
      'databaseRefused',
      { cause: error },
    );
  }
}

/** The built-in engine opens for one process only, so nothing else can use it. */
async function refuseRunning({ db, embedded }: Database): Promise<void> {
  const running = embedded ? [] : await presentProcesses(db);
  if (running.length === 0) return;
  const places = running.map(({ place }) => place).join(', ');
  throw new CommandError(
    `The product runs on this database: ${places}. Stop every process, and try again; a killed one counts for ten seconds more.`,
    'databaseRefused',
  );
}

async function agreeToRemove(db: Db, place: string, replace: boolean, yes: boolean): Promise<void> {
  const counts = await contentCounts(db);
  if (counts.length === 0) return;
  const held = counts.map(([name, count]) => `  ${name} ${indianNumber(count)}`).join('\n');
  if (!replace) {
    throw new CommandError(
      `${place} is not empty:\n${held}\nNothing was changed. Add --replace to remove all of it first, or choose an empty database.`,
      'databaseRefused',
    );
  }
  console.log(`${place} will lose all that it holds:\n${held}`);
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'Nothing was changed. Add --yes to replace it without a question.',
      'databaseRefused',
    );
  }
  const question = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await question.question('Type “replace” to go on: ').finally(() => question.close());
  if (answer.trim() !== 'replace') throw new CommandError('Nothing was changed.', 'databaseRefused');
}

function inWords(file: string, { header, contents, bytes }: CheckedArchive): string {
  const { 'fs.files': files = 0, ...documents } = contents.counts;
  const count = Object.values(documents).reduce((sum, value) => sum + value, 0);
  return `${basename(file)} is complete: ${counted(count, 'document')}, ${counted(files, 'file')}, ${sizeInWords(bytes)}, begun ${header.startedAt.toISOString()}, version ${header.version}, migration ${header.migration}.`;
}

function readArguments() {
  const { values, positionals } = parseOptions();
  const [file, tooMuch] = positionals;
  if (!file) throw new CommandError(`Say which archive to restore:${usage}`);
  if (tooMuch) throw new CommandError(`“${tooMuch}” is one word too many. What can be done:${usage}`);
  return { file: resolve(file), ...values };
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    // Keeps the first sentence of “Unknown option '--all'. To specify …”.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new CommandError(`${sentence}. What can be done:${usage}`);
  }
}
