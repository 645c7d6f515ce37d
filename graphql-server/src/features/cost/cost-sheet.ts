import { costOfLoan, maxLoan } from 'domain/money/emi.ts';
import type { RuleBook } from '../rule/rule-book.ts';
import type { AreaBasis } from '../property/property.type.ts';
import { agreementLines } from './agreement-lines.ts';
import type { CostQuestion } from './agreement-lines.ts';
import { CostKey } from './cost-sheet.type.ts';
import type { CostLine, CostLoan, CostSheet, CostTds } from './cost-sheet.type.ts';
import type { Buyer } from './duty.ts';
import { Exact, percentOf, rupees } from '../../base/numbers/exact.ts';
import { otherLines } from './other-lines.ts';
import type { Purchase } from './other-lines.ts';
import { paymentsOf, planKindOf } from './payments.ts';
import { otherReadings, totalOf } from './readings.ts';

/** Everything that a sheet depends on. */
export interface SheetQuestion extends CostQuestion {
  squareMetres: Exact;
  /** What the area measures: carpet, or a plot. */
  basis: AreaBasis;
  /** The key of the configuration, if the property has some. */
  configuration?: string | null;
  buyer: Buyer;
  /** The value by the circle rate in rupees; null if not known. */
  circleValue: Exact | null;
  isHome: boolean;
  isPlaced: boolean;
  isLand: boolean;
  isResale: boolean;
  /** Null if the listing does not say. */
  isReady: boolean | null;
  /** The loan that the visitor chose; undefined for the largest. */
  loan?: number;
  /** The interest that the visitor entered; undefined for that of the rules. */
  interestPercent?: number;
  years: number;
  reached?: Purchase['reached'];
  /** The chosen day of booking; undefined for the day of the sheet. */
  bookedOn?: string;
}

/** What one home really costs: the figures of its sheet that stand beside a price. Null while its price is not known. */
export function allInOf(question: SheetQuestion, book: RuleBook) {
  const { lines, total, unknown, loan } = linesOf(question, book);
  const price = basicPriceOf(lines);
  if (price === null) return null;
  return { price, total, unknown, loan: loan?.amount ?? null, instalment: loan?.instalment ?? null };
}

function linesOf(question: SheetQuestion, book: RuleBook) {
  const own = agreementLines(question, question.isResale);
  const { total: agreementValue, unknown: unknownParts } = totalOf(own);
  const value = new Exact(agreementValue);
  const loan = loanOf(question, book, agreementValue);
  const purchase: Purchase = {
    ...{ ...question, book, value },
    ...{ hasLoan: (loan?.amount ?? 0) > 0, hasUnknownParts: unknownParts.length > 0 },
  };
  const lines = [...own, ...otherLines(purchase)];
  return { ...totalOf(lines), own, agreementValue, loan, purchase, lines };
}

function basicPriceOf(lines: readonly CostLine[]): number | null {
  return lines.find(({ key }) => key === CostKey.BASIC_PRICE)?.amount ?? null;
}

/** The cost sheet for a question by the rules of a book: lines in order, exact to the rupee. */
export function costSheetOf(question: SheetQuestion, book: RuleBook): CostSheet {
  const { own, agreementValue, loan, purchase, lines, total, unknown } = linesOf(question, book);
  const basic = basicPriceOf(lines);
  const tds = tdsOf(purchase);
  const bookedOn = question.bookedOn ?? book.day;
  const rules = [...lines.flatMap((line) => line.rules), ...(loan?.rules ?? []), ...(tds?.rules ?? [])];
  return {
    configuration: question.configuration ?? null,
    carpet: question.carpet.toNumber(),
    basis: question.basis,
    lines,
    agreementValue,
    total,
    unknown,
    perSquareFoot: new Exact(total).div(question.carpet).toFixed(2),
    aboveBasicPercent: basic ? new Exact(total).div(basic).minus(1).times(100).toFixed(2) : null,
    tds,
    loan,
    ownMoney: total - (loan?.amount ?? 0),
    planKind: planKindOf(purchase),
    bookedOn,
    payments: paymentsOf(purchase, lines, bookedOn),
    readings: otherReadings(purchase, own),
    yearlyMaintenance: yearlyMaintenance(purchase),
    hasOldRules: rules.some((rule) => book.isOld(rule)),
    day: book.day,
  };
}

function loanOf(
  { loan, years, interestPercent: own }: SheetQuestion,
  book: RuleBook,
  value: number,
): CostLoan | null {
  const steps = book.steps('loan.steps');
  const stepRule = book.find('loan.steps');
  if (!steps || !stepRule) return null;
  const most = maxLoan(value, steps);
  const amount = Math.min(loan ?? most, most);
  const interest = book.find('loan.rate');
  const income = book.find('loan.foir');
  const free = book.find('loan.noPrepaymentChargeFrom');
  const interestPercent = own ?? (interest ? Number(interest.value) : null);
  const instalment =
    interestPercent === null || amount === 0
      ? null
      : costOfLoan({ loan: amount, interestPercent, years }).monthly;
  return {
    ...{ most, amount, interestPercent, years, instalment },
    interestOn: own === undefined ? (interest?.validFrom ?? null) : null,
    incomePercent: income ? Number(income.value) : null,
    noPrepaymentChargeFrom: free?.value ?? null,
    rules: [stepRule, own === undefined ? interest : undefined, income, free].filter(
      (rule) => rule !== undefined,
    ),
  };
}

/** 1 % of the higher of price and stamp value when either reaches the threshold; withheld, and not added. */
function tdsOf({ book, value, circleValue }: Purchase): CostTds | null {
  const rate = book.find('tds.rate');
  const threshold = book.find('tds.threshold');
  const form = book.find('tds.form');
  const abroad = book.find('tds.nonResident');
  const base = circleValue ? Exact.max(value, circleValue) : value;
  if (!rate || !threshold || base.lt(threshold.value)) return null;
  return {
    amount: rupees(percentOf(base, rate.value)),
    form: form?.value ?? null,
    nonResident: abroad?.value ?? null,
    rules: [rate, threshold, form, abroad].filter((rule) => rule !== undefined),
  };
}

function yearlyMaintenance({ terms, carpet, book }: Purchase): number | null {
  const rate = terms.maintenanceRate;
  const tax = book.find('gst.services');
  if (rate === null || rate === undefined || !tax) return null;
  const year = carpet.times(rate).times(12);
  return rupees(year.plus(percentOf(year, tax.value)));
}
