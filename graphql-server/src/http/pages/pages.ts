import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ApolloServer } from '@apollo/server';
import type { Express, Request as ExpressRequest, Response } from 'express';
import { pageAddress, renderPage, withAwayNotice } from 'web/site/entry-server.tsx';
import type { Execute } from 'web/site/entry-server.tsx';
import { asVisitor } from '../../access/actor.ts';
import { countRead } from '../../access/read-allowance.ts';
import { timeNow } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import type { AnswerCounts, Context } from '../../base/context.ts';
import { AppError, badInput, databaseAway, failedByAbsence } from '../../base/errors.ts';
import { siteMarks } from '../../features/block/site-marks.ts';
import { countMiss } from '../../features/search/missed-search.ts';
import { countView } from '../../features/property/property-views.ts';
import { maxResumeBytes } from '../../files/resume.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import type { ReadyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { shareImages } from '../share/share.rest.ts';
import { siteAddress } from '../site-address.ts';
import { lookOf } from '../site-icons.ts';
import { isSeen } from '../graphql/answer-first.ts';
import type { AssetsFor } from './assets.ts';
import { executeInProcess } from './execute.ts';
import { formTokens } from './form-tokens.ts';
import { createUnavailablePage } from './unavailable.ts';

/** The read cost of a page that has to be rendered. */
const pageCost = 200;
/** Browsers ask each time whether a page is still the same. */
const caching = 'no-cache';
/** The pages that show what belongs to some people; they are kept nowhere, and no other site learns their address. */
const personalPages = /^\/+(?:privacy\/choices\/?\?|shortlist\/|alerts\/)/i;
const personalHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
/** The size of a form with one résumé and its texts. */
const maxFormBytes = maxResumeBytes + 200_000;

/** Answers every remaining path with a page rendered on the server, including forms sent without JavaScript. */
export function servePages(
  app: Express,
  apollo: ApolloServer<Context>,
  assetsFor: AssetsFor,
  cache?: KeptAnswers,
): void {
  const unavailable = createUnavailablePage(assetsFor);
  app.get('/{*path}', async (request, response) => {
    try {
      await showPage(request, response);
    } catch (error) {
      if (response.headersSent || !failedByAbsence(error)) throw error;
      unavailable.send(request, response);
    }
  });

  async function showPage(request: ExpressRequest, response: Response): Promise<void> {
    const address = await pageAddress(urlOf(request));
    const context = atSite(contextOf(response), request);
    const render = async (shown?: Set<string>) => {
      await countRead(context, pageCost);
      return renderOnServer(webRequest(request, `http://localhost${address}`), { ...context, shown });
    };
    if (isPersonal(address)) {
      response.set(personalHeaders);
      await sendReady(request, response, await render(), 'no-store');
      return;
    }
    const seen = { again: false };
    const whenAway = (old: ReadyAnswer, ageMs: number) => {
      seen.again = true;
      return asOf(old, ageMs);
    };
    const key = `${context.config.siteUrl} ${address}`;
    const kept = cache ? await cache.get(key, render, whenAway) : await render();
    if (seen.again) {
      await sendReady(request, response, kept, 'no-store');
      return;
    }
    unavailable.remember(contextOf(response));
    const views = kept.status === 200 ? viewsOf(request) : [];
    const misses = kept.counts?.misses ?? [];
    const { search } = urlOf(request);
    const leadsOn = kept.status === 301 && search !== '';
    if (!leadsOn) cache?.remember(request, { address: key, caching, views, misses });
    await sendReady(request, response, leadsOn ? leadingOn(kept, search) : kept, caching);
    if (!isSeen(request)) return;
    for (const view of views) countView(contextOf(response), view);
    for (const miss of misses) countMiss(contextOf(response), miss);
  }

  app.post('/{*path}', async (request, response) => {
    refuseForeignForm(request, contextOf(response).config);
    const form = formRequest(request);
    const typed = form.clone();
    try {
      await countRead(contextOf(response), pageCost);
      const context = atSite(contextOf(response), request);
      if (isPersonal(urlOf(request).pathname)) response.set(personalHeaders);
      await sendReady(request, response, await renderOnServer(form, context), caching);
    } catch (error) {
      if (!failedByAbsence(error)) throw error;
      // A body that is no form has nothing to keep.
      const fields = await typed.formData().catch(() => new FormData());
      unavailable.send(request, response, fields);
    }
  });

  async function renderOnServer(request: Request, context: Context): Promise<ReadyAnswer> {
    // Pages are kept and shown to all visitors, so rendering ignores the caller’s account.
    const counts: AnswerCounts = { cost: 0, views: [], misses: [] };
    const visitor = { ...asVisitor(context), rendering: true, counts };
    const seen = { away: false };
    const execute: Execute = async (operation) => {
      const result = await executeInProcess(apollo, visitor, operation).catch((error: unknown) => {
        seen.away ||= failedByAbsence(error);
        throw error;
      });
      const codes = result.errors?.map(({ extensions }) => extensions?.code) ?? [];
      seen.away ||= codes.includes('SERVICE_UNAVAILABLE');
      return result;
    };
    const [forms, marks] = await Promise.all([formTokens(context), siteMarks(visitor)]);
    const findShareImage = shareImages(visitor);
    const reference = context.requestId;
    const look = lookOf(marks);
    const page = await renderPage(request, { execute, assetsFor, reference, forms, look, findShareImage });
    // A page with gaps would look as if there were nothing to show.
    if (seen.away) throw databaseAway();
    if (page.failure) context.log.error({ err: page.failure, requestId: context.requestId }, 'page failed');
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...page.headers };
    return { ...readyAnswer(page.html, headers, page.status), counts };
  }
}

