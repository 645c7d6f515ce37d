import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { signedIn } from '../../access/signed-in.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { ActivityVerb, recordActivity } from '../../items/activity-log.ts';
import { accountsNoun, adminsOf } from './admin.type.ts';
import type { Admin, StoredSession } from './admin.type.ts';
import { processSecret } from './secret.ts';

const sessionHours = 12;

function sessionsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<StoredSession>('sessions');
}

/**
 * Starts a session of 12 hours and answers the token that names it; null, and there is none, when the password of
 * the account changed, or it was disabled, since `admin` was read.
 */
export async function startSession(context: Context, admin: Admin): Promise<string | null> {
  const now = new Date();
  const session: StoredSession = {
    _id: new ObjectId(),
    adminId: admin._id,
    address: context.address,
    userAgent: context.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
  };
  await sessionsOf(context).insertOne(session);
  // A change is written before it ends the sessions that it finds: it either sees this one, or is seen here.
  const { _id, passwordHash } = admin;
  if (!(await adminsOf(context).findOne({ _id, passwordHash, disabledAt: null }))) {
    await sessionsOf(context).deleteOne({ _id: session._id });
    return null;
  }
  const options = {
    algorithm: 'HS256',
    expiresIn: sessionHours * 3600,
    jwtid: session._id.toHexString(),
  } as const;
  return jwt.sign({}, await processSecret(context), options);
}

const visitor = { admin: null, pendingAccount: null };

/**
 * Finds the account behind an `Authorization` header, as `pendingAccount` while it has a one-time password; a visitor for
 * none, a wrong one, a session that has ended, and an account that was disabled.
 */
export async function callerOfHeader(
  context: AppContext,
  header: string | undefined,
): Promise<Required<Pick<Context, 'admin' | 'pendingAccount'>>> {
  const token = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
  if (!token) return visitor;
  const sessionId = await readToken(context, token);
  if (!sessionId) return visitor;
  const session = await sessionsOf(context).findOne({ _id: sessionId, expiresAt: { $gt: new Date() } });
  const admin = session && (await adminsOf(context).findOne({ _id: session.adminId, disabledAt: null }));
  if (!session || !admin) return visitor;
  const { username, role, mustChangePassword } = admin;
  const account = { adminId: admin._id, sessionId: session._id, username, role };
  return mustChangePassword
    ? { admin: null, pendingAccount: account }
    : { admin: account, pendingAccount: null };
}

/** The own logins that have not ended, newest first; `current` is the one of this request. */
export async function sessions(context: Context): Promise<(StoredSession & { current: boolean })[]> {
  const { adminId, sessionId } = signedIn(context);
  const found = await sessionsOf(context)
    .find({ adminId, expiresAt: { $gt: new Date() } }, { sort: { createdAt: -1 } })
    .toArray();
  return found.map((session) => ({ ...session, current: session._id.equals(sessionId) }));
}

/** Ends one of the caller’s own sessions; NOT_FOUND when there is none with that id, or it is another account’s. */
export async function endSession(context: Context, id: string): Promise<boolean> {
  const { adminId, username } = signedIn(context);
  const { deletedCount } = await sessionsOf(context).deleteOne({ _id: parseId(id), adminId });
  if (deletedCount === 0) throw notFound('Session');
  const ended = { verb: ActivityVerb.SESSION_ENDED, noun: accountsNoun, itemId: adminId, label: username };
  await recordActivity(context, ended);
  return true;
}

/** Ends all own sessions, that of this request too. */
export async function logoutEverywhere(context: Context): Promise<boolean> {
  const { adminId, username } = signedIn(context);
  await endSessionsOf(context, adminId);
  const ended = { verb: ActivityVerb.SESSION_ENDED, noun: accountsNoun, itemId: adminId, label: username };
  await recordActivity(context, ended);
  return true;
}

/** Ends the session of this request at once, whatever its token says. */
export async function logout(context: Context): Promise<boolean> {
  const by = signedIn(context);
  const { adminId, sessionId, username } = by;
  await sessionsOf(context).deleteOne({ _id: sessionId });
  const left = { verb: ActivityVerb.LOGOUT, noun: accountsNoun, itemId: adminId, label: username, by };
  await recordActivity(context, left);
  return true;
}

/** Ends all sessions of an account but one. */
export async function endSessionsOf(
  context: Pick<AppContext, 'db'>,
  adminId: ObjectId,
  but?: ObjectId,
): Promise<void> {
  await sessionsOf(context).deleteMany({ adminId, ...(but && { _id: { $ne: but } }) });
}

/** Removes sessions that have ended by themselves. */
export async function sweepSessions(context: AppContext): Promise<void> {
  await sessionsOf(context).deleteMany({ expiresAt: { $lte: new Date() } });
}

async function readToken(context: AppContext, token: string): Promise<ObjectId | null> {
  try {
    const claims = jwt.verify(token, await processSecret(context), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.jti && ObjectId.isValid(claims.jti)
      ? new ObjectId(claims.jti)
      : null;
  } catch {
    // Forged, expired or garbled: the same as none.
    return null;
  }
}
