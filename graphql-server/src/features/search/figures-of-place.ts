import type { Context } from '../../base/context.ts';
import { projects } from './project-search.service.ts';
import { ProjectIntent } from '../property/property.type.ts';

const countsOf = new WeakMap<object, Promise<ReadonlyMap<string, number>>>();

/** The number of listed projects, to buy and to rent, in each place with what lies in it; counted once for a request. */
export function listedCounts(context: Context): Promise<ReadonlyMap<string, number>> {
  const known = countsOf.get(context) ?? count(context);
  countsOf.set(context, known);
  return known;
}

async function count(context: Context): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const intent of Object.values(ProjectIntent)) {
    const { countFacets } = await projects(context, { filter: { intent }, perPage: 1 });
    for (const { key, count } of (await countFacets()).places)
      counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