/**
 * Forms are sent from our own pages. Browsers say where a request comes from, and a page cannot change it; older ones
 * say only the origin.
 */
function refuseForeignForm(request: ExpressRequest, { siteUrl }: Config): void {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const own = [new URL(siteUrl).origin, `http://${request.get('host')}`, `https://${request.get('host')}`];
  const isOwn = site ? ['same-origin', 'none'].includes(site) : !origin || own.includes(origin);
  if (!isOwn) throw new AppError('FORBIDDEN', 'Please fill in the form on our own site.');
}

/** The context with the address under which this visitor finds the site, which whole addresses begin with. */
function atSite(context: Context, request: ExpressRequest): Context {
  return { ...context, config: { ...context.config, siteUrl: siteAddress(context.config, request) } };
}

/** The router reads an encoded path as well. */
function isPersonal(address: string): boolean {
  try {
    return personalPages.test(decodeURI(address));
  } catch {
    return false;
  }
}

/** An answer that leads to the own address of a page, with all that the address had behind its path. */
function leadingOn(kept: ReadyAnswer, search: string): ReadyAnswer {
  const [path = ''] = (kept.headers.location ?? '').split('?');
  return { ...kept, headers: { ...kept.headers, location: path + search }, heads: new Map() };
}

const shownAgain = new WeakMap<ReadyAnswer, ReadyAnswer>();

/** A page as it was kept, with the notice that it may be out of date. */
function asOf(kept: ReadyAnswer, ageMs: number): ReadyAnswer {
  if (kept.status !== 200) return kept;
  const keptAt = new Date(timeNow().getTime() - ageMs).toISOString();
  const again =
    shownAgain.get(kept) ?? readyAnswer(withAwayNotice(kept.plain.toString(), keptAt), kept.headers);
  shownAgain.set(kept, again);
  return again;
}

const projectPage = /^\/(?:project|product)-details\/([^/]+)\/?$/;

/** The project of whose page an answer is a view, even if it was kept here or in the browser. */
function viewsOf({ path }: ExpressRequest): { slug: string }[] {
  const [, address] = projectPage.exec(path) ?? [];
  return address ? [{ slug: decodeURIComponent(address) }] : [];
}

/** The path never depends on the host in the request; a proxy may send a whole address instead of a path. */
function urlOf({ originalUrl }: ExpressRequest): URL {
  const address = originalUrl.replace(/^[a-z]+:\/\/[^/?]*/i, '');
  return new URL(`http://localhost/${address.replace(/^\//, '')}`);
}

function webRequest(request: ExpressRequest, url: string | URL, body?: object): Request {
  const headers = new Headers();
  for (const name of ['content-type', 'accept', 'referer', 'user-agent']) {
    const value = request.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(url, { headers, ...body });
}

function formRequest(request: ExpressRequest): Request {
  if (!request.is(['urlencoded', 'multipart'])) throw badInput('Please send a form.');
  if (!(Number(request.get('content-length')) <= maxFormBytes)) {
    throw new AppError('TOO_LARGE', 'The form is too large. A résumé may be at most 5 MB.');
  }
  if (request.destroyed) throw badInput('The form did not arrive completely. Please send it again.');
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  return webRequest(request, urlOf(request), { method: 'POST', body, duplex: 'half' });
}
