import DataLoader from 'dataloader';
import type { AppContext } from '../../base/context.ts';
import type { Position } from '../../base/types.ts';
import { partsOfCollection } from '../../items/noun.ts';
import type { Place } from '../../items/places/place.type.ts';
import { shown } from '../../items/publication.ts';
import { placePart, propertyNoun } from './property.service.ts';

/** The most properties whose positions are read for the middles of places. */
const mostPositions = 5_000;

type Loader = DataLoader<string, Position | null>;
const loaders = new WeakMap<object, Loader>();

/**
 * The position of a place: as someone entered it, or else the median of the positions of its published properties. Null
 * if there is neither. One query answers all places of a request.
 */
export async function placePosition(
  context: AppContext,
  { key, position }: Pick<Place, 'key' | 'position'>,
): Promise<Position | null> {
  if (position) return position;
  const known = loaders.get(context) ?? new DataLoader((keys) => medians(context, keys), { cache: false });
  loaders.set(context, known);
  return known.load(key);
}

async function medians(context: AppContext, keys: readonly string[]): Promise<(Position | null)[]> {
  const parts = keys.map((placeKey) => placePart({ placeKey }));
  const found = await partsOfCollection(context, propertyNoun, parts)
    .find(
      { deleted: false, placeKey: { $in: [...keys] }, ...shown() },
      { projection: { placeKey: 1, position: 1 }, limit: mostPositions },
    )
    .toArray();
  const positions = new Map<string, Position[]>();
  for (const { placeKey, position } of found)
    if (placeKey && position) positions.set(placeKey, [...(positions.get(placeKey) ?? []), position]);
  return keys.map((key) => {
    const here = positions.get(key) ?? [];
    if (here.length === 0) return null;
    return {
      latitude: median(here.map(({ latitude }) => latitude)),
      longitude: median(here.map(({ longitude }) => longitude)),
    };
  });
}

/** The middle of some numbers: of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
