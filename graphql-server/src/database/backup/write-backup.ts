import type { Db } from 'mongodb';
import { writeArchive } from './archive-file.ts';
import type { WriteArchiveOptions, WrittenArchive } from './archive-file.ts';
import { whileNothingIsSwept } from './claims.ts';
import { readDatabase } from './read-database.ts';
import type { OnProgress, ReadingSummary } from './read-database.ts';
import { refuseHalfRestored } from './restore.ts';

interface WriteOptions extends WriteArchiveOptions {
  version: string;
  onProgress?: OnProgress;
}

/** Writes the whole database as one archive, while the product runs. */
export async function writeBackup(
  db: Db,
  file: string,
  { version, signal, hasRoom, onProgress }: WriteOptions,
): Promise<WrittenArchive<ReadingSummary>> {
  await refuseHalfRestored(db);
  return whileNothingIsSwept(
    db,
    () => writeArchive(file, readDatabase(db, version, onProgress), { signal, hasRoom }),
    signal,
  );
}
