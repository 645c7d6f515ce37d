import { GridFSBucket } from 'mongodb';
import type { Db } from 'mongodb';
import type { Config } from '../base/config.ts';
import type { AppContext } from '../base/context.ts';
import { createLog } from '../base/watch/log.ts';
import { refuseHalfRestored } from '../database/backup/restore.ts';
import { connectDatabase } from '../database/connect.ts';
import { keepReserve } from '../database/engine/reserve.ts';
import { ensureIndexes } from '../database/ensure-indexes.ts';
import { migrate } from '../database/migrations/migrations.ts';
import { announceProcess } from '../database/presence.ts';
import { createFirstAdmin } from '../features/auth/auth.service.ts';
import { startBackgroundWork } from './background.ts';
import { seedWhenEmpty } from './seeding/sample-content.ts';
import { indexes } from '../office/rooms.ts';
import { databaseName } from './config.ts';

/** The opened product, without its doors. */
export interface Product {
  context: AppContext;
  startBackgroundWork(): void;
  stopBackgroundWork(): Promise<void>;
  close(): Promise<void>;
}

/** The migrated database, and the context that all parts of the process share. */
export interface Store {
  context: AppContext;
  close(): Promise<void>;
}

/**
 * Opens the database and updates its indexes and documents to the present version. `only` requires a running
 * server.
 */
export async function openStore(config: Config, besideServer?: 'only'): Promise<Store> {
  const { mongodbUri, dataDir } = config;
  const database = await connectDatabase({ mongodbUri, dataDir, databaseName, besideServer });
  const { db } = database;
  const context = contextOf(db, config);
  const endReserve = mongodbUri || besideServer ? undefined : keepReserve(context);
  let leave: (() => Promise<void>) | undefined;
  async function close(): Promise<void> {
    endReserve?.();
    await leave?.().catch(() => undefined);
    await database.close();
  }
  try {
    // A restore looks for processes after its mark, so one of the two sees the other.
    leave = await announceProcess(db);
    await refuseHalfRestored(db);
    await ensureIndexes(db, indexes);
    await migrate(db, undefined, (sentence) => context.log.warn(sentence));
  } catch (error) {
    await close();
    throw error;
  }
  return { context, close };
}

/** The context that all parts of a process share. */
export function contextOf(db: Db, config: Config): AppContext {
  const log = createLog(config.log ?? { level: 'info', format: 'json' });
  return { db, files: new GridFSBucket(db), config, log, life: { stopping: false } };
}

/**
 * Opens the store, adds the first account and the sample content, and prints the first password. One of several
 * processes uses the built-in engine that the supervisor has open.
 */
export async function openProduct(config: Config): Promise<Product> {
  const store = await openStore(config, config.part ? 'only' : undefined);
  const { context } = store;
  let stopWork: (() => Promise<void>) | undefined;
  let stopped: Promise<void> | undefined;
  const stopBackgroundWork = () => (stopped ??= stopWork?.() ?? Promise.resolve());
  async function close(): Promise<void> {
    await stopBackgroundWork().catch(() => undefined);
    await store.close();
  }
  try {
    announceAdmin(await createFirstAdmin(context));
    await seedWhenEmpty(context);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    context,
    startBackgroundWork: () => {
      stopWork = startBackgroundWork(context);
    },
    stopBackgroundWork,
    close,
  };
}

function announceAdmin(created: { username: string; password?: string } | null): void {
  if (!created) return;
  const secret = created.password
    ? `password: ${created.password}   (shown only now)`
    : 'with the password from ADMIN_PASSWORD';
  console.log(`Admin account “${created.username}”, ${secret}`);
}
