import { isPostcode } from 'domain/text/postcode.ts';
import type { AppContext } from '../../base/context.ts';
import { NearKind } from '../property/filter.input.ts';
import type { ProjectFilter, ProjectSort } from './project-filter.input.ts';
import { intentOf, ProjectIntent, PropertyCategory } from '../property/property.type.ts';
import { understand } from './understanding/understand.service.ts';
import type { Understanding } from './understanding/understanding.type.ts';

/** Words of praise are never a condition. */
const praise = new Set(
  'luxury luxurious premium best good nice beautiful affordable spacious posh top great dream ideal modern'.split(
    ' ',
  ),
);
const mostPlaces = 20;

/** A filter with what its query asks for. */
export interface ReadQuery {
  wanted: ProjectFilter;
  sort?: ProjectSort;
  /** Null without a query. */
  understanding: Understanding | null;
}

/**
 * Combines the given filters with those of the query; given filters win, and one without a value is none. The intent is
 * always set.
 */
export async function readQuery(
  context: AppContext,
  filter: ProjectFilter,
  query: string | undefined,
): Promise<ReadQuery> {
  const given = Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== null),
  ) as ProjectFilter;
  const { statuses = [] } = given;
  const onlyOf = new Set(statuses.map(intentOf)).size === 1 ? statuses.map(intentOf)[0] : undefined;
  const explicit: ProjectFilter = { ...given, ...(onlyOf && { intent: given.intent ?? onlyOf }) };
  const understanding = query?.trim() ? await understand(context, query) : null;
  const asked = understanding ? filterOf(understanding) : {};
  const left = Object.fromEntries(
    Object.entries(asked).filter(([name]) => !isGiven(explicit, name)),
  ) as ProjectFilter;
  const keyword = [explicit.keyword, asked.keyword].filter(Boolean).join(' ') || undefined;
  const intent = explicit.intent ?? left.intent ?? ProjectIntent.BUY;
  return { wanted: { ...left, ...explicit, intent, keyword }, sort: understanding?.sort, understanding };
}

/** The filter that a query asks for. Schools and hospitals have no positions, so that nothing can be near them. */
export function filterOf(found: Understanding): ProjectFilter {
  const { price, near, area, leftover, places = [], placesOutside = [] } = found;
  const named = places.length > 0 ? places : placesOutside;
  const words = leftover.filter((word) => !praise.has(word) && !isPostcode(word));
  const isKnown = near && near.kind !== NearKind.SCHOOL && near.kind !== NearKind.HOSPITAL;
  return {
    ...(found.intent && { intent: found.intent }),
    ...(found.category && { category: PropertyCategory[found.category] }),
    ...(found.kinds && { kinds: found.kinds }),
    ...(found.bedrooms && { bedrooms: found.bedrooms }),
    ...(found.baths && { baths: found.baths }),
    ...(found.balconies && { balconies: found.balconies }),
    ...(price?.min !== undefined && { minPrice: price.min }),
    ...(price?.max !== undefined && { maxPrice: price.max }),
    ...(found.allIn && { allIn: true }),
    ...(area && { floorArea: { ...area, basis: area.basis ?? undefined } }),
    ...(named.length > 0 && { places: named.slice(0, mostPlaces) }),
    ...(isKnown && {
      near: { kind: near.kind, id: near.id ?? undefined, metresMax: near.metresMax ?? undefined },
    }),
    ...(found.status && { stages: [found.status] }),
    ...(found.possession && { possession: found.possession }),
    ...(found.furnishing && { furnishing: [found.furnishing] }),
    ...(found.facing && { facing: found.facing }),
    ...(found.features && { extras: found.features }),
    ...(found.sale && { sale: found.sale }),
    ...(found.reraOnly && { reraOnly: true }),
    ...(words.length > 0 && { keyword: words.join(' ') }),
  };
}

/** A budget is one filter, and so are bedrooms under both names. Words are added to words. */
function isGiven(filter: ProjectFilter, name: string): boolean {
  if (name === 'keyword') return false;
  if (name === 'minPrice' || name === 'maxPrice')
    return filter.minPrice !== undefined || filter.maxPrice !== undefined;
  if (name === 'bedrooms' && (filter.rooms?.length ?? 0) > 0) return true;
  const value = new Map<string, unknown>(Object.entries(filter)).get(name);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}
