import type { Filter } from 'mongodb';
import { badField } from '../errors.ts';
import { withoutNulls } from '../input.ts';
import type { ItemMatch, StoredItem } from '../types.ts';
import type { Noun } from './items.ts';
import { matchesWords } from './words.ts';

/** A filter of a list: what a value keeps, or null for a value that makes no sense. */
export type NounFilter = (value: string) => Filter<StoredItem> | null;

/** Keeps the items whose field has one of a few values. */
export function oneOf(field: string, choices: readonly string[]): NounFilter {
  return (value) => (choices.includes(value) ? { [field]: value } : null);
}

const dayMs = 24 * 3_600_000;

/** Keeps what was sent or added on a day, written as `2026-11-21`, or later: `$gte`; up to its end: `$lt`. */
export function dayInIndia(bound: '$gte' | '$lt'): NounFilter {
  return (value) => {
    const midnight = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00+05:30`) : NaN;
    if (Number.isNaN(midnight)) return null;
    return { createdAt: { [bound]: new Date(bound === '$lt' ? midnight + dayMs : midnight) } };
  };
}

/**
 * The condition of a list: its search and its filters, which have to hold all together. BAD_USER_INPUT for a filter
 * that the noun does not have, or a value that makes no sense.
 */
export function matches(noun: Noun<StoredItem>, match: Partial<ItemMatch>): Filter<StoredItem> {
  const { search, filters = [], createdUntil } = withoutNulls(match);
  const known = noun.filters ?? {};
  const conditions = filters.map(({ name, value }) => {
    const filter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!filter) throw badField('filters', `Please filter by one of: ${Object.keys(known).join(', ')}.`);
    const condition = filter(value);
    if (!condition) throw badField('filters', `The filter “${name}” does not know this value.`);
    return condition;
  });
  if (createdUntil) conditions.push({ createdAt: { $lte: createdUntil } });
  // Two conditions may be about one field.
  const together = new Set(conditions.flatMap(Object.keys)).size === conditions.length;
  return {
    ...matchesWords(search),
    ...(together ? (Object.assign({}, ...conditions) as object) : { $and: conditions }),
  };
}
