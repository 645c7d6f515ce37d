import { groupRupees } from 'domain/text/format.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import type { RuleBook } from '../rule/rule-book.ts';
import type { Rule } from '../rule/rule.type.ts';
import { CostKey, CostMoment, CostPayee } from './cost-sheet.type.ts';
import type { CostLine } from './cost-sheet.type.ts';
import { TransferPayer } from '../property/terms/cost-terms.type.ts';
import type { CostTerms } from '../property/terms/cost-terms.type.ts';
import { dutyOn } from './duty.ts';
import type { Buyer } from './duty.ts';
import type { ReachedStage } from './reached-stages.ts';
import { Exact, percentOf, rupees } from '../../base/numbers/exact.ts';

/** What the other lines depend on. */
export interface Purchase {
  terms: CostTerms;
  book: RuleBook;
  carpet: Exact;
  squareMetres: Exact;
  /** The agreement value in rupees. */
  value: Exact;
  buyer: Buyer;
  /** The value by the circle rate in rupees; null if not known. */
  circleValue: Exact | null;
  isHome: boolean;
  /** Whether the place is known, on which the limit of an affordable home depends. */
  isPlaced: boolean;
  /** A plot, on which no GST is due. */
  isLand: boolean;
  /** Whether a part of the agreement value is not known. */
  hasUnknownParts: boolean;
  isResale: boolean;
  /** Null if the listing does not say. */
  isReady: boolean | null;
  hasLoan: boolean;
  /** For each payment of the plan, since when its stage is reached. */
  reached?: readonly (ReachedStage | null)[];
}

type Line = Omit<
  CostLine,
  'inAgreementValue' | 'inDutyBase' | 'inTdsBase' | 'refundable' | 'amount' | 'tax'
> & {
  amount: Exact | null;
  tax?: Exact;
  refundable?: boolean;
};

const askUs = 'Please ask us.';
const noRule = 'We have no confirmed rate for this. Please ask us.';

/** The lines 9 to 19: taxes, charges at possession, duty, and what a resale adds. A line that does not apply is left out. */
export function otherLines(purchase: Purchase): CostLine[] {
  const { terms, isResale } = purchase;
  const lines = [
    ...(isResale ? [] : [gst(purchase)]),
    ...(isResale
      ? []
      : [
          leaseRent(purchase),
          perArea(purchase, CostKey.SECURITY, terms.securityRate, CostPayee.ASSOCIATION),
          maintenance(purchase),
          meters(purchase),
        ]),
    stampDuty(purchase),
    registration(purchase),
    lump(CostKey.LEGAL, terms.legal, CostPayee.LAWYER, CostMoment.AGREEMENT),
    ...(purchase.hasLoan ? [lump(CostKey.LOAN_COSTS, terms.loanCosts, CostPayee.BANK, CostMoment.LOAN)] : []),
    ...(isResale ? [transfer(purchase), brokerage(purchase)] : []),
  ];
  return lines.flatMap((line) => (line && !line.amount?.isZero() ? [finished(line)] : []));
}

function finished({ amount, tax, refundable, ...line }: Line): CostLine {
  const taxed = tax ? rupees(tax) : 0;
  return {
    ...line,
    ...{ amount: amount && rupees(amount) + taxed, tax: taxed, refundable: refundable ?? false },
    ...{ inAgreementValue: false, inDutyBase: false, inTdsBase: false },
  };
}

/**
 * 5 % or 1 % on a home that is not completed, by its carpet area and its whole price; none on a completed one. Land has a
 * rule of its own.
 */
