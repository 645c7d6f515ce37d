import { createSecretKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import type { Filter } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import { signedIn } from '../../access/signed-in.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError, notFound } from '../../base/errors.ts';
import { idOfNothing, parseId } from '../../base/ids.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { hook } from '../../kit/hook.ts';
import { accountsNoun, adminsOf } from './admin.type.ts';
import type { Admin, OwnSession, StoredSession } from './admin.type.ts';
import { processSecret } from '../../access/secret.ts';
import { callerOfToken, isApiToken } from './token/token-caller.ts';

/** Tells that a person ended logins of an account: one, or all but one. It is not told of those that end by themselves. */
export const sessionsEnded = hook<[Pick<AppContext, 'db'>, ObjectId, { only?: ObjectId; but?: ObjectId }]>();

export const sessionMs = 12 * 3_600_000;
const stayMs = 30 * 24 * 3_600_000;
/** What a token is for, in case JWT_SECRET signs tokens of other programs too. */
export const tokenAudience = 'apna-hi-ghar back office';

/** The logins that have not ended, and those that ended by themselves and wait for the sweep. */
export function sessionsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredSession>('sessions');
}

/** The logins that a person can still use, some of them once they are confirmed. */
export const presentSessions = (now = timeNow()): Filter<StoredSession> => ({
  $or: [{ expiresAt: { $gt: now } }, { staysUntil: { $gt: now } }],
});

/**
 * Starts a session of 12 hours and answers its token; null, without a session, if the account was disabled or its password changed
 * since `admin` was read. One that `stays` ends after 30 days, and needs to be confirmed every 12 hours.
 */
export async function startSession(
  context: Context,
  admin: Admin,
  { stays = false } = {},
): Promise<string | null> {
  const now = timeNow();
  const session: StoredSession = {
    _id: new ObjectId(),
    adminId: admin._id,
    address: context.address,
    userAgent: context.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionMs),
    ...(stays && { staysUntil: new Date(now.getTime() + stayMs), confirmedAt: now, round: 0 }),
  };
  await sessionsOf(context).insertOne(session);
  // A change to an account writes first and then ends the sessions that it finds: so either it finds this
  // session, or this check finds the change.
  const { _id, passwordHash } = admin;
  if (!(await adminsOf(context).findOne({ _id, passwordHash, disabledAt: null }))) {
    await sessionsOf(context).deleteOne({ _id: session._id });
    return null;
  }
  return tokenOf(context, session, now);
}

/** The token of a session. That of one that stays is good for all of its time; the session says when it has to be confirmed. */
export async function tokenOf(
  context: AppContext,
  { _id, expiresAt, staysUntil, round }: StoredSession,
  now: Date,
): Promise<string> {
  const options = {
    algorithm: 'HS256',
    audience: tokenAudience,
    expiresIn: inSeconds(staysUntil ?? expiresAt) - inSeconds(now),
    jwtid: _id.toHexString(),
  } as const;
  return jwt.sign(
    { iat: inSeconds(now), ...(round !== undefined && { round }) },
    await signingKey(context),
    options,
  );
}

const visitor = { admin: null, pendingAccount: null, token: null };

const schemeSentence = 'Please send the token as `Authorization: Bearer …`.';
const refusedSentence = 'This login or API token is not valid, or it has ended.';
const unconfirmedSentence = 'Please confirm with your passkey or a code that it is you.';

/**
 * Finds the account or the API token behind an `Authorization` header; an account is `pendingAccount` while it has a
 * one-time password. Without a bearer token the caller is a visitor. Throws UNAUTHENTICATED for a token that is wrong, has
 * ended or has to be confirmed, whatever is asked: a program that read on as a visitor would see fewer homes, and take the others
 * for gone.
 */
export async function callerOfHeader(
  context: AppContext,
  header: string | undefined,
  address: string,
): Promise<Required<Pick<Context, 'admin' | 'pendingAccount' | 'token'>>> {
  const [bearer, token = ''] = /^bearer(?:\s+(.*))?$/i.exec(header ?? '') ?? [];
  if (bearer === undefined) {
    // A server in front of this one may ask for a password of its own.
    if (!header || /^basic\b/i.test(header)) return visitor;
    throw new AppError('UNAUTHENTICATED', schemeSentence, { tokenRefused: true });
  }
  const caller = isApiToken(token)
    ? await apiCaller(context, token, address)
    : await accountCaller(context, token);
  if (!caller) throw new AppError('UNAUTHENTICATED', refusedSentence, { tokenRefused: true });
  return { ...visitor, ...caller };
}

async function apiCaller(context: AppContext, text: string, address: string) {
  const token = await callerOfToken(context, text, address);
  return token && { token };
}

