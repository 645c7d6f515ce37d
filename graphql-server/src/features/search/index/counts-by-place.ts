import type { Gazetteer } from '../../place/gazetteer.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { PlaceCount } from '../facets.type.ts';
import type { Wanted } from './wanted.ts';

/** Sums the counts of places over what lies in them; places without projects are left out. */
export function placeCounts(known: Gazetteer, counts: ReadonlyMap<string, number>): PlaceCount[] {
  if (counts.size === 0) return [];
  const summed = known.places.flatMap((place): (PlaceCount & { kind: PlaceKind })[] => {
    let count = 0;
    for (const key of known.within(place.key)) count += counts.get(key) ?? 0;
    const { key, name, region, kind } = place;
    return count > 0 ? [{ key, name, region, count, kind }] : [];
  });
  const isLarge = ({ kind }: { kind: PlaceKind }) => kind === PlaceKind.REGION;
  return summed
    .sort(
      (a, b) =>
        Number(isLarge(b)) - Number(isLarge(a)) ||
        inOrder.compare(a.name, b.name) ||
        (a.key < b.key ? -1 : 1),
    )
    .map(({ kind: _kind, ...rest }) => rest);
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The places beside the chosen ones that have projects. */
export function neighboursOf(
  { gazetteer, places = [], inPlaces = [] }: Wanted,
  counts: PlaceCount[],
): PlaceCount[] {
  const chosen = new Set(inPlaces);
  const beside = new Set(places.flatMap((key) => gazetteer.byKey.get(key)?.neighbours ?? []));
  return counts.filter(({ key }) => beside.has(key) && !chosen.has(key));
}