function gst(purchase: Purchase): Line | null {
  const { book, value, squareMetres, isHome, isLand, isPlaced, isReady } = purchase;
  const line = { key: CostKey.GST, payTo: CostPayee.BUILDER, when: CostMoment.INSTALMENTS };
  if (isLand) return gstAt(book.find('gst.land'), purchase, line);
  if (isReady) return null;
  if (isReady === null)
    return { ...line, amount: null, formula: 'It depends on whether the building is completed.', rules: [] };
  const area = book.find('gst.affordableCarpet');
  const price = book.find('gst.affordableValue');
  const affordable = isHome && area && price && squareMetres.lte(area.value) && value.lte(price.value);
  if (isHome && (!area || !price)) return { ...line, amount: null, formula: noRule, rules: [] };
  if (affordable && !isPlaced)
    return { ...line, amount: null, formula: 'It depends on the place, which is not known.', rules: [area] };
  const rate = book.find(isHome ? (affordable ? 'gst.affordableHome' : 'gst.home') : 'gst.commercial');
  const rated = gstAt(rate, purchase, line);
  const limits = isHome ? [area, price].filter((rule) => rule !== undefined) : [];
  // What is not known can lift the price above the limit.
  const unless =
    affordable && purchase.hasUnknownParts
      ? `, as long as the parts that are not known keep it within ₹ ${groupRupees(Number(price.value))}`
      : '';
  return { ...rated, formula: `${rated.formula}${unless}`, rules: [...rated.rules, ...limits] };
}

function gstAt(
  rate: Rule | undefined,
  { value }: Purchase,
  line: Pick<Line, 'key' | 'payTo' | 'when'>,
): Line {
  if (!rate) return { ...line, amount: null, formula: noRule, rules: [] };
  const formula = `${rate.value} % of the agreement value`;
  return { ...line, amount: percentOf(value, rate.value), formula, rules: [rate] };
}

function leaseRent({ book, ...purchase }: Purchase): Line {
  const line = perArea(purchase, CostKey.LEASE_RENT, purchase.terms.leaseRentRate, CostPayee.AUTHORITY);
  const rate = book.find('gst.leaseRent');
  if (!line.amount || line.amount.isZero()) return line;
  if (!rate) return { ...line, amount: null, formula: noRule };
  return { ...line, tax: percentOf(line.amount, rate.value), rules: [rate] };
}

function perArea(
  { carpet }: Pick<Purchase, 'carpet'>,
  key: CostKey,
  rate: string | null | undefined,
  payTo: CostPayee,
): Line {
  const line = { key, payTo, when: CostMoment.POSSESSION, rules: [], refundable: key === CostKey.SECURITY };
  if (rate === null || rate === undefined) return { ...line, amount: null, formula: askUs };
  return { ...line, amount: carpet.times(rate), formula: `₹ ${rate} × ${squareFeet(carpet.toNumber())}` };
}

function maintenance({ terms, carpet, book }: Purchase): Line {
  const line = { key: CostKey.MAINTENANCE, payTo: CostPayee.BUILDER, when: CostMoment.POSSESSION };
  const { maintenanceRate: rate, maintenanceMonths: months } = terms;
  if (rate === null || rate === undefined || months === null || months === undefined)
    return { ...line, amount: null, formula: askUs, rules: [] };
  const amount = carpet.times(rate).times(months);
  const formula = `₹ ${rate} × ${squareFeet(carpet.toNumber())} × ${months} months`;
  return taxed({ ...line, amount, formula, rules: [] }, book);
}

function meters({ terms, book }: Purchase): Line {
  const line = lump(CostKey.METERS, terms.meters, CostPayee.BUILDER, CostMoment.POSSESSION);
  return taxed(line, book);
}

/** With GST on services; without a rule for it, the line is not known. */
function taxed(line: Line, book: RuleBook): Line {
  const rate = book.find('gst.services');
  if (!line.amount || line.amount.isZero()) return line;
  if (!rate) return { ...line, amount: null, formula: noRule };
  const tax = percentOf(line.amount, rate.value);
  return { ...line, tax, formula: `${line.formula.replace(/\.$/, '')} + ${rate.value} % GST`, rules: [rate] };
}

