import { readChoice } from 'domain/text/choices.ts';
import type { Filter } from 'mongodb';
import { badField } from '../base/errors.ts';
import { toE164 } from '../base/text/phone.ts';
import { withoutNulls } from '../base/input.ts';
import type { ItemMatch, StoredItem } from '../base/types.ts';
import type { Noun, NounFilter } from './noun.ts';
import { matchesPerson, matchesWords } from './search-words.ts';

/** Keeps the items whose field has the given choice. */
export function oneOf(field: string, choices: readonly string[]): NounFilter {
  return (value) => {
    const choice = typeof value === 'string' ? readChoice(value, choices) : undefined;
    return choice ? { [field]: choice } : null;
  };
}

const dayMs = 24 * 3_600_000;

/** Filters by a day such as `2026-11-21`: `$gte` keeps items from its start, `$lt` items up to its end. */
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

/** A filter with the values true and false, `yes` and `no` in addresses. */
export function yesOrNo(keeps: (yes: boolean) => Filter<StoredItem>): NounFilter {
  return (value) => {
    if (value === true || value === 'yes') return keeps(true);
    return value === false || value === 'no' ? keeps(false) : null;
  };
}

/** The conditions of a list: search words, its filter, and a latest moment of creation. */
export interface Match extends Partial<ItemMatch> {
  /** The filter input of the noun; the address of an export can hold any value. */
  filter?: object | null;
}

/** The condition of a search: its words or, for a noun with a number, the number among them. */
function searchOf({ people, phoneField }: Noun<StoredItem>, search: string | undefined): Filter<StoredItem> {
  const words = people ? matchesPerson(search) : matchesWords(search);
  const phone = phoneField && toE164(search);
  return phone ? { $or: [{ [phoneField]: phone }, words] } : words;
}

/**
 * The condition for a list: its search and its filter must both hold. Throws BAD_USER_INPUT for an unknown
 * filter or an invalid value.
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
  const all = [searchOf(noun, search), ...conditions].filter((one) => Object.keys(one).length > 0);
  // Two conditions may concern the same field.
  const together = new Set(all.flatMap(Object.keys)).size === all.flatMap(Object.keys).length;
  return together ? (Object.assign({}, ...all) as Filter<StoredItem>) : { $and: all };
}
