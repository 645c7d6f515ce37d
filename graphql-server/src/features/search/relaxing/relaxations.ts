import { eachFilter } from 'domain/search/choice-filters.ts';
import type { AppContext } from '../../../base/context.ts';
import type { ProjectFilter, ProjectSort } from '../project-filter.input.ts';
import type { Relaxation } from './relaxation.type.ts';
import type { ProjectIndex } from '../index/project-index.ts';
import { resolveFilter } from '../index/wanted.ts';

/** The fields that make up one condition. */
export const conditions = {
  category: ['category'],
  statuses: ['statuses'],
  bedrooms: ['rooms', 'bedrooms'],
  price: ['minPrice', 'maxPrice'],
  keyword: ['keyword'],
  map: ['area'],
  kinds: ['kinds'],
  places: ['places'],
  near: ['near'],
  area: ['floorArea'],
  status: ['stages'],
  possession: ['possession'],
  ...eachFilter((name) => [name]),
  features: ['extras'],
  sale: ['sale'],
  reraOnly: ['reraOnly'],
  baths: ['baths'],
  balconies: ['balconies'],
  responsible: ['responsibleId'],
  builder: ['builder'],
} as const satisfies Record<string, readonly (keyof ProjectFilter)[]>;

export type ConditionName = keyof typeof conditions;

/** The conditions that a filter has. */
export function conditionsIn(filter: ProjectFilter): ConditionName[] {
  return (Object.keys(conditions) as ConditionName[]).filter((name) =>
    conditions[name].some((field) => !isEmpty(filter[field])),
  );
}

/** A filter without some of its conditions. */
export function withoutConditions(filter: ProjectFilter, dropped: readonly ConditionName[]): ProjectFilter {
  const fields = dropped.flatMap((name) => [...conditions[name]]);
  return { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

/** For each condition of a filter, how many projects there are without it; the largest numbers first, without zeros. */
export async function relaxationsOf(
  context: AppContext,
  index: ProjectIndex,
  filter: ProjectFilter,
  sort: ProjectSort,
): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  for (const condition of conditionsIn(filter)) {
    const rest = await resolveFilter(context, withoutConditions(filter, [condition]));
    const { totalCount } = index.search(rest, sort, { skip: 0, limit: 0 });
    if (totalCount > 0) found.push({ condition, count: totalCount });
  }
  return found.sort((one, other) => other.count - one.count);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
