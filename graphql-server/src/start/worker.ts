import 'reflect-metadata';
import { setTimeout as wait } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import '../base/watch/process-metrics.ts';
import { StartupError } from '../base/startup-error.ts';
import { dropClaim, renewMs, takeClaim } from '../database/claims.ts';
import { startBackgroundWork, workerClaim } from './background.ts';
import { readConfig } from './config.ts';
import { shareMetrics } from './gathered-metrics.ts';
import { sayReady } from './parts.ts';
import { openStore } from './product.ts';

const giveUpMs = 30_000;

/**
 * The process of `npm run worker`, and of a start with several processes: the heavy work of the product, without a port.
 * It ends when its database is gone.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  shareMetrics(config.part);
  const store = await openStore(config, 'only');
  const { context } = store;
  const holder = new ObjectId();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  await takeClaim(context, workerClaim, holder);
  const stopWork = startBackgroundWork(context, { isWorker: true });
  if (!config.part) console.log('Working: the web processes leave the heavy work to this one.');
  sayReady();

  let answeredAt = performance.now();
  while (!stop.signal.aborted) {
    await wait(renewMs, undefined, { signal: stop.signal }).catch(() => undefined);
    // A second worker waits here until the first one ends.
    const answered = await takeClaim(context, workerClaim, holder).then(
      () => true,
      () => false,
    );
    if (answered) answeredAt = performance.now();
    else if (performance.now() - answeredAt > giveUpMs) {
      throw new StartupError('The database has stopped answering. Start the worker again when it is back.');
    }
  }
  await stopWork();
  await dropClaim(context, workerClaim, holder);
  await store.close();
  process.exit(0);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
