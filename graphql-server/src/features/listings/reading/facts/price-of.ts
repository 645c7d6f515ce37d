import { groupRupees } from 'domain/text/format.ts';
import { measureAt } from '../../../search/understanding/read/quantities.ts';
import { rupeesLabel } from './listing-numbers.ts';
import type { ListingReading } from '../listing-reading.ts';
import type { FactOption, ListingQuestion } from '../listing.type.ts';
import type { StatedArea } from './read-areas.ts';
import { amountText } from './read-money.ts';
import type { StatedAmount, StatedRate } from './read-money.ts';

/** From here on an amount is a price; a rent of a month is lower, unless it says so. */
const leastSale = 800_000;
/** From here on a rate is one of a sale; the rate of a rent is lower. */
const leastSaleRate = 1_000;
/** More than this beside rate times size is a slip of one of them. */
const mostApart = 0.05;

/** Whether the amounts say that something is let, sold, or neither. */
export function dealOf(
  amounts: readonly StatedAmount[],
  rates: readonly StatedRate[],
): 'rent' | 'sale' | null {
  const prices = amounts.filter(
    ({ of, hasUnit }) => hasUnit && (of === null || of === 'price' || of === 'rent'),
  );
  if (
    prices.some(({ isMonthly, of }) => isMonthly || of === 'rent') &&
    !prices.some(({ of, low }) => of !== 'rent' && low >= leastSale)
  )
    return 'rent';
  if (prices.some(({ low }) => low >= leastSale)) return 'sale';
  // “27k”: no home is sold for it.
  if (prices.some(({ of, low }) => of === null && low >= 3_000 && low < leastSale / 2)) return 'rent';
  // “@ Rs 48/sq ft”
  const isLow = ({ rupees, unit, isMore }: StatedRate) =>
    !isMore && unit === 'SQ_FT' && rupees < leastSaleRate;
  return rates.some(isLow) ? 'rent' : null;
}

/** Notes the price, or the rent, with what else the amounts say; answers what stays open. */
export function notePrices(
  reading: ListingReading,
  given: {
    amounts: readonly StatedAmount[];
    rates: readonly StatedRate[];
    areas: readonly StatedArea[];
    isRent: boolean;
    /** Its homes have prices of their own, and it begins at the least of them. */
    isProject: boolean;
    /** The message names homes of several sizes, and one price for each is not known. */
    isUnclear: boolean;
  },
): ListingQuestion[] {
  const { amounts, isRent } = given;
  const lowest = amounts.find(({ of }) => of === 'lowest');
  const all = pricesOf(amounts, isRent);
  const least = Math.min(...all.map(({ low }) => low));
  const asked = given.isProject ? all.filter(({ low }) => low === least) : all;
  const computed = computedPrice(given.rates, given.areas, isRent);
  const [first, second] = asked;
  const month = isRent ? ' a month' : '';
  const labelOf = ({ low, high, isFrom }: StatedAmount) =>
    `${low === high ? rupeesLabel(Math.round(low)) : `${rupeesLabel(Math.round(low))} – ${rupeesLabel(Math.round(high))}`}${month}${isFrom ? ' onwards' : ''}`;
  for (const { rupees, unit, start, end, isMore } of given.rates) {
    // “for sale, leased @ 65/sq ft”
    if (isMore || (!isRent && unit === 'SQ_FT' && rupees < leastSaleRate)) continue;
    const words = { SQ_FT: 'sq ft', SQ_M: 'sq m', SQ_YD: 'sq yd' }[unit];
    if (!reading.has('rate'))
      reading.note('rate', String(rupees), start, end, { label: `₹ ${groupRupees(rupees)} per ${words}` });
  }
  if (first) {
    const isOther = second !== undefined && second.low !== first.low;
    const isSlip =
      computed !== null && !isRent && Math.abs(computed.rupees - first.low) > first.low * mostApart;
    const options: FactOption[] = [
      ...(isOther ? [first, second].map((one) => ({ label: labelOf(one), value: amountText(one) })) : []),
      ...(isSlip ? [{ label: rupeesLabel(computed.rupees), value: groupRupees(computed.rupees) }] : []),
    ];
    reading.note('price', amountText(first), first.start, first.end, {
      label: labelOf(first),
      isSure: !isOther && !isSlip && !(given.isUnclear && first.low !== first.high),
      options,
    });
  } else if (computed) {
    const { rupees, rate, area, isSure } = computed;
    reading.note('price', groupRupees(rupees), rate.start, rate.end, {
      label: `${rupeesLabel(rupees)}${month} (${groupRupees(rate.rupees)} × ${groupRupees(area.low)})`,
      isSure,
    });
  }
  if (lowest?.hasUnit) {
    if (reading.has('price')) {
      reading.note(
        'lowestPrice',
        amountText({ low: lowest.low, high: lowest.low }),
        lowest.start,
        lowest.end,
        {
          label: `At least ${rupeesLabel(Math.round(lowest.low))}`,
        },
      );
    } else reading.note('price', amountText(lowest), lowest.start, lowest.end, { label: labelOf(lowest) });
  }
  noteMonthly(reading, amounts, first?.low);
  return reading.has('price') ? [] : questionOf(reading, amounts, isRent);
}

