import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shortAddress } from '../access/short-address.ts';
import type { AppContext } from '../base/context.ts';
import { histogram } from '../base/watch/metrics.ts';
import { openSpan } from '../base/watch/spans.ts';
import type { Span } from '../base/watch/spans.ts';
import { withoutTokens } from '../features/auth/token/token-caller.ts';
import { addressOf } from './caller-address.ts';

const ids = new WeakMap<IncomingMessage, string>();
const wellFormed = /^[\w.-]{8,64}$/;
/** A slower answer is logged, whatever its status. */
const slowMs = 1_000;

const requests = histogram('ahg_http_request_seconds', 'Requests by kind of path and by status.', [
  'kind',
  'status',
]);

/** Counts an answered request. */
export function countRequest(url: string, status: number, ms: number): void {
  requests.observe(ms, kindOf(url), String(status));
}

/** The tokens of these paths open a shared shortlist, or confirm or stop an alert. */
const secretPath = /^\/+(shortlist|alerts\/+confirm|alerts\/+stop|api\/+alerts\/+stop)\/.*/i;

/** The path for the log: without its query, and without the token of a link or of the API. */
function withoutSecret(url: string): string {
  const [path = ''] = withoutTokens(url).split('?');
  const [, page] = secretPath.exec(readable(path)) ?? [];
  return page ? `/${page.toLowerCase()}/…` : path;
}

/** The path with its encoded ASCII characters; unlike `decodeURI`, it reads a path with mistakes too. */
function readable(path: string): string {
  return path.replace(/%([0-7][\da-f])/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const kinds: [beginning: string, kind: string][] = [
  ['/graphql', 'graphql'],
  ['/files/', 'files'],
  ['/assets/', 'assets'],
  ['/api/', 'rest'],
  ['/form/', 'rest'],
  ['/mail.php', 'rest'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
];

function kindOf(url: string): string {
  return kinds.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'page';
}

/** A new id of a request: twelve random characters, short enough to read out on the phone. */
export function newRequestId(): string {
  return randomUUID().slice(-12);
}

/** The id of a request that `openExchange` has seen. */
export function requestIdOf(request: IncomingMessage): string {
  return ids.get(request) ?? newRequestId();
}

/** The id that a trusted proxy gave to a request. */
export function givenId({ headers }: IncomingMessage, { trustedProxies }: AppContext['config']) {
  const given = trustedProxies > 0 ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}

/**
 * Gives a request its id, in the header `X-Request-Id` too, and logs its end: with the status, the duration, the path
 * without its query, and the shortened address. `LOG_REQUESTS` says which ends are logged. Returns the span of the request,
 * if it is traced.
 */
export function openExchange(
  { log, config }: AppContext,
  request: IncomingMessage,
  response: ServerResponse,
): Span | undefined {
  const requestId = givenId(request, config) ?? newRequestId();
  const began = performance.now();
  ids.set(request, requestId);
  response.setHeader('X-Request-Id', requestId);
  const { method, url = '' } = request;
  const address = addressOf(request, config.trustedProxies);
  const span = spanOf(request, config, requestId);
  response.once('close', () => {
    const duration = performance.now() - began;
    const ms = Math.round(duration);
    const status = response.headersSent ? response.statusCode : 0;
    countRequest(url, status, duration);
    span?.set({ 'http.response.status_code': status });
    span?.end(status >= 500 ? 'failed' : 'ok');
    const isLogged = config.logRequests ?? 'failed';
    const isAborted = !response.writableFinished;
    if (isLogged === 'none') return;
    if (isLogged === 'failed' && status < 400 && !isAborted && ms < slowMs) return;
    const path = withoutSecret(url);
    const what = { requestId, method, path, status, ms, address: shortAddress(address) };
    log.info({ ...what, ...(isAborted && { aborted: true }) }, 'request');
  });
  return span;
}

/** A proxy that is trusted may name the span around the request; strangers may not join their traces to ours. */
function spanOf(
  { method = '', url = '', headers }: IncomingMessage,
  { trustedProxies }: AppContext['config'],
  requestId: string,
): Span | undefined {
  const { traceparent } = headers;
  return openSpan(`${method} ${kindOf(url)}`, {
    kind: 'request',
    values: { 'http.request.method': method, 'url.path': withoutSecret(url), 'request.id': requestId },
    ...(trustedProxies > 0 && typeof traceparent === 'string' && { traceparent }),
  });
}
