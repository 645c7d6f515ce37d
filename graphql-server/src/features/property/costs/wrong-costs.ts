import type { FieldMessages } from '../../../base/errors.ts';
import type { CostTerms } from './cost-terms.type.ts';
import { Exact } from './exact.ts';

const wholePercent = 100;

/** The terms that contradict each other: shares that are not 100 % together, a charge named twice. */
export function wrongCosts(costs: CostTerms | undefined): FieldMessages {
  if (!costs || typeof costs !== 'object') return {};
  const { paymentPlan, locationCharges } = costs;
  const sum = Array.isArray(paymentPlan)
    ? paymentPlan.reduce(
        (all, { percent }) => all.plus(/^\d{1,3}(\.\d{1,4})?$/.test(percent) ? percent : 0),
        new Exact(0),
      )
    : null;
  const names = Array.isArray(locationCharges) ? locationCharges.map(({ name }) => name) : [];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return {
    ...(sum &&
      paymentPlan?.length &&
      !sum.eq(wholePercent) && {
        'costs.paymentPlan': `The payment plan adds up to ${sum.toString()} %. It must be 100 %.`,
      }),
    ...(twice !== undefined && { 'costs.locationCharges': `“${twice}” is there twice.` }),
  };
}
