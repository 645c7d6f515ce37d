import { statfs } from 'node:fs/promises';
import { version } from '../../../../package.json';
import type { Context } from '../../base/context.ts';
import type { RecentError } from '../../base/watch/recent-errors.ts';
import type { SlowQuery } from '../../database/watch-commands.ts';
import { happenings, livingProcesses } from './heartbeat.ts';
import type { DatabaseHealth, DiskSpace, Health } from './health.type.ts';
import { waitingWork } from './waiting-work.ts';

/** How the product is: its processes, its database, what waits, and what went wrong lately. */
export async function health(context: Context): Promise<Health> {
  const database = await databaseHealth(context);
  const [processes, work, slowQueries, errors, crashes, disk] = await Promise.all([
    livingProcesses(context),
    waitingWork(context),
    happenings<SlowQuery>(context, 'slow queries'),
    happenings<RecentError>(context, 'errors'),
    happenings<RecentError>(context, 'crashes'),
    diskSpace(context),
  ]);
  return {
    version,
    processes,
    database,
    disk,
    ...work,
    slowQueries,
    errors,
    crashes,
  };
}

async function databaseHealth({ db, config }: Context): Promise<DatabaseHealth> {
  const began = performance.now();
  await db.command({ ping: 1 });
  const answerMs = Math.round((performance.now() - began) * 10) / 10;
  // An account of a server may be forbidden to ask.
  const stats = await db.stats().catch(() => null);
  const bytes = stats && Number(stats.storageSize) + Number(stats.indexSize);
  return { builtIn: !config.mongodbUri, answerMs, bytes };
}

async function diskSpace({ config }: Context): Promise<DiskSpace | null> {
  if (config.mongodbUri) return null;
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
