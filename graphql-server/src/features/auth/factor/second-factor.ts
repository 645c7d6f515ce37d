import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { Secret, TOTP } from 'otpauth';
import { visibleText } from 'domain/text/typed-text.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { adminsOf } from '../admin.type.ts';
import type { Admin } from '../admin.type.ts';
import { seal, unseal } from '../../../access/sealed.ts';

/** The values of RFC 6238 that every authenticator app supports. */
const period = 30;
const digits = 6;
/** Accepts codes of the previous and the next step, because clocks differ. */
const window = 1;
const neverStep = -1;
const recoveryCodes = 10;
const purpose = 'second factor';

/** Makes a secret in base32, of the 160 bits that RFC 4226 recommends. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function secretUri(secret: string, username: string, issuer: string): string {
  return totpOf(secret, username, issuer).toString();
}

function totpOf(secret: string, label?: string, issuer?: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period, digits, label, issuer });
}

/** The 30-second step of a code; null for a wrong or outdated code. */
export function stepOf(secret: string, code: string): number | null {
  const now = timeNow().getTime();
  const delta = totpOf(secret).validate({ token: code, window, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

/** Makes recovery codes of 80 bits each, to show once, and their hashes, to store. */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodes }, () =>
    new Secret({ size: 10 }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashOfRecoveryCode) };
}

/** Random codes of 80 bits need no slow hash. Without a key, they survive a change of JWT_SECRET. */
function hashOfRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

/**
 * Whether a code from the app, or a recovery code, proves the second factor. One write uses the code up, so
 * that only one of two concurrent logins succeeds.
 */
export async function useCode(context: AppContext, admin: Admin, typed: string): Promise<boolean> {
  const { _id, secondFactor } = admin;
  if (!secondFactor) return false;
  const code = visibleText(typed).replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(context, _id, code);
  const secret = secondFactor.secret && (await decryptSecret(context, _id, secondFactor.secret));
  // A wrong code asks the database for a step that no account is at, so that it takes as long as a used one.
  const step = (secret && stepOf(secret, code)) || neverStep;
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id, 'secondFactor.lastStep': { $lt: step } },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return modifiedCount === 1;
}

async function useRecoveryCode(context: AppContext, _id: ObjectId, code: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(code);
  const { modifiedCount } = await adminsOf(context).updateOne(
    { _id, 'secondFactor.recoveryHashes': hash },
    { $pull: { 'secondFactor.recoveryHashes': hash } },
  );
  return modifiedCount === 1;
}

/** Encrypts a secret under a key of its own purpose, tied to the account. */
export function encryptSecret(context: AppContext, adminId: ObjectId, secret: string): Promise<string> {
  return seal(context, { purpose, tiedTo: adminId.id }, secret);
}

/** The decrypted secret; null if the process secret has changed since. */
export function decryptSecret(
  context: AppContext,
  adminId: ObjectId,
  stored: string,
): Promise<string | null> {
  return unseal(context, { purpose, tiedTo: adminId.id }, stored);
}
