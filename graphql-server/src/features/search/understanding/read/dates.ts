import type { Bound } from '../meaning.ts';
import { readNumber } from './numbers.ts';
import { quantityAt } from './quantities.ts';
import { isFiller, meaningOf, sided } from './reading.ts';
import type { Reading, Unit } from './reading.ts';
import { BuildStage } from '../../../property/facts/facts.type.ts';
import type { AskedPossession } from '../understanding.type.ts';

/** Months since the year 0. */
interface Span {
  from: number;
  to: number;
  end: number;
}

const soonest = 2020;
const latest = 2045;
const dashes = new Set(['-', '–', '—']);

/** Reads when a home should be handed over: a year, a quarter, a month, or so many months from now. */
export function readPossession(reading: Reading, now: Date): AskedPossession | undefined {
  const thisMonth = monthIn(now);
  for (let place = 0; place < reading.tokens.length; place += 1) {
    const span = spanAt(reading, place, thisMonth);
    if (!span) continue;
    const joined = joinSpan(reading, span, thisMonth);
    return claimed(reading, place, joined);
  }
  return readDuration(reading, thisMonth);
}

/** The month of a moment in India. */
function monthIn(now: Date): number {
  const there = new Date(now.getTime() + 5.5 * 3_600_000);
  return there.getUTCFullYear() * 12 + there.getUTCMonth();
}

