import { expect, test } from 'vitest';
import { costName, costTexts, readCosts } from './cost-fields.ts';

const read = (texts: Record<string, string>) => readCosts((name) => texts[name] ?? '');
const plan = [
  'On booking: 10 % in month 0',
  'Top floor roof: 60.5 % when reached',
  'Keys: 29.5 % at possession',
];

test('a payment plan with its kind reads as it is written', () => {
  const typed = {
    [costName('paymentPlan')]: plan.join('\n'),
    [costName('paymentPlanKind')]: 'CONSTRUCTION_LINKED',
  };
  const { costs, wrong } = read(typed);
  expect(wrong).toEqual({});
  expect(costs).toMatchObject({
    paymentPlanKind: 'CONSTRUCTION_LINKED',
    paymentPlan: [
      { name: 'On booking', percent: '10', month: 0, whenReached: null },
      { name: 'Top floor roof', percent: '60.5', month: null, whenReached: true },
      { name: 'Keys', percent: '29.5', month: null, whenReached: null },
    ],
  });
  expect(costTexts(costs)).toMatchObject(typed);
});

test('a plan that does not add up, or a line that cannot be read, is refused with a sentence', () => {
  const wrongOf = (text: string) => read({ [costName('paymentPlan')]: text }).wrong[costName('paymentPlan')];
  expect(wrongOf('All: 90 % at possession')).toBe('The payment plan adds up to 90 %. It must be 100 %.');
  expect(wrongOf('All: 100 % one day')).toMatch(/^Please write each payment on a line of its own/);
});
