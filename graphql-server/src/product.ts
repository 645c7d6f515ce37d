import { GridFSBucket } from 'mongodb';
import pino from 'pino';
import type { Config } from './config.ts';
import type { AppContext, Context } from './context.ts';
import { connectDatabase } from './database/connect.ts';
import { ensureIndexes } from './database/indexes.ts';
import { migrate } from './database/migrations.ts';
import { createFirstAdmin } from './features/auth/auth.service.ts';
import { startBackgroundWork } from './background.ts';
import { seedWhenEmpty } from './seed-content.ts';

/** The opened product without its doors. */
export interface Product {
  context: AppContext;
  startBackgroundWork(): void;
  close(): Promise<void>;
}

/** Opens the database, makes it ready (indexes, first account, first content) and says what a person must know. */
export async function openProduct(config: Config): Promise<Product> {
  const { mongodbUri, dataDir } = config;
  const database = await connectDatabase({ mongodbUri, dataDir, databaseName: 'apna-hi-ghar' });
  const log = pino({ level: config.production ? 'warn' : 'info', base: null });
  const context: AppContext = { db: database.db, files: new GridFSBucket(database.db), config, log };
  let stopWork: (() => Promise<void>) | undefined;
  async function close(): Promise<void> {
    await stopWork?.();
    await database.close();
  }
  try {
    await ensureIndexes(database.db);
    await migrate(database.db);
    announceAdmin(await createFirstAdmin(context));
    await seedWhenEmpty(systemContext(context));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    context,
    startBackgroundWork: () => {
      stopWork = startBackgroundWork(context);
    },
    close,
  };
}

/** The context of work that no request asked for. */
export function systemContext(context: AppContext): Context {
  return { ...context, requestId: 'system', address: 'local', userAgent: '', admin: null };
}

function announceAdmin(created: { username: string; password?: string } | null): void {
  if (!created) return;
  const secret = created.password
    ? `password: ${created.password}   (shown only now)`
    : 'with the password from ADMIN_PASSWORD';
  console.log(`Admin account “${created.username}”, ${secret}`);
}
