import type { ApolloServer } from '@apollo/server';
import type { Config } from '../base/config.ts';
import type { Context } from '../base/context.ts';
import { readAssets, serveAssets } from '../http/pages/assets.ts';
import { servePages } from '../http/pages/pages.ts';
import {
  readOfficeWorker,
  readWorker,
  serveOfficeWorker,
  serveWorker,
} from '../http/pages/service-worker.ts';
import type { AddPages } from './web.ts';

const browserBundle = 'dist/client';
const workerFile = 'dist/service-worker/sw.js';
const officeWorkerFile = 'dist/office-worker/office-sw.js';

/** The pages of the built product, with its files for the browser. */
export async function builtPages(apollo: ApolloServer<Context>, { offlinePages }: Config): Promise<AddPages> {
  const assetsFor = await readAssets(browserBundle);
  const worker = offlinePages ? await readWorker(workerFile, browserBundle) : null;
  const officeWorker = await readOfficeWorker(officeWorkerFile, browserBundle);
  return (site, kept) => {
    serveAssets(site, browserBundle);
    serveWorker(site, worker);
    serveOfficeWorker(site, officeWorker);
    servePages(site, apollo, assetsFor, kept);
  };
}
