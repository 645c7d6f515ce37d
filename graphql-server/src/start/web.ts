import type { AddressInfo } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { Express } from 'express';
import type { Config } from '../base/config.ts';
import type { Context } from '../base/context.ts';
import { createApp } from '../http/app.ts';
import { startApollo } from '../http/graphql/graphql.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { writeViews } from '../features/property/property-views.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';
import { shareMetrics } from './gathered-metrics.ts';
import { answerWith, listen } from './listen.ts';
import { sayReady } from './parts.ts';
import { openProduct } from './product.ts';
import { stopOnSignals } from './stop.ts';
import { startTracing } from './tracing.ts';

/** Adds the pages to the app. */
export type AddPages = (app: Express, kept: KeptAnswers) => void;

/** Runs a web process: port → database → app → ready → graceful stop. */
export async function runWeb(
  config: Config,
  preparePages: (apollo: ApolloServer<Context>, config: Config) => Promise<AddPages>,
): Promise<void> {
  const headers = securityHeaders(config);
  // Opens the port first: a first start that failed afterwards would have printed its password in vain. One of several
  // processes opens it last, because the others answer meanwhile.
  const early = config.part ? undefined : await listen(config.port, { headers });
  shareMetrics(config.part);
  const stopTracing = await startTracing(config.tracing, config.part);
  const product = await openProduct(config);
  const { context } = product;
  const apollo = await startApollo(context);
  const app = createApp(context, apollo, await preparePages(apollo, config));
  const server = early ?? (await listen(config.port, { headers }));
  answerWith(server, app);
  product.startBackgroundWork();
  stopOnSignals(server, {
    context,
    stopWork: () => product.stopBackgroundWork(),
    async close() {
      await apollo.stop();
      // Views that the last requests counted.
      await writeViews(context);
      await product.close();
      await stopTracing();
    },
  });
  const { port } = server.address() as AddressInfo;
  if (!config.part) console.log(`Listening on http://localhost:${port}`);
  sayReady(port);
}
