import { createHash } from 'node:crypto';
import { filterNames } from 'domain/search/choice-filters.ts';
import { chosenText } from 'domain/search/chosen-text.ts';
import type { AppContext } from '../../base/context.ts';
import { openTotals } from '../cost/all-in.service.ts';
import { gazetteer } from '../place/gazetteer.ts';
import type { KnownPlace } from '../place/place.type.ts';
import { ProjectSort } from './project-filter.input.ts';
import type { ProjectFilter } from './project-filter.input.ts';
import { AreaUnit, ProjectIntent } from '../property/property.type.ts';
import { labelOf, plainName } from './understanding/labels.ts';
import { ProjectIndex } from './index/project-index.ts';
import type { IndexedProperty } from './index/indexed-property.ts';
import { resolveFilter } from './index/wanted.ts';

const keyDigits = 24;
const statusNames: Record<string, string> = {
  FOR_SALE: 'For sale',
  FOR_RENT: 'For rent',
  UNDER_OFFER: 'Under offer',
  SOLD: 'Sold',
  OFF_MARKET: 'Off the market',
};

/** A filter without what narrows nothing, with its lists in one order: equal searches are equal texts. */
export function normalFilter(filter: ProjectFilter): ProjectFilter {
  return normal({ ...filter, intent: filter.intent ?? ProjectIntent.BUY }) as ProjectFilter;
}

function normal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => one).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null && part !== false && part !== '')
    .filter(([, part]) => !Array.isArray(part) || part.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, normal(part)]));
}

/** The key of a search: equal for searches that ask for the same. */
export function searchKey(filter: ProjectFilter): string {
  const { keyword, ...rest } = filter;
  const asked = { ...rest, ...(keyword && { keyword: keyword.toLowerCase().replace(/\s+/g, ' ').trim() }) };
  return createHash('sha256')
    .update(JSON.stringify(normalFilter(asked)))
    .digest('hex')
    .slice(0, keyDigits);
}

/** What a filter asks for, in a few words for each condition; free words only `withKeyword`. */
export async function filterWords(
  context: AppContext,
  filter: ProjectFilter,
  { withKeyword = true }: { withKeyword?: boolean } = {},
): Promise<string[]> {
  const { places } = await gazetteer(context);
  const words = conditionsOf(filter, places, withKeyword).filter(Boolean);
  // They stand in one line: “3 BHK, up to ₹ 1 Cr”.
  return words.map((word, at) =>
    at > 0 ? word.replace(/^(Up to|From) (?=[₹\d])/, (start) => start.toLowerCase()) : word,
  );
}

function conditionsOf(filter: ProjectFilter, places: readonly KnownPlace[], withKeyword: boolean): string[] {
  const { intent, category, kinds = [], rooms = [], statuses = [], stages = [] } = filter;
  const { floorArea, minPrice, maxPrice, near, extras = [], keyword } = filter;
  const found = {
    ...{ intent, bedrooms: filter.bedrooms, baths: filter.baths, balconies: filter.balconies },
    ...{ sale: filter.sale, possession: filter.possession },
    price: { min: minPrice, max: maxPrice },
    area: floorArea && {
      ...floorArea,
      unit: floorArea.unit ?? AreaUnit.SQ_FT,
      basis: floorArea.basis ?? null,
    },
    near: near && { kind: near.kind, id: near.id ?? null, metresMax: near.metresMax ?? null },
    ...{ assumed: [], ambiguous: [], leftover: [], unsupported: [], parts: [], otherReadings: [] },
  };
  const label = (field: string, of?: string) => labelOf(found, field, of, places);
  return [
    ...(intent === ProjectIntent.RENT ? [label('intent')] : []),
    category ? plainName(category) : '',
    ...kinds.map(plainName),
    rooms.map((count) => (count === 0 ? 'Studio' : `${count}${count === 4 ? '+' : ''} BHK`)).join(' or '),
    filter.bedrooms ? label('bedrooms') : '',
    filter.places?.length ? label('places', filter.places.join(' ')) : '',
    near ? label('near') : '',
    minPrice !== undefined || maxPrice !== undefined
      ? `${label('price')}${filter.allIn ? ' all-in' : ''}`
      : '',
    floorArea ? label('area') : '',
    stages.map(plainName).join(' or '),
    filter.possession ? label('possession') : '',
    ...filterNames.map((name) => chosenText(name, filter[name] ?? [])),
    ...extras.map(plainName),
    filter.sale ? label('sale') : '',
    filter.reraOnly ? label('reraOnly') : '',
    filter.baths ? label('baths') : '',
    filter.balconies ? label('balconies') : '',
    statuses.map((status) => statusNames[status] ?? '').join(' or '),
    filter.responsibleId ? 'With a certain agent' : '',
    filter.area ? 'On a part of the map' : '',
    keyword && withKeyword ? `“${keyword}”` : '',
  ];
}

/**
 * Answers which of a few properties a search finds, by the rules of the public search. The cost grows with these few, not
 * with all properties.
 */
export function matcherOf(
  context: AppContext,
  properties: readonly IndexedProperty[],
): (filter: ProjectFilter) => Promise<string[]> {
  async function build(): Promise<ProjectIndex> {
    const totalsOf = await openTotals(context);
    const index = new ProjectIndex();
    for (const property of properties) index.put(property, totalsOf(property));
    for (const _slice of index.sort());
    return index;
  }
  let built: Promise<ProjectIndex> | undefined;
  const all = { skip: 0, limit: properties.length };
  return async (filter) => {
    const [index, wanted] = await Promise.all([(built ??= build()), resolveFilter(context, filter)]);
    return index.search(wanted, ProjectSort.NEWEST, all).ids.map((id) => id.toHexString());
  };
}