function textOf(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function yearAt(reading: Reading, place: number, isNamed = false): { year: number; end: number } | null {
  let at = place;
  if (isNamed && [',', "'", '’', '-', '/'].includes(reading.text(at))) at += 1;
  const token = reading.tokens[at];
  if (token?.kind !== 'number' || reading.isUsed(at)) return null;
  const year = isNamed && token.value >= 25 && token.value <= 45 ? token.value + 2000 : token.value;
  if (!Number.isInteger(year) || year < soonest || year > latest || token.raw.length > 4) return null;
  const quantity = quantityAt(reading, at);
  if (!isNamed && quantity && (quantity.dimension !== 'plain' || quantity.hasCurrency)) return null;
  // “15 Dec 28 lakh” is an amount.
  if (isNamed && token.value < 100 && quantity?.dimension !== 'plain') return null;
  return { year, end: at + 1 };
}

function spanAt(reading: Reading, place: number, thisMonth: number): Span | null {
  const unit = reading.unitAt(place);
  if (!unit) return null;
  const ahead = meaningOf(unit, 'yearAhead');
  if (ahead) return yearSpan(Math.floor(thisMonth / 12) + ahead.years, unit.end);
  const named = meaningOf(unit, 'month');
  if (named) {
    const year = yearAt(reading, unit.end, true);
    if (year) return monthSpan(year.year, named.month, year.end);
    // “May” and “mar” are words as well: a month alone needs something that makes it a date.
    if (!isDated(reading, place)) return null;
    const next = Math.floor(thisMonth / 12) * 12 + named.month - 1;
    const month = next < thisMonth ? next + 12 : next;
    return { from: month, to: month, end: unit.end };
  }
  if (meaningOf(unit, 'quarter')) {
    const quarter = reading.tokens[unit.end]?.value ?? 0;
    const year = yearAt(reading, reading.pastFillers(unit.end + 1), true);
    return year && quarter >= 1 && quarter <= 4 ? quarterSpan(year.year, quarter, year.end) : null;
  }
  return numberedSpan(reading, place);
}

/** “12/2027”, “3rd quarter 2027”, “2027”, “2027 q3”, “2027-28” */
function numberedSpan(reading: Reading, place: number): Span | null {
  const token = reading.tokens[place];
  if (token?.kind !== 'number') return null;
  if (token.value <= 12 && Number.isInteger(token.value) && reading.text(place + 1) === '/') {
    const year = yearAt(reading, place + 2);
    if (year && token.value >= 1) return monthSpan(year.year, token.value, year.end);
  }
  const ordinal = ['st', 'nd', 'rd', 'th'].includes(reading.text(place + 1)) ? place + 2 : place + 1;
  const counted = reading.unitAt(ordinal);
  if (meaningOf(counted, 'quarter') && counted && token.value <= 4) {
    const year = yearAt(reading, reading.pastFillers(counted.end));
    if (year) return quarterSpan(year.year, token.value, year.end);
  }
  const year = yearAt(reading, place);
  if (!year) return null;
  const quarter = reading.unitAt(year.end);
  const number = reading.tokens[year.end + 1]?.value ?? 0;
  if (meaningOf(quarter, 'quarter') && number >= 1 && number <= 4)
    return quarterSpan(year.year, number, year.end + 2);
  const month = meaningOf(quarter, 'month');
  if (month) return monthSpan(year.year, month.month, year.end + 1);
  const short = reading.tokens[year.end + 1];
  if (dashes.has(reading.text(year.end)) && short?.raw === String((year.year + 1) % 100)) {
    const { from } = yearSpan(year.year, year.end);
    return { from, to: from + 23, end: year.end + 2 };
  }
  return yearSpan(year.year, year.end);
}

function yearSpan(year: number, end: number): Span {
  return { from: year * 12, to: year * 12 + 11, end };
}

function monthSpan(year: number, month: number, end: number): Span {
  return { from: year * 12 + month - 1, to: year * 12 + month - 1, end };
}

function quarterSpan(year: number, quarter: number, end: number): Span {
  const from = year * 12 + (quarter - 1) * 3;
  return { from, to: from + 2, end };
}

function isDated(reading: Reading, place: number): boolean {
  const before = reading.unitBefore(reading.beforeFillers(place));
  const after = reading.unitAt(place + 1);
  return [before, after].some(
    (unit) => meaningOf(unit, 'possession') ?? meaningOf(unit, 'stage') ?? meaningOf(unit, 'bound'),
  );
}

/** “2027 to 2028”, “between 2027 and 2028” */
function joinSpan(reading: Reading, span: Span, thisMonth: number): Span {
  const join = reading.unitAt(span.end);
  const isJoin =
    dashes.has(reading.text(span.end)) ||
    (join && (meaningOf(join, 'to') ?? meaningOf(join, 'or') ?? meaningOf(join, 'and')));
  const second = isJoin ? spanAt(reading, span.end + 1, thisMonth) : null;
  return second && second.to >= span.from ? { from: span.from, to: second.to, end: second.end } : span;
}

function claimed(reading: Reading, place: number, span: Span): AskedPossession {
  let start = place;
  let { end } = span;
  let bound: Bound | undefined;
  for (let more = 0; more < 4; more += 1) {
    const at = reading.beforeFillers(start);
    const unit = reading.unitBefore(at);
    if (!unit) break;
    const found = sided(unit, 'bound', 'before');
    const isReady = meaningOf(unit, 'stage')?.stage === BuildStage.READY;
    if (!found && !meaningOf(unit, 'possession') && !(isReady && isDue(reading, at, start, bound))) break;
    // The end of a year is no bound of its own, and “from” before a range neither.
    bound ??= found?.bound;
    ({ start } = unit);
  }
  for (let more = 0; more < 3; more += 1) {
    const unit = reading.unitAt(reading.pastFillers(end));
    if (!unit) break;
    const found = sided(unit, 'bound', 'behind') ?? (meaningOf(unit, 'to') ? undefined : null);
    if (!found && !meaningOf(unit, 'possession')) break;
    if (found && reading.unitAt(reading.pastFillers(unit.end)) && meaningOf(unit, 'and')) break;
    bound ??= found?.bound;
    ({ end } = unit);
  }
  reading.claim('possession', start, end);
  switch (bound) {
    case 'most':
      return { to: textOf(span.to) };
    case 'before':
      return { to: textOf(span.from - 1) };
    case 'least':
      return { from: textOf(span.from) };
    case 'after':
      return { from: textOf(span.to + 1) };
    default:
      return { from: textOf(span.from), to: textOf(span.to) };
  }
}

/** “Ready by December 2026” asks for the handing over by then, not for a home that is ready now. */
function isDue(reading: Reading, at: number, start: number, bound: Bound | undefined): boolean {
  if (bound === 'most' || bound === 'before') return true;
  for (let place = at; place < start; place += 1) if (reading.text(place) === 'in') return true;
  return false;
}

/** “possession within 6 months”, “ready in 2 years” */
function readDuration(reading: Reading, thisMonth: number): AskedPossession | undefined {
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    const number = readNumber(reading.tokens, place);
    const unit = number ? reading.unitAt(number.next) : undefined;
    const duration = meaningOf(unit, 'duration');
    if (!number || !unit || !duration || number.value > 60) continue;
    let start = place;
    let { end } = unit;
    let isAsked = false;
    for (let more = 0; more < 4; more += 1) {
      const before = reading.unitBefore(reading.beforeFillers(start));
      if (!before || !(namesHandover(before) || sided(before, 'bound', 'before'))) break;
      isAsked ||= namesHandover(before);
      ({ start } = before);
    }
    for (let more = 0; more < 4; more += 1) {
      const after = reading.unitAt(end);
      if (!after) break;
      if (!namesHandover(after) && !isFiller(after) && !sided(after, 'bound', 'behind')) break;
      isAsked ||= namesHandover(after);
      ({ end } = after);
    }
    if (!isAsked) continue;
    reading.claim('possession', start, end);
    return { to: textOf(thisMonth + Math.ceil(number.value * duration.months)) };
  }
  return undefined;
}

function namesHandover(unit: Unit): boolean {
  return meaningOf(unit, 'possession') !== undefined || meaningOf(unit, 'stage')?.stage === BuildStage.READY;
}
