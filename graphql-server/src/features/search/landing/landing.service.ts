import { exactRate } from 'domain/property/property-words.ts';
import type { Context } from '../../../base/context.ts';
import { AppError } from '../../../base/errors.ts';
import { noteRead } from '../../../kit/noun.ts';
import { gazetteer, placesCollection } from '../../place/gazetteer.ts';
import type { Gazetteer } from '../../place/gazetteer.ts';
import { nearestStations, openStations } from '../../place/nearness.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { Place } from '../../place/place.type.ts';
import { BuildStage } from '../../property/facts/facts.type.ts';
import { median } from '../../../base/numbers/median.ts';
import { placePosition } from '../../property/facts/position-of-place.ts';
import { projects } from '../project-search.service.ts';
import { ProjectSort } from '../project-filter.input.ts';
import type { ProjectFilter } from '../project-filter.input.ts';
import type { Property } from '../../property/property.type.ts';
import { landingSlug, placeSlug, readLandingSlug } from './landing-slug.ts';
import type { LandingTopic } from './landing-slug.ts';
import type { Landing, LandingLink } from './landing.type.ts';

/** A page with fewer projects says less than the search. */
const leastProjects = 3;
const mostShown = 24;
const mostRelated = 12;
const roomCounts = [1, 2, 3, 4];
const placeKinds = [PlaceKind.REGION, PlaceKind.SECTOR, PlaceKind.LOCALITY, PlaceKind.CORRIDOR];
/** Below this number of known rates, the middle one says nothing. */
const leastRates = 3;
const stationsWithinMetres = 5_000;
/** The projects whose rates are read. */
const mostRated = 100;

/** All landing pages: each kind, each place, and each kind and size in a place that has three projects to buy. */
export async function landingPages(context: Context): Promise<LandingLink[]> {
  const known = await gazetteer(context);
  const areas = new Set(subjectsOf(known).values());
  const links: LandingLink[] = [];
  const addPlaces = async (topic: LandingTopic) => {
    const { places, kinds } = await facetsOf(context, topic);
    for (const { key, count } of places)
      if (areas.has(key)) links.push(linkOf(known, { ...topic, place: key }, count));
    return kinds;
  };
  for (const { value: kind, count } of await addPlaces({})) {
    if (count < leastProjects) continue;
    links.push(linkOf(known, { kind }, count));
    await addPlaces({ kind });
  }
  for (const rooms of roomCounts) await addPlaces({ rooms });
  return links
    .filter(({ count }) => count >= leastProjects)
    .sort((one, other) => other.count - one.count || (one.slug < other.slug ? -1 : 1));
}

/**
 * The landing page with this address. Null for an address that never was one; throws GONE for a place that was removed.
 */
export async function landingPage(context: Context, typed: string): Promise<Landing | null> {
  const slug = typed.toLowerCase();
  const known = await gazetteer(context);
  const topic = readLandingSlug(slug, subjectsOf(known));
  if (!topic) {
    if (await isOfRemoved(context, slug)) throw new AppError('GONE', 'This place is no longer listed.');
    return null;
  }
  const place = topic.place ? known.byKey.get(topic.place) : undefined;
  const filter = filterOf(topic);
  const { items, totalCount, countFacets } = await projects(context, { filter, perPage: mostRated });
  const [{ stages }, lowest, highest, stations, pages] = await Promise.all([
    countFacets(),
    priceAtEnd(context, filter, ProjectSort.PRICE_ASCENDING),
    priceAtEnd(context, filter, ProjectSort.PRICE_DESCENDING),
    place ? stationsOf(context, known, place) : [],
    landingPages(context),
  ]);
  const rates = items.flatMap((item) => exactRate(item) ?? []);
  // Search engines list no trial listings.
  const advertisedCount = totalCount - items.filter(({ isTrial }) => isTrial).length;
  return {
    ...linkOf(known, topic, totalCount),
    isListed: advertisedCount >= leastProjects,
    readyCount: stages.find(({ value }) => value === BuildStage.READY)?.count ?? 0,
    lowestPrice: lowest,
    highestPrice: highest,
    ratePerSquareFoot: rates.length >= leastRates ? Math.round(median(rates)) : null,
    stations,
    projects: items.slice(0, mostShown),
    related: relatedTo(topic, place, pages),
  };
}

