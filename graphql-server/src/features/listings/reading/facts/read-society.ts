import { measureAt } from '../../../search/understanding/read/quantities.ts';
import { isFiller, meaningOf, sided } from '../../../search/understanding/read/reading.ts';
import { plainWord } from '../../../search/understanding/read/text.ts';
import type { ListingReading } from '../listing-reading.ts';
import { company } from './read-contacts.ts';
import { builderNames, plainWords, societyWords } from './society-words.content.ts';

/** A society or project by its name, as earlier listings have it. */
export interface KnownSociety {
  name: string;
  /** The key of its place, if that is known. */
  placeKey: string | null;
}

interface Run {
  start: number;
  end: number;
}

/**
 * Reads a society that earlier listings name, or that begins with the name of a builder. It goes before the places: “Gaur
 * Grandeur” lies not in Gaur City.
 */
export function readNamedSociety(
  reading: ListingReading,
  societies: readonly KnownSociety[],
): KnownSociety | null {
  const known = knownAt(reading, societies);
  if (known) {
    reading.note('society', known.society.name, known.start, known.end);
    return known.society;
  }
  skipNumbered(reading);
  const run = runsOf(reading).find((one) => isBuilder(reading, one.start) && one.end - one.start > 1);
  if (run) noteSociety(reading, run, true);
  return null;
}

/** Reads a name beside the sector or after “society:”. A name that nothing confirms is asked about. */
export function readSociety(reading: ListingReading): void {
  if (reading.has('society')) return;
  const places = reading.facts.filter(({ field }) => field === 'placeKey');
  let best: { run: Run; rank: number } | null = null;
  for (const run of runsOf(reading)) {
    const rank = rankOf(reading, run, places);
    if (rank > 0 && (!best || rank > best.rank)) best = { run, rank };
  }
  if (best) noteSociety(reading, best.run, best.rank >= 3);
}

function noteSociety(reading: ListingReading, { start, end }: Run, isSure: boolean): void {
  const [from, to] = reading.span(start, end);
  reading.note('society', titled(reading.shown.slice(from, to).replace(/\s+/g, ' ')), start, end, { isSure });
}

/** “mahagun moderne” as names are written; a name with capitals stays. */
function titled(name: string): string {
  if (name !== name.toLowerCase()) return name;
  return name.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const plainName = (name: string) =>
  (name.normalize('NFKC').match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+/gu) ?? []).map(plainWord);

const keptNames = new WeakMap<
  readonly KnownSociety[],
  Map<string, { words: string[]; society: KnownSociety }[]>
>();

/** The known societies by their first word. */
function byFirstWord(societies: readonly KnownSociety[]) {
  let names = keptNames.get(societies);
  if (!names) {
    names = new Map();
    for (const society of societies) {
      const words = plainName(society.name);
      const [first] = words;
      if (first !== undefined) names.set(first, [...(names.get(first) ?? []), { words, society }]);
    }
    keptNames.set(societies, names);
  }
  return names;
}

function knownAt(
  reading: ListingReading,
  societies: readonly KnownSociety[],
): (Run & { society: KnownSociety }) | null {
  const names = byFirstWord(societies);
  let longest: (Run & { society: KnownSociety }) | null = null;
  for (let place = 0; place < reading.tokens.length; place += 1) {
    for (const { words, society } of names.get(plainWord(reading.tokens[place]?.raw ?? '')) ?? []) {
      const isThere = words.every(
        (word, index) =>
          !reading.isUsed(place + index) && plainWord(reading.tokens[place + index]?.raw ?? '') === word,
      );
      const isName = words.length > 1 || !plainWords.has(words[0] ?? '');
      if (!isThere || !isName || (longest && longest.society.name.length >= society.name.length)) continue;
      longest = { start: place, end: place + words.length, society };
    }
  }
  return longest;
}

/** The runs of words of a statement that mean nothing else. */
function runsOf(reading: ListingReading): Run[] {
  const runs: Run[] = [];
  for (let place = 0; place < reading.tokens.length;) {
    if (!isNamePart(reading, place, true)) {
      place += 1;
      continue;
    }
    let end = place + 1;
    while (isNamePart(reading, end, false) && end - place < 7) end += 1;
    runs.push(trimmed(reading, { start: place, end }));
    place = end;
  }
  return runs.filter(({ start, end }) => end > start);
}

function isNamePart(reading: ListingReading, place: number, isFirst: boolean): boolean {
  const token = reading.tokens[place];
  if (!token || reading.isUsed(place)) return false;
  if (token.kind === 'sign')
    return !isFirst && token.text === '-' && token.isGlued && reading.tokens[place + 1]?.isGlued === true;
  if (token.kind === 'number') {
    // “14th Avenue”, “3C Lotus”, “Lotus 300”
    const isOrdinal =
      /^(?:st|nd|rd|th)$/.test(reading.text(place + 1)) && societyWords.has(reading.text(place + 2));
    if (!/^\d{1,3}$/.test(token.raw)) return false;
    // “noida 74 supertech capetown”: 74 is the sector.
    if (isFirst)
      return isOrdinal || isBuilder(reading, place) || (token.value <= 12 && isBuilder(reading, place + 1));
    if (token.isGlued && reading.tokens[place - 1]?.kind === 'word') return true;
    const isSector = meaningOf(reading.unitFromToken(place + 1), 'sector') !== undefined;
    return !measureAt(reading, place + 1) && (token.value <= 12 || isSector);
  }
  const unit = reading.unitFromToken(place);
  const says =
    reading.unitAt(place)?.meanings.some(({ is }) => !['filler', 'nothing', 'and'].includes(is)) ?? false;
  const word = token.raw.toLowerCase();
  const isName = societyWords.has(word) || builderNames.has(word);
  if (unit && unit.places.length > 0) return isName && unit.end === unit.start + 1;
  if (isName) return true;
  if (isFirst && unit && isFiller(unit)) return false;
  return !says && !(isFirst && isPlain(word));
}

