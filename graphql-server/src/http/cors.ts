import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** What programs in pages of other origins may ask: both doors, and nothing of the pages themselves. */
const doors = /^\/(?:(?:graphql|schema\.graphql|mail\.php)(?:[/?]|$)|api\/|form\/view\/)/;
const methods = 'GET, HEAD, POST, DELETE';
const requestHeaders = 'Authorization, Content-Type, Apollo-Require-Preflight, X-Apollo-Operation-Name';
const exposedHeaders = 'ETag, Retry-After, X-Request-Id';
/** The longest time that browsers keep the answer to a preflight. */
const preflightSeconds = 7_200;

/**
 * Lets pages of the origins in `CORS_ORIGINS` read the answers of both doors. Without origins, and for any other
 * origin, an answer carries nothing, so that browsers keep it from the page that asked. Cookies are never part of it:
 * the product has none.
 */
export function allowOrigins(
  origins: readonly string[],
  { url = '', headers: { origin } }: IncomingMessage,
  response: ServerResponse,
): void {
  if (origins.length === 0 || !doors.test(url)) return;
  // Caches must not give one origin the answer to another.
  response.setHeader('Vary', 'Origin');
  if (!origin || !origins.includes(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
}

/** Answers the question of a browser whether a page of one of these origins may send its request. */
export const answerPreflight: RequestHandler = (request, response, next) => {
  const asks = request.method === 'OPTIONS' && request.get('access-control-request-method');
  if (!asks || !response.hasHeader('Access-Control-Allow-Origin')) {
    next();
    return;
  }
  response.set('Access-Control-Allow-Methods', methods);
  response.set('Access-Control-Allow-Headers', requestHeaders);
  response.set('Access-Control-Max-Age', String(preflightSeconds));
  response.status(204).end();
};
