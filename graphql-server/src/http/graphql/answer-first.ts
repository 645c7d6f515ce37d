import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { plainAddress } from '../../access/network.ts';
import { countReadAtOnce, limitHeaders } from '../../access/read-allowance.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { within } from '../../base/watch/spans.ts';
import { countMiss } from '../../features/search/missed-search.ts';
import { countView } from '../../features/property/property-views.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { isShortQuestion, readQuestion, requestText } from '../../cache/request-text.ts';
import { sendAtOnce } from '../../cache/send-ready.ts';
import { addressOf } from '../caller-address.ts';
import { allowOrigins } from '../cors.ts';
import { sayEnds } from '../ends.ts';
import { countRequest, givenId, newRequestId, openExchange } from '../exchange.ts';
import { isAtDoor } from '../limit-headers.ts';
import { createShedder } from '../shed.ts';

/** What Express calls for each request. */
type Handle = (request: IncomingMessage, response: ServerResponse, done?: (error?: unknown) => void) => void;

/**
 * Lets kept answers leave before the app does anything: no body is parsed, no handler is asked, nothing is waited
 * for. They have the `base` headers, count against the caller’s minute and count views, as in the app, which gets
 * every other request, unless the process has too much to do.
 */
export function answerFirst(
  app: Express,
  context: AppContext,
  kept: KeptAnswers,
  base: OutgoingHttpHeaders,
): void {
  const shedder = createShedder(context, base);
  const visitor: Context = { ...context, requestId: '', address: '', userAgent: '', admin: null };
  const sayEnd = sayEnds();
  const handled = app as Express & { handle: Handle };
  const handle = handled.handle.bind(app);
  handled.handle = (request, response, done) => {
    // A process that stops closes each connection after its answer.
    if (context.life?.stopping) response.shouldKeepAlive = false;
    allowOrigins(context.config.corsOrigins, request, response);
    sayEnd(request, response);
    if (isShortQuestion(request)) {
      readQuestion(request, () => {
        if (!answered(request, response)) goOn(request, response, done);
      });
      return;
    }
    if (!answered(request, response)) goOn(request, response, done);
  };

  function goOn(request: IncomingMessage, response: ServerResponse, done?: (error?: unknown) => void): void {
    if (shedder.refuses(request, response)) return;
    const span = openExchange(context, request, response);
    within(span, () => handle(request, response, done));
  }

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now();
    const text = requestText(request);
    const recalled = text === undefined ? undefined : kept.recall(text);
    if (!recalled) return false;
    const { answer, known } = recalled;
    const { caching, cost, views = [], misses = [] } = known;
    const reader = cost || views.length || misses.length ? readerOf(visitor, request) : undefined;
    if (reader && cost && !countReadAtOnce(reader, cost)) return false;
    const requestId = givenId(request, context.config) ?? newRequestId();
    const limits = reader && isAtDoor(request) ? limitHeaders(reader) : undefined;
    if (!sendAtOnce(request, response, answer, { caching, base, requestId, limits })) return false;
    countRequest(request.url ?? '', response.statusCode, performance.now() - began);
    if (reader && isSeen(request)) {
      for (const view of views) countView(reader, view);
      for (const miss of misses) countMiss(reader, miss);
    }
    return true;
  }
}

/** Whether a person sees the answer: browsers prefetch pages that a visitor may never open. */
export function isSeen({ method, headers }: IncomingMessage): boolean {
  // Browsers fetch pages ahead that a visitor may never open; the service worker keeps pages that were counted.
  return method !== 'HEAD' && !headers['sec-purpose'] && !headers['x-purpose'];
}

/** The parts of the context that count readings; the others are the same for all visitors. */
function readerOf(visitor: Context, request: IncomingMessage): Context {
  const reader = Object.create(visitor) as Context;
  reader.address = plainAddress(addressOf(request, visitor.config.trustedProxies));
  reader.userAgent = request.headers['user-agent'] ?? '';
  return reader;
}
