import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { badInput } from './errors.ts';

/** Reads an id from outside. Throws BAD_USER_INPUT unless it is 24 hexadecimal digits. */
export function parseId(id: string): ObjectId {
  if (!/^[0-9a-f]{24}$/i.test(id)) throw badInput('Invalid ID');
  return new ObjectId(id);
}

/** The same id for the same parts, on every machine: what is written under it is written once. */
export function derivedId(...parts: (string | number)[]): ObjectId {
  const hash = createHash('sha256').update(parts.join('\n'));
  return new ObjectId(hash.digest('hex').slice(0, 24));
}
