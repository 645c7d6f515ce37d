import type { Request, RequestHandler, Response } from 'express';
import { countAsked } from '../../access/token-writes.ts';
import { requireRole } from '../../access/roles.ts';
import type { AdminRole } from '../../base/admin-role.ts';
import type { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';

type Handle = (context: Context, request: Request<Record<string, string>>, response: Response) => unknown;

/** The context of this request. */
export function contextOf(response: Response): Context {
  return response.locals.context as Context;
}

/** A handler that sends the result of `handle` as JSON, unless `handle` has answered already. */
export function answer(handle: Handle): RequestHandler<Record<string, string>> {
  return async (request, response) => {
    const result = await handle(contextOf(response), request, response);
    if (!response.headersSent) response.json(result);
  };
}

/**
 * Lets accounts with one of these roles pass, or every account without roles, and API tokens with one of these scopes; it runs
 * before the body is read.
 */
export function allow(roles: readonly AdminRole[] = [], ...scopes: ApiScope[]): RequestHandler {
  return async ({ method }, response, next) => {
    const context = contextOf(response);
    requireRole(context, roles, scopes);
    if (method !== 'GET' && method !== 'HEAD') await countAsked(context, scopes, {});
    next();
  };
}
