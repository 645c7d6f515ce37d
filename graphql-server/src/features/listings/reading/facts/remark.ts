import type { ListingLabel, Meaning } from '../../../search/understanding/meaning.ts';
import type { Unit } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';
import { isDenied } from './read-words.ts';
import { lineEnd } from '../listing-text.ts';

/** What says nothing by itself once the facts beside it were read: “Price”, “for sale in”, “Size”. */
const emptyAlone = new Set<Meaning['is']>([
  ...([
    'filler',
    'label',
    'kind',
    'category',
    'intent',
    'facing',
    'sector',
    'and',
    'or',
    'to',
    'currency',
  ] as const),
  ...([
    'basis',
    'areaUnit',
    'rooms',
    'possession',
    'per',
    'bound',
    'monthly',
    'extra',
    'near',
    'rera',
  ] as const),
]);
/** Labels that say something by themselves. */
const telling = new Set<ListingLabel>(['negotiable', 'otherMoney', 'booking', 'keys']);
/** The longest remark that is stored. */
const maxRemark = 5_000;

/** The words that no fact holds, as they stand, line by line. */
export function remarkOf(reading: ListingReading, read: readonly { start: number; end: number }[]): string {
  const covered = new Set<number>();
  const spans = [...reading.facts, ...read.map(({ start, end }) => spanOf(reading, start, end))];
  for (const { start, end } of spans) for (let at = start; at < end; at += 1) covered.add(at);
  const lines: string[][] = [[]];
  let piece: { from: number; to: number; units: Unit[] } | null = null;
  const close = () => {
    if (piece && says(piece.units, reading))
      lines.at(-1)?.push(clean(reading.shown.slice(piece.from, piece.to)));
    piece = null;
  };
  for (const [place, { start, end }] of reading.tokens.entries()) {
    if (reading.isEnd(place) || covered.has(start)) {
      close();
      if (reading.text(place) === lineEnd) lines.push([]);
      continue;
    }
    const unit = reading.unitFromToken(place);
    piece ??= { from: start, to: end, units: [] };
    piece.to = end;
    if (unit) piece.units.push(unit);
  }
  close();
  return lines
    .map((line) => line.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('\n')
    .slice(0, maxRemark);
}

function spanOf(reading: ListingReading, start: number, end: number): { start: number; end: number } {
  const [from, to] = reading.span(start, end);
  return { start: from, end: to };
}

function says(units: readonly Unit[], reading: ListingReading): boolean {
  return units.some(({ start, end, meanings, places }) => {
    if (isDenied(reading, start)) return true;
    const isWord = reading.tokens.slice(start, end).some(({ kind }) => kind !== 'sign');
    const label = meanings.find((meaning) => meaning.is === 'label');
    if (isWord && label && telling.has(label.of)) return true;
    return (
      isWord &&
      !(places.length === 0 && meanings.length > 0 && meanings.every(({ is }) => emptyAlone.has(is)))
    );
  });
}

function clean(piece: string): string {
  return piece
    .replace(/[\s*_~]+/g, ' ')
    .replace(/^[\s.:;,=+@/–-]+|[\s:;,=+@/–-]+$/g, '')
    .trim();
}
