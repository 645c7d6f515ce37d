import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shortAddress } from '../access/short-address.ts';
import type { AppContext } from '../base/context.ts';
import { addressOf } from './caller-address.ts';

const ids = new WeakMap<IncomingMessage, string>();
const wellFormed = /^[\w.-]{8,64}$/;
/** A slower answer is logged, whatever its status. */
const slowMs = 1_000;

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
 * without its query, and the shortened address. `LOG_REQUESTS` says which ends are logged.
 */
export function openExchange(
  { log, config }: AppContext,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const requestId = givenId(request, config) ?? newRequestId();
  const began = performance.now();
  ids.set(request, requestId);
  response.setHeader('X-Request-Id', requestId);
  const { method, url = '' } = request;
  const address = addressOf(request, config.trustedProxies);
  response.once('close', () => {
    const ms = Math.round(performance.now() - began);
    const status = response.headersSent ? response.statusCode : 0;
    const isLogged = config.logRequests ?? 'failed';
    const isAborted = !response.writableFinished;
    if (isLogged === 'none') return;
    if (isLogged === 'failed' && status < 400 && !isAborted && ms < slowMs) return;
    const [path = ''] = url.split('?');
    const what = { requestId, method, path, status, ms, address: shortAddress(address) };
    log.info({ ...what, ...(isAborted && { aborted: true }) }, 'request');
  });
}
