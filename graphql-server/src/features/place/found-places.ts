import { wordsOf } from '../../kit/search-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import { PlaceKind } from './place.type.ts';
import type { Place } from './place.type.ts';

const short = new Map([
  ['sec', 'sector'],
  ['sect', 'sector'],
  ['gr', 'greater'],
]);

/**
 * The places that have, for each word of a query, a word of their own, of their aliases or of their region that begins
 * like it; those whose name is the query come first. All places for an empty query.
 */
export function foundPlaces({ places, byKey }: Gazetteer, query: string): Place[] {
  const typed = wordsOf(query.replace(/\b(sec(?:tor)?)[\s-]*(?=\d)/i, 'sector ')).map(
    (word) => short.get(word) ?? word,
  );
  if (typed.length === 0) return [...places];
  const ranked = places.flatMap((place) => {
    const names = [wordsOf(place.name), wordsOf(place.hindiName)].filter((words) => words.length > 0);
    const all = [...place.words, ...(place.region ? (byKey.get(place.region)?.words ?? []) : [])];
    if (!typed.every((word) => all.some((other) => other.startsWith(word)))) return [];
    const exact = typed.every((word) => all.includes(word));
    const named = names.some((words) => words.every((word) => typed.includes(word)));
    const isStation = place.kind === PlaceKind.METRO;
    return [{ place, rank: (named ? 0 : 4) + (exact ? 0 : 2) + Number(isStation) }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name, 'en', { numeric: true }))
    .map(({ place }) => place);
}
