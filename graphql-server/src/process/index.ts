import 'reflect-metadata';
import { StartupError } from '../base/startup-error.ts';
import { createApp } from '../doors/app.ts';
import { startApollo } from '../doors/graphql.ts';
import { readAssets, serveAssets } from '../doors/pages/assets.ts';
import { servePages } from '../doors/pages/pages.ts';
import { readWorker, serveWorker } from '../doors/pages/service-worker.ts';
import { writeViews } from '../features/property/property-views.ts';
import { readConfig } from './config.ts';
import { answerWith, listen } from './listen.ts';
import { openProduct } from './product.ts';
import { stopOnSignals } from './stop.ts';

const browserBundle = 'dist/client';
const workerFile = 'dist/service-worker/sw.js';

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

  stopOnSignals(server, {
    context,
    stopWork: () => product.stopBackgroundWork(),
    async close() {
      await apollo.stop();
      // Views that the last requests counted.
      await writeViews(context);
      await product.close();
    },
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
