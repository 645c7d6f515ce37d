import type { ObjectId } from 'mongodb';
import { eachFilter } from 'domain/search/choice-filters.ts';
import type { AppContext } from '../../base/context.ts';
import type { Property } from '../property/property.type.ts';
import { openTotals } from '../cost/all-in.service.ts';
import { askedOf, differenceOf } from './differences.ts';
import { asWanted } from './index/homes.ts';
import type { ProjectIndex } from './index/project-index.ts';
import { resolveFilter } from './index/wanted.ts';
import { ProjectSort } from './project-filter.input.ts';
import type { ProjectFilter } from './project-filter.input.ts';
import type { NearMiss } from './relaxing/relaxation.type.ts';
import { conditionsIn, withoutConditions } from './relaxing/relaxations.ts';
import type { ConditionName } from './relaxing/relaxations.ts';

const mostNearest = 3;
/** The projects that are compared for each set of conditions that is dropped. */
const mostCompared = 60;
/** The sets of conditions that are dropped, the lightest first. */
const mostSets = 40;
const mostDropped = 4;

/** How much it changes to drop a condition: a buyer gives way on a price before the number of rooms, and on what it is last. */
const weights: Partial<Record<ConditionName, number>> = {
  ...eachFilter(() => 0.8),
  ...{ features: 0.8, baths: 0.8, balconies: 0.8 },
  ...{ bedrooms: 1.6, status: 1.2, statuses: 2, reraOnly: 3, kinds: 5, category: 5 },
};

/**
 * The projects that a search without results comes closest to, with what differs: those that fail the lightest conditions,
 * and of them those that fail them least.
 */
export async function nearestHomes(
  context: AppContext,
  index: ProjectIndex,
  filter: ProjectFilter,
  read: (ids: ObjectId[]) => Promise<Property[]>,
): Promise<NearMiss[]> {
  const names = conditionsIn(filter);
  const asked = await askedOf(context, filter, names);
  const totalsOf = filter.allIn ? await openTotals(context) : undefined;
  const found = new Map<string, NearMiss & { score: number }>();
  const best = () => [...found.values()].sort((one, other) => one.score - other.score).slice(0, mostNearest);
  for (const dropped of setsOf(names)) {
    const weight = weightOf(dropped);
    // No other set can give anything closer.
    if (weight >= (best()[mostNearest - 1]?.score ?? Infinity)) break;
    for (const { rest, sort } of loosened(filter, dropped)) {
      const wanted = await resolveFilter(context, rest);
      const { ids } = index.search(wanted, sort, { skip: 0, limit: mostCompared });
      // An earlier round has found the homes that fail fewer conditions.
      for (const listing of await read(ids.filter((id) => !found.has(id.toHexString())))) {
        const totals = totalsOf?.(listing);
        const property = asWanted(listing, wanted, totals);
        const told = dropped.map((name) => differenceOf(name, property, asked, totals));
        found.set(listing._id.toHexString(), {
          property,
          differences: told.map(({ text }) => text),
          score: weight + told.reduce((sum, { far }) => sum + far, 0),
        });
      }
    }
  }
  return best();
}

/** The sets of conditions to drop, the lightest first; at last all, which are one of the sets if they are few. */
function setsOf(names: readonly ConditionName[]): ConditionName[][] {
  let sets: ConditionName[][] = [[]];
  for (const name of names)
    sets = [...sets, ...sets.filter((set) => set.length < mostDropped).map((set) => [...set, name])];
  const lightest = sets
    .filter(({ length }) => length > 0)
    .sort((one, other) => weightOf(one) - weightOf(other));
  return [...lightest.slice(0, mostSets), ...(names.length > mostDropped ? [[...names]] : [])];
}

function weightOf(set: readonly ConditionName[]): number {
  return set.reduce((sum, name) => sum + (weights[name] ?? 1), 0);
}

/** The filters that find what fails some conditions, nearest to a wanted price first. */
function loosened(
  filter: ProjectFilter,
  dropped: readonly ConditionName[],
): { rest: ProjectFilter; sort: ProjectSort }[] {
  const rest = withoutConditions(filter, dropped);
  const { minPrice, maxPrice } = filter;
  if (!dropped.includes('price')) return [{ rest, sort: ProjectSort.DEFAULT }];
  return [
    ...(maxPrice === undefined
      ? []
      : [{ rest: { ...rest, minPrice: maxPrice }, sort: ProjectSort.PRICE_ASCENDING }]),
    ...(minPrice === undefined
      ? []
      : [{ rest: { ...rest, maxPrice: minPrice }, sort: ProjectSort.PRICE_DESCENDING }]),
    // What has no price.
    { rest, sort: ProjectSort.PRICE_ASCENDING },
  ];
}
