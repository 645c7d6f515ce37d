import { ObjectId } from 'mongodb';
import { signedIn } from '../../../access/signed-in.ts';
import { timeNow } from '../../../base/clock.ts';
import type { Context } from '../../../base/context.ts';
import { AppError, badField, badInput, notFound } from '../../../base/errors.ts';
import { ActivityVerb } from '../../../kit/change/activity-log.ts';
import { adminsOf } from '../admin.type.ts';
import type { Admin, LoginResult, StoredPasskey } from '../admin.type.ts';
import { beginSession, provePassword, recordOf } from '../auth.service.ts';
import { forgetFailures, reserveAttempt } from '../login-throttle.ts';
import { claimOf, creationOptions, provePasskey, readNewPasskey, requestOptions } from './passkey.ts';
import { makeRecoveryCodes } from './second-factor.ts';

const maxPasskeys = 20;
const maxNameLength = 60;
export const notUsable = 'This passkey could not be used. Please try again, or log in with your password.';
const passwordFirst =
  'Your password was set for you. Please log in with it once, and choose one of your own.';
const notAdded = 'The passkey could not be added. Please start again.';
const lastOne =
  'Each login needs a passkey, and this is the last one. Please switch the second factor off first, or add another passkey.';

/** Begins a new passkey of the caller. Throws BAD_USER_INPUT for a wrong password, and when there are 20. */
export async function startPasskey(context: Context, password: string): Promise<string> {
  const admin = await provePassword(context, password, 'password');
  if ((admin.passkeys ?? []).length >= maxPasskeys)
    throw badInput(`An account has at most ${maxPasskeys} passkeys. Please remove one first.`);
  return creationOptions(context, admin);
}

/**
 * Stores the passkey that the caller’s browser made within five minutes of `startPasskey`. Throws
 * BAD_USER_INPUT for a name that is missing or longer than 60 characters, and for an answer that does not fit.
 */
export async function addPasskey(context: Context, name: string, answer: string): Promise<StoredPasskey> {
  const admin = await adminsOf(context).findOne({ _id: signedIn(context).adminId });
  const label = name.trim();
  if (!label || label.length > maxNameLength)
    throw badField('name', `Please use 1 to ${maxNameLength} characters.`);
  const made = admin && (await readNewPasskey(context, admin, answer));
  if (!made) throw badInput(notAdded);
  const passkey = { ...made, name: label, createdAt: timeNow(), lastUsedAt: null, lastIssued: 0 };
  const { modifiedCount } = await adminsOf(context).updateOne(
    {
      _id: admin._id,
      'passkeys.id': { $ne: passkey.id },
      [`passkeys.${maxPasskeys - 1}`]: { $exists: false },
    },
    { $push: { passkeys: passkey } },
  );
  if (modifiedCount === 0) throw badInput(notAdded);
  await recordOf(context, admin, ActivityVerb.PASSKEY_ADDED);
  return passkey;
}

/**
 * Removes a passkey of the caller and answers it. Throws BAD_USER_INPUT for a wrong password, NOT_FOUND for
 * another id, and CONFLICT for the last passkey while each login needs one.
 */
export async function removePasskey(context: Context, id: string, password: string): Promise<StoredPasskey> {
  const admin = await provePassword(context, password, 'password');
  const passkey = admin.passkeys?.find((one) => one.id === id);
  if (!passkey) throw notFound('Passkey');
  const { modifiedCount } = await adminsOf(context).updateOne(
    {
      _id: admin._id,
      // Unless an app makes codes too, one passkey stays.
      $or: [
        { secondFactor: null },
        { 'secondFactor.secret': { $ne: null } },
        { 'passkeys.1': { $exists: true } },
      ],
    },
    { $pull: { passkeys: { id } } },
  );
  if (modifiedCount === 0) throw new AppError('CONFLICT', lastOne);
  await recordOf(context, admin, ActivityVerb.PASSKEY_REMOVED);
  return passkey;
}

/**
 * Makes the caller’s passkeys the second factor: a password alone no longer starts a session. Answers ten
 * recovery codes, which are shown only now. Throws BAD_USER_INPUT for a wrong password, without a passkey, and
 * while a second factor is on.
 */
export async function requirePasskey(context: Context, password: string): Promise<string[]> {
  const admin = await provePassword(context, password, 'password');
  const { codes, hashes } = makeRecoveryCodes();
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id: admin._id, secondFactor: null, 'passkeys.0': { $exists: true } },
    { $set: { secondFactor: { secret: null, lastStep: 0, recoveryHashes: hashes }, enrolment: null } },
  );
  if (modifiedCount === 0)
    throw badInput(admin.secondFactor ? 'The second factor is already on.' : 'Please add a passkey first.');
  await recordOf(context, admin, ActivityVerb.SECOND_FACTOR_ON);
  return codes;
}

/** Begins a login with a passkey. Its answer is the same for every caller. */
export function startPasskeyLogin(context: Context): Promise<string> {
  return requestOptions(context);
}

/**
 * Starts a session of 12 hours, or one that stays, with a passkey alone: its person has unlocked it, so it counts as both factors.
 * A forged, outdated, repeated or unknown answer and one of a disabled account get the same UNAUTHENTICATED,
 * and count as failed logins of the address.
 */
export async function loginWithPasskey(
  context: Context,
  answer: string,
  { stays }: { stays?: boolean | null } = {},
): Promise<LoginResult> {
  const attempt = await reserveAttempt(context, 'a passkey', true);
  const admin = await accountProvedBy(context, answer);
  if (!admin) throw new AppError('UNAUTHENTICATED', notUsable);
  await forgetFailures(context, attempt, admin.username);
  if (admin.mustChangePassword) throw new AppError('UNAUTHENTICATED', passwordFirst);
  const token = await beginSession(context, admin, { stays: Boolean(stays) });
  if (!token) throw new AppError('UNAUTHENTICATED', notUsable);
  return { token, message: 'Login successful!', admin };
}

/** The active account whose passkey a browser’s answer proves, which uses the answer up; null for none. */
export async function accountProvedBy(context: Context, answer: string): Promise<Admin | null> {
  const claim = claimOf(answer);
  if (!claim) return null;
  const _id = new ObjectId(claim.adminId);
  const admin = await adminsOf(context).findOne({ _id, disabledAt: null });
  const passkey = admin?.passkeys?.find(({ id }) => id === claim.id);
  const proof = passkey && (await provePasskey(context, passkey, answer));
  if (!proof) return null;
  // One write uses the challenge up, so that a repeated answer starts no second session.
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id, passkeys: { $elemMatch: { id: passkey.id, lastIssued: { $lt: proof.issued } } } },
    {
      $set: {
        'passkeys.$.counter': proof.counter,
        'passkeys.$.lastIssued': proof.issued,
        'passkeys.$.lastUsedAt': timeNow(),
      },
    },
  );
  return modifiedCount === 1 ? admin : null;
}
