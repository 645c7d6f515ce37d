import { choiceLabel } from 'domain/property/property-choices.ts';
import type { ChoiceName } from 'domain/property/property-choices.ts';
import { filterNames } from 'domain/search/choice-filters.ts';
import type { FilterName } from 'domain/search/choice-filters.ts';
import { chosenText } from 'domain/search/chosen-text.ts';
import { factFiltersContent as texts } from './fact-filters.content.ts';
import type { Facets } from './filter-group.tsx';
import { personNameIn } from './filter-by-person.tsx';
import { placeNameIn } from './filter-by-place.tsx';
import type { ProjectSearch } from 'domain/search/project-search.ts';
import { indianNumber } from 'domain/text/number.ts';

/** A filter in words, and the search without it. */
export interface Chip {
  text: string;
  without: Partial<ProjectSearch>;
  /** The field of the understanding, for a chip of the words. */
  field?: string;
}

/** A chip for each filter on a fact or place; `facets` know the names of places. */
export function factChips(search: ProjectSearch, facets: Facets | undefined): Chip[] {
  const { places, sale, reraOnly, near, nearMetres, floorArea, possession, person, builder } = search;
  const { chips } = texts;
  const one = (text: string | false | undefined, without: Partial<ProjectSearch>): Chip[] =>
    text ? [{ text, without }] : [];
  return [
    ...places.map((key) => ({
      text: placeNameIn(facets, key),
      without: { places: places.filter((other) => other !== key) },
    })),
    ...chosen(search, 'kinds', 'kind'),
    ...chosen(search, 'stages', 'stage'),
    ...filterNames.flatMap((name) => chosen(search, name, name)),
    ...chosen(search, 'extras', 'extras'),
    ...one(sale && choiceLabel('sale', sale), { sale: undefined }),
    ...one(reraOnly && chips.rera, { reraOnly: false }),
    ...one(near && chips.near(nearName(near, facets), nearMetres), {
      near: undefined,
      nearMetres: undefined,
    }),
    ...one(floorArea && areaText(floorArea), { floorArea: undefined }),
    ...one(possession && rangeText(texts.possession, possession.from, possession.to), {
      possession: undefined,
    }),
    ...one(person && chips.person(personNameIn(facets, person)), { person: undefined }),
    ...one(builder && chips.builder(builder), { builder: undefined }),
    ...(['bedrooms', 'baths', 'balconies'] as const).flatMap((name) => {
      const range = search[name];
      return one(range && rangeText(chips[name], range.min, range.max), { [name]: undefined });
    }),
  ];
}

function chosen(
  search: ProjectSearch,
  filter: 'kinds' | 'stages' | FilterName | 'extras',
  name: ChoiceName,
): Chip[] {
  const values: readonly string[] = search[filter];
  return values.map((value) => ({
    text: chosenText(name, [value]),
    without: { [filter]: values.filter((other) => other !== value) },
  }));
}

function nearName(near: string, facets: Facets | undefined): string {
  if (near === 'metro') return texts.chips.anyStation;
  if (near === 'airport') return texts.chips.airport;
  return placeNameIn(facets, near);
}

function areaText({ min, max, unit, basis }: NonNullable<ProjectSearch['floorArea']>): string {
  const measured = basis ? texts.bases[basis] : texts.size;
  return `${rangeText(measured, min, max)} ${texts.areaUnits[unit ?? 'SQ_FT']}`;
}

/** “Bathrooms: 2–3”, “Possession: until 2027-12”. */
function rangeText(label: string, min?: number | string | null, max?: number | string | null): string {
  const [from, to] = [min, max].map((bound) => (typeof bound === 'number' ? indianNumber(bound) : bound));
  const { from: since, until } = texts.chips;
  const range =
    from && to ? (from === to ? from : `${from}–${to}`) : from ? `${since} ${from}` : `${until} ${to}`;
  return `${label}: ${range}`;
}
