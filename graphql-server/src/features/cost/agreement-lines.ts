import { groupRupees } from 'domain/text/format.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import { indianNumber } from 'domain/text/number.ts';
import { CostKey, CostMoment, CostPayee } from './cost-sheet.type.ts';
import type { CostLine } from './cost-sheet.type.ts';
import type { CostTerms } from '../property/terms/cost-terms.type.ts';
import { Exact, rupees } from '../../base/numbers/exact.ts';

/** What a sheet is computed from: the terms of the project and the choices of the visitor. */
export interface CostQuestion {
  terms: CostTerms;
  /** The price of the project in whole rupees, which counts where there is no basic rate; null on request. */
  price: number | null;
  /** Whether it is the price of a unit. */
  isUnitPrice?: boolean;
  /** Square feet of carpet area. */
  carpet: Exact;
  /** Undefined if the visitor chose none. */
  floor?: number;
  /** The names of the charges for locations that apply. */
  locationCharges: readonly string[];
  parking: number;
}

type Draft = Pick<CostLine, 'key' | 'formula'> & { amount: Exact | null };

const askUs = 'Please ask us.';

/** The lines 1 to 8: what the builder or the seller asks for the home. Their sum is the agreement value. */
export function agreementLines(question: CostQuestion, isResale: boolean): CostLine[] {
  const { terms, carpet } = question;
  const perArea = (key: CostKey, rate: string | null | undefined): Draft =>
    rate === null || rate === undefined
      ? { key, amount: null, formula: askUs }
      : { key, amount: carpet.times(rate), formula: `₹ ${rate} × ${squareFeet(carpet.toNumber())}` };
  const drafts: Draft[] = [
    basicPrice(question),
    locationCharge(question),
    floorRise(question),
    times(CostKey.PARKING, terms.parking, question.parking, 'slot'),
    times(CostKey.CLUB, terms.club, 1),
    powerBackup(terms),
    perArea(CostKey.ELECTRICITY_AND_FIRE, terms.electricityRate),
    perArea(CostKey.DEVELOPMENT, terms.developmentRate ?? '0'),
  ];
  const payTo = isResale ? CostPayee.SELLER : CostPayee.BUILDER;
  // The price of a resale covers what came with the home.
  const asked = isResale
    ? drafts.filter(({ key, amount }) => key === CostKey.BASIC_PRICE || amount?.gt(0))
    : drafts;
  return asked
    .filter(({ amount }) => !amount?.isZero())
    .map(({ amount, ...draft }) => ({
      ...draft,
      amount: amount && rupees(amount),
      ...{ tax: 0, inAgreementValue: true, inDutyBase: true, inTdsBase: true, refundable: false },
      ...{ payTo, when: CostMoment.INSTALMENTS, rules: [] },
    }));
}

function basicPrice({ terms, price, isUnitPrice, carpet }: CostQuestion): Draft {
  const key = CostKey.BASIC_PRICE;
  if (terms.basicRate)
    return {
      key,
      amount: carpet.times(terms.basicRate),
      formula: `₹ ${groupDecimal(terms.basicRate)} × ${squareFeet(carpet.toNumber())}`,
    };
  if (price === null) return { key, amount: null, formula: 'The price is on request.' };
  return { key, amount: new Exact(price), formula: `The price of this ${isUnitPrice ? 'unit' : 'listing'}.` };
}

function locationCharge({ terms, carpet, locationCharges }: CostQuestion): Draft {
  const key = CostKey.LOCATION;
  const { locationCharges: offered, maxLocationCharges } = terms;
  if (!offered) return { key, amount: null, formula: askUs };
  const chosen = offered
    .filter(({ name }) => locationCharges.includes(name))
    .sort((one, other) => new Exact(other.rate).cmp(one.rate))
    .slice(0, maxLocationCharges ?? undefined);
  const rate = chosen.reduce((sum, one) => sum.plus(one.rate), new Exact(0));
  const names = chosen.map(({ name }) => name).join(', ');
  return {
    key,
    amount: carpet.times(rate),
    formula: `${names}: ₹ ${rate.toString()} × ${squareFeet(carpet.toNumber())}`,
  };
}

function floorRise({ terms, carpet, floor }: CostQuestion): Draft {
  const key = CostKey.FLOOR_RISE;
  const { floorRise: rate, freeFloors } = terms;
  if (rate === null || rate === undefined) return { key, amount: null, formula: askUs };
  if (new Exact(rate).isZero()) return { key, amount: new Exact(0), formula: '' };
  if (floor === undefined)
    return { key, amount: null, formula: 'It depends on the floor. Please choose one.' };
  const floors = Math.max(0, floor - (freeFloors ?? 0));
  return {
    key,
    amount: carpet.times(rate).times(floors),
    formula: `₹ ${rate} × ${squareFeet(carpet.toNumber())} × ${floors} ${floors === 1 ? 'floor' : 'floors'}`,
  };
}

function powerBackup({ powerRate, powerKva }: CostTerms): Draft {
  const key = CostKey.POWER_BACKUP;
  if (powerRate === 0) return { key, amount: new Exact(0), formula: '' };
  if (powerKva === null || powerKva === undefined) return { key, amount: null, formula: askUs };
  return times(key, powerRate, powerKva, 'kVA');
}

function times(key: CostKey, each: number | null | undefined, count: number, unit?: string): Draft {
  if (each === null || each === undefined)
    return { key, amount: count === 0 ? new Exact(0) : null, formula: askUs };
  const formula = unit ? `${count} ${unit} × ₹ ${groupRupees(each)}` : 'A fixed amount.';
  return { key, amount: new Exact(each).times(count), formula };
}

function groupDecimal(text: string): string {
  return indianNumber(Number(text), 4);
}
