import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ApolloServer } from '@apollo/server';
import type { Express, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { renderPage } from 'web/entry-server.tsx';
import type { Execute } from 'web/entry-server.tsx';
import type { Context } from '../context.ts';
import { AppError, badInput } from '../errors.ts';
import { countView } from '../features/property/property-views.ts';
import { maxResumeBytes } from '../files/resume.ts';
import { contextOf } from '../rest/route.ts';
import type { AssetsFor } from './assets.ts';
import { executeInProcess } from './execute.ts';
import type { PageCache } from './page-cache.ts';
import { readyPage, sendPage } from './send-page.ts';
import type { ReadyPage } from './send-page.ts';

/** A form with one résumé and its texts. */
const maxFormBytes = maxResumeBytes + 200_000;

/** Answers every remaining path with a page rendered on the server; forms sent without JavaScript too. */
export function servePages(
  app: Express,
  apollo: ApolloServer<Context>,
  assetsFor: AssetsFor,
  cache?: PageCache,
): void {
  app.get('/{*path}', async (request, response) => {
    const render = () => renderOnServer(request, contextOf(response));
    const kept = cache ? await cache.get(request.originalUrl, render) : await render();
    await sendPage(request, response, kept);
    countPageView(request, response);
  });
  app.post('/{*path}', async (request, response) => {
    await sendPage(request, response, await renderOnServer(request, contextOf(response)));
  });

  async function renderOnServer(request: ExpressRequest, context: Context): Promise<ReadyPage> {
    // Pages are kept and shown to everybody, whoever asked for them first.
    const visitor = { ...context, admin: null, newcomer: null, rendering: true };
    const execute: Execute = (operation) => executeInProcess(apollo, visitor, operation);
    const page = await renderPage(webRequest(request), execute, assetsFor);
    if (page.failure) context.log.error({ err: page.failure, requestId: context.requestId }, 'page failed');
    return readyPage(page);
  }
}

const projectPage = /^\/(?:project|product)-details\/([^/]+)\/?$/;

/** A page that was kept, here or in the browser, is seen as well as a fresh one. */
function countPageView(request: ExpressRequest, response: ExpressResponse): void {
  const [, address] = projectPage.exec(request.path) ?? [];
  const isSeen = response.statusCode === 200 || response.statusCode === 304;
  // Browsers fetch pages ahead that nobody may ever look at.
  if (!address || !isSeen || request.method !== 'GET' || request.get('sec-purpose')) return;
  countView(contextOf(response), { slug: decodeURIComponent(address) });
}

function webRequest(request: ExpressRequest): Request {
  // What a client calls the host matters to no page; proxies may ask with a whole address.
  const address = request.originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  const url = `http://localhost/${address.replace(/^\//, '')}`;
  const headers = new Headers();
  for (const name of ['content-type', 'accept', 'referer', 'user-agent']) {
    const value = request.get(name);
    if (value) headers.set(name, value);
  }
  if (request.method !== 'POST') return new Request(url, { headers });
  if (!request.is(['urlencoded', 'multipart'])) throw badInput('Please send a form.');
  if (!(Number(request.get('content-length')) <= maxFormBytes)) {
    throw new AppError('TOO_LARGE', 'The form is too large. A résumé may have at most 5 MB.');
  }
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  return new Request(url, { method: 'POST', headers, body: body as BodyInit, duplex: 'half' } as RequestInit);
}
