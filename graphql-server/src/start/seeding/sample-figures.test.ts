import { expect, test } from 'vitest';
import { costOfLoan, yearsOfLoan } from 'domain/money/emi.ts';
import { formatRupees } from 'domain/text/format.ts';
import { blogSeeds } from '../../features/blog/blog.seed.ts';

test('the instalments in the story of a loan are those of the calculator', () => {
  const story = blogSeeds.find(({ title }) => title.includes('EMI'));
  const text = [story?.description, story?.para_1, story?.para_2].join(' ').replaceAll(/\s/gu, ' ');
  const terms = { loan: 8_000_000, interestPercent: 8.5, years: 20 };
  const cost = costOfLoan(terms);
  const shorter = costOfLoan({ ...terms, years: 15 });
  const dearer = costOfLoan({ ...terms, interestPercent: 9 });
  const first = Math.round((terms.loan * terms.interestPercent) / 1_200);
  for (const rupees of [
    ...[cost.monthly, cost.total, cost.interest, first, cost.monthly - first],
    ...[shorter.monthly, shorter.monthly - cost.monthly, dearer.monthly],
  ])
    expect(text).toContain(formatRupees(rupees).replaceAll(/\s/gu, ' '));
  expect(Math.round((yearsOfLoan(terms)[4]?.balance ?? 0) / 10_000)).toBe(705);
});
