import type { AppContext } from '../../base/context.ts';
import type { ProjectFilter, ProjectSort } from './project-filter.input.ts';
import type { Relaxation } from './relaxation.type.ts';
import type { ProjectIndex } from './index/project-index.ts';
import { resolveFilter } from './index/wanted.ts';

/** The fields that make up one condition. */
const conditions: Record<string, readonly (keyof ProjectFilter)[]> = {
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
  furnishing: ['furnishing'],
  facing: ['facing'],
  features: ['extras'],
  sale: ['sale'],
  reraOnly: ['reraOnly'],
  baths: ['baths'],
  balconies: ['balconies'],
  responsible: ['responsibleId'],
  builder: ['builder'],
};

/** For each condition of a filter, how many projects there are without it; the largest numbers first, without zeros. */
export async function relaxationsOf(
  context: AppContext,
  index: ProjectIndex,
  filter: ProjectFilter,
  sort: ProjectSort,
): Promise<Relaxation[]> {
  const found: Relaxation[] = [];
  for (const [condition, fields] of Object.entries(conditions)) {
    if (fields.every((field) => isEmpty(filter[field]))) continue;
    const rest = { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
    const { totalCount } = index.search(await resolveFilter(context, rest), sort, { skip: 0, limit: 0 });
    if (totalCount > 0) found.push({ condition, count: totalCount });
  }
  return found.sort((one, other) => other.count - one.count);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
