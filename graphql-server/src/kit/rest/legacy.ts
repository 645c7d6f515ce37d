import { readChoice } from 'domain/text/choices.ts';
import type { WithId } from 'mongodb';
import { checkShape } from '../../base/shape.ts';
import type { StoredItem } from '../../base/types.ts';

/** How deep one list may stand in another. */
const maxNesting = 4;

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

/** The texts of a list; each may be a list as JSON text itself, and a list may be inside another. */
function partsOf(value: unknown, depth = 0): unknown[] {
  const list = Array.isArray(value) ? (value as unknown[]) : listFromJson(value);
  if (!list || depth > maxNesting) return value === undefined ? [] : [value];
  return list.flatMap((part) => partsOf(part, depth + 1));
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

/** The parts of a JSON list of texts such as `["Gym","WiFi"]`, or of such lists; undefined for anything else. */
function listFromJson(value: unknown): unknown[] | undefined {
  if (typeof value !== 'string' || !/^\s*(\[|")/.test(value)) return undefined;
  const read = fromJson(value);
  // A client that writes its JSON twice sends a list, or a single name, as a text inside quotation marks.
  if (typeof read === 'string') return read === value ? undefined : (listFromJson(read) ?? [read]);
  return isListOfTexts(read) ? read : undefined;
}

function isListOfTexts(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'string' || isListOfTexts(part));
}

/**
 * The fields of a form without the brackets that some clients put behind the name of a list, `amenities[]` or
 * `amenities[0]`. What one list has under several names comes together, in the order sent.
 */
export function withoutBrackets(fields: Record<string, unknown>): Record<string, unknown> {
  const joined = new Map<string, unknown>();
  for (const [sent, value] of Object.entries(fields)) {
    const name = sent.replace(/\[\d*\]$/, '');
    joined.set(name, joined.has(name) ? [joined.get(name), value].flat() : value);
  }
  return Object.fromEntries(joined);
}

/**
 * Reads a choice in the notation of old clients, such as `forSale`. An unknown value stays unchanged; the
 * service refuses it.
 */
export function readLegacyChoice(value: unknown, choices: object): unknown {
  return (typeof value === 'string' && readChoice(value, Object.values(choices) as string[])) || value;
}
