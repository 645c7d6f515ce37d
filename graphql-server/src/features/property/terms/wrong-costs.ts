import type { FieldMessages } from '../../../base/errors.ts';
import { PaymentPlanKind } from './cost-terms.type.ts';
import type { CostTerms } from './cost-terms.type.ts';
import { Exact } from '../../../base/numbers/exact.ts';

const wholePercent = 100;

/** The terms that contradict each other: a payment plan that cannot be, a charge named twice. */
export function wrongCosts(costs: CostTerms | undefined): FieldMessages {
  if (!costs || typeof costs !== 'object') return {};
  const { locationCharges } = costs;
  const names = Array.isArray(locationCharges) ? locationCharges.map(({ name }) => name) : [];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  const plan = wrongPlan(costs);
  return {
    ...(plan && { 'costs.paymentPlan': plan }),
    ...(twice !== undefined && { 'costs.locationCharges': `“${twice}” appears twice.` }),
  };
}

/** Shares that are not 100 % together, or payments that do not fit the kind of the plan. */
function wrongPlan({ paymentPlan, paymentPlanKind }: CostTerms): string | undefined {
  if (!Array.isArray(paymentPlan) || paymentPlan.length === 0) return undefined;
  const sum = paymentPlan.reduce(
    (all, { percent }) => all.plus(/^\d{1,3}(\.\d{1,4})?$/.test(percent) ? percent : 0),
    new Exact(0),
  );
  if (!sum.eq(wholePercent)) return `The payment plan adds up to ${sum.toString()} %. It must be 100 %.`;
  const stages = paymentPlan.filter(({ whenReached }) => whenReached);
  const dated = stages.find(({ month }) => typeof month === 'number');
  if (dated) return `“${dated.name}” is due in a month or when it is reached, not both.`;
  const stage = paymentPlanKind === PaymentPlanKind.TIME_LINKED ? stages[0] : undefined;
  return stage && `A time-linked plan counts in months. Please enter a month for “${stage.name}”.`;
}
