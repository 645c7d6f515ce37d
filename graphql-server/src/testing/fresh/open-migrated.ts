import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/connect.ts';
import { ensureIndexes } from '../../database/ensure-indexes.ts';
import { migrate } from '../../database/migrations/migrations.ts';
import { indexes } from '../../office/rooms.ts';

const databaseName = 'test';
/** The files of a worker share it. */
let migrated: Promise<string> | undefined;

/**
 * Opens an engine on this folder with all indexes and migrations, and nothing else. A worker makes them once and copies their
 * files, because they take longer than the tests of most files.
 */
export async function openMigrated(dataDir: string): Promise<Database> {
  migrated ??= makeMigrated(join(process.env.MIGRATED_FOLDERS ?? '', String(process.pid)));
  cpSync(await migrated, dataDir, { recursive: true });
  return await connectDatabase({ dataDir, databaseName });
}

async function makeMigrated(dataDir: string): Promise<string> {
  const database = await connectDatabase({ dataDir, databaseName });
  await ensureIndexes(database.db, indexes);
  await migrate(database.db);
  await database.close();
  return dataDir;
}
