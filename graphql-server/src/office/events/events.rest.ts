import { Router } from 'express';
import type { Response } from 'express';
import { ObjectId } from 'mongodb';
import { hiringRoles, leadRoles, requireRole } from '../../access/roles.ts';
import { signedIn } from '../../access/signed-in.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { dropClaim, holdMs, takeClaim } from '../../database/claims.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { callerOfHeader } from '../../features/auth/session.service.ts';
import { allow, answer, contextOf } from '../../kit/rest/route.ts';
import { seenOfChange, watchLeads } from './lead-watch.ts';
import type { LeadChange } from './lead-watch.ts';

/** Each browser needs one stream, and a person uses a few browsers. */
const streamsPerAccount = 10;
/** Keeps proxies from closing a quiet stream, renews its place, and checks whether the session has ended. */
const beatMs = holdMs / 2;

/** The open streams of this process. */
const open = new WeakMap<AppContext['db'], Set<Response>>();

/**
 * `GET /api/events`: a stream of server-sent events that names changed enquiries and applications, for the
 * roles that work on them: of those that the account may see. It ends with the session. TOO_MANY_REQUESTS beyond ten streams of one account, over
 * all processes together.
 */
export function eventsRouter(): Router {
  const router = Router();
  router.get(
    '/api/events',
    allow(hiringRoles),
    answer(async (context, request, response) => {
      const streams = open.get(context.db) ?? new Set<Response>();
      open.set(context.db, streams);
      const place = await takePlace(context);
      if (response.destroyed) return place.leave();
      streams.add(response);
      response.once('close', () => {
        streams.delete(response);
        void place.leave();
      });
      stream(response, request.headers.authorization, place);
    }),
  );
  return router;
}

/** Ends all streams of this process, so that it can stop; browsers reconnect to another process. */
export function endEventStreams({ db }: AppContext): void {
  for (const response of open.get(db) ?? []) response.end();
}

/** A claim to one of the streams that an account may have. */
interface Place {
  keep(): Promise<unknown>;
  leave(): Promise<void>;
}

async function takePlace(context: Context): Promise<Place> {
  const holder = new ObjectId();
  for (let number = 1; number <= streamsPerAccount; number += 1) {
    const name = `events ${signedIn(context).adminId.toHexString()} ${number}`;
    if (await takeClaim(context, name, holder)) {
      return {
        keep: () => takeClaim(context, name, holder),
        // Without a release, the claim expires after ten seconds.
        leave: () => dropClaim(context, name, holder).catch(() => undefined),
      };
    }
  }
  throw new AppError('TOO_MANY_REQUESTS', 'Too many windows are open with this account.');
}

function stream(response: Response, authorization: string | undefined, place: Place): void {
  const context = contextOf(response);
  response
    .status(200)
    .set({
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      // Tells nginx to pass on each event at once.
      'X-Accel-Buffering': 'no',
    })
    .flushHeaders();
  send(': hello');
  // One after the other, so that they stay in order.
  let telling = Promise.resolve();
  const unwatch = watchLeads(context, (change) => {
    telling = telling.then(() => tell(change));
  });
  const beat = setInterval(() => void checkSession(), beatMs);

  function send(line: string): void {
    if (!response.writableEnded && !response.destroyed) response.write(`${line}\n\n`);
  }

  async function tell(change: LeadChange): Promise<void> {
    try {
      const heard = mayHear(context, change) ? await seenOfChange(context, change) : null;
      if (heard) send(`data: ${JSON.stringify(heard)}`);
    } catch {
      // The database is away: the browser connects again and reads what is open anew.
      response.end();
    }
  }

  async function checkSession(): Promise<void> {
    try {
      requireRole(await callerOfHeader(context, authorization, context.address), hiringRoles);
      await place.keep();
      send(': beat');
    } catch {
      // The session has ended, or the database is away: the browser connects again and learns the reason.
      response.end();
    }
  }
  response.once('close', () => {
    clearInterval(beat);
    unwatch();
  });
}

/** Whether the account works on what changed. A new role ends its sessions. */
function mayHear({ admin }: Context, { collection }: LeadChange): boolean {
  const roles = collection === jobApplicationNoun.collection ? hiringRoles : leadRoles;
  return admin !== null && roles.includes(admin.role);
}
