import { CostMoment } from './cost-sheet.type.ts';
import type { CostLine, CostPayment, CostKey } from './cost-sheet.type.ts';
import { dutyOn } from './duty.ts';
import { Exact, rupees } from './exact.ts';
import type { Purchase } from './other-lines.ts';

const wholePercent = 100;

/**
 * What is due when: the instalments of the payment plan with their GST, the duty on its one or two dates, and the charges
 * at possession. The sum of all payments is the sum of all known lines. Without a plan, the price is one payment.
 */
export function paymentsOf(purchase: Purchase, lines: readonly CostLine[]): CostPayment[] {
  const { isResale, isReady } = purchase;
  const of = (moment: CostMoment) => lines.filter(({ when }) => when === moment);
  const inFull = isResale || isReady;
  const payments = [
    ...instalments(purchase, sumOf(of(CostMoment.INSTALMENTS)), Boolean(inFull)),
    ...of(CostMoment.AGREEMENT).map((line) => payment(0, line)),
    ...of(CostMoment.AGREEMENT_AND_POSSESSION).flatMap((line) => dutyInParts(purchase, line)),
    ...of(CostMoment.LOAN).map((line) => payment(0, line)),
    ...of(CostMoment.POSSESSION).map((line) => payment(inFull ? 0 : null, line)),
  ];
  return payments
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => (one.month ?? Infinity) - (other.month ?? Infinity) || 0);
}

const names: Record<CostKey, string> = {
  BASIC_PRICE: 'Price',
  LOCATION: 'Location charges',
  FLOOR_RISE: 'Floor rise',
  PARKING: 'Parking',
  CLUB: 'Club membership',
  POWER_BACKUP: 'Power back-up',
  ELECTRICITY_AND_FIRE: 'Electricity and fire fighting',
  DEVELOPMENT: 'Development charges',
  GST: 'GST',
  LEASE_RENT: 'One-time lease rent',
  SECURITY: 'Maintenance security',
  MAINTENANCE: 'Maintenance in advance',
  METERS: 'Meters and documents',
  STAMP_DUTY: 'Stamp duty',
  REGISTRATION: 'Registration fee',
  LEGAL: 'Lawyer and papers',
  LOAN_COSTS: 'Costs of the loan',
  TRANSFER: 'Transfer charge',
  BROKERAGE: 'Our fee',
};

function payment(month: number | null, { key, amount }: CostLine): CostPayment {
  return { month, name: names[key], amount: amount ?? 0 };
}

/** The last instalment is the rest, so that the parts add up. */
function instalments({ terms }: Purchase, sum: number, inFull: boolean): CostPayment[] {
  const plan = terms.paymentPlan ?? [];
  if (inFull || plan.length === 0) return [{ month: 0, name: 'Price with GST', amount: sum }];
  let left = sum;
  return plan.map(({ name, percent, month }, index) => {
    const amount = index === plan.length - 1 ? left : rupees(new Exact(sum).times(percent).div(wholePercent));
    left -= amount;
    return { month: month ?? null, name, amount };
  });
}

/** A part of the duty at the agreement, the rest at possession. */
function dutyInParts({ book, buyer, terms, value, circleValue }: Purchase, line: CostLine): CostPayment[] {
  const base = circleValue ? Exact.max(value, circleValue) : value;
  const duty = dutyOn(book, { base, buyer, isRural: terms.isRural ?? false });
  const first = duty ? rupees(duty.atAgreement) : 0;
  const part = book.find('duty.atAgreementRate')?.value ?? '';
  return [
    { month: 0, name: `Stamp duty, ${part} % at the agreement`, amount: first },
    { month: null, name: 'Stamp duty, the rest', amount: (line.amount ?? 0) - first },
  ];
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
