import { readChoice } from 'web/lib/choices.ts';
import type { WithId } from 'mongodb';
import type { StoredItem } from '../base/types.ts';

/** The id and date of an item as old clients read them: the id under both names. */
export function legacyItem({ _id, createdAt }: WithId<Pick<StoredItem, '_id' | 'createdAt'>>) {
  const id = _id.toHexString();
  return { _id: id, id, createdAt: createdAt.toISOString() };
}

/** A checkbox of a form: browsers send `on`, scripts `true`. */
export function readFlag(value: unknown): unknown {
  if (value === 'true' || value === 'on' || value === '1') return true;
  return value === 'false' || value === '0' || value === '' ? false : value;
}

/** A whole number in a form, which travels as text. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

/** A list in a form: repeated fields, or one comma-separated text. */
export function readList(value: unknown): unknown {
  const parts: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
}

/** A choice as old clients write it, such as `forSale`. An unknown value stays as it is, and the service refuses it. */
export function readLegacyChoice(value: unknown, choices: object): unknown {
  return (typeof value === 'string' && readChoice(value, Object.values(choices) as string[])) || value;
}
