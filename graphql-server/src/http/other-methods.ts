import type { RequestHandler, Router } from 'express';
import { match } from 'path-to-regexp';
import { AppError } from '../base/errors.ts';

interface OwnPath {
  matches: (path: string) => unknown;
  methods: string[];
}

/**
 * Refuses a path of one of these routers that was asked with a method that it does not have, and names in `Allow` those
 * that it has (RFC 9110, 15.5.6). It comes after the routers.
 */
export function refuseOtherMethods(routers: readonly Router[]): RequestHandler {
  const paths = routers.flatMap(pathsOf);
  return (request, response, next) => {
    const has = paths.filter(({ matches }) => matches(request.path)).flatMap(({ methods }) => methods);
    if (has.length === 0 || has.includes(request.method)) {
      next();
      return;
    }
    const allowed = [...new Set(has)].toSorted();
    response.set('Allow', allowed.join(', '));
    throw new AppError('METHOD_NOT_ALLOWED', `Please ask this path with ${allowed.join(' or ')}.`);
  };
}

function pathsOf({ stack }: Router): OwnPath[] {
  return stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = route.stack.map(({ method }) => method.toUpperCase());
    const matches = match(route.path, { decode: false });
    return [{ matches, methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods }];
  });
}
