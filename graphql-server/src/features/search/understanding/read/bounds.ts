import type { Bound } from '../meaning.ts';
import { quantityAt } from './quantities.ts';
import type { Quantity } from './quantities.ts';
import { meaningOf, sided } from './reading.ts';
import type { Reading, Unit } from './reading.ts';

const signs: Record<string, Bound> = {
  '<': 'most',
  '≤': 'most',
  '>': 'least',
  '≥': 'least',
  '~': 'around',
  '≈': 'around',
};

/** Adds the words around a quantity that bound it. */
export function takeBounds(reading: Reading, quantity: Quantity): void {
  if (quantity.isLeast) quantity.bound = 'least';
  for (let more = 0; more < 3; more += 1) {
    const behind = reading.beforeFillers(quantity.start);
    // “>=”
    const at = reading.text(behind - 1) === '=' && signs[reading.text(behind - 2)] ? behind - 1 : behind;
    const unit = reading.unitBefore(at);
    const bound = sided(unit, 'bound', 'before')?.bound ?? signs[reading.text(at - 1)];
    if (!bound || reading.isUsed(at - 1)) break;
    quantity.bound ??= bound;
    quantity.start = unit?.start ?? at - 1;
  }
  const at = reading.pastFillers(quantity.end, 1);
  for (const place of new Set([quantity.end, at])) {
    const unit = reading.unitAt(place);
    const bound = sided(unit, 'bound', 'behind');
    if (!unit || !bound || belongsToNext(reading, unit)) continue;
    if (quantity.bound === undefined || quantity.bound === 'between') quantity.bound = bound.bound;
    quantity.end = unit.end;
    takeSecondBound(reading, quantity);
    return;
  }
}

/** “1 cr tak ka budget” */
function takeSecondBound(reading: Reading, quantity: Quantity): void {
  const unit = reading.unitAt(reading.pastFillers(quantity.end, 1));
  const bound = sided(unit, 'bound', 'behind');
  if (unit && bound?.bound === quantity.bound && !belongsToNext(reading, unit)) quantity.end = unit.end;
}

/** A word that can stand on both sides belongs to an amount behind it, and “plus” to what is added. */
function belongsToNext(reading: Reading, unit: Unit): boolean {
  const next = reading.unitAt(reading.pastFillers(unit.end));
  if (
    meaningOf(unit, 'and') &&
    (meaningOf(next, 'extra') ?? (next && reading.tokens[next.start]?.kind === 'number'))
  )
    return true;
  if (!sided(unit, 'bound', 'before')) return false;
  const quantity = next && quantityAt(reading, next.start);
  return quantity?.dimension === 'amount' || (quantity?.dimension === 'plain' && quantity.low >= 1000);
}
