import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { apiRoutes } from './v1/api-routes.ts';

/** What programs in pages of named origins may ask: both doors, the feeds and the files, and nothing of the pages themselves. */
const doors =
  /^\/(?:(?:graphql|schema\.graphql|openapi\.json|llms\.txt|developers|mail\.php|mcp)(?:[/?]|$)|(?:api|feeds|files|form\/view)\/)/;
/** What tells programs of the site, the same for all; pages of any origin may read it. */
const openDocuments =
  /^\/(?:schema\.graphql|openapi\.json|llms\.txt|developers(?:\/[a-z]+(?:\.mjs)?)?|feeds\/[a-z]+\.(?:xml|json))(?:\?|$)/;
/** What everyone may read of `/api/v1`. */
const openPaths = apiRoutes
  .filter(({ isOpen }) => isOpen)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`));
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const requestHeaders = [
  ...['Authorization', 'Content-Type', 'If-None-Match', 'Idempotency-Key'],
  ...['Apollo-Require-Preflight', 'X-Apollo-Operation-Name'],
  ...['apollographql-client-name', 'apollographql-client-version', 'traceparent'],
  ...['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
].join(', ');
const exposedHeaders = [
  ...['ETag', 'Retry-After', 'X-Request-Id'],
  ...['RateLimit', 'RateLimit-Policy', 'Idempotent-Replayed'],
].join(', ');
/** The longest time that browsers keep the answer to a preflight. */
const preflightSeconds = 7_200;

/**
 * Lets pages of the origins in `CORS_ORIGINS` read the answers of both doors, and pages of any origin the documents for
 * programs and the open paths of `/api/v1`. Any other answer carries nothing, so that browsers keep it from the page that asked. Cookies are never part
 * of it: the product has none.
 */
export function allowOrigins(
  origins: readonly string[],
  { url = '', headers: { origin } }: IncomingMessage,
  response: ServerResponse,
): void {
  const isOpen = openDocuments.test(url) || openPaths.some((path) => path.test(url));
  if (!isOpen && !doors.test(url)) return;
  // Caches must not give one origin the answer to another.
  if (origins.length > 0) response.setHeader('Vary', 'Origin');
  const isNamed = origin !== undefined && origins.includes(origin);
  if (!isNamed && !isOpen) return;
  response.setHeader('Access-Control-Allow-Origin', isNamed ? origin : '*');
  response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
}

/** Answers the question of a browser whether a page of one of these origins may send its request. */
export const answerPreflight: RequestHandler = (request, response, next) => {
  const asks = request.method === 'OPTIONS' && request.get('access-control-request-method');
  const origin = response.getHeader('Access-Control-Allow-Origin');
  if (!asks || origin === undefined) {
    next();
    return;
  }
  const isNamed = origin !== '*';
  response.set('Access-Control-Allow-Methods', isNamed ? methods : 'GET, HEAD');
  response.set('Access-Control-Allow-Headers', isNamed ? requestHeaders : 'If-None-Match');
  response.set('Access-Control-Max-Age', String(preflightSeconds));
  response.status(204).end();
};
