import 'reflect-metadata';
import { StartupError } from '../base/startup-error.ts';
import { createApp } from '../doors/app.ts';
import { startApollo } from '../doors/graphql.ts';
import { readAssets, serveAssets } from '../doors/pages/assets.ts';
import { servePages } from '../doors/pages/pages.ts';
import { readWorker, serveWorker } from '../doors/pages/service-worker.ts';
import { endEventStreams } from '../office/events/events.rest.ts';
import { readConfig } from './config.ts';
import { answerWith, listen } from './listen.ts';
import { openProduct } from './product.ts';

const browserBundle = 'dist/client';
const workerFile = 'dist/service-worker/sw.js';
const stopTimeoutMs = 10_000;

/** Runs the process: settings → port → database → app → ready → graceful stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // Opens the port first: a first start that failed afterwards would have printed its password in vain.
  const server = await listen(config.port);
  const product = await openProduct(config);
  const { context } = product;
  const apollo = await startApollo(context);
  const assetsFor = await readAssets(browserBundle);
  const worker = config.offlinePages ? await readWorker(workerFile, browserBundle) : null;
  const app = createApp(context, apollo, (site, kept) => {
    serveAssets(site, browserBundle);
    serveWorker(site, worker);
    servePages(site, apollo, assetsFor, kept);
  });
  answerWith(server, app);
  console.log(`Listening on http://localhost:${config.port}`);
  product.startBackgroundWork();

  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    server.closeIdleConnections();
    endEventStreams(context);
    await new Promise((resolve) => server.close(resolve));
    await apollo.stop();
    await product.close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
