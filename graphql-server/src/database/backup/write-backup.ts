import type { Db } from 'mongodb';
import { writeArchive } from './archive-file.ts';
import type { WrittenArchive } from './archive-file.ts';
import { whileNothingIsSwept } from './claims.ts';
import { readDatabase } from './read-database.ts';
import type { OnProgress, ReadingSummary } from './read-database.ts';
import { refuseHalfRestored } from './restore.ts';

interface WriteOptions {
  version: string;
  signal?: AbortSignal;
  onProgress?: OnProgress;
}

/** Writes the whole database as one archive, while the product runs. */
export async function writeBackup(
  db: Db,
  file: string,
  { version, signal, onProgress }: WriteOptions,
): Promise<WrittenArchive<ReadingSummary>> {
  await refuseHalfRestored(db);
  return whileNothingIsSwept(
    db,
    () => writeArchive(file, readDatabase(db, version, onProgress), signal),
    signal,
  );
}
