import { commuteKilometres, mostWorkplaces } from 'domain/place/commute.ts';
import type { ObjectId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { badInput } from '../../../base/errors.ts';
import type { Position } from '../../../base/types.ts';
import { itemsByIds } from '../../../kit/items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { newestPublished, shown } from '../../../kit/publication.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import { metresBetween } from '../../place/nearness.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { Place } from '../../place/place.type.ts';
import { placePosition } from '../../property/facts/position-of-place.ts';
import { PropertyKind } from '../../property/facts/facts.type.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { listedStatuses, PropertyCategory } from '../../property/property.type.ts';
import type { Commute, CommuteCircle, CommuteCircleInput } from './commute.type.ts';

const workplaceKinds: readonly PlaceKind[] = [
  PlaceKind.SECTOR,
  PlaceKind.LOCALITY,
  PlaceKind.LANDMARK,
  PlaceKind.METRO,
  PlaceKind.AIRPORT,
];
/** The most homes whose distances are measured. */
const mostMeasured = 5_000;
const mostHomes = 24;
const mostOthers = 100;
const mostNearest = 3;

/** The places around which homes can be looked for: those whose position is known, by name. */
export async function workplaces(context: Context): Promise<Place[]> {
  const { places } = await gazetteer(context);
  const possible = places.filter(({ kind }) => workplaceKinds.includes(kind));
  const positions = await Promise.all(possible.map((place) => placePosition(context, place)));
  return possible
    .filter((_, index) => positions[index])
    .sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}

interface Measured {
  _id: ObjectId;
  position: Position;
  metres: number[];
  /** How far it lies outside of the circles, in metres; 0 within all. */
  outside: number;
}

/**
 * The listed homes within straight distances of one or two workplaces; where there is none, those that lie least outside.
 * Throws BAD_USER_INPUT for another number of circles, a place twice, one without a position, and a distance that is not
 * offered.
 */
export async function commute(context: Context, asked: readonly CommuteCircleInput[]): Promise<Commute> {
  const circles = await circlesOf(context, asked);
  const homes = (await positionsOfHomes(context)).map((home) => measured(home, circles));
  const within = homes.filter(({ outside }) => outside === 0);
  const nearest = homes.toSorted((one, other) => one.outside - other.outside).slice(0, mostNearest);
  const chosen = within.length > 0 ? within.slice(0, mostHomes) : nearest;
  const properties = await itemsByIds(
    context,
    propertyNoun,
    chosen.map(({ _id }) => _id),
    shown(),
  );
  return {
    circles,
    totalCount: within.length,
    homes: properties.flatMap((property) => {
      const home = chosen.find(({ _id }) => _id.equals(property._id));
      return home ? [{ property, metres: home.metres }] : [];
    }),
    others: homes
      .filter((home) => !chosen.includes(home))
      .slice(0, mostOthers)
      .map(({ position }) => position),
  };
}

async function circlesOf(context: Context, asked: readonly CommuteCircleInput[]): Promise<CommuteCircle[]> {
  if (asked.length < 1 || asked.length > mostWorkplaces)
    throw badInput(`Please give one or ${mostWorkplaces} workplaces.`);
  if (new Set(asked.map(({ place }) => place)).size < asked.length)
    throw badInput('Please give two different workplaces.');
  const { byKey } = await gazetteer(context);
  return Promise.all(
    asked.map(async ({ place: key, kilometres }) => {
      if (!commuteKilometres.some((one) => one === kilometres))
        throw badInput(`Please give a distance of ${commuteKilometres.join(', ')} kilometres.`);
      const place = byKey.get(key);
      const isPossible = place && workplaceKinds.includes(place.kind);
      const middle = isPossible && (await placePosition(context, place));
      if (!middle) throw badInput('We do not know where this workplace lies. Please choose another one.');
      return { place, middle, kilometres };
    }),
  );
}

/** Homes to buy and to rent, without plots and commercial property, the newest first. */
async function positionsOfHomes(context: Context) {
  const found = await collectionOf(context, propertyNoun)
    .find(
      {
        deleted: false,
        propertyStatus: { $in: listedStatuses },
        category: { $ne: PropertyCategory.COMMERCIAL },
        kind: { $ne: PropertyKind.PLOT },
        ...shown(),
      },
      { projection: { position: 1 }, sort: newestPublished, limit: mostMeasured },
    )
    .toArray();
  return found.flatMap(({ _id, position }) => (position ? [{ _id, position }] : []));
}

function measured(
  { _id, position }: { _id: ObjectId; position: Position },
  circles: readonly CommuteCircle[],
): Measured {
  const { latitude, longitude } = position;
  const metres = circles.map(({ middle }) => Math.round(metresBetween(middle, latitude, longitude)));
  const outside = circles.reduce(
    (sum, { kilometres }, index) => sum + Math.max(0, (metres[index] ?? 0) - kilometres * 1_000),
    0,
  );
  return { _id, position, metres, outside };
}
