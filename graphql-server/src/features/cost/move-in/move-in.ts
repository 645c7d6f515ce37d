import type { RuleBook } from '../../rule/rule-book.ts';
import { Exact, percentOf, rupees } from '../../../base/numbers/exact.ts';
import { MoveInKey } from './move-in.type.ts';
import type { MoveIn, MoveInLine } from './move-in.type.ts';
import type { RentTerms } from '../../property/terms/rent-terms.type.ts';

/** A month of rent has so many days where a fee is said in days. */
const daysInMonth = 30;

/**
 * What must be paid before moving in, in whole rupees, half up: a month of rent and of maintenance, the deposit, and our
 * fee with GST. What is not known is left out of the total and named.
 */
export function moveInOf(rent: number, terms: RentTerms, book: Pick<RuleBook, 'find'>): MoveIn {
  const { depositMonths, maintenance, brokerageDays } = terms;
  const tax = book.find('gst.services');
  const fee = isKnown(brokerageDays) ? new Exact(rent).times(brokerageDays).div(daysInMonth) : null;
  const taxed = fee?.isZero() ? new Exact(0) : fee && tax ? percentOf(fee, tax.value) : null;
  const lines: MoveInLine[] = [
    { key: MoveInKey.RENT, amount: rent, tax: 0 },
    { key: MoveInKey.MAINTENANCE, amount: maintenance ?? null, tax: 0 },
    { key: MoveInKey.DEPOSIT, amount: isKnown(depositMonths) ? rent * depositMonths : null, tax: 0 },
    {
      key: MoveInKey.BROKERAGE,
      amount: fee && taxed ? rupees(fee) + rupees(taxed) : null,
      tax: taxed ? rupees(taxed) : 0,
    },
  ];
  return {
    lines,
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: lines.flatMap(({ key, amount }) => (amount === null ? [key] : [])),
    rules: tax && fee && !fee.isZero() ? [tax] : [],
    agreement: book.find('rent.duty') ?? null,
  };
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
