import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import type { Config } from '../../base/config.ts';
import type { Context } from '../../base/context.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';

const noAssets = { scripts: [], styles: [], modules: [], fontPreloads: [] };

/** Loads the pages without a browser bundle; on demand only, because most tests need no browser application. */
export async function loadPages(
  apollo: ApolloServer<Context>,
  config: Config,
): Promise<(app: Express, kept: KeptAnswers) => void> {
  const { servePages } = await import('../../http/pages/pages.ts');
  const { serveOfficeWorker, serveWorker } = await import('../../http/pages/service-worker.ts');
  return (app, kept) => {
    serveWorker(app, config.offlinePages ? 'self.shell = {};' : null);
    serveOfficeWorker(app, '');
    servePages(app, apollo, () => noAssets, kept);
  };
}
