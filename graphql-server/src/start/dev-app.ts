import 'reflect-metadata';
import type { Express } from 'express';
import type { AppContext } from '../base/context.ts';
import { createApp } from '../http/app.ts';
import { startApollo } from '../http/graphql/graphql.ts';
import { servePages } from '../http/pages/pages.ts';
import { serveWorker } from '../http/pages/service-worker.ts';

/** The app of `npm run dev`: pages take their files from Vite, and no answer is kept. */
export async function createDevApp(context: AppContext): Promise<Express> {
  const apollo = await startApollo(context);
  const assets = {
    scripts: ['/@vite/client', '/web/dev-refresh.js', '/web/src/site/entry-loader.ts'],
    styles: ['/web/src/styles.css'],
    modules: [],
    fontPreloads: [],
  };
  return createApp(context, apollo, (site) => {
    // A worker that the built product left in the browser must not answer for this one.
    serveWorker(site, null);
    servePages(site, apollo, () => assets);
  });
}
