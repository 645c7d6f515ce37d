import { groupRupees } from 'domain/text/format.ts';
import type { AreaUnitName, ListingLabel } from '../../../search/understanding/meaning.ts';
import { quantityAt } from '../../../search/understanding/read/quantities.ts';
import type { Quantity } from '../../../search/understanding/read/quantities.ts';
import { meaningOf, sided } from '../../../search/understanding/read/reading.ts';
import type { ListingReading } from '../listing-reading.ts';

/** Rupees for one unit of the area: “9500 psf”. */
export interface StatedRate {
  rupees: number;
  unit: AreaUnitName;
  start: number;
  end: number;
  isSure: boolean;
  /** It is of the maintenance or of another charge beside the price. */
  isMore?: boolean;
}

/** An amount with what the words beside it say that it is. */
export interface StatedAmount {
  low: number;
  high: number;
  of: ListingLabel | null;
  isMonthly: boolean;
  /** Said with lakh or crore, with a currency, or in full. */
  hasUnit: boolean;
  isFrom: boolean;
  start: number;
  end: number;
}

const leastRate = 5;
const mostRate = 500_000;
/** A number without a unit that is no year and no size is an amount from here on. */
const leastFull = 4_000;
const signs = new Set([':', '-', '–', '=', '@', '.', '~', '/']);

/** Reads rates, and marks them as read. */
export function readRates(reading: ListingReading, isRent: boolean): StatedRate[] {
  const rates: StatedRate[] = [];
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    const quantity = quantityAt(reading, place);
    const isAmount = quantity?.dimension === 'amount' || quantity?.dimension === 'plain';
    if (!quantity || !isAmount || quantity.isRange || quantity.low < leastRate || quantity.low > mostRate)
      continue;
    const rate = rateAt(reading, quantity) ?? (isRent ? null : askedRate(reading, quantity));
    if (!rate) continue;
    const more = moreBeside(reading, rate);
    const found = more ? { ...rate, ...more, isMore: true } : rate;
    reading.skip(found.start, found.end);
    rates.push(found);
  }
  return rates;
}

const moreLabels = new Set<ListingLabel>(['maintenance', 'deposit', 'otherMoney']);

/** “CAM 18 psf”, “18 psf maintenance”: where the rate of a charge beside the price stands, with its label. */
function moreBeside(reading: ListingReading, { start, end }: StatedRate) {
  const before = reading.labelsBefore(start, 2).find(({ of }) => moreLabels.has(of));
  if (before) return { start: before.start, end };
  const after = reading.labelsAfter(end, 1).find(({ of }) => moreLabels.has(of));
  return after && { start, end: after.end };
}

function rateAt(reading: ListingReading, quantity: Quantity): StatedRate | null {
  const { start, end, low } = quantity;
  const rupees = low;
  const at = /^[/-]$/.test(reading.text(end)) && /^[/-]$/.test(reading.text(end + 1)) ? end + 2 : end;
  const isPer = reading.text(at) === '/' || meaningOf(reading.unitAt(at), 'per') !== undefined;
  if (reading.isLabel(at, 'rate') && /^psf|psft$/.test(reading.text(at)))
    return { rupees, unit: 'SQ_FT', start, end: at + 1, isSure: true };
  const of = reading.unitAt(at + 1);
  const unit = isPer ? meaningOf(of, 'areaUnit') : undefined;
  if (unit && of && (low >= 100 || isPer))
    return { rupees, unit: unit.unit, start, end: of.end, isSure: true };
  // “₹9500 sqft” and “@ 9500 sq ft” are rates; “1450 sqft” is a size.
  const direct = reading.unitAt(at);
  const isAsked = quantity.hasCurrency || reading.text(start - 1) === '@';
  const measured = isAsked ? meaningOf(direct, 'areaUnit') : undefined;
  if (measured && direct && low >= 1_000)
    return { rupees, unit: measured.unit, start, end: direct.end, isSure: quantity.hasCurrency };
  const [label] = reading.labelsBefore(start, 3);
  const isNamed = label?.of === 'rate' || (label === undefined && /^rate$/.test(wordBefore(reading, start)));
  if (isNamed && quantity.dimension === 'plain' && low >= 1_000)
    return { rupees, unit: 'SQ_FT', start: label?.start ?? start, end, isSure: label?.of === 'rate' };
  return null;
}

