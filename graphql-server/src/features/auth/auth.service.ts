import { createHmac } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { visibleText } from 'domain/text/typed-text.ts';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { timeNow } from '../../base/clock.ts';
import { network } from '../../access/network.ts';
import { signedIn } from '../../access/signed-in.ts';
import { AdminRole } from '../../base/admin-role.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError, badField, badInput } from '../../base/errors.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { accountsNoun, adminsOf } from './admin.type.ts';
import type { Admin, LoginResult } from './admin.type.ts';
import { forgetAttempt, forgetFailures, reserveAttempt } from './login-throttle.ts';
import { checkNewPassword, fitsPassword, hashPassword, makePassword } from './password.ts';
import { useCode } from './factor/second-factor.ts';
import { processSecret } from '../../access/secret.ts';
import { endSessionsOf, startSession } from './session.service.ts';

const maxKnownAddresses = 50;
const codeNeeded = 'Please enter the code of your authenticator app, or a recovery code.';
const passkeyNeeded = 'Please log in with your passkey, or enter a recovery code.';
const recoveryCodeNeeded = 'Please enter a recovery code.';
const notPresent = 'This is not your current password.';
export const codeWrong = 'This code is wrong or was already used.';

/**
 * Checks a name, a password and, for an account with a second factor, a code; then starts a session of 12
 * hours, or with `stays` and a code one that stays. An unknown name, a wrong password and a disabled account get the same UNAUTHENTICATED after the same
 * work. If only the code is missing or wrong, UNAUTHENTICATED has a sentence for the field `code`. Throws
 * TOO_MANY_REQUESTS after five failures in 15 minutes from one address.
 */
export async function login(
  context: Context,
  username: unknown,
  password: unknown,
  { code, stays }: { code?: unknown; stays?: boolean | null } = {},
): Promise<LoginResult> {
  if (typeof username !== 'string' || typeof password !== 'string')
    throw badInput('Please enter username and password.');
  const name = visibleText(username).slice(0, 120);
  const admin = await activeAccount(context, name);
  const known = await isKnownAddress(context, admin);
  const attempt = await reserveAttempt(context, name, known);
  const correct = await fitsPassword(admin?.passwordHash, password);
  if (!admin || !correct) {
    if (admin) recordFailure(context, admin);
    throw wrongLogin();
  }
  if (admin.secondFactor) {
    if (typeof code !== 'string' || code.trim() === '') {
      // A login that still lacks its code is no failure.
      await forgetAttempt(context, attempt);
      const sentence = admin.secondFactor.secret ? codeNeeded : passkeyNeeded;
      throw new AppError('UNAUTHENTICATED', sentence, { fields: { code: sentence } });
    }
    if (!(await useCode(context, admin, code))) {
      recordFailure(context, admin);
      throw new AppError('UNAUTHENTICATED', codeWrong, { fields: { code: codeWrong } });
    }
  }
  await forgetFailures(context, attempt, name);
  // A password alone proves too little for a login that stays.
  const token = await beginSession(context, admin, { stays: Boolean(stays && admin.secondFactor) });
  if (!token) throw wrongLogin();
  return { token, message: 'Login successful!', admin };
}

/** Whether the account has logged in from the address of the request before. */
export async function isKnownAddress(context: Context, admin: Admin | undefined): Promise<boolean> {
  const addressHash = await hashAddress(context);
  return admin?.knownAddresses.includes(addressHash) ?? false;
}

/**
 * Starts a session for an account that has proved itself: notes its address, records the login, and answers the token; null if the
 * account was disabled or its password changed since `admin` was read. `stays` is for one that used a passkey or a second code.
 */
export async function beginSession(
  context: Context,
  admin: Admin,
  { stays = false } = {},
): Promise<string | null> {
  const addressHash = await hashAddress(context);
  await adminsOf(context).updateOne(
    { _id: admin._id, knownAddresses: { $ne: addressHash } },
    { $push: { knownAddresses: { $each: [addressHash], $slice: -maxKnownAddresses } } },
  );
  const token = await startSession(context, admin, { stays: stays && !admin.mustChangePassword });
  if (token) await recordOf(context, admin, ActivityVerb.LOGIN);
  return token;
}

function wrongLogin(): AppError {
  return new AppError('UNAUTHENTICATED', 'Wrong username or password.');
}

/** The active account with that name. It also tries lower case, because phones capitalise the first letter. */
async function activeAccount(context: Context, name: string): Promise<Admin | undefined> {
  const usernames = { $in: [name, name.toLowerCase()] };
  const found = await adminsOf(context).find({ username: usernames, disabledAt: null }).toArray();
  return found.find(({ username }) => username === name) ?? found[0];
}

