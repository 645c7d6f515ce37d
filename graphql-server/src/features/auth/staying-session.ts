import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { StoredSession } from './admin.type.ts';
import { loginBehind, sessionMs, sessionsOf, tokenOf } from './session.service.ts';

/**
 * The session that stays behind a token, whether it has to be confirmed or not, with its account; null for another token, and once the
 * session has ended, the account was disabled, or another token has taken the place of this one.
 */
export async function stayingSession(context: AppContext, token: string) {
  const { session, admin } = await loginBehind(context, token);
  return session?.staysUntil && admin ? { session, admin } : null;
}

/**
 * Notes that the person behind a session that stays has proved it, and answers the token that takes the place of the former one; null
 * if the session has ended meanwhile, or was confirmed by another request.
 */
export async function renewSession(
  context: AppContext,
  { _id, round = 0, staysUntil }: StoredSession,
): Promise<string | null> {
  const now = timeNow();
  const expires = Math.min(now.getTime() + sessionMs, staysUntil?.getTime() ?? 0);
  const renewed = await sessionsOf(context).findOneAndUpdate(
    { _id, round, staysUntil: { $gt: now } },
    { $set: { confirmedAt: now, expiresAt: new Date(expires), round: round + 1 } },
    { returnDocument: 'after' },
  );
  return renewed && tokenOf(context, renewed, now);
}
