import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentedRoute } from './openapi/documented-route.ts';
import { documentedRoutes } from './openapi/openapi.ts';

/** Where programs read what takes its place. */
const place = '/openapi.json';

/**
 * Says with each answer of a path that ends when that was announced and what its last day is, in India (RFC 9745, RFC 8594). It comes
 * before kept answers leave.
 */
export function sayEnds(routes: readonly DocumentedRoute[] = documentedRoutes) {
  const ending = routes.flatMap(({ method, path, ends }) =>
    ends
      ? [{ method, ends, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}/?(?:\\?|$)`) }]
      : [],
  );
  return ({ method, url = '' }: IncomingMessage, response: ServerResponse): void => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = ending.find((one) => one.method === asked && one.pattern.test(url));
    if (!found) return;
    const { announced, lastDay } = found.ends;
    response.setHeader('Deprecation', `@${Date.parse(`${announced}T00:00:00+05:30`) / 1_000}`);
    response.setHeader('Sunset', new Date(`${lastDay}T23:59:59+05:30`).toUTCString());
    response.setHeader('Link', `<${place}>; rel="deprecation"`);
  };
}
