import { eachFilter } from 'domain/search/choice-filters.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

/** What clears each condition of a search, by the name that the server gives it. */
const cleared: Record<string, Partial<ProjectSearch>> = {
  category: { category: undefined },
  statuses: { statuses: [] },
  bedrooms: { rooms: [], bedrooms: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  map: { area: undefined },
  kinds: { kinds: [] },
  places: { places: [] },
  placesOutside: { places: [] },
  near: { near: undefined, nearMetres: undefined },
  area: { floorArea: undefined },
  status: { stages: [] },
  possession: { possession: undefined },
  ...eachFilter((name) => ({ [name]: [] })),
  features: { extras: [] },
  sale: { sale: undefined },
  reraOnly: { reraOnly: false },
  baths: { baths: undefined },
  balconies: { balconies: undefined },
  responsible: { person: undefined },
  builder: { builder: undefined },
};

/** Whether a filter of the address decides this condition, so that the words of the query do not. */
export function isChosen(search: ProjectSearch, condition: string): boolean {
  return Object.keys(cleared[condition] ?? {}).some((name) => {
    const value = search[name as keyof ProjectSearch];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

/** The change of a search that drops a condition, from its filters or from its words; null if the words do not show it. */
export function withoutCondition(
  search: ProjectSearch,
  condition: string,
  parts: readonly { field: string; withoutField: string }[],
): Partial<ProjectSearch> | null {
  if (isChosen(search, condition)) return cleared[condition] ?? null;
  const fields = { keyword: ['leftover'], places: ['places', 'placesOutside'] }[condition] ?? [condition];
  const part = parts.find(({ field }) => fields.includes(field));
  return part ? { query: part.withoutField || undefined } : null;
}
