import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import { MongoServerError, ObjectId } from 'mongodb';
import type { AppContext, Context, SignedInAdmin } from '../../context.ts';
import { AppError, badField, badInput } from '../../errors.ts';
import { network } from '../../network.ts';
import { AdminRole } from '../../roles.ts';
import type { Admin, LoginResult, Session } from './admin.type.ts';
import { forgetFailures, reserveAttempt } from './login-throttle.ts';
import { processSecret } from './secret.ts';

const sessionHours = 12;
const minPasswordLength = 10;
const maxPasswordLength = 200;
const maxKnownAddresses = 50;
/** OWASP’s recommendation for Argon2id: 19 MiB, two passes, one lane. https://cheatsheetseries.owasp.org */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

function adminsOf({ db }: AppContext) {
  return db.collection<Admin>('admins');
}

function sessionsOf({ db }: AppContext) {
  return db.collection<Session>('sessions');
}

/**
 * Checks a name and a password and starts a session of 12 hours. The same UNAUTHENTICATED, after the same work, for
 * an unknown name and a wrong password; TOO_MANY_REQUESTS after five failures in 15 minutes from one address.
 */
export async function login(context: Context, username: unknown, password: unknown): Promise<LoginResult> {
  if (typeof username !== 'string' || typeof password !== 'string')
    throw badInput('Please enter username and password.');
  const name = username.trim().slice(0, 120);
  const admin = await adminsOf(context).findOne({ username: name });
  const addressHash = await hashAddress(context);
  const known = admin?.knownAddresses.includes(addressHash) ?? false;
  const attempt = await reserveAttempt(context, name, known);
  const correct = await verify(
    admin?.passwordHash ?? (await hashOfNothing()),
    password.slice(0, maxPasswordLength),
  );
  if (!admin || !correct) throw new AppError('UNAUTHENTICATED', 'Wrong username or password.');
  await forgetFailures(context, attempt, name);
  await adminsOf(context).updateOne(
    { _id: admin._id, knownAddresses: { $ne: addressHash } },
    { $push: { knownAddresses: { $each: [addressHash], $slice: -maxKnownAddresses } } },
  );
  return { token: await startSession(context, admin), message: 'Login successful!', admin };
}

/** Ends the session of this request at once, whatever its token says. */
export async function logout(context: Context): Promise<boolean> {
  const { sessionId } = signedIn(context);
  await sessionsOf(context).deleteOne({ _id: sessionId });
  return true;
}

/** Changes the own password and ends all other sessions of the account. */
export async function changePassword(context: Context, current: string, next: string): Promise<boolean> {
  const { adminId, sessionId, username } = signedIn(context);
  const admin = await adminsOf(context).findOne({ _id: adminId });
  const attempt = await reserveAttempt(context, username, true);
  if (!admin || !(await verify(admin.passwordHash, current.slice(0, maxPasswordLength)))) {
    throw badField('currentPassword', 'This is not your present password.');
  }
  await forgetFailures(context, attempt, username);
  checkNewPassword(next);
  await adminsOf(context).updateOne(
    { _id: adminId },
    { $set: { passwordHash: await hash(next, argon2Options) } },
  );
  await sessionsOf(context).deleteMany({ adminId, _id: { $ne: sessionId } });
  return true;
}

/** The account of this request. */
export async function me(context: Context): Promise<Admin> {
  const admin = await adminsOf(context).findOne({ _id: signedIn(context).adminId });
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return admin;
}

/** Finds the account behind an `Authorization` header; null for none, a wrong one, and a session that has ended. */
export async function adminOfHeader(
  context: AppContext,
  header: string | undefined,
): Promise<SignedInAdmin | null> {
  const token = header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
  if (!token) return null;
  const sessionId = await readToken(context, token);
  if (!sessionId) return null;
  const session = await sessionsOf(context).findOne({ _id: sessionId, expiresAt: { $gt: new Date() } });
  const admin = session && (await adminsOf(context).findOne({ _id: session.adminId }));
  if (!session || !admin) return null;
  const { username, role } = admin;
  return { adminId: admin._id, sessionId: session._id, username, role };
}

/**
 * Creates the first account, an owner, when there is none; accounts from before there were roles become owners. Without a password from the environment a random one is made and
 * returned, to be printed once; only its hash is stored.
 */
export async function createFirstAdmin(
  context: AppContext,
): Promise<{ username: string; password?: string } | null> {
  const { adminUsername = 'admin', adminPassword } = context.config;
  await adminsOf(context).updateMany({ role: { $exists: false } }, { $set: { role: AdminRole.owner } });
  if (await adminsOf(context).findOne({}, { projection: { _id: 1 } })) return null;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const passwordHash = await hash(password, argon2Options);
  try {
    await adminsOf(context).insertOne({
      _id: new ObjectId(),
      username: adminUsername,
      role: AdminRole.owner,
      passwordHash,
      knownAddresses: [],
      createdAt: new Date(),
    });
  } catch (error) {
    // Another process was first: its password stands.
    if (error instanceof MongoServerError && error.code === 11_000) return null;
    throw error;
  }
  return { username: adminUsername, password: adminPassword ? undefined : password };
}

/** Removes sessions that have ended by themselves. */
export async function sweepSessions(context: AppContext): Promise<void> {
  await sessionsOf(context).deleteMany({ expiresAt: { $lte: new Date() } });
}

function signedIn({ admin }: Context): SignedInAdmin {
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return admin;
}

async function startSession(context: Context, admin: Admin): Promise<string> {
  const now = new Date();
  const session: Session = {
    _id: new ObjectId(),
    adminId: admin._id,
    address: context.address,
    userAgent: context.userAgent.slice(0, 300),
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionHours * 3_600_000),
  };
  await sessionsOf(context).insertOne(session);
  const options = {
    algorithm: 'HS256',
    expiresIn: sessionHours * 3600,
    jwtid: session._id.toHexString(),
  } as const;
  return jwt.sign({}, await processSecret(context), options);
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

function checkNewPassword(password: string): void {
  if (password.length < minPasswordLength || password.length > maxPasswordLength) {
    throw badField('newPassword', `Please use ${minPasswordLength} to ${maxPasswordLength} characters.`);
  }
}

/** Known addresses are kept as keyed hashes: enough to recognise one, useless to anyone else. */
async function hashAddress(context: Context): Promise<string> {
  return createHmac('sha256', await processSecret(context))
    .update(network(context.address))
    .digest('base64url');
}

let nothing: Promise<string> | undefined;

/** What an unknown name is compared with, so that it takes as long as a known one. */
function hashOfNothing(): Promise<string> {
  nothing ??= hash(randomBytes(16).toString('hex'), argon2Options);
  return nothing;
}
