import { isFiller, meaningOf, sided } from './reading.ts';
import type { Reading, Unit } from './reading.ts';

const mostWords = 3;

/** Finds what a query does not want: “not ground floor”, “bina lift ke”, “brokerage nahi”. The site cannot leave out. */
export function readNegations(reading: Reading): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const unit of reading.units) {
    if (!reading.isFree(unit)) continue;
    const range = sided(unit, 'not', 'before')
      ? notBefore(reading, unit)
      : sided(unit, 'not', 'behind')
        ? notBehind(reading, unit)
        : null;
    if (!range) continue;
    reading.skip(range.start, range.end);
    found.push(range);
  }
  return found;
}

function notBefore(reading: Reading, unit: Unit): { start: number; end: number } | null {
  const at = reading.pastFillers(unit.end, 3);
  let end = thingFrom(reading, at);
  if (end === at) return { start: unit.start, end: unit.end };
  // “bina lift ke”
  if (/^(?:bina|बिना)$/.test(reading.text(unit.start)) && ['ke', 'के'].includes(reading.text(end))) end += 1;
  return { start: unit.start, end };
}

/** The end of the thing that begins at a token. */
function thingFrom(reading: Reading, start: number): number {
  const first = reading.unitAt(start);
  if (!first) return start;
  if (meaningOf(first, 'sector')) return sectorEnd(reading, first.end);
  if (meaningOf(first, 'direction') && meaningOf(reading.unitAt(first.end), 'facing'))
    return reading.unitAt(first.end)?.end ?? first.end;
  if (meaningOf(first, 'near')) return thingFrom(reading, reading.pastFillers(first.end));
  if (isThing(first)) return first.end;
  let end = start;
  for (let words = 0; words < mostWords; words += 1) {
    const unit = reading.unitAt(end);
    if (!unit || isThing(unit) || isFiller(unit) || reading.tokens[unit.start]?.kind === 'sign') break;
    if (reading.tokens[unit.start]?.kind === 'number' && words > 0) break;
    ({ end } = unit);
  }
  return end;
}

function sectorEnd(reading: Reading, place: number): number {
  let end = reading.text(place) === '-' ? place + 1 : place;
  if (reading.tokens[end]?.kind !== 'number') return place;
  end += 1;
  return reading.tokens[end]?.isGlued && /^[a-e]$/.test(reading.text(end)) ? end + 1 : end;
}

/** Whether a unit says something by itself. */
function isThing(unit: Unit): boolean {
  return unit.places.length > 0 || unit.meanings.some(({ is }) => things.has(is));
}

const things = new Set<string>([
  ...['kind', 'category', 'intent', 'stage', 'sale', 'furnishing', 'extra', 'rera', 'target', 'storey'],
  ...['unsupported', 'facing', 'baths', 'balconies', 'possession', 'near', 'bound', 'sector', 'rooms'],
]);

function notBehind(reading: Reading, unit: Unit): { start: number; end: number } | null {
  const at = reading.beforeFillers(unit.start);
  const before = reading.unitBefore(at);
  if (!before || reading.tokens[before.start]?.kind === 'sign') return null;
  const direction = meaningOf(before, 'facing') ? reading.unitBefore(before.start) : undefined;
  const number = reading.unitBefore(before.start);
  const sector = meaningOf(number, 'sector') ? number : undefined;
  return { start: direction?.start ?? sector?.start ?? before.start, end: unit.end };
}
