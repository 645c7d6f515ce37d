import type { ChoiceName, ChoiceOf } from '../property/property-choices.ts';

export interface ChoiceFilter {
  /** What a visitor reads to drop it where nothing is found. */
  any: string;
  /** What follows a choice that stands without its label: “East facing”. */
  suffix?: string;
}

/**
 * The choices that visitors filter by, one row each, in the order of the panel. The filter is called like the field in the
 * schema, its counts, the index and the address; one finds what has any of the chosen values. Kind, stage, sale and highlights
 * have filters with rules and names of their own.
 */
export const choiceFilters = {
  furnishing: { any: 'Furnished or not' },
  facing: { any: 'Any facing', suffix: ' facing' },
} as const satisfies Partial<Record<ChoiceName, ChoiceFilter>>;

export type FilterName = keyof typeof choiceFilters;
/** The chosen values of each filter. */
export type ChosenValues = { readonly [Name in FilterName]: readonly ChoiceOf<Name>[] };

export const filterNames = Object.keys(choiceFilters) as FilterName[];

/** Makes one thing for each filter. */
export function eachFilter<Made>(make: (name: FilterName) => Made): Record<FilterName, Made> {
  return Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, Made>;
}