function lump(key: CostKey, amount: number | null | undefined, payTo: CostPayee, when: CostMoment): Line {
  const known = amount !== null && amount !== undefined;
  return {
    ...{ key, payTo, when, rules: [] },
    ...{ amount: known ? new Exact(amount) : null, formula: known ? 'A fixed amount.' : askUs },
  };
}

/** The base of duty: the agreement value or the value by the circle rate, whichever is higher. */
function dutyBase({ value, circleValue }: Purchase): Exact {
  return circleValue ? Exact.max(value, circleValue) : value;
}

function baseWords({ value, circleValue }: Purchase): string {
  if (!circleValue) return 'the agreement value; the circle rate is not known';
  return circleValue.gt(value) ? 'the value by the circle rate' : 'the agreement value';
}

function stampDuty(purchase: Purchase): Line {
  const { terms, book, buyer } = purchase;
  const base = dutyBase(purchase);
  const duty = dutyOn(book, { base, buyer, isRural: terms.isRural ?? false });
  const line = { key: CostKey.STAMP_DUTY, payTo: CostPayee.GOVERNMENT };
  if (!duty) return { ...line, when: CostMoment.AGREEMENT, amount: null, formula: noRule, rules: [] };
  const inParts = duty.atAgreement.lt(duty.amount) && !purchase.isResale && !purchase.isReady;
  const percent = base.isZero() ? new Exact(0) : duty.amount.div(base).times(100);
  return {
    ...line,
    when: inParts ? CostMoment.AGREEMENT_AND_POSSESSION : CostMoment.AGREEMENT,
    amount: duty.amount,
    formula: `${percent.toDecimalPlaces(2).toString()} % of ${baseWords(purchase)}`,
    rules: duty.rules,
  };
}

function registration(purchase: Purchase): Line {
  const line = { key: CostKey.REGISTRATION, payTo: CostPayee.GOVERNMENT, when: CostMoment.AGREEMENT };
  const rate = purchase.book.find('registration.rate');
  if (!rate) return { ...line, amount: null, formula: noRule, rules: [] };
  const amount = percentOf(dutyBase(purchase), rate.value);
  return { ...line, amount, formula: `${rate.value} % of ${baseWords(purchase)}`, rules: [rate] };
}

/** The charge of the land authority for a resale; the sources disagree on its base. */
function transfer({ terms, book, value }: Purchase): Line | null {
  const line = { key: CostKey.TRANSFER, payTo: CostPayee.AUTHORITY, when: CostMoment.AGREEMENT };
  if (terms.transferPayer === TransferPayer.SELLER) return null;
  const rate = book.find('transfer.rate');
  const base = book.find('transfer.base');
  if (!rate || !base) return { ...line, amount: null, formula: noRule, rules: [] };
  const rules: Rule[] = [rate, base];
  const allotment = terms.allotmentPrice ?? null;
  if (base.value === 'allotmentPrice' && allotment === null)
    return { ...line, amount: null, formula: 'The original allotment price is not known.', rules };
  const from = base.value === 'allotmentPrice' && allotment !== null ? new Exact(allotment) : value;
  const half = terms.transferPayer === TransferPayer.HALF;
  const whole = percentOf(from, rate.value);
  const unless = rate.allotment && !terms.allotmentPeriod ? ', if it was allotted after 2011' : '';
  const words = `${rate.value} % of ₹ ${groupRupees(rupees(from))}${unless}`;
  return { ...line, amount: half ? whole.div(2) : whole, formula: half ? `Half of ${words}` : words, rules };
}

function brokerage({ book, value }: Purchase): Line {
  const line = { key: CostKey.BROKERAGE, payTo: CostPayee.AGENT, when: CostMoment.AGREEMENT };
  const rate = book.find('brokerage.resale');
  if (!rate) return { ...line, amount: null, formula: noRule, rules: [] };
  const fee = {
    ...line,
    amount: percentOf(value, rate.value),
    formula: `${rate.value} % of the price`,
    rules: [],
  };
  const whole = taxed(fee, book);
  return { ...whole, rules: [rate, ...whole.rules] };
}
