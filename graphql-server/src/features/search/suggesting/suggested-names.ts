import type { Gazetteer } from '../../place/gazetteer.ts';
import { isOpen } from '../../place/nearness.ts';
import { PlaceKind } from '../../place/place.type.ts';
import type { Place } from '../../place/place.type.ts';
import { KnownWords } from '../../../base/text/known-words.ts';
import { spelledWords } from '../understanding/read/spelling.ts';
import { comparedWords, fits, isOneOf } from './typed-words.ts';
import type { KnownBeginnings, TypedWord } from './typed-words.ts';

/** A place with the words by which it is found. */
interface NamedPlace {
  place: Place;
  /** The words of each of its names. */
  names: readonly (readonly string[])[];
  region: readonly string[];
}

/** The places with their words, as one reading of the gazetteer left them. */
export interface PlaceNames extends KnownBeginnings {
  named: readonly NamedPlace[];
}

const keptNames = new WeakMap<readonly Place[], PlaceNames>();

/** The words of all places that can be suggested: not of those outside, nor of stations that are not open. */
export function placeNames({ places, byKey }: Gazetteer): PlaceNames {
  const kept = keptNames.get(places);
  if (kept) return kept;
  const wordsOf = ({ name, hindiName, aliases }: Place) =>
    [name, hindiName ?? '', ...aliases].map(comparedWords).filter((words) => words.length > 0);
  const named = places
    .filter((place) => !place.isOutside && (place.kind !== PlaceKind.METRO || isOpen(place)))
    .map((place): NamedPlace => {
      const names = wordsOf(place);
      const region = place.region ? byKey.get(place.region) : undefined;
      return { place, names, region: region ? wordsOf(region).flat() : [] };
    });
  const made = { named, ...beginningsOf(named.flatMap(({ names }) => names.flat())) };
  keptNames.set(places, made);
  return made;
}

function beginningsOf(all: readonly string[]): KnownBeginnings {
  const words = new KnownWords();
  const beginnings = new Set<string>();
  for (const word of [...all, ...spelledWords]) {
    words.add(word);
    for (let length = 1; length <= word.length; length += 1) beginnings.add(word.slice(0, length));
  }
  return { words, begins: (beginning) => beginnings.has(beginning) };
}

/** A place that the typed words can mean; the lower its rank, the better they fit. */
export interface FoundPlace {
  place: Place;
  rank: number;
}

/** The places with a name that, with that of their region, has a word for each typed one. */
export function placesFor(typed: readonly TypedWord[], { named }: PlaceNames): FoundPlace[] {
  return named.flatMap(({ place, names, region }) => {
    const ranks = names.flatMap((words) => rankOf(typed, words, region) ?? []);
    return ranks.length > 0 ? [{ place, rank: Math.min(...ranks) }] : [];
  });
}

/** 0 for the whole name, 1 for whole words of it, 2 for its beginning, 3 for other beginnings; null if it is another name. */
function rankOf(
  typed: readonly TypedWord[],
  words: readonly string[],
  region: readonly string[],
): number | null {
  const last = typed.length - 1;
  const own = typed.filter((word, index) => fits(word, words, index === last));
  if (own.length === 0) return null;
  if (!typed.every((word, index) => own.includes(word) || fits(word, region, index === last))) return null;
  if (!own.every((word) => isOneOf(word, words))) return words.length === own.length ? 2 : 3;
  return words.every((word) => own.some(({ spellings }) => spellings.includes(word))) ? 0 : 1;
}

/** Whether all typed words are in a name, in any order. */
export function isNamed(typed: readonly TypedWord[], name: string): boolean {
  const words = comparedWords(name);
  return typed.every((word, index) => fits(word, words, index === typed.length - 1));
}
