import { isFiller, meaningOf } from './read/reading.ts';
import type { Reading, Unit } from './read/reading.ts';

/** The words that say nothing known, one by one, as typed. */
export function leftoverOf(reading: Reading): string[] {
  const words: { word: string; start: number; end: number }[] = [];
  for (const unit of reading.units) {
    if (!reading.isFree(unit) || isFiller(unit) || isJoin(unit) || meaningOf(unit, 'to')) continue;
    const isNearAlone = meaningOf(unit, 'near') !== undefined || meaningOf(unit, 'currency') !== undefined;
    if (isNearAlone) continue;
    for (let place = unit.start; place < unit.end; place += 1) {
      const token = reading.tokens[place];
      if (!token || token.kind === 'sign') continue;
      const word = token.raw.toLowerCase();
      const last = words.at(-1);
      if (last && token.isGlued && last.end === place) {
        last.word += word;
        last.end = place + 1;
      } else words.push({ word, start: place, end: place + 1 });
    }
  }
  for (const { word, start, end } of words) reading.claim('leftover', start, end, { of: word });
  return words.map(({ word }) => word);
}

/** “Or” and “and” between two of a kind. */
export function isJoin(unit: Unit): boolean {
  return (meaningOf(unit, 'or') ?? meaningOf(unit, 'and')) !== undefined;
}
