import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import type { Context } from '../base/context.ts';
import type { KeptAnswers } from '../rest/kept-answers.ts';

const noAssets = { scripts: [], styles: [], modulePreloads: [], fontPreloads: [] };

/** The pages, without a browser bundle. Loaded on demand only: most tests do without the whole browser application. */
export async function loadPages(
  apollo: ApolloServer<Context>,
): Promise<(app: Express, kept: KeptAnswers) => void> {
  const { servePages } = await import('../doors/pages/pages.ts');
  return (app, kept) => servePages(app, apollo, () => noAssets, kept);
}