function filterOf({ kind, rooms, place }: LandingTopic): ProjectFilter {
  return {
    ...(kind && { kinds: [kind] }),
    ...(rooms && { rooms: [rooms] }),
    ...(place && { places: [place] }),
  };
}

async function facetsOf(context: Context, topic: LandingTopic) {
  const { countFacets } = await projects(context, { filter: filterOf(topic), perPage: 1 });
  return countFacets();
}

function linkOf({ byKey }: Gazetteer, topic: LandingTopic, count: number): LandingLink {
  const { kind = null, rooms = null, place: placeKey = null } = topic;
  const place = placeKey ? byKey.get(placeKey) : undefined;
  const region = place?.region ? byKey.get(place.region) : undefined;
  const placeName = place ? [place.name, region?.name].filter(Boolean).join(', ') : null;
  return { slug: landingSlug(topic), kind, rooms, placeKey, placeName, count };
}

const subjects = new WeakMap<Gazetteer['places'], ReadonlyMap<string, string>>();

/** The places that can have a page, by their part of an address: areas in the region. */
export function subjectsOf({ places }: Pick<Gazetteer, 'places'>): ReadonlyMap<string, string> {
  const known = subjects.get(places) ?? slugsOf(places);
  subjects.set(places, known);
  return known;
}

function slugsOf(places: readonly Pick<Place, 'key' | 'kind' | 'isOutside'>[]): Map<string, string> {
  const areas = places.filter(({ kind, isOutside }) => !isOutside && placeKinds.includes(kind));
  // Larger places come first, and keep an address that two would have.
  return new Map(areas.toReversed().map(({ key }) => [placeSlug(key), key]));
}

/** Whether an address is about a place that was removed. */
async function isOfRemoved(context: Context, slug: string): Promise<boolean> {
  noteRead(context, placesCollection);
  const removed = await context.db.collection<Place>(placesCollection).find({ deleted: true }).toArray();
  return readLandingSlug(slug, slugsOf(removed)) !== undefined;
}

async function priceAtEnd(
  context: Context,
  filter: ProjectFilter,
  sort: ProjectSort,
): Promise<number | null> {
  const { items } = await projects(context, { filter, sort, perPage: 1 });
  const [first] = items as (Property | undefined)[];
  return first?.price?.from ?? null;
}

async function stationsOf(context: Context, known: Gazetteer, place: Place): Promise<Landing['stations']> {
  // A region has no middle that a distance could begin at.
  if (place.kind === PlaceKind.REGION || place.kind === PlaceKind.CORRIDOR) return [];
  const position = await placePosition(context, place);
  if (!position) return [];
  return nearestStations(openStations(known), position, 3)
    .filter(({ metres }) => metres <= stationsWithinMetres)
    .map(({ station, metres }) => ({ name: station.name, metres: Math.round(metres) }));
}

/** The same beside it and around it, and other kinds and sizes in the same place. */
function relatedTo(
  topic: LandingTopic,
  place: Place | undefined,
  pages: readonly LandingLink[],
): LandingLink[] {
  const beside = new Set([...(place?.neighbours ?? []), ...(place?.parents ?? [])]);
  const isSame = (page: LandingLink) =>
    page.kind === (topic.kind ?? null) && page.rooms === (topic.rooms ?? null);
  const ranks = pages.map((page) => {
    const here = page.placeKey === (topic.place ?? null);
    if (page.slug === landingSlug(topic)) return 0;
    if (here) return 3;
    if (isSame(page) && page.placeKey && beside.has(page.placeKey)) return 4;
    if (page.placeKey && beside.has(page.placeKey)) return 2;
    return isSame(page) || !topic.place ? 1 : 0;
  });
  return pages
    .map((page, index) => ({ page, rank: ranks[index] ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, mostRelated)
    .map(({ page }) => page);
}
