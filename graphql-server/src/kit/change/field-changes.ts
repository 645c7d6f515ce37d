import { ObjectId } from 'mongodb';
import type { FieldChange } from './activity-log.ts';

/** Longer values are only said to have changed, unless the caller wants them. */
const maxLength = 120;
/** Fields that each write sets, and fields derived from others. */
export const bookkeeping: ReadonlySet<string> = new Set([
  ...['_id', 'createdAt', 'updatedAt', 'updatedBy', 'touchedAt', 'writes', 'deleted', 'deletedAt'],
  'restoredAt',
  ...[
    'words',
    'sinks',
    'hidesUnitNumbers',
    'completeness',
    'searchText',
    'builderKey',
    'keys',
    'formerSlugs',
    'soldAt',
    'pricedAt',
    'unread',
    'history',
    'draft',
    'responsibleName',
    'textPictures',
    'gate',
    'gateReasons',
    'shownUntil',
    'isTrial',
    'beforeOff',
    'shownNumber',
    'personDue',
    'followDue',
  ],
]);

/** Which values the log keeps. */
interface LoggedFields {
  loggedFields?: readonly string[];
  unloggedFields?: readonly string[];
}

/**
 * The fields whose values differ, in the order of `after`, with short values as text; a part of an object is
 * named like `price.from`. Only the fields in `loggedFields` keep their values; all do by default, but for those in `unloggedFields`.
 */
export function fieldChanges(
  before: object,
  after: object,
  { loggedFields: kept, unloggedFields: hidden = [] }: LoggedFields = {},
  longest = maxLength,
): FieldChange[] {
  const former = flatten(before);
  const present = flatten(after);
  const changed = [...present].filter(([field, value]) => !sameValue(former.get(field), value));
  const removed = [...former].filter(
    ([field, value]) => value !== null && !present.has(field) && topOf(field) in after,
  );
  return [
    ...changed.map(([field, value]) => toChange(field, former.get(field), value)),
    ...removed.map(([field, value]) => toChange(field, value, null)),
  ];

  function toChange(field: string, from: unknown, to: unknown): FieldChange {
    const texts = [textOf(from, longest), textOf(to, longest)];
    const top = topOf(field);
    const shown = (!kept || kept.includes(top)) && !hidden.includes(top) && !texts.includes(undefined);
    return { field, before: shown ? (texts[0] ?? null) : null, after: shown ? (texts[1] ?? null) : null };
  }
}

const topOf = (field: string) => field.split('.')[0] ?? field;

/** The values by path; an object counts as its parts, a list, a date or an id as one value. */
function flatten(values: object, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(values).filter(
    ([key, value]) => value !== undefined && (prefix || !bookkeeping.has(key)),
  );
  return new Map(
    entries.flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
      hasParts(value) ? [...flatten(value, `${prefix}${key}.`)] : [[prefix + key, value]],
    ),
  );
}

/** Whether a value has parts, as read from the database or as an instance of an input class. */
function hasParts(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !('_bsontype' in value)
  );
}

function sameValue(one: unknown, other: unknown): boolean {
  return orNull(one) === orNull(other) || JSON.stringify(one) === JSON.stringify(other);
}

/** A flag that was never set is off. */
const orNull = (value: unknown) => (value === false ? null : (value ?? null));

/** Null for nothing; undefined for a value that is too long or not a text. */
function textOf(value: unknown, longest: number): string | null | undefined {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (Array.isArray(value)) {
    const scalars = value.every((part) => ['string', 'number', 'boolean'].includes(typeof part));
    return scalars ? textOf(value.join(', '), longest) : undefined;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.length <= longest ? value : undefined;
}
