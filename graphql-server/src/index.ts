import 'reflect-metadata';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { startApollo } from './graphql.ts';
import { answerWith, listen } from './listen.ts';
import { readAssets, serveAssets } from './pages/assets.ts';
import { createPageCache } from './pages/page-cache.ts';
import { servePages } from './pages/pages.ts';
import { openProduct } from './product.ts';
import { StartupError } from './startup-error.ts';

const browserBundle = 'dist/client';
const stopTimeoutMs = 10_000;

/** The process: settings → port → database → app → ready → graceful stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // The port comes first: a first start that then failed would have shown its password for nothing.
  const server = await listen(config.port);
  const product = await openProduct(config);
  const { context } = product;
  const apollo = await startApollo(context);
  const cache = createPageCache(context);
  const assetsFor = await readAssets(browserBundle);
  const app = createApp(context, apollo, (site) => {
    serveAssets(site, browserBundle);
    servePages(site, apollo, assetsFor, cache);
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
