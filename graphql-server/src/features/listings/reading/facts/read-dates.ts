import { formatCompletion } from 'domain/text/format.ts';
import { readPossession } from '../../../search/understanding/read/dates.ts';
import { meaningOf } from '../../../search/understanding/read/reading.ts';
import { BuildStage } from '../../../property/facts/facts.type.ts';
import type { ListingReading } from '../listing-reading.ts';

const builtWords = new Set(['built', 'constructed', 'completed', 'year', 'since', 'age', 'made']);
const mostWords = 5;
const dueWords =
  /\b(?:by|in|possession|ready|till|until|before|tak|from|handover|completion|year|end|of)\b/gi;
const monthWords = /\p{L}{3}|\d[/.]\d|q ?\d/iu;

/** Reads when a home is free, when it is handed over, or when it was built. */
export function readDates(reading: ListingReading, now: Date, isRent: boolean): void {
  readAvailable(reading, isRent);
  readBuilt(reading, now);
  skipBought(reading);
  if (reading.has('yearBuilt') || reading.has('availableFrom')) return;
  const before = reading.parts.length;
  const possession = readPossession(reading, now);
  const [part] = reading.parts.slice(before);
  if (!possession || !part) return;
  const [start, end] = [Math.min(...part.tokens), Math.max(...part.tokens) + 1];
  const [from, to] = reading.span(start, end);
  const words = reading.shown.slice(from, to);
  if (isRent) {
    reading.note('availableFrom', words, start, end, { label: `From ${words}` });
    return;
  }
  const value = completionText(possession, words);
  reading.note('yearBuilt', value, start, end, {
    label: `Possession ${value}`,
    isSure: /\p{L}/u.test(words),
  });
}

function completionText({ from, to }: { from?: string; to?: string }, words: string): string {
  const day = to ?? from ?? '';
  const [year, month] = day.split('-').map(Number);
  const first = from?.slice(5) ?? '';
  const isWholeYear = first === '01' && to?.endsWith('-12') === true;
  const isYear = isWholeYear || !monthWords.test(words.replace(dueWords, ''));
  const isQuarter = !isYear && from !== undefined && to !== undefined && from !== to;
  return formatCompletion({
    year: year ?? null,
    ...(isQuarter ? { quarter: Math.ceil((month ?? 1) / 3) } : !isYear && { month }),
  });
}

/** “available from 1 Jan”, “vacant from next month” */
function readAvailable(reading: ListingReading, isRent: boolean): void {
  for (const unit of reading.units) {
    const isFrom = isRent && reading.text(unit.start) === 'from';
    if (!reading.isFree(unit) || !(isFrom || reading.isLabel(unit.start, 'available'))) continue;
    let at = unit.end;
    if ([':', '-', '–'].includes(reading.text(at))) at += 1;
    let end = at;
    while (end - at < mostWords && !reading.isEnd(end) && !reading.isUsed(end) && reading.text(end) !== '.')
      end += 1;
    const stage = meaningOf(reading.unitAt(at), 'stage')?.stage;
    if (end === at || stage === BuildStage.READY) continue;
    const [from, to] = reading.span(at, end);
    const words = reading.shown.slice(from, to).replace(/\s+/g, ' ');
    const isDate = /\d|month|week|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i.test(words);
    if (!isDate || (!isRent && reading.text(unit.start) === 'possession')) continue;
    reading.note('availableFrom', words, unit.start, end, { label: `From ${words}`, isSure: !isFrom });
    return;
  }
}

/** “booked 2021” is when the seller bought. */
function skipBought(reading: ListingReading): void {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (!/^(?:booked|bought|purchased|allotted)$/.test(reading.text(place))) continue;
    const at = reading.text(place + 1) === 'in' ? place + 2 : place + 1;
    if (/^20\d\d$/.test(reading.tokens[at]?.raw ?? '')) reading.skip(at, at + 1);
  }
}

/** “built in 2018”, “year 2015” */
function readBuilt(reading: ListingReading, now: Date): void {
  const thisYear = now.getUTCFullYear();
  for (let place = 0; place < reading.tokens.length; place += 1) {
    const token = reading.tokens[place];
    if (token?.kind !== 'number' || reading.isUsed(place) || !/^(?:19[6-9]|20[0-4])\d$/.test(token.raw))
      continue;
    let at = place;
    while (['in', ':', '-', 'of'].includes(reading.text(at - 1))) at -= 1;
    const isBefore = builtWords.has(reading.text(at - 1)) && !reading.isUsed(at - 1);
    const isBehind = /^(?:built|constructed|construction)$/.test(reading.text(place + 1));
    if ((!isBefore && !isBehind) || token.value > thisYear) continue;
    const [start, end] = isBefore ? [at - 1, place + 1] : [place, place + 2];
    reading.note('yearBuilt', token.raw, start, end, { label: `Built ${token.raw}` });
    return;
  }
}
