import type { Request, RequestHandler, Response } from 'express';
import { countAsked } from '../../access/token-writes.ts';
import { requireRole } from '../../access/roles.ts';
import { once, replayedHeader } from '../once/once.ts';
import type { AdminRole } from '../../base/admin-role.ts';
import type { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';

type Handle = (context: Context, request: Request<Record<string, string>>, response: Response) => unknown;

/** The context of this request. */
export function contextOf(response: Response): Context {
  return response.locals.context as Context;
}

/**
 * A handler that sends the result of `handle` as JSON, unless `handle` has answered already. A write with an `Idempotency-Key` is done once;
 * `runsAgain` says that it may run again after it was interrupted, because what it stores has ids made of the key.
 */
export function answer(handle: Handle, { runsAgain = false } = {}): RequestHandler<Record<string, string>> {
  return async (request, response) => {
    const context = contextOf(response);
    const sent = await once(context, request, { runsAgain }, async () => {
      const result = await handle(context, request, response);
      return response.headersSent ? null : { status: response.statusCode, text: JSON.stringify(result) };
    });
    if (!sent) return;
    if (sent.isReplayed) response.set(replayedHeader, 'true');
    response.status(sent.status).type('application/json').send(sent.text);
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