const numberedParts = new Set('tower block wing phase pocket gali street plot t unit floor'.split(' '));

/** “Tower B”, “Block 12”: a part of the society, and no part of its name. */
function skipNumbered(reading: ListingReading): void {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    const next = reading.tokens[place + 1];
    const isPart =
      numberedParts.has(reading.text(place)) && !reading.isUsed(place) && !reading.isUsed(place + 1);
    const isMark = next?.kind === 'number' || (next?.kind === 'word' && next.text.length === 1);
    // “Residential plot, B block”
    const isOfNext = reading.text(place) === 'plot' && /^(?:block|pocket)$/.test(reading.text(place + 2));
    if (isPart && isMark && !isOfNext) reading.skip(place, place + 2);
  }
}

function isPlain(word: string): boolean {
  return plainWords.has(word) || plainWords.has(plainWord(word));
}

function isBuilder(reading: ListingReading, place: number): boolean {
  const next = reading.tokens[place + 1];
  const word = reading.tokens[place]?.raw.toLowerCase() ?? '';
  // “3C”
  return (
    builderNames.has(word) || (next?.isGlued === true && builderNames.has(word + next.raw.toLowerCase()))
  );
}

/** Without plain words at both ends, and cut at those between. */
function trimmed(reading: ListingReading, { start, end }: Run): Run {
  const words = reading.tokens.slice(start, end).map(({ raw }) => raw.toLowerCase());
  const isStop = (word: string, index: number) =>
    index > 0 && isPlain(word) && !societyWords.has(word) && words[index - 1] !== 'eco';
  const stop = words.findIndex(isStop);
  let last = stop < 0 ? words.length : stop;
  while (last > 0 && /^[-–]$/.test(words[last - 1] ?? '')) last -= 1;
  return { start, end: start + last };
}

/** How certainly a run names a society: 0 for not at all, 3 for without a doubt. */
function rankOf(
  reading: ListingReading,
  { start, end }: Run,
  places: readonly { start: number; end: number }[],
): number {
  const words = reading.tokens.slice(start, end).map(({ raw }) => raw.toLowerCase());
  const letters = words.filter((word) => /\p{L}/u.test(word));
  // “Verma Estate” is a broker, “Amrapali Princely Estate” a society.
  const isBroker = company.test(words.join(' ')) && !builderNames.has(words[0] ?? '');
  if (letters.join('').length < 3 || letters.every((word) => isPlain(word)) || isBroker) return 0;
  // “near Fortis Hospital”
  const before = reading.unitBefore(start);
  if (sided(before, 'near', 'before') ?? /^(?:opp|behind|towards|from|than)$/.test(reading.text(start - 1)))
    return 0;
  const [from, to] = reading.span(start, end);
  const isBeside = places.some((place) => {
    const gap =
      place.start >= to ? reading.query.slice(to, place.start) : reading.query.slice(place.end, from);
    return (
      (place.start >= to || place.end <= from) &&
      /^[\s;¶,:/–-]*(?:(?:in|at|near|@) ?)?$/i.test(gap) &&
      gap.length < 8
    );
  });
  const label = meaningOf(reading.unitBefore(beforeSigns(reading, start)), 'label')?.of;
  const isNamed =
    label === 'society' ||
    /^(?:location|loc|society|project|address|add|name)$/.test(reading.text(beforeSigns(reading, start) - 1));
  const isBuilt = words.some((word, index) => builderNames.has(word) && index === 0) && words.length > 1;
  const endsAsSociety = words.length > 1 && societyWords.has(letters.at(-1) ?? '');
  const isLineOfItsOwn = reading.isEnd(start - 1) && reading.isEnd(end);
  if (isBuilt || endsAsSociety) {
    if (isBeside || isNamed) return 6;
    return isBuilt || isLineOfItsOwn ? 4 : 2;
  }
  if (isNamed) return 5;
  if (isBeside) return letters.length <= 4 ? 2.5 : 0;
  const isIn = /^(?:in|at)$/.test(reading.text(start - 1)) && letters.length <= 4;
  return isIn || (isLineOfItsOwn && letters.length <= 3 && /^\p{Lu}/u.test(reading.tokens[start]?.raw ?? ''))
    ? 1
    : 0;
}

function beforeSigns(reading: ListingReading, place: number): number {
  let at = place;
  while ([':', '-', '–', '='].includes(reading.text(at - 1))) at -= 1;
  return at;
}