/** The session and the account behind a token, also of a session that has to be confirmed. */
export async function loginBehind(context: AppContext, token: string) {
  // A token that is forged asks the database for what nothing has, so that it is refused after the same work as one whose
  // session has ended or whose account is gone.
  const { sessionId, round } = await readToken(context, token);
  const found = await sessionsOf(context).findOne({ _id: sessionId, ...presentSessions() });
  const session = found?.round === round ? found : null;
  const admin = await adminsOf(context).findOne({ _id: session?.adminId ?? idOfNothing, disabledAt: null });
  return { session, admin };
}

async function accountCaller(context: AppContext, token: string) {
  const { session, admin } = await loginBehind(context, token);
  if (!session || !admin) return null;
  if (session.expiresAt <= timeNow())
    throw new AppError('UNAUTHENTICATED', unconfirmedSentence, {
      ...{ tokenRefused: true, reason: 'CONFIRMATION_NEEDED' },
    });
  const { username, role, mustChangePassword } = admin;
  const account = { adminId: admin._id, sessionId: session._id, username, role };
  return mustChangePassword ? { pendingAccount: account } : { admin: account };
}

/** The caller’s logins that have not ended, newest first; `current` marks the session of this request. */
export async function sessions(context: Context): Promise<OwnSession[]> {
  const { adminId, sessionId } = signedIn(context);
  const found = await sessionsOf(context)
    .find({ adminId, ...presentSessions() }, { sort: { createdAt: -1 } })
    .toArray();
  return found.map((session) => ownSession(session, sessionId));
}

/**
 * Ends one of the caller’s sessions and answers it. Throws NOT_FOUND for an unknown id or a session of another
 * account.
 */
export async function endSession(context: Context, id: string): Promise<OwnSession> {
  const { adminId, sessionId, username } = signedIn(context);
  const session = await sessionsOf(context).findOneAndDelete({ _id: parseId(id), adminId });
  if (!session) throw notFound('Session');
  await sessionsEnded.tell(context, adminId, { only: session._id });
  const ended = { verb: ActivityVerb.SESSION_ENDED, noun: accountsNoun, itemId: adminId, label: username };
  await recordActivity(context, ended);
  return ownSession(session, sessionId);
}

/** Ends all of the caller’s sessions, including the one of this request, and answers them. */
export async function logoutEverywhere(context: Context): Promise<OwnSession[]> {
  const { adminId, username } = signedIn(context);
  const open = await sessions(context);
  await endSessionsOf(context, adminId);
  const ended = { verb: ActivityVerb.SESSION_ENDED, noun: accountsNoun, itemId: adminId, label: username };
  await recordActivity(context, ended);
  return open;
}

/** Ends the session of this request at once, and answers it. */
export async function logout(context: Context): Promise<OwnSession> {
  const by = signedIn(context);
  const { adminId, sessionId, username } = by;
  const session = await sessionsOf(context).findOneAndDelete({ _id: sessionId });
  // A concurrent logout has ended the session first.
  if (!session) throw notFound('Session');
  await sessionsEnded.tell(context, adminId, { only: sessionId });
  const left = { verb: ActivityVerb.LOGOUT, noun: accountsNoun, itemId: adminId, label: username, by };
  await recordActivity(context, left);
  return ownSession(session, sessionId);
}

function ownSession(session: StoredSession, sessionId: ObjectId): OwnSession {
  return { ...session, current: session._id.equals(sessionId) };
}

/** Ends all sessions of an account except one. */
export async function endSessionsOf(
  context: Pick<AppContext, 'db'>,
  adminId: ObjectId,
  but?: ObjectId,
): Promise<void> {
  await sessionsOf(context).deleteMany({ adminId, ...(but && { _id: { $ne: but } }) });
  await sessionsEnded.tell(context, adminId, { but });
}

/** Removes expired sessions. */
export async function sweepSessions(context: AppContext): Promise<void> {
  const now = timeNow();
  await sessionsOf(context).deleteMany({ expiresAt: { $lte: now }, staysUntil: { $not: { $gt: now } } });
}

function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Given a text, the library first takes it for a public key, which fails at length with each request. */
async function signingKey(context: AppContext): Promise<KeyObject> {
  return createSecretKey(await processSecret(context), 'utf8');
}

interface Claims {
  sessionId: ObjectId;
  round?: number;
}

async function readToken(context: AppContext, token: string): Promise<Claims> {
  const none = { sessionId: idOfNothing };
  try {
    const options = {
      algorithms: ['HS256'],
      audience: tokenAudience,
      clockTimestamp: inSeconds(timeNow()),
    } satisfies jwt.VerifyOptions;
    const claims = jwt.verify(token, await signingKey(context), options);
    if (typeof claims !== 'object' || !claims.jti || !ObjectId.isValid(claims.jti)) return none;
    const { jti, round } = claims as { jti: string; round?: number };
    return { sessionId: new ObjectId(jti), round };
  } catch {
    // A forged, expired or garbled token counts as none.
    return none;
  }
}