/** Does not wait, so that a login takes equally long for an existing and an unknown name. */
export function recordFailure(context: Context, admin: Admin): void {
  void recordOf(context, admin, ActivityVerb.LOGIN_FAILED);
}

/** Records an action of an account in a request that is not its own yet. */
export function recordOf(context: Context, { _id, username }: Admin, verb: ActivityVerb): Promise<void> {
  const by = { adminId: _id, username };
  return recordActivity(context, { verb, noun: accountsNoun, itemId: _id, label: username, by });
}

/**
 * Checks the password of this request’s account again and returns the account. Throws BAD_USER_INPUT beside
 * `field` for a wrong password; guesses count as failed logins.
 */
export async function provePassword(context: Context, password: string, field: string): Promise<Admin> {
  const { adminId, username } = signedIn(context);
  const admin = await adminsOf(context).findOne({ _id: adminId });
  const attempt = await reserveAttempt(context, username, true);
  if (!admin || !(await fitsPassword(admin.passwordHash, password))) throw badField(field, notPresent);
  await forgetFailures(context, attempt, username);
  return admin;
}

/**
 * Checks the password of this request’s account again, and a code if it has a second factor, before something that reaches far.
 * Throws BAD_USER_INPUT beside the field; guesses count as failed logins.
 */
export async function proveAgain(
  context: Context,
  { password, code }: { password: string; code?: string | null },
): Promise<Admin> {
  const admin = await provePassword(context, password, 'password');
  if (!admin.secondFactor) return admin;
  if (!code?.trim()) throw badField('code', admin.secondFactor.secret ? codeNeeded : recoveryCodeNeeded);
  const attempt = await reserveAttempt(context, admin.username, true);
  if (!(await useCode(context, admin, code))) throw badField('code', codeWrong);
  await forgetAttempt(context, attempt);
  return admin;
}

/**
 * Changes the caller’s password and ends all other sessions of the account. Throws BAD_USER_INPUT for a wrong
 * current password, and for a new one that is too short, too long, or the same.
 */
export async function changePassword(context: Context, current: string, next: string): Promise<Admin> {
  const admin = await provePassword(context, current, 'currentPassword');
  checkNewPassword(next, 'newPassword');
  if (next === current)
    throw badField('newPassword', 'Please choose a password that differs from the current one.');
  const passwordHash = await hashPassword(next);
  const { modifiedCount } = await adminsOf(context).updateOne(
    // Fails if the password was reset in the meantime, so that the old password cannot undo the reset.
    { _id: admin._id, passwordHash: admin.passwordHash },
    { $set: { passwordHash, mustChangePassword: false }, $unset: { link: 1 } },
  );
  if (modifiedCount === 0) throw badField('currentPassword', notPresent);
  await endSessionsOf(context, admin._id, signedIn(context).sessionId);
  await recordOf(context, admin, ActivityVerb.PASSWORD_CHANGED);
  return { ...admin, passwordHash, mustChangePassword: false };
}

/** The account of this request. */
export async function me(context: Context): Promise<Admin> {
  const admin = await adminsOf(context).findOne({ _id: signedIn(context).adminId });
  if (!admin) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return admin;
}

/**
 * Creates the first account, an owner, if there is none; accounts from versions without roles become owners.
 * Without a password from the environment, it makes a random one and returns it, to be printed once; the
 * database keeps only a hash.
 */
export async function createFirstAdmin(
  context: AppContext,
): Promise<{ username: string; password?: string } | null> {
  const { adminUsername = 'admin', adminPassword } = context.config;
  await adminsOf(context).updateMany({ role: { $exists: false } }, { $set: { role: AdminRole.OWNER } });
  if (await adminsOf(context).findOne({}, { projection: { _id: 1 } })) return null;
  const password = adminPassword ?? makePassword();
  try {
    await adminsOf(context).insertOne({
      _id: new ObjectId(),
      username: adminUsername,
      role: AdminRole.OWNER,
      passwordHash: await hashPassword(password),
      knownAddresses: [],
      createdAt: timeNow(),
      disabledAt: null,
    });
  } catch (error) {
    // Another process was first; its password counts.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
  return { username: adminUsername, password: adminPassword ? undefined : password };
}

/** Keyed hashes recognise an address and reveal nothing to others. */
async function hashAddress(context: Context): Promise<string> {
  return createHmac('sha256', await processSecret(context))
    .update(network(context.address))
    .digest('base64url');
}
