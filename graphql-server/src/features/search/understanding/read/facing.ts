import type { Facing } from '../../../property/facts/facts.type.ts';
import { isJoin } from '../leftover.ts';
import { meaningOf } from './reading.ts';
import type { Reading, Unit } from './reading.ts';

/** “east facing”, “facing north east”, “purv mukhi”, “east or north facing” */
export function readFacing(reading: Reading): Facing[] {
  const facing: Facing[] = [];
  for (const unit of reading.units) {
    if (!meaningOf(unit, 'facing') || !reading.isFree(unit)) continue;
    let start = unit.start;
    let { end } = unit;
    const take = (found: Unit | undefined): boolean => {
      const direction = meaningOf(found, 'direction');
      if (!found || !direction) return false;
      if (!facing.includes(direction.facing)) facing.push(direction.facing);
      return true;
    };
    for (;;) {
      const at = ['-', ',', '/'].includes(reading.text(start - 1)) ? start - 1 : start;
      const before = reading.unitBefore(at);
      if (before && take(before)) ({ start } = before);
      else if (
        before &&
        start < unit.start &&
        isJoin(before) &&
        meaningOf(reading.unitBefore(before.start), 'direction')
      )
        ({ start } = before);
      else break;
    }
    if (start === unit.start) {
      const next = reading.unitAt(reading.text(end) === '-' ? end + 1 : end);
      if (!next || !take(next)) continue;
      ({ end } = next);
    }
    reading.claim('facing', start, end);
  }
  return facing;
}
