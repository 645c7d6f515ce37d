import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { badInput } from './errors.ts';

/** Parses an id from a client. Throws BAD_USER_INPUT unless it is 24 hexadecimal digits. */
export function parseId(id: string): ObjectId {
  if (!/^[0-9a-f]{24}$/i.test(id)) throw badInput('Invalid ID');
  return new ObjectId(id);
}

/** No document has it: an id begins with the time at which it was made. */
export const idOfNothing = new ObjectId('0'.repeat(24));

/** Derives an id from the parts, the same on every machine, so that repeated writes hit the same document. */
export function derivedId(...parts: (string | number)[]): ObjectId {
  const hash = createHash('sha256').update(parts.join('\n'));
  return new ObjectId(hash.digest('hex').slice(0, 24));
}
