import type { AppContext } from '../../base/context.ts';
import type { Position } from '../../base/types.ts';
import { partsOfCollection } from '../../items/noun.ts';
import type { Place } from '../../items/places/place.type.ts';
import { published } from '../../items/publication.ts';
import { placePart, propertyNoun } from './property.service.ts';

/** The most properties whose positions are read for the middle of a place. */
const mostPositions = 1_000;

/**
 * The position of a place: as someone entered it, or else the median of the positions of its published properties. Null
 * if there is neither.
 */
export async function placePosition(
  context: AppContext,
  { key, position }: Pick<Place, 'key' | 'position'>,
): Promise<Position | null> {
  if (position) return position;
  const found = await partsOfCollection(context, propertyNoun, [placePart({ placeKey: key })])
    .find(
      { deleted: false, placeKey: key, ...published() },
      { projection: { position: 1 }, limit: mostPositions },
    )
    .toArray();
  const positions = found.flatMap((item) => item.position ?? []);
  if (positions.length === 0) return null;
  return {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  };
}

/** The middle of some numbers: of an even number of them, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}
