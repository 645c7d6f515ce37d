import { readChoice } from 'web/lib/choices.ts';
import type { Filter } from 'mongodb';
import { badField } from '../base/errors.ts';
import { withoutNulls } from '../base/input.ts';
import type { ItemMatch, StoredItem } from '../base/types.ts';
import type { Noun, NounFilter } from './noun.ts';
import { matchesPerson, matchesWords } from './search-words.ts';

/** Keeps the items whose field has one of a few values. */
export function oneOf(field: string, choices: readonly string[]): NounFilter {
  return (value) => {
    const choice = typeof value === 'string' ? readChoice(value, choices) : undefined;
    return choice ? { [field]: choice } : null;
  };
}

const dayMs = 24 * 3_600_000;

/** Filters by a day such as `2026-11-21`: `$gte` keeps items from its beginning on, `$lt` items up to its end. */
export function dayInIndia(bound: '$gte' | '$lt'): NounFilter {
  return (value) => {
    const midnight =
      typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
        ? Date.parse(`${value}T00:00:00+05:30`)
        : NaN;
    if (Number.isNaN(midnight)) return null;
    return { createdAt: { [bound]: new Date(bound === '$lt' ? midnight + dayMs : midnight) } };
  };
}

/** A filter with two choices: true and false, in addresses `yes` and `no`. */
export function yesOrNo(keeps: (yes: boolean) => Filter<StoredItem>): NounFilter {
  return (value) => {
    if (value === true || value === 'yes') return keeps(true);
    return value === false || value === 'no' ? keeps(false) : null;
  };
}

/** The conditions of a list: search words, its filter, and a latest moment of creation. */
export interface Match extends Partial<ItemMatch> {
  /** The filter input of the noun; from a file’s address any value can come. */
  filter?: object | null;
}

/**
 * The condition of a list: its search and its filter, which have to hold all together. BAD_USER_INPUT for a filter
 * that the noun does not have, or a value that makes no sense.
 */
export function matches(noun: Noun<StoredItem>, match: Match): Filter<StoredItem> {
  const { search, filter, createdUntil } = withoutNulls(match);
  const known = noun.filters ?? {};
  const conditions = Object.entries(withoutNulls({ ...filter })).map(([name, value]: [string, unknown]) => {
    const condition = Object.hasOwn(known, name) ? known[name]?.(value) : undefined;
    if (condition === undefined)
      throw badField('filter', `Please filter by one of: ${Object.keys(known).join(', ')}.`);
    if (!condition) throw badField('filter', `The filter “${name}” does not know this value.`);
    return condition;
  });
  if (createdUntil) conditions.push({ createdAt: { $lte: createdUntil } });
  // Two conditions may be about one field.
  const together = new Set(conditions.flatMap(Object.keys)).size === conditions.length;
  return {
    ...(noun.people ? matchesPerson(search) : matchesWords(search)),
    ...(together ? (Object.assign({}, ...conditions) as object) : { $and: conditions }),
  };
}
