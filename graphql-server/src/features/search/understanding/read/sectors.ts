import type { KnownPlace } from '../../../place/place.type.ts';
import type { Meaning } from '../meaning.ts';
import { readNumber } from './numbers.ts';
import { quantityAt } from './quantities.ts';
import { meaningOf } from './reading.ts';
import type { Reading, ReadPart } from './reading.ts';

/** A sector by its number, before it is known in which region it lies. */
export interface AskedSector {
  label: string;
  /** All sectors of that number. */
  places: readonly KnownPlace[];
  start: number;
  end: number;
  part: ReadPart;
}

interface Label {
  label: string;
  end: number;
}

const joins = new Set([',', '/', '&']);
const dashes = new Set(['-', '–', '—']);
const mostInRange = 30;
/** What follows the article of a home. */
const describing = new Set<Meaning['is']>([
  'kind',
  'category',
  'stage',
  'sale',
  'furnishing',
  'extra',
  'sort',
]);

/** Finds “sector 107 ya 110”, “sec-78”, “sector 74 to 79”, “62 sector”, and marks them as read. */
export function readSectors(reading: Reading): AskedSector[] {
  const found: AskedSector[] = [];
  for (const unit of reading.units) {
    if (!reading.isFree(unit)) continue;
    const next = reading.tokens[unit.end];
    // “S-78”, “S150”
    const isShort =
      reading.text(unit.start) === 's' &&
      (dashes.has(next?.text ?? '') || (next?.isGlued === true && /^\d{2,3}$/.test(next.raw)));
    if (!meaningOf(unit, 'sector') && !isShort) continue;
    const after = readList(reading, unit.end);
    if (after.length > 0) {
      found.push(...claimList(reading, unit.start, after));
      continue;
    }
    const before = isShort ? null : numberBefore(reading, unit.start);
    if (before) {
      const labels = [before.label, ...(before.more ?? [])].map((label) => ({ label, end: unit.end }));
      found.push(...claimList(reading, before.start, labels));
    } else if (!isShort && reading.unitAt(unit.end)?.places.length) reading.skip(unit.start, unit.end);
  }
  return found;
}

/** The sectors of a list, each as a part that can be taken away alone. */
function claimList(reading: Reading, start: number, labels: readonly Label[]): AskedSector[] {
  const end = labels.at(-1)?.end ?? start;
  return labels.map(({ label, end: next }, index) => {
    const others = labels.filter((_other, place) => place !== index).map((other) => other.label);
    const part = reading.claim('places', start, end, {
      of: label,
      instead: others.length > 0 ? `sector ${rangesOf(reading, others).join(' or ')}` : undefined,
    });
    const places = reading.lexicon.sectors.get(label) ?? [];
    return { label, places, start, end: index === labels.length - 1 ? end : next, part };
  });
}

/**
 * Sectors as a person types them: “62 to 69”, “71”. Thirty single numbers would be longer than a query may be, and the
 * last of them would be lost.
 */
function rangesOf({ lexicon: { sectors } }: Reading, labels: readonly string[]): string[] {
  const runs: { first: string; last: string }[] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    const [from, last, to] = [Number(run?.first), Number(run?.last), Number(label)];
    const isNext = to > last && to - from <= mostInRange && sectors.has(label);
    if (run && isNext && !numbersBetween(last, to).some((number) => sectors.has(number))) run.last = label;
    else runs.push({ first: label, last: label });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
}

function numbersBetween(from: number, to: number): string[] {
  return Array.from({ length: to - from - 1 }, (_, index) => String(from + index + 1));
}

function readList(reading: Reading, start: number): Label[] {
  const labels: Label[] = [];
  let at = start;
  if (['-', '–', '.', ':', '#'].includes(reading.text(at))) at += 1;
  for (;;) {
    const isFirst = labels.length === 0;
    const one = labelAt(reading, at, isFirst);
    if (!one) break;
    labels.push(...one);
    const end = one.at(-1)?.end ?? at;
    const range = rangeAt(reading, one, end);
    if (range) {
      labels.push(...range);
      at = range.at(-1)?.end ?? end;
    } else at = end;
    const next = afterJoin(reading, at);
    if (next === null) break;
    at = next;
  }
  return labels;
}

