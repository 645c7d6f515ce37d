import type { Context } from '../../../base/context.ts';
import { itemsByIds } from '../../../kit/items.ts';
import { noteRead } from '../../../kit/noun.ts';
import { gazetteer } from '../../place/gazetteer.ts';
import type { Gazetteer } from '../../place/gazetteer.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { Place } from '../../place/place.type.ts';
import { shown } from '../../../kit/publication.ts';
import { NearKind } from '../../property/filter.input.ts';
import { projects } from '../project-search.service.ts';
import { ProjectSort } from '../project-filter.input.ts';
import type { ProjectFilter } from '../project-filter.input.ts';
import { propertyNoun } from '../../property/property.service.ts';
import { ProjectIntent } from '../../property/property.type.ts';
import { freshIndex } from '../index/index-keeper.ts';
import { resolveFilter } from '../index/wanted.ts';
import { cleanQuery } from '../understanding/read/text.ts';
import { SuggestionKind } from './suggestion.type.ts';
import type { Suggestion, Suggestions } from './suggestion.type.ts';
import { isNamed, placeNames, placesFor } from './suggested-names.ts';
import type { FoundPlace } from './suggested-names.ts';
import { typedWords } from './typed-words.ts';
import type { TypedWord } from './typed-words.ts';

const most = { places: 5, landmarks: 2, stations: 3, projects: 3, builders: 2 };
const nothing: Suggestions = { before: '', items: [] };

/** The typed words that a suggestion takes the place of, and those in front of them. */
interface Typed {
  words: readonly TypedWord[];
  before: string;
  intent?: ProjectIntent;
}

/**
 * What a visitor may mean who has typed this much: places, landmarks, stations, projects and builders. They fit the whole
 * text, or else its end: in “3 bhk in sec”, “3 bhk in” stays. Without an intent, the words before decide between buying
 * and renting. Counts are those that the search finds.
 */
export async function suggestions(
  context: Context,
  query: string,
  intent?: ProjectIntent,
): Promise<Suggestions> {
  noteRead(context, propertyNoun.collection);
  const known = await gazetteer(context);
  const names = placeNames(known);
  const text = cleanQuery(query);
  const all = typedWords(text, names);
  for (let from = 0; from < all.length; from += 1) {
    const words = all.slice(from);
    // A number behind other words is a price or a size more often than a sector; one digit is anything.
    if (words.every(({ isNumber }) => isNumber) && (from > 0 || text.length < 2)) return nothing;
    const typed: Typed = { words, before: text.slice(0, words[0]?.start).trim(), intent };
    const items = await itemsFor(context, known, placesFor(words, names), typed);
    if (items.length > 0) return { before: typed.before, items };
  }
  return nothing;
}

async function itemsFor(
  context: Context,
  known: Gazetteer,
  found: readonly FoundPlace[],
  typed: Typed,
): Promise<Suggestion[]> {
  const isNear = ({ kind }: Place) => kind in nearKinds;
  const inPlaces = await searchedIn(
    context,
    known,
    found.filter(({ place }) => !isNear(place)),
    typed,
  );
  const near = (kinds: readonly PlaceKind[], limit: number) =>
    searchedNear(
      context,
      known,
      found.filter(({ place }) => kinds.includes(place.kind)),
      { typed, limit },
    );
  const landmarks = await near([PlaceKind.LANDMARK, PlaceKind.AIRPORT], most.landmarks);
  const stations = await near([PlaceKind.METRO], most.stations);
  const pages = await projectsFor(context, typed);
  const builders = await buildersFor(context, typed);
  return [...inPlaces, ...landmarks, ...stations, ...pages, ...builders];
}

const nearKinds: Partial<Record<PlaceKind, { kind: SuggestionKind; near: NearKind }>> = {
  [PlaceKind.LANDMARK]: { kind: SuggestionKind.LANDMARK, near: NearKind.PLACE },
  [PlaceKind.AIRPORT]: { kind: SuggestionKind.LANDMARK, near: NearKind.AIRPORT },
  [PlaceKind.METRO]: { kind: SuggestionKind.STATION, near: NearKind.METRO },
};

