import { PlaceKind } from '../../../place/place.type.ts';
import type { KnownPlace } from '../../../place/place.type.ts';
import { isBesideNear, readNear } from '../../../search/understanding/read/near.ts';
import { readPlaces } from '../../../search/understanding/read/named-places.ts';
import { readSectors } from '../../../search/understanding/read/sectors.ts';
import type { AskedSector } from '../../../search/understanding/read/sectors.ts';
import { builderNames } from './society-words.content.ts';
import type { ListingReading } from '../listing-reading.ts';

/** “5 min from sector 62”, “adjacent to”, “towards”: what lies beside is no address. */
const apart =
  /(?:\b(?:min|mins|minutes?|km|kms|mtrs?|meters?|metres?|drive|walk|distance|away|opp|opposite|behind|beside|adjacent|next|close|near|touching|connecting|connected|towards|link|before|after)\b\.?\s*(?:walk|drive|away|distance|only)?\s*(?:from|to|of|se|with)?\s*)$/i;

/** Reads where the home lies, by the gazetteer; what it is near is no place of its own. */
export function readPlace(reading: ListingReading, today: string): void {
  // A builder’s name alone is no place: Gaur Yamuna City does not lie in Gaur City.
  for (const { start, end, places } of reading.units)
    if (places.length > 0 && end === start + 1 && builderNames.has(reading.text(start)))
      reading.skip(start, end);
  const all = readSectors(reading);
  const own = all.filter((sector) => !isApart(reading, sector));
  const sectors = own.length > 0 ? own : all;
  readNear(reading, sectors, [], today);
  const before = reading.parts.length;
  readPlaces(reading, sectors, false);
  const parts = [...new Set([...sectors.map(({ part }) => part), ...reading.parts.slice(before)])]
    .filter(({ field, of }) => (field === 'places' || field === 'placesOutside') && of)
    .sort((one, other) => Math.min(...one.tokens) - Math.min(...other.tokens));
  const named = parts.map((part) => ({
    ...firstRun(part.tokens),
    places: (part.of ?? '')
      .split(' ')
      .flatMap((key) => reading.lexicon.places.find((place) => place.key === key) ?? []),
  }));
  const found = named.filter(({ places }) => places.length > 0);
  const first = found.find(({ places }) => places.some(isSmall)) ?? found[0];
  const [place] = first?.places ?? [];
  if (!first || !place) return;
  // Sectors of one list share their words.
  const others = found.flatMap(({ start, places }) => (start === first.start ? places : []));
  const choices = [...new Set(others)].map((one) => ({ label: fullName(reading, one), value: one.key }));
  reading.note('placeKey', place.key, first.start, first.end, {
    label: fullName(reading, place),
    isSure: choices.length === 1,
    options: choices.length > 1 ? choices : [],
  });
}

/** The tokens that stand together at the beginning of a part: the region can be said again at the end of the message. */
function firstRun(tokens: readonly number[]): { start: number; end: number } {
  const all = new Set(tokens);
  const start = Math.min(...tokens);
  let end = start + 1;
  while (all.has(end)) end += 1;
  return { start, end };
}

function isApart(reading: ListingReading, { start, end }: AskedSector): boolean {
  const [from] = reading.span(start, end);
  return isBesideNear(reading, start, end) || apart.test(reading.query.slice(Math.max(0, from - 30), from));
}

function isSmall({ kind }: KnownPlace): boolean {
  return kind !== PlaceKind.REGION && kind !== PlaceKind.CORRIDOR;
}

function fullName({ lexicon }: ListingReading, { name, region }: KnownPlace): string {
  const around = lexicon.places.find(({ key }) => key === region);
  return around && !name.includes(around.name) ? `${name}, ${around.name}` : name;
}

/** Where an earlier listing says that the society lies; asked about, because the words do not say it. */
export function notePlaceOf(reading: ListingReading, key: string): void {
  const place = reading.lexicon.places.find((one) => one.key === key);
  const society = reading.facts.find(({ field }) => field === 'society');
  if (!place || !society) return;
  const fact = reading.note('placeKey', key, 0, 0, { label: fullName(reading, place), isSure: false });
  Object.assign(fact, { start: society.start, end: society.end });
}
