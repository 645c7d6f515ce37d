import { median } from '../../../base/numbers/median.ts';
import DataLoader from 'dataloader';
import type { AppContext } from '../../../base/context.ts';
import type { Position } from '../../../base/types.ts';
import { partsOfCollection } from '../../../kit/noun.ts';
import { circleOf, isInOne } from '../../place/nearness.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { Place } from '../../place/place.type.ts';
import { homeBounds, liesIn } from '../../../kit/possible-position.ts';
import { shown } from '../../../kit/publication.ts';
import { placePart, propertyNoun } from '../property.service.ts';

/** The most properties whose positions are read for the middles of places. */
const mostPositions = 5_000;

/** How far apart the homes of a place may be: of a region such as the Yamuna Expressway, and of any other, in metres. */
const reach = { region: 40_000, other: 10_000 };

type Wanted = Pick<Place, 'key' | 'kind' | 'position'>;
type Loader = DataLoader<Wanted, Position | null>;
const loaders = new WeakMap<object, Loader>();

/**
 * The position of a place: as someone entered it, or else the median of the positions of its published properties, without
 * those that are far from the others. Null if there is neither. One query answers all places of a request.
 */
export async function placePosition(context: AppContext, place: Wanted): Promise<Position | null> {
  if (place.position) return place.position;
  const known =
    loaders.get(context) ?? new DataLoader((places) => medians(context, places), { cache: false });
  loaders.set(context, known);
  return known.load(place);
}

async function medians(context: AppContext, places: readonly Wanted[]): Promise<(Position | null)[]> {
  const keys = places.map(({ key }) => key);
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
  return places.map(({ key, kind }) => {
    const here = (positions.get(key) ?? []).filter((position) => liesIn(homeBounds, position));
    const middle = middleOf(here);
    if (!middle) return null;
    const circle = circleOf(middle, kind === PlaceKind.REGION ? reach.region : reach.other);
    return middleOf(here.filter(({ latitude, longitude }) => isInOne([circle], latitude, longitude)));
  });
}

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  return {
    latitude: median(positions.map(({ latitude }) => latitude)),
    longitude: median(positions.map(({ longitude }) => longitude)),
  };
}
