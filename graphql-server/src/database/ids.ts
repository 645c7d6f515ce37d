import { ObjectId } from 'mongodb';
import { badInput } from '../errors.ts';

/** Reads an id from outside. Throws BAD_USER_INPUT unless it is 24 hexadecimal digits. */
export function parseId(id: string): ObjectId {
  if (!/^[0-9a-f]{24}$/i.test(id)) throw badInput('Invalid ID');
  return new ObjectId(id);
}