function pricesOf(amounts: readonly StatedAmount[], isRent: boolean): StatedAmount[] {
  const said = amounts.filter(({ hasUnit }) => hasUnit);
  const labelled = said.filter(
    ({ of, isMonthly }) => of === 'price' || (isRent && (of === 'rent' || (isMonthly && of === null))),
  );
  const others = said.filter(
    ({ of, low, isMonthly }) => of === null && (isRent ? !isMonthly : low >= 100_000),
  );
  const fit = labelled.filter(({ low }) => isRent || low >= 100_000);
  return fit.length > 0 ? fit : others;
}

/** Rate times size; the rate of a rent is for a month. */
function computedPrice(rates: readonly StatedRate[], areas: readonly StatedArea[], isRent: boolean) {
  const rate = rates.find(({ rupees, isMore }) => !isMore && isRent === rupees < leastSaleRate);
  const fitting = areas.filter(({ unit, low, high }) => unit === rate?.unit && low === high);
  const area = fitting.find(({ basis }) => basis === 'SUPER_BUILT_UP') ?? fitting[0];
  if (!rate || !area) return null;
  const isSure = rate.isSure && (fitting.length === 1 || area.basis === 'SUPER_BUILT_UP');
  return { rupees: Math.round(rate.rupees * area.low), rate, area, isSure };
}

/** The maintenance and the deposit of something to let. */
function noteMonthly(
  reading: ListingReading,
  amounts: readonly StatedAmount[],
  rent: number | undefined,
): void {
  const maintenance = amounts.find(({ of, low }) => of === 'maintenance' && low >= 100);
  if (maintenance)
    reading.note('maintenance', String(Math.round(maintenance.low)), maintenance.start, maintenance.end, {
      label: `Maintenance ${rupeesLabel(Math.round(maintenance.low))}`,
    });
  const deposit = amounts.find(({ of, low }) => of === 'deposit' && low >= 1_000);
  if (
    deposit &&
    rent &&
    deposit.low % rent === 0 &&
    deposit.low / rent <= 36 &&
    !reading.has('depositMonths')
  ) {
    const months = deposit.low / rent;
    reading.note('depositMonths', String(months), deposit.start, deposit.end, { label: monthsLabel(months) });
  }
}

export function monthsLabel(months: number): string {
  return `Deposit ${months} ${months === 1 ? 'month' : 'months'}`;
}

/** “95” is ₹ 95 of nothing: it is asked about, never taken. */
function questionOf(
  reading: ListingReading,
  amounts: readonly StatedAmount[],
  isRent: boolean,
): ListingQuestion[] {
  const named = amounts.find(({ of, hasUnit }) => !hasUnit && (of === 'price' || of === 'rent'));
  const bare = named
    ? { value: named.low, words: reading.shown.slice(...reading.span(named.start, named.end)) }
    : bareNumber(reading);
  if (!bare) return [];
  const { value, words } = bare;
  if (!isRent && value >= 1_000) return [];
  const times = isRent ? [1_000, 100_000] : value < 10 ? [1e7] : [1e5];
  const options = times.map((scale) => Math.round(value * scale));
  return [
    {
      field: 'price',
      question: `What does “${words}” mean as ${isRent ? 'the rent' : 'the price'}?`,
      options: options.map((rupees) => ({
        label: `${rupees < 1e5 ? `₹ ${groupRupees(rupees)}` : rupeesLabel(rupees)}${isRent ? ' a month' : ''}`,
        value: groupRupees(rupees),
      })),
    },
  ];
}

function bareNumber(reading: ListingReading): { value: number; words: string } | null {
  const numbers = reading.tokens.filter(
    (token, place) =>
      token.kind === 'number' &&
      !reading.isUsed(place) &&
      !measureAt(reading, place + 1) &&
      token.value >= 0.5 &&
      token.value < 1_000 &&
      !reading.tokens[place + 1]?.isGlued,
  );
  const [only] = numbers;
  if (!only || numbers.length > 1 || (only.value < 20 && !only.raw.includes('.'))) return null;
  return { value: only.value, words: only.raw };
}