/** “1980 sq ft @ 9800”: too little for a price, and so likely a rate. */
function askedRate(reading: ListingReading, quantity: Quantity): StatedRate | null {
  const { start, end, low, dimension } = quantity;
  const isLikely = reading.text(start - 1) === '@' && dimension === 'plain' && low >= 1_500 && low <= 100_000;
  return isLikely && monthlyEnd(reading, end) === null
    ? { rupees: low, unit: 'SQ_FT', start, end, isSure: false }
    : null;
}

function wordBefore(reading: ListingReading, place: number): string {
  let at = place;
  while (signs.has(reading.text(at - 1))) at -= 1;
  return reading.text(at - 1);
}

/** Reads amounts with what they are for. Numbers that are no amounts stay unread. */
export function readAmounts(reading: ListingReading, isRent: boolean): StatedAmount[] {
  const amounts: StatedAmount[] = [];
  for (let place = 0; place < reading.tokens.length; place += 1) {
    if (reading.isUsed(place)) continue;
    const quantity = quantityAt(reading, place);
    if (!quantity) continue;
    const amount = amountAt(reading, quantity, isRent);
    if (!amount) {
      if (quantity.dimension !== 'plain') place = Math.max(place, quantity.end - 1);
      continue;
    }
    reading.skip(amount.start, amount.end);
    amounts.push(amount);
    place = amount.end - 1;
  }
  return amounts;
}

function amountAt(reading: ListingReading, quantity: Quantity, isRent: boolean): StatedAmount | null {
  const { dimension, low, high, hasCurrency, isDigits } = quantity;
  if (low <= 0 || high > 1e11 || (dimension !== 'amount' && dimension !== 'plain')) return null;
  const before = labelOf(reading, quantity.start);
  const monthly = monthlyEnd(reading, quantity.end);
  if (isOfForeign(reading, quantity.end)) return null;
  const isGrouped = reading.tokens.slice(quantity.start, quantity.end).some(({ raw }) => raw.includes(','));
  if (dimension === 'plain') {
    if (!isDigits && !hasCurrency) return null;
    const isMoney =
      hasCurrency ||
      before !== null ||
      monthly !== null ||
      (isRent && low >= leastFull) ||
      (isGrouped && low >= 1e4) ||
      // “28,000 + 2500 maintenance”
      (low >= 100 &&
        reading
          .labelsAfter(quantity.end, 1)
          .some(({ of, end }) => of === 'maintenance' && !isOfNext(reading, end)));
    if (!isMoney && low < 1e5) return null;
    if (low < 1e5 && !hasCurrency && monthly === null && before !== null && !takesPlain(before.of))
      return null;
  }
  let end = monthly ?? quantity.end;
  // “25k + maintenance 3200” is no amount onwards, and none of the maintenance.
  const isSum = reading.text(end - 1) === '+' && !reading.isEnd(end);
  const after = isSum ? undefined : reading.labelsAfter(end, 1)[0];
  const isBehind =
    after !== undefined &&
    before === null &&
    (ofBehind.has(after.of) || otherBehind.test(reading.text(end))) &&
    !isOfNext(reading, after.end);
  if (isBehind) ({ end } = after);
  const bound = sided(reading.unitBefore(quantity.start), 'bound', 'before')?.bound;
  const { onwards, end: last } = onwardsEnd(reading, end);
  return {
    ...{ low, high, isMonthly: monthly !== null },
    // “under 90 lakh” is what a buyer says.
    of: before?.of ?? (isBehind ? after.of : bound === 'most' ? 'otherMoney' : null),
    hasUnit:
      dimension === 'amount' ||
      isGrouped ||
      low >= 1e5 ||
      (hasCurrency && low >= 1_000) ||
      (isRent && low >= leastFull) ||
      (monthly !== null && low >= 1_000),
    isFrom: onwards || (quantity.isLeast && !isSum) || bound === 'least',
    ...{ start: before?.start ?? quantity.start, end: last },
  };
}

