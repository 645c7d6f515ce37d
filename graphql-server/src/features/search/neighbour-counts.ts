import type { AppContext } from '../../base/context.ts';
import { gazetteer } from '../place/gazetteer.ts';
import type { ProjectFilter, ProjectSort } from './project-filter.input.ts';
import type { NeighbourCount } from './relaxing/relaxation.type.ts';
import type { ProjectIndex } from './index/project-index.ts';
import { resolveFilter } from './index/wanted.ts';

const mostNeighbours = 6;
const mostAsked = 20;

/** The places beside those of a filter, with the number of projects there that fulfil its other conditions. */
export async function neighboursOf(
  context: AppContext,
  index: ProjectIndex,
  filter: ProjectFilter,
  sort: ProjectSort,
): Promise<NeighbourCount[]> {
  const { byKey } = await gazetteer(context);
  const chosen = filter.places ?? (filter.near?.id ? [filter.near.id] : []);
  const around = chosen.flatMap((key) => {
    const { neighbours = [], region = null } = byKey.get(key) ?? {};
    return [...neighbours, ...(region ? [region] : [])];
  });
  const found: NeighbourCount[] = [];
  for (const key of [...new Set(around)].filter((one) => !chosen.includes(one)).slice(0, mostAsked)) {
    const place = byKey.get(key);
    if (!place || place.isOutside) continue;
    const wanted = await resolveFilter(context, { ...filter, places: [key], near: undefined });
    const { totalCount } = index.search(wanted, sort, { skip: 0, limit: 0 });
    const region = place.region && place.region !== 'noida' ? byKey.get(place.region)?.name : undefined;
    if (totalCount > 0)
      found.push({ key, name: region ? `${place.name}, ${region}` : place.name, count: totalCount });
  }
  return found.sort((one, other) => other.count - one.count).slice(0, mostNeighbours);
}
