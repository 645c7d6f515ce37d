import { Router } from 'express';
import type { Response } from 'express';
import { leadRoles, requireRole } from '../../access/roles.ts';
import { signedIn } from '../../access/signed-in.ts';
import type { AppContext } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { callerOfHeader } from '../../features/auth/session.service.ts';
import { allow, answer, contextOf } from '../../rest/route.ts';
import { watchLeads } from './lead-watch.ts';

/** A browser needs one; a person has a few browsers. */
const streamsPerAccount = 10;
/** Keeps proxies from closing a quiet stream, and finds out that the session has ended. */
const beatMs = 5_000;

const open = new WeakMap<AppContext['db'], Map<Response, string>>();

/**
 * `GET /api/events`: a stream of server-sent events that names the enquiries and applications that were written, for
 * accounts that work on them. It ends when the session does; TOO_MANY_REQUESTS beyond ten streams of one account.
 */
export function eventsRouter(): Router {
  const router = Router();
  router.get(
    '/api/events',
    allow(leadRoles),
    answer((context, request, response) => {
      const streams = open.get(context.db) ?? new Map<Response, string>();
      open.set(context.db, streams);
      const account = signedIn(context).adminId.toHexString();
      if ([...streams.values()].filter((other) => other === account).length >= streamsPerAccount)
        throw new AppError('TOO_MANY_REQUESTS', 'Too many windows are open with this account.');
      streams.set(response, account);
      stream(response, request.headers.authorization);
      response.once('close', () => streams.delete(response));
    }),
  );
  return router;
}

/** Ends all streams of this process, so that it can stop; the browsers come back to another one. */
export function endEventStreams({ db }: AppContext): void {
  for (const response of open.get(db)?.keys() ?? []) response.end();
}

function stream(response: Response, authorization: string | undefined): void {
  const context = contextOf(response);
  response
    .status(200)
    .set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      // Asks nginx to pass each event on at once.
      'X-Accel-Buffering': 'no',
    })
    .flushHeaders();
  send(': hello');
  const unwatch = watchLeads(context, (change) => {
    send(`data: ${JSON.stringify(change)}`);
  });
  const beat = setInterval(() => void checkSession(), beatMs);

  function send(line: string): void {
    if (!response.writableEnded && !response.destroyed) response.write(`${line}\n\n`);
  }

  async function checkSession(): Promise<void> {
    try {
      requireRole(await callerOfHeader(context, authorization), leadRoles);
      send(': beat');
    } catch {
      // The session has ended, or the database is away: the browser asks again and is told which.
      response.end();
    }
  }
  response.once('close', () => {
    clearInterval(beat);
    unwatch();
  });
}