async function searchedIn(
  context: Context,
  known: Gazetteer,
  found: readonly FoundPlace[],
  { before, intent }: Typed,
): Promise<Suggestion[]> {
  if (found.length === 0) return [];
  const { countFacets } = await projects(context, { query: before, filter: { intent }, perPage: 1 });
  const counts = new Map((await countFacets()).places.map(({ key, count }) => [key, count]));
  return found
    .flatMap(({ place, rank }) => {
      const count = counts.get(place.key) ?? 0;
      return count > 0 ? [{ place, rank, count }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.count - a.count || byName(a.place, b.place))
    .slice(0, most.places)
    .map(({ place, count }) => suggestionOf(known, SuggestionKind.PLACE, place, count));
}

/** The best landmarks or stations near which there is something. */
async function searchedNear(
  context: Context,
  known: Gazetteer,
  found: readonly FoundPlace[],
  { typed: { before, intent }, limit }: { typed: Typed; limit: number },
): Promise<Suggestion[]> {
  const best = [...found].sort((a, b) => a.rank - b.rank || byName(a.place, b.place)).slice(0, limit * 2);
  const items: Suggestion[] = [];
  for (const { place } of best) {
    const searched = nearKinds[place.kind];
    if (!searched || items.length === limit) break;
    const near = { kind: searched.near, id: place.key };
    const { totalCount } = await projects(context, { query: before, filter: { intent, near }, perPage: 1 });
    if (totalCount > 0) items.push(suggestionOf(known, searched.kind, place, totalCount));
  }
  return items;
}

function byName(one: Place, other: Place): number {
  return inOrder.compare(one.name, other.name) || (one.key < other.key ? -1 : 1);
}

const inOrder = new Intl.Collator('en', { numeric: true });

function suggestionOf(known: Gazetteer, kind: SuggestionKind, place: Place, count: number): Suggestion {
  const { key, name } = place;
  const region = place.region ? known.byKey.get(place.region)?.name : undefined;
  return { kind, key, name, detail: region && !name.includes(region) ? region : null, count };
}

/** The pages of projects with these words in their titles, to buy first. */
async function projectsFor(context: Context, { words, intent }: Typed): Promise<Suggestion[]> {
  const index = await freshIndex(context);
  // A single letter, and a number, are in too many titles.
  if (!index || !words.some(({ spellings: [typed = ''], isNumber }) => !isNumber && typed.length > 1))
    return [];
  const titleWords = words.map(({ spellings }) => spellings);
  const found: Suggestion[] = [];
  for (const one of new Set([intent ?? ProjectIntent.BUY, ProjectIntent.BUY, ProjectIntent.RENT])) {
    const wanted = await resolveFilter(context, { intent: one });
    const place = { skip: 0, limit: most.projects - found.length };
    const { ids } = index.search({ ...wanted, titleWords }, ProjectSort.DEFAULT, place);
    for (const item of await itemsByIds(context, propertyNoun, ids, shown())) {
      const { slug, title, locality, city } = item;
      const detail = [locality, city].filter(Boolean).join(', ') || null;
      found.push({ kind: SuggestionKind.PROJECT, key: slug, name: title, detail, count: null });
    }
    if (found.length >= most.projects) break;
  }
  return found;
}

async function buildersFor(context: Context, { words, before, intent }: Typed): Promise<Suggestion[]> {
  const index = await freshIndex(context);
  if (!index || words.every(({ isNumber }) => isNumber)) return [];
  const items: Suggestion[] = [];
  for (const name of index.builders.values()) {
    if (items.length === most.builders) break;
    if (!isNamed(words, name)) continue;
    const filter: ProjectFilter = { intent, builder: name };
    const { totalCount } = await projects(context, { query: before, filter, perPage: 1 });
    if (totalCount > 0)
      items.push({ kind: SuggestionKind.BUILDER, key: name, name, detail: null, count: totalCount });
  }
  return items;
}
