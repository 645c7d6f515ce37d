import type { Chip } from './fact-chips.ts';
import { eachFilter } from 'domain/search/choice-filters.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const choices = eachFilter((name) => name);
/** The field of the filter panel for what a chip removes. */
const fieldOf: Partial<Record<keyof ProjectSearch, string>> = {
  category: 'category',
  rooms: 'rooms',
  statuses: 'status',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  kinds: 'kind',
  places: 'place',
  stages: 'stage',
  ...choices,
  extras: 'with',
  sale: 'sale',
  reraOnly: 'rera',
  near: 'near',
  floorArea: 'minArea',
  possession: 'possessionTo',
  bedrooms: 'minBeds',
  baths: 'minBaths',
  balconies: 'minBalconies',
};

/** The field of the filter panel for an understood part of a query. */
const fieldOfPart: Record<string, string> = {
  category: 'category',
  bedrooms: 'rooms',
  price: 'maxPrice',
  kinds: 'kind',
  places: 'place',
  placesOutside: 'place',
  status: 'stage',
  ...choices,
  features: 'with',
  sale: 'sale',
  reraOnly: 'rera',
  near: 'near',
  area: 'minArea',
  possession: 'possessionTo',
  baths: 'minBaths',
  balconies: 'minBalconies',
};

/**
 * Goes to the field of the filter panel where a chip is changed, and opens what is folded around it; to the words
 * themselves for what has no field.
 */
export function goToField(
  panel: HTMLElement | null,
  { field: part, without }: Pick<Chip, 'field' | 'without'>,
): void {
  // Beside the list on a wide screen, it need not open.
  if (panel?.getClientRects().length === 0) panel.showPopover();
  const name = part
    ? fieldOfPart[part]
    : Object.keys(without).flatMap((key) => fieldOf[key as keyof ProjectSearch] ?? [])[0];
  const fields = [...(panel?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select') ?? [])];
  const named = (wanted = 'q') => fields.filter((field) => field.getAttribute('name') === wanted);
  const choices = named(name);
  const field = choices.find((one) => one.matches(':checked')) ?? choices[0] ?? named()[0];
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
