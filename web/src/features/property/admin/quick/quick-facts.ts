import { choiceFields, choiceLabel } from 'domain/property/property-choices.ts';
import type { ChoiceName, ChoiceOf } from 'domain/property/property-choices.ts';
import type { ListingKind } from 'domain/schema.generated.ts';
import type { ReadListingsQuery } from './quick-add.generated.ts';

export type ReadListing = ReadListingsQuery['readListings'][number];
type ReadFact = ReadListing['facts'][number];

export interface QuickFact extends ReadFact {
  /** It stands in the field that asked for it, and has no chip. */
  isInField: boolean;
}

/**
 * What a person changed: a value and its words by field. An empty value takes the fact away. What is typed into a field that
 * asks has no words yet, and stays in that field.
 */
export type ByHand = Readonly<Record<string, { value: string; label: string }>>;

/** Of these a listing has several; a change by hand is of one of them. */
const several = new Set(['extras']);
/** The name of a change by hand. */
export const handName = ({ field, value }: Pick<ReadFact, 'field' | 'value'>) =>
  several.has(field) ? `${field}.${value}` : field;

/** The facts of a message with the changes by hand, which a later reading never overwrites. */
export function factsOf(listing: ReadListing | undefined, byHand: ByHand): QuickFact[] {
  const read = (listing?.facts ?? []).flatMap((fact): QuickFact[] => {
    const changed = byHand[handName(fact)];
    return changed ? [] : [{ ...fact, isInField: false }];
  });
  const typed = Object.entries(byHand).flatMap(([name, { value, label }]): QuickFact[] => {
    const field = name.split('.')[0] ?? name;
    const options = listing?.facts.find((fact) => handName(fact) === name)?.options ?? [];
    return value ? [{ field, value, label: label || value, options, isSure: true, isInField: !label }] : [];
  });
  return [...read, ...typed];
}

/** The value of a field; the areas of a home are one text. */
export function valueOf(facts: readonly QuickFact[], field: string): string {
  return facts
    .filter((fact) => fact.field === field)
    .map(({ value }) => value)
    .join('; ');
}

/** What a choice offers for one tap. */
export function choicesOf(field: string): { value: string; label: string }[] {
  if (!(field in choiceFields)) return [];
  const name = field as ChoiceName;
  return Object.keys(choiceFields[name].options).map((value) => ({
    value,
    label: choiceLabel(name, value as ChoiceOf<typeof name>),
  }));
}

/** The choices that a question offers: few, for one tap. */
export function offeredOf(field: string): { value: string; label: string }[] {
  return choicesOf(field).filter(({ value }) => offered[field]?.includes(value) ?? true);
}
const offered: Record<string, readonly string[]> = {
  kind: ['SHOP', 'OFFICE', 'WAREHOUSE'],
  stage: ['READY', 'UNDER_CONSTRUCTION'],
};

/** What each kind asks for at once; the rest stands under all fields. */
const asked: Record<ListingKind, readonly string[]> = {
  RESALE: ['stage', 'society', 'placeKey', 'rooms', 'area', 'price', 'floor', 'ownerMobile'],
  NEW_PROJECT: ['society', 'placeKey', 'rooms', 'price', 'yearBuilt', 'builder', 'reraNumber'],
  TO_LET: ['furnishing', 'society', 'placeKey', 'rooms', 'area', 'price', 'depositMonths', 'ownerMobile'],
  LAND: ['placeKey', 'area', 'price', 'ownerMobile'],
  COMMERCIAL: ['kind', 'society', 'placeKey', 'area', 'price', 'floor', 'ownerMobile'],
};
const businesses = new Set(['SHOP', 'OFFICE', 'WAREHOUSE', 'PLOT']);

/** The fields that ask: what nothing has been said about, other than in the field itself. */
export function missingOf(kind: ListingKind, facts: readonly QuickFact[]): string[] {
  const isBusiness = businesses.has(valueOf(facts, 'kind'));
  const isSaid = (field: string) => facts.some((fact) => fact.field === field && !fact.isInField);
  return asked[kind].filter((field) => {
    // A day of possession says as much as the stage.
    if (field === 'stage' && isSaid('yearBuilt')) return false;
    return !isSaid(field) && !(field === 'rooms' && isBusiness);
  });
}

/** The homes of a project. A price that all begin at is that of the smallest one, because the homes make the price of the project. */
export function homesOf(
  listing: ReadListing | undefined,
  facts: readonly QuickFact[],
): ReadListing['configurations'] {
  const homes = listing?.configurations ?? [];
  const price = valueOf(facts, 'price');
  if (!price || homes.some((home) => home.price)) return homes;
  return homes.map((home, index) => (index === 0 ? { ...home, price } : home));
}
