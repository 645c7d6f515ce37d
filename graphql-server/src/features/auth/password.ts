import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { badField } from '../../base/errors.ts';

const minPasswordLength = 10;
const maxPasswordLength = 200;
/** OWASP’s recommendation for Argon2id: 19 MiB, two passes, one lane. https://cheatsheetseries.owasp.org */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with Argon2id, in PHC notation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

/** Whether the password matches the hash. Without a hash, the answer is no after equally long work. */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  return verify(passwordHash ?? (await hashOfNothing()), password.slice(0, maxPasswordLength));
}

/** Throws BAD_USER_INPUT beside `field` for a password that is too short or too long. */
export function checkNewPassword(password: string, field: string): void {
  if (password.length < minPasswordLength || password.length > maxPasswordLength) {
    throw badField(field, `Please use ${minPasswordLength} to ${maxPasswordLength} characters.`);
  }
}

/** Makes a random password of 96 bits. */
export function makePassword(): string {
  return randomBytes(12).toString('base64url');
}

let nothing: Promise<string> | undefined;

function hashOfNothing(): Promise<string> {
  nothing ??= hashPassword(randomBytes(16).toString('hex'));
  return nothing;
}
