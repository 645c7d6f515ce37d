import { readChoice } from 'web/lib/choices.ts';
import type { WithId } from 'mongodb';
import type { StoredItem } from '../base/types.ts';

/** The id and date of an item for old clients, which read the id under two names. */
export function legacyItem({ _id, createdAt }: WithId<Pick<StoredItem, '_id' | 'createdAt'>>) {
  const id = _id.toHexString();
  return { _id: id, id, createdAt: createdAt.toISOString() };
}

/** Reads a checkbox of a form: browsers send `on`, scripts `true`. */
export function readFlag(value: unknown): unknown {
  if (value === 'true' || value === 'on' || value === '1') return true;
  return value === 'false' || value === '0' || value === '' ? false : value;
}

/** Reads a whole number of a form, which arrives as text. */
export function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
}

/** Reads a list of a form: repeated fields, or one comma-separated text. */
export function readList(value: unknown): unknown {
  const parts: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
}

/**
 * Reads a choice in the notation of old clients, such as `forSale`. An unknown value stays unchanged; the
 * service refuses it.
 */
export function readLegacyChoice(value: unknown, choices: object): unknown {
  return (typeof value === 'string' && readChoice(value, Object.values(choices) as string[])) || value;
}
