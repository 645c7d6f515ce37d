import { CostMoment } from './cost-sheet.type.ts';
import type { CostLine, CostKey } from './cost-sheet.type.ts';
import type { CostPayment } from './cost-payment.type.ts';
import type { PaymentMilestone, PaymentPlanKind } from '../property/terms/cost-terms.type.ts';
import { dutyOn } from './duty.ts';
import { Exact, rupees } from '../../base/numbers/exact.ts';
import type { Purchase } from './other-lines.ts';

const wholePercent = 100;

/** A payment and its place in time: months, of which a stage takes half a month more than the payment before it. */
type Due = Omit<CostPayment, 'day'> & { order: number };

/**
 * What is due when: the instalments of the payment plan with their GST, the duty on its one or two dates, and the charges
 * at possession. The sum of all payments is the sum of all known lines. Without a plan, the price is one payment.
 */
export function paymentsOf(purchase: Purchase, lines: readonly CostLine[], bookedOn: string): CostPayment[] {
  const of = (moment: CostMoment) => lines.filter(({ when }) => when === moment);
  const inFull = isInFull(purchase);
  const payments = [
    ...instalments(purchase, sumOf(of(CostMoment.INSTALMENTS)), bookedOn),
    ...of(CostMoment.AGREEMENT).map((line) => payment(0, line)),
    ...of(CostMoment.AGREEMENT_AND_POSSESSION).flatMap((line) => dutyInParts(purchase, line)),
    ...of(CostMoment.LOAN).map((line) => payment(0, line)),
    ...of(CostMoment.POSSESSION).map((line) => payment(inFull ? 0 : null, line)),
  ];
  return payments
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.order - other.order || 0)
    .map(({ order: _order, ...rest }) => ({
      ...rest,
      day: rest.month === null ? null : monthsAfter(bookedOn, rest.month),
    }));
}

/** What decides when the payments of a plan are due; null if it is not said, or if no plan counts. */
export function planKindOf(purchase: Purchase): PaymentPlanKind | null {
  return planOf(purchase).length > 0 ? (purchase.terms.paymentPlanKind ?? null) : null;
}

/** A resale and a completed home are paid at once. */
function isInFull({ isResale, isReady }: Purchase): boolean {
  return isResale || Boolean(isReady);
}

function planOf(purchase: Purchase): readonly PaymentMilestone[] {
  return isInFull(purchase) ? [] : (purchase.terms.paymentPlan ?? []);
}

/** The same day of a later month, or its last day if it is shorter. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
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

function payment(month: number | null, { key, amount }: CostLine): Due {
  return due(month, names[key], amount ?? 0);
}

function due(month: number | null, name: string, amount: number): Due {
  return { month, name, amount, percent: null, whenReached: false, reached: null, order: month ?? Infinity };
}

/** The last instalment is the rest, so that the parts add up. A stage that was reached before the booking is due with it. */
function instalments(purchase: Purchase, sum: number, bookedOn: string): Due[] {
  const plan = planOf(purchase);
  if (plan.length === 0) return [due(0, 'Price with GST', sum)];
  let left = sum;
  let before = 0;
  return plan.map(({ name, percent, whenReached, ...milestone }, index) => {
    const reached = purchase.reached?.[index] ?? null;
    const isThere = reached?.towers.length === 0 && reached.by <= bookedOn;
    const month = isThere ? 0 : (milestone.month ?? null);
    const amount = index === plan.length - 1 ? left : rupees(new Exact(sum).times(percent).div(wholePercent));
    left -= amount;
    const isStage = month === null && Boolean(whenReached);
    before = month ?? (isStage ? before : Infinity);
    return {
      ...due(month, name, amount),
      ...{ percent, reached, whenReached: isStage },
      // After all that is due in the month before it.
      order: isStage ? before + 0.5 : before,
    };
  });
}

/** A part of the duty at the agreement, the rest at possession. */
function dutyInParts({ book, buyer, terms, value, circleValue }: Purchase, line: CostLine): Due[] {
  const base = circleValue ? Exact.max(value, circleValue) : value;
  const duty = dutyOn(book, { base, buyer, isRural: terms.isRural ?? false });
  const first = duty ? rupees(duty.atAgreement) : 0;
  const part = book.find('duty.atAgreementRate')?.value ?? '';
  return [
    due(0, `Stamp duty, ${part} % at the agreement`, first),
    due(null, 'Stamp duty, the rest', (line.amount ?? 0) - first),
  ];
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
