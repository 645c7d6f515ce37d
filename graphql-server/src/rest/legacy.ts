import { readChoice } from 'web/lib/choices.ts';
import type { WithId } from 'mongodb';
import { checkShape } from '../base/shape.ts';
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

/** A list in a form: repeated fields, one comma-separated text, or a list as JSON text. */
export function readList(value: unknown): unknown {
  return partsOf(value).flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
}

/** Paragraphs in a form: one text, repeated fields, or a list as JSON text; the answer to GET can be sent back. */
export function readParagraphs(value: unknown): unknown {
  const parts = partsOf(value);
  return parts.length > 1 || Array.isArray(value) ? parts.map(String).join('\n\n') : (parts[0] ?? value);
}

function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : (listFromJson(value) ?? [value]);
}

/**
 * Reads an object, or a list of objects, that a form sends as JSON text, as instances of its input class. What is neither
 * stays as it is; the service refuses it.
 */
export function readObjects(value: unknown, InputClass: new () => object): unknown {
  if (value === '') return undefined;
  const instance = (one: unknown): unknown => (isPlain(one) ? Object.assign(new InputClass(), one) : one);
  const read = typeof value === 'string' ? fromJson(value) : value;
  return Array.isArray(read) ? read.map(instance) : instance(read);
}

/** An object with names of fields; another one is refused as it is. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((name) => /^\w+$/.test(name))
  );
}

function fromJson(text: string): unknown {
  try {
    const read = JSON.parse(text) as unknown;
    checkShape(read);
    return read;
  } catch {
    return text;
  }
}

/** The texts of a JSON list such as `["Gym","WiFi"]`; undefined for anything else. */
function listFromJson(value: unknown): string[] | undefined {
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return undefined;
  try {
    const read = JSON.parse(value) as unknown;
    return Array.isArray(read) && read.every((entry) => typeof entry === 'string') ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The fields of a form without the brackets that some clients put behind the name of a list: `amenities[]`. */
export function withoutBrackets(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/\[\]$/, ''), value]),
  );
}

/**
 * Reads a choice in the notation of old clients, such as `forSale`. An unknown value stays unchanged; the
 * service refuses it.
 */
export function readLegacyChoice(value: unknown, choices: object): unknown {
  return (typeof value === 'string' && readChoice(value, Object.values(choices) as string[])) || value;
}