/** A number, or several that commas without blanks made into one: “107,110”. */
function labelAt(reading: Reading, place: number, isFirst: boolean): Label[] | null {
  const token = reading.tokens[place];
  if (!token || reading.isUsed(place)) return null;
  if (token.kind === 'word') return spelledLabel(reading, place);
  if (token.kind !== 'number') return null;
  const numbers = token.raw.split(',');
  if (numbers.length > 1) return numbers.map((number) => ({ label: String(Number(number)), end: place + 1 }));
  if (!/^\d{1,3}$/.test(token.raw)) return null;
  if (!isFirst) {
    // “sector 75, 2 bhk” names one sector.
    const quantity = quantityAt(reading, place);
    if (quantity && quantity.dimension !== 'plain') return null;
  }
  const number = String(token.value);
  const { sectors } = reading.lexicon;
  const at = dashes.has(reading.text(place + 1)) ? place + 2 : place + 1;
  const suffix = reading.text(at);
  if (/^[a-e]$/.test(suffix) && !reading.isUsed(at) && sectors.has(number + suffix)) {
    const isLetter = reading.tokens[at]?.isGlued === true || suffix !== 'a' || !sectors.has(number);
    if (isLetter || !isArticle(reading, at)) return [{ label: number + suffix, end: at + 1 }];
  }
  return [{ label: number, end: place + 1 }];
}

/** “sector seventy six”, “sector one fifty”; but “sector teen bhk” counts rooms. */
function spelledLabel(reading: Reading, place: number): Label[] | null {
  const { tokens } = reading;
  const first = readNumber(tokens, place);
  const second = first && first.value < 10 ? readNumber(tokens, first.next) : null;
  const isJoined = first && second && !second.isDigits && second.value >= 10 && second.value < 100;
  const read = isJoined ? { value: first.value * 100 + second.value, next: second.next } : first;
  if (!read || !reading.lexicon.sectors.has(String(read.value))) return null;
  const quantity = quantityAt(reading, place);
  if (quantity && quantity.dimension !== 'plain') return null;
  return [{ label: String(read.value), end: read.next }];
}

/** “sector 93 a flat”, “sector 93 a furnished 3bhk”; but “sec 93 a 3bhk” and “sector 93 a noida” name Sector 93A. */
function isArticle(reading: Reading, place: number): boolean {
  const next = reading.unitAt(place + 1);
  if (!next || reading.tokens[place + 1]?.kind !== 'word' || next.places.length > 0) return false;
  return next.meanings.length === 0 || next.meanings.some(({ is }) => describing.has(is));
}

/** “74 to 79”: the sectors between them too. */
function rangeAt(reading: Reading, [first]: readonly Label[], end: number): Label[] | null {
  const unit = reading.unitAt(end);
  const isTo = dashes.has(reading.text(end)) || (unit !== undefined && meaningOf(unit, 'to') !== undefined);
  if (!isTo || !first) return null;
  const last = reading.tokens[end + 1];
  if (last?.kind !== 'number' || reading.isUsed(end + 1)) return null;
  const quantity = quantityAt(reading, end + 1);
  const [from, to] = [Number(first.label), last.value];
  if ((quantity && quantity.dimension !== 'plain') || !(to > from) || to - from > mostInRange) return null;
  if (!Number.isInteger(to)) return null;
  return numbersBetween(from, to + 1)
    .filter((label) => reading.lexicon.sectors.has(label))
    .map((label) => ({ label, end: end + 2 }));
}

/** The place behind “ya”, “,” and the like, and behind the word sector when it is said again. */
function afterJoin(reading: Reading, place: number): number | null {
  const unit = reading.unitAt(place);
  const isJoin =
    joins.has(reading.text(place)) ||
    meaningOf(unit, 'or') !== undefined ||
    meaningOf(unit, 'and') !== undefined;
  if (!isJoin) return null;
  const end = unit?.end ?? place + 1;
  const again = reading.unitAt(end);
  const next = again && meaningOf(again, 'sector') ? again.end : end;
  return dashes.has(reading.text(next)) ? next + 1 : next;
}

/** “62 sector mein” */
function numberBefore(
  reading: Reading,
  place: number,
): { start: number; label: string; more?: string[] } | null {
  const token = reading.tokens[place - 1];
  if (reading.isUsed(place - 1) || !token) return null;
  if (token.kind === 'number' && /^\d{1,3}$/.test(token.raw)) {
    const first = reading.tokens[place - 3];
    const range =
      first?.kind === 'number' && /^\d{1,3}$/.test(first.raw) && !reading.isUsed(place - 3)
        ? rangeAt(reading, [{ label: first.raw, end: place - 2 }], place - 2)
        : null;
    if (first && range)
      return { start: place - 3, label: String(first.value), more: range.map(({ label }) => label) };
    return { start: place - 1, label: String(token.value) };
  }
  const number = reading.tokens[place - 2];
  if (!/^[a-e]$/.test(token.text) || !token.isGlued || number?.kind !== 'number') return null;
  return { start: place - 2, label: `${number.value}${token.text}` };
}
