import { expect, test } from 'vitest';
import { costOfLoan, yearsOfLoan } from './emi.ts';

const eightyLakh = { loan: 8_000_000, interestPercent: 8.5, years: 20 };

const manyTerms = [1, 7, 20, 30].flatMap((years) =>
  [0, 0.05, 7.35, 8.5, 20].flatMap((interestPercent) =>
    [100_000, 3_250_000, 12_500_001].map((loan) => ({ loan, interestPercent, years })),
  ),
);

test('80 lakh at 8.5 % for 20 years is 69,425.86 a month', () => {
  expect(costOfLoan(eightyLakh)).toEqual({ monthly: 69_425.86, total: 16_662_206.4, interest: 8_662_206.4 });
});

test('without interest the loan is only divided', () => {
  const terms = { loan: 1_200_000, interestPercent: 0, years: 10 };
  expect(costOfLoan(terms)).toEqual({ monthly: 10_000, total: 1_200_000, interest: 0 });
  expect(yearsOfLoan(terms)[2]).toEqual({ year: 3, principal: 120_000, interest: 0, balance: 840_000 });
});

test('an instalment has whole paise, and the total is the instalment times the months', () => {
  for (const terms of manyTerms) {
    const { monthly, total, interest } = costOfLoan(terms);
    expect(Math.abs(monthly * 100 - Math.round(monthly * 100))).toBeLessThan(1e-4);
    expect(total).toBeCloseTo(monthly * terms.years * 12, 2);
    expect(interest).toBeCloseTo(total - terms.loan, 2);
  }
});

test('the years add up to the loan and its cost, and end at zero', () => {
  for (const terms of manyTerms) {
    const years = yearsOfLoan(terms);
    expect(years).toHaveLength(terms.years);
    expect(sum(years.map(({ principal }) => principal))).toBe(terms.loan);
    expect(sum(years.map(({ interest }) => interest))).toBe(Math.round(costOfLoan(terms).total) - terms.loan);
    expect(years.at(-1)?.balance).toBe(0);
    expect(years.every(({ principal }) => principal > 0)).toBe(true);
  }
});

test('a year equals its twelve months', () => {
  const { loan, interestPercent } = eightyLakh;
  let balance = loan;
  for (let month = 1; month <= 12; month += 1) balance += (balance * interestPercent) / 1200 - 69_425.86;
  const [first] = yearsOfLoan(eightyLakh);
  expect(first?.balance).toBe(Math.round(balance));
  expect(first?.principal).toBe(loan - Math.round(balance));
  expect((first?.principal ?? 0) + (first?.interest ?? 0)).toBe(Math.round(12 * 69_425.86));
});

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
