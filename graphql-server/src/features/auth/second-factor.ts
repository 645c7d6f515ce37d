import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { Secret, TOTP } from 'otpauth';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { adminsOf } from './admin.type.ts';
import type { Admin } from './admin.type.ts';
import { processSecret } from './secret.ts';

/** The values of RFC 6238 that every authenticator app supports. */
const period = 30;
const digits = 6;
/** Accepts codes of the previous and the next step, because clocks differ. */
const window = 1;
const recoveryCodes = 10;
const ivBytes = 12;
const tagBytes = 16;

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
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(context, _id, code);
  const secret = await decryptSecret(context, _id, secondFactor.secret);
  const step = secret && stepOf(secret, code);
  if (!step) return false;
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

/** Encrypts a secret with AES-256-GCM, under a key derived from the process secret and tied to the account. */
export async function encryptSecret(context: AppContext, adminId: ObjectId, secret: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await secretKey(context), iv).setAAD(adminId.id);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted secret; null if the process secret has changed since. */
export async function decryptSecret(
  context: AppContext,
  adminId: ObjectId,
  stored: string,
): Promise<string | null> {
  const bytes = Buffer.from(stored, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', await secretKey(context), iv).setAAD(adminId.id);
  decipher.setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

async function secretKey(context: AppContext): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await processSecret(context), '', 'second factor', 32));
}
