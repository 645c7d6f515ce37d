import { expect, test } from 'vitest';
import { costOfLoan, costWithPrepayment, eligibleLoan, loanFor, maxLoan, yearsOfLoan } from './emi.ts';

const manyTerms = [1, 7, 20, 30].flatMap((years) =>
  [0, 0.05, 7.35, 8.5, 15].flatMap((interestPercent) =>
    [100_000, 3_250_000, 12_500_001].map((loan) => ({ loan, interestPercent, years })),
  ),
);

test('88,12,500 at 8 % for 20 years costs 73,712 a month, and the last instalment is smaller', () => {
  expect(costOfLoan({ loan: 8_812_500, interestPercent: 8, years: 20 })).toEqual({
    monthly: 73_712,
    instalments: 240,
    lastInstalment: 73_296,
    total: 17_690_464,
    interest: 8_877_964,
  });
});

test('without interest the loan is only divided', () => {
  const terms = { loan: 1_200_000, interestPercent: 0, years: 10 };
  expect(costOfLoan(terms)).toMatchObject({ monthly: 10_000, total: 1_200_000, interest: 0 });
  expect(yearsOfLoan(terms)[2]).toEqual({ year: 3, principal: 120_000, interest: 0, balance: 840_000 });
});

test('rupees are whole, and the last instalment is never the larger one', () => {
  for (const terms of manyTerms) {
    const { monthly, instalments, lastInstalment, total, interest } = costOfLoan(terms);
    expect([monthly, lastInstalment, total, interest].every(Number.isInteger)).toBe(true);
    expect(instalments).toBeLessThanOrEqual(terms.years * 12);
    expect(lastInstalment).toBeLessThanOrEqual(monthly);
    expect(total).toBe(monthly * (instalments - 1) + lastInstalment);
  }
});

test('the years add up to the loan and its cost, and end at zero', () => {
  for (const terms of manyTerms) {
    const years = yearsOfLoan(terms);
    expect(years).toHaveLength(terms.years);
    expect(sum(years.map(({ principal }) => principal))).toBe(terms.loan);
    expect(sum(years.map(({ interest }) => interest))).toBe(costOfLoan(terms).interest);
    expect(years.at(-1)?.balance).toBe(0);
  }
});

const golden = { loan: 8_812_500, interestPercent: 8, years: 20 };

test('a prepayment of ₹5 lakh after two years ends the loan earlier, or lowers the instalment', () => {
  expect(costWithPrepayment(golden, { amount: 500_000, after: 24, keeps: 'instalment' })).toMatchObject({
    instalments: 214,
    monthlyAfter: 73_712,
    saved: 1_429_232,
    lastInstalment: 60_576,
  });
  expect(costWithPrepayment(golden, { amount: 500_000, after: 24, keeps: 'term' })).toMatchObject({
    instalments: 240,
    monthlyAfter: 69_337,
  });
});

test('a prepayment of all that is owed ends the loan', () => {
  const cost = costWithPrepayment(golden, { amount: 9_000_000, after: 12, keeps: 'term' });
  expect(cost).toMatchObject({ instalments: 12, monthlyAfter: 0 });
});

const steps = [
  { upTo: 3_000_000, percent: '90' },
  { upTo: 7_500_000, percent: '80' },
  { upTo: null, percent: '75' },
];

test.each([
  [3_000_000, 2_700_000],
  [3_500_000, 3_000_000],
  [3_750_000, 3_000_000],
  [5_000_000, 4_000_000],
  [9_375_000, 7_500_000],
  [9_500_000, 7_500_000],
  [10_000_000, 7_500_000],
  [11_750_000, 8_812_500],
])('on %i rupees a bank may lend %i', (price, most) => {
  expect(maxLoan(price, steps)).toBe(most);
});

test('an income of ₹2 lakh with ₹15,000 of other instalments carries ₹1,01,62,000', () => {
  const income = { income: 200_000, otherInstalments: 15_000, sharePercent: 50 };
  expect(eligibleLoan(income, { interestPercent: 8, years: 20 })).toBe(10_162_000);
  expect(eligibleLoan({ ...income, otherInstalments: 150_000 }, { interestPercent: 8, years: 20 })).toBe(0);
  expect(eligibleLoan({ ...income, otherInstalments: 0 }, { interestPercent: 0, years: 10 })).toBe(
    12_000_000,
  );
});

test('a loan is a share of the price in whole rupees', () => {
  expect(loanFor(12_500_000, 80)).toBe(10_000_000);
  expect(loanFor(9_999_999, 80)).toBe(7_999_999);
  expect(loanFor(11_750_000, 75)).toBe(8_812_500);
});

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
