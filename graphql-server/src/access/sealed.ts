import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AppContext } from '../base/context.ts';
import { derivedKey } from './secret.ts';

const ivBytes = 12;
const tagBytes = 16;

/** What a sealed text is for, and what it is tied to: it opens for nothing else. */
interface Seal {
  purpose: string;
  tiedTo: Uint8Array;
}

/** Encrypts a text with AES-256-GCM, under a key that HKDF derives from the process secret for this purpose. */
export async function seal(context: AppContext, { purpose, tiedTo }: Seal, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await derivedKey(context, purpose), iv).setAAD(tiedTo);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The decrypted text; null if the process secret has changed since, or if it was sealed for something else. */
export async function unseal(
  context: AppContext,
  { purpose, tiedTo }: Seal,
  stored: string,
): Promise<string | null> {
  const bytes = Buffer.from(stored, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const iv = bytes.subarray(0, ivBytes);
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', await derivedKey(context, purpose), iv).setAAD(tiedTo);
  decipher.setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
