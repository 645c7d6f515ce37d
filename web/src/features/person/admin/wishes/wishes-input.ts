import type { ProjectFilter, PropertyKind, WishesInput } from 'domain/schema.generated.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import { readChoice } from 'domain/text/choices.ts';
import { groupRupees, spokenRupees } from 'domain/text/format.ts';
import { typedText } from '../../../../office-kit/field/small-form.tsx';
import type { PersonWishesFragment } from './wishes.generated.ts';

export type Wishes = PersonWishesFragment['wishes'];

export const intents = ['BUY', 'RENT', 'SELL', 'LET'] as const;
export const purposes = ['OWN_USE', 'INVESTMENT'] as const;
export const languages = ['ENGLISH', 'HINDI'] as const;
export const wishedKinds = Object.keys(choiceFields.kind.options) as PropertyKind[];

/** Whether someone looks for a home, and has none to sell or let. */
export function looksForHome(intent: string | null | undefined): boolean {
  return intent !== 'SELL' && intent !== 'LET';
}

/** What a form says that differs from what is known: all else keeps its mark. */
export function changedWishes(
  { wishes, language }: Pick<PersonWishesFragment, 'wishes' | 'language'>,
  typed: FormData,
): WishesInput {
  const chosen = <Name extends string>(name: string, names: readonly Name[]) =>
    readChoice(typedText(typed, name), names) ?? null;
  const intent = chosen('intent', intents);
  const own = {
    purpose: chosen('purpose', purposes),
    loan: { yes: true, no: false }[typedText(typed, 'loan')] ?? null,
  };
  const filter = looksForHome(intent) ? changed(conditionsOf(wishes), typedConditions(wishes, typed)) : {};
  return {
    ...changed({ intent: wishes.intent, language }, { intent, language: chosen('language', languages) }),
    ...(looksForHome(intent) && changed({ purpose: wishes.purpose, loan: wishes.loan }, own)),
    ...(Object.keys(filter).length > 0 && { filter: together(filter, wishes, typed) }),
  };
}

type Conditions = Pick<
  ProjectFilter,
  'kinds' | 'places' | 'bedrooms' | 'minPrice' | 'maxPrice' | 'floorArea' | 'stages' | 'possession'
>;

/** What is known, as the search takes it. */
function conditionsOf({ kinds, places, bedrooms, price, area, stages, possession }: Wishes): Conditions {
  const keys = places.map(({ key }) => key);
  return {
    ...{ kinds: listed(kinds), places: listed(keys), stages: listed(stages) },
    bedrooms: bedrooms && { min: bedrooms.min, max: bedrooms.max },
    ...{ minPrice: price?.min ?? null, maxPrice: price?.max ?? null },
    floorArea: area && { min: area.min, max: area.max, unit: area.unit, basis: area.basis },
    possession: possession && { from: possession.from, to: possession.to },
  };
}

function typedConditions({ area, possession }: Wishes, typed: FormData): Conditions {
  const several = (name: string) => typed.getAll(name).filter((value) => typeof value === 'string');
  const number = (name: string) => readNumber(typedText(typed, name));
  const bedrooms = { min: number('minBeds'), max: number('maxBeds') };
  const size = { min: number('minArea'), max: number('maxArea') };
  const to = typedText(typed, 'possessionTo') || null;
  const from = possession?.from ?? null;
  return {
    kinds: listed(several('kinds').flatMap((kind) => readChoice(kind, wishedKinds) ?? [])),
    places: listed(several('places')),
    bedrooms: isGiven(bedrooms) ? bedrooms : null,
    ...{
      minPrice: readAmount(typedText(typed, 'minPrice')),
      maxPrice: readAmount(typedText(typed, 'maxPrice')),
    },
    floorArea: isGiven(size)
      ? { ...size, unit: area?.unit ?? 'SQ_FT', basis: area ? area.basis : 'CARPET' }
      : null,
    stages: typed.has('ready') ? ['READY'] : null,
    possession: to || from ? { from: to ? from : null, to } : null,
  };
}

/** A budget, and what is said of the possession, are one part each. */
function together(filter: Partial<Conditions>, wishes: Wishes, typed: FormData): Partial<Conditions> {
  const all = typedConditions(wishes, typed);
  const { minPrice, maxPrice, stages, possession } = all;
  return {
    ...filter,
    ...('minPrice' in filter || 'maxPrice' in filter ? { minPrice, maxPrice } : {}),
    ...('stages' in filter || 'possession' in filter ? { stages, possession } : {}),
  };
}

function changed<Values extends object>(before: Values, after: Values): Partial<Values> {
  const was = new Map<string, unknown>(Object.entries(before));
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value ?? null) !== JSON.stringify(was.get(name) ?? null);
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<Values>;
}

function listed<Value>(values: readonly Value[]): Value[] | null {
  return values.length > 0 ? [...values] : null;
}

function isGiven({ min, max }: { min: number | null; max: number | null }): boolean {
  return min !== null || max !== null;
}

/** An amount as a colleague would type it; exact, so that an untouched field changes nothing. */
export function typedAmount(amount: number | null | undefined): string {
  if (!amount) return '';
  const spoken = spokenRupees(amount);
  return readAmount(spoken) === amount ? spoken : groupRupees(amount);
}

/** An amount in rupees; −1, which the server refuses, for a text that is none. */
function readAmount(text: string): number | null {
  if (!text.trim()) return null;
  const read = parsePrice(text);
  return 'value' in read && read.value ? read.value.from : -1;
}

function readNumber(text: string): number | null {
  if (!text.trim()) return null;
  return /^\d[\d,]{0,9}$/.test(text.trim()) ? Number(text.replaceAll(',', '')) : -1;
}
