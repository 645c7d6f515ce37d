import { meaningOf } from './read/reading.ts';
import type { Reading } from './read/reading.ts';
import type { Quantity } from './read/quantities.ts';
import { isDistance } from './read/sizes.ts';

/** What is more than this counts no rupees, square feet, metres or rooms of a home. */
const mostRupees = 1e13;
const mostArea = 1e8;
const mostMetres = 50_000;
const mostRooms = 20;
/** A smaller number without a unit is no amount. */
const leastAmount = 1_000;

/** Whether a home can have so much of it: neither less than nothing, nor without end. */
export function isPossible(reading: Reading, quantity: Quantity): boolean {
  const { dimension, start, high } = quantity;
  switch (dimension) {
    case 'amount':
      return high >= 1 && high <= mostRupees && !isNegative(reading, start);
    case 'area':
      if (quantity.canBeDistance && isDistance(reading, quantity)) return isDistanceOf(high);
      return high > 0 && high <= mostArea && !isNegative(reading, start);
    case 'distance':
      return isDistanceOf(high);
    case 'rooms':
    case 'kitchenRoom':
    case 'baths':
    case 'balconies':
      return high <= mostRooms;
    case 'plain':
      return high < leastAmount || !(isNegative(reading, start) || isPadded(reading, start));
    default:
      return true;
  }
}

function isDistanceOf(metres: number): boolean {
  return metres >= 1 && metres <= mostMetres;
}

/** A minus that belongs to the number behind it, and not to what stands before: “-5 lakh”, but not “80-90 lakh”. */
function isNegative(reading: Reading, start: number): boolean {
  const at = start - 1;
  const sign = reading.tokens[at];
  if (sign?.raw.toLowerCase() === 'minus') return true;
  if (
    !sign ||
    reading.isUsed(at) ||
    (sign.text !== '-' && sign.text !== '−') ||
    !reading.tokens[start]?.isGlued
  )
    return false;
  const before = reading.tokens[at - 1];
  const isMoney = before?.kind === 'sign' || meaningOf(reading.unitBefore(at), 'currency') !== undefined;
  return !sign.isGlued || isMoney;
}

/** “04384” is the end of some number. */
function isPadded(reading: Reading, start: number): boolean {
  return /^0\d/.test(reading.tokens[start]?.raw ?? '');
}