/** “25k maintenance 3200”: the label belongs to the number behind it, unless that has one behind it as well. */
function isOfNext(reading: ListingReading, place: number): boolean {
  const next = reading.isEnd(place) ? null : quantityAt(reading, place);
  if (next?.dimension !== 'amount' && next?.dimension !== 'plain') return false;
  const end = monthlyEnd(reading, next.end) ?? next.end;
  return !reading.labelsAfter(end, 1).some(({ of }) => moneyLabels.has(of));
}

/** “85 lakh per bigha” is no price of the whole. */
function isOfForeign(reading: ListingReading, end: number): boolean {
  const isPer = reading.text(end) === '/' || meaningOf(reading.unitAt(end), 'per') !== undefined;
  return isPer && meaningOf(reading.unitAt(end + 1), 'foreignUnit') !== undefined;
}

const ofBehind = new Set<ListingLabel>(['deposit', 'maintenance', 'rent', 'price', 'lowest']);
/** “2 lakh token”; but “95 lakh, registry extra” is a price. */
const otherBehind = /^(?:token|booking|profit|emi|commission|brokerage)$/;

/** “maintenance 4500”, “deposit 50000”, “price 95”: numbers that their label makes amounts. */
function takesPlain(of: ListingLabel): boolean {
  return (
    of === 'price' ||
    of === 'rent' ||
    of === 'maintenance' ||
    of === 'deposit' ||
    of === 'lowest' ||
    of === 'otherMoney'
  );
}

const moneyLabels = new Set<ListingLabel>([
  'price',
  'lowest',
  'rent',
  'deposit',
  'maintenance',
  'otherMoney',
]);

function labelOf(reading: ListingReading, start: number): { of: ListingLabel; start: number } | null {
  const found = reading.labelsBefore(start, 4).find(({ of }) => moneyLabels.has(of));
  if (found) return found;
  return reading.text(start - 1) === '@' ? { of: 'price', start: start - 1 } : null;
}

/** “pm”, “/month”, “per month” */
function monthlyEnd(reading: ListingReading, end: number): number | null {
  let at = end;
  if (reading.text(at) === '/' && reading.text(at + 1) === '-') at += 2;
  const unit = reading.unitAt(at);
  if (meaningOf(unit, 'monthly') && unit && !/^month$/.test(reading.text(unit.start))) return unit.end;
  const isPer = reading.text(at) === '/' || meaningOf(unit, 'per') !== undefined;
  const of = reading.unitAt(at + 1);
  const isMonth = (meaningOf(of, 'duration')?.months ?? meaningOf(of, 'monthly')) !== undefined;
  return isPer && of && (isMonth || reading.text(at + 1) === 'm') ? of.end : null;
}

/** “onwards”, “+”, “only”, “/-” go with the amount. */
function onwardsEnd(reading: ListingReading, end: number): { onwards: boolean; end: number } {
  const unit = reading.unitAt(end);
  const behind = sided(unit, 'bound', 'behind');
  if (unit && behind?.bound === 'least') return { onwards: true, end: unit.end };
  return { onwards: false, end: reading.text(end) === 'only' ? end + 1 : end };
}

/** An amount or a range of amounts as the form takes it. */
export function amountText({ low, high }: Pick<StatedAmount, 'low' | 'high'>): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  return from === to ? groupRupees(from) : `${groupRupees(from)}–${groupRupees(to)}`;
}
