import type { AppContext } from '../../../base/context.ts';
import { badField } from '../../../base/errors.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import type { Gazetteer } from '../../place/gazetteer.ts';
import { circleOf, openStations } from '../../place/nearness.ts';
import type { Circle, PlacedStation } from '../../place/nearness.ts';
import { PlaceKind } from '../../place/place.type.ts';
import { NearKind } from '../../property/filter.input.ts';
import type { CountInput, NearInput } from '../../property/filter.input.ts';
import { placePosition } from '../../property/facts/position-of-place.ts';
import type { ProjectFilter } from '../project-filter.input.ts';
import { ProjectIntent } from '../../property/property.type.ts';
import { monthNow, monthOf } from '../../property/facts/property-stage.ts';

/** In one of some circles; or, where no position is known, in one of some places. */
export type Nearby = { circles: readonly Circle[] } | { inPlaces: readonly string[] };

/** A filter with all that both searches need to know about places and time. */
export interface Wanted extends Omit<ProjectFilter, 'near' | 'possession'> {
  /** The present month. */
  month: number;
  gazetteer: Gazetteer;
  /** The wanted places and what lies in them. */
  inPlaces?: readonly string[];
  nearby?: Nearby;
  /** Only in the index: for each word of a title, the beginnings of which it has one. */
  titleWords?: readonly (readonly string[])[];
  /** Whether what is for business comes after all homes, in any order. */
  homesFirst?: boolean;
  /** The wanted months of completion; 0 is ready. */
  completed?: { from: number; to: number };
  /** What lies near the metro; the same list as long as it is the same. */
  metro: readonly Circle[];
}

const mostPlaces = 20;
const mostMetres = 50_000;
const placeMetres = 3_000;
const airportMetres = 10_000;
const lastMonth = 9_999 * 12;

/** Looks up what a filter names. Throws BAD_USER_INPUT beside the field for a range or a distance that makes no sense. */
export async function resolveFilter(context: AppContext, filter: ProjectFilter): Promise<Wanted> {
  const { near, possession, places, ...rest } = withoutNothing(filter);
  const known = await gazetteer(context);
  for (const name of ['bedrooms', 'baths', 'balconies', 'floorArea'] as const) checkRange(name, filter[name]);
  if (places && places.length > mostPlaces)
    throw badField('places', `Please choose at most ${mostPlaces} places.`);
  const from = readMonth(possession?.from);
  const to = readMonth(possession?.to);
  return {
    ...rest,
    ...(places?.length && {
      places,
      inPlaces: [...new Set(places.flatMap((key) => [...known.within(key)]))],
    }),
    ...(near && { nearby: await nearbyOf(context, known, near) }),
    ...((from ?? to) !== undefined && { completed: { from: from ?? 0, to: to ?? lastMonth } }),
    month: monthNow(),
    gazetteer: known,
    metro: metroCircles(known),
  };
}

/** “From 0” asks for nothing, so that it leaves out no home whose price or size is not known. */
function withoutNothing(filter: ProjectFilter): ProjectFilter {
  const isNothing = (range: CountInput | undefined) => !range?.min && typeof range?.max !== 'number';
  const { minPrice, bedrooms, baths, balconies, floorArea } = filter;
  return {
    ...filter,
    ...(minPrice === 0 && { minPrice: undefined }),
    // A rent has no costs besides.
    ...(filter.intent === ProjectIntent.RENT && { allIn: undefined }),
    ...(isNothing(bedrooms) && { bedrooms: undefined }),
    ...(isNothing(baths) && { baths: undefined }),
    ...(isNothing(balconies) && { balconies: undefined }),
    ...(isNothing(floorArea) && { floorArea: undefined }),
  };
}

function checkRange(name: string, range: CountInput | undefined | null): void {
  const { min, max } = range ?? {};
  const wrong = [min, max].some((bound) => typeof bound === 'number' && !(bound >= 0 && bound < 1e9));
  if (wrong || (typeof min === 'number' && typeof max === 'number' && min > max))
    throw badField(name, 'Please give a range from a smaller to a larger number.');
}

function readMonth(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return undefined;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    throw badField('possession', 'Please give months such as 2027-12.');
  return monthOf(text);
}

async function nearbyOf(
  context: AppContext,
  known: Gazetteer,
  { kind, id, metresMax }: NearInput,
): Promise<Nearby> {
  if (typeof metresMax === 'number' && !(metresMax >= 1 && metresMax <= mostMetres))
    throw badField('near', 'Please give a distance from 1 to 50,000 metres.');
  const metro = kind === NearKind.METRO;
  const metres =
    metresMax ?? (metro ? known.nearMetroMetres : kind === NearKind.PLACE ? placeMetres : airportMetres);
  if (kind === NearKind.SCHOOL || kind === NearKind.HOSPITAL) return { inPlaces: [] };
  if (metro && !id)
    return {
      circles:
        metres === known.nearMetroMetres
          ? metroCircles(known)
          : openStations(known).map(({ position }) => circleOf(position, metres)),
    };
  const chosen = id
    ? [known.byKey.get(id)].flatMap((place) => place ?? [])
    : known.places.filter((place) => place.kind === PlaceKind.AIRPORT);
  const positions = await Promise.all(chosen.map((place) => placePosition(context, place)));
  const around = positions.filter((position) => position !== null);
  if (around.length > 0) return { circles: around.map((position) => circleOf(position, metres)) };
  const beside = chosen.flatMap(({ key, neighbours }) => [key, ...neighbours]);
  return { inPlaces: [...new Set(beside.flatMap((key) => [...known.within(key)]))] };
}

const circlesOf = new WeakMap<readonly PlacedStation[], { metres: number; circles: readonly Circle[] }>();

/** What lies near an open station by the settings; the same list as long as it is the same. */
function metroCircles(known: Gazetteer): readonly Circle[] {
  const stations = openStations(known);
  const metres = known.nearMetroMetres;
  const kept = circlesOf.get(stations);
  if (kept?.metres === metres) return kept.circles;
  const circles = stations.map(({ position }) => circleOf(position, metres));
  circlesOf.set(stations, { metres, circles });
  return circles;
}
