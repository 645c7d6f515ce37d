import { expect, test } from 'vitest';
import { allInSteps, tintOf } from './all-in-steps.ts';

const lakh = 100_000;

test.each([
  [[156.7, 197.2], 4, [160, 180, 200]],
  [[156.7, 197.2], 10, [160, 165, 170, 175, 180, 185, 190, 195, 200]],
  [[45, 50], 10, [45, 46, 47, 48, 49, 50]],
  [[20.1, 20.9], 4, [21]],
  [[100, 900], 4, [200, 400, 600, 800, 1_000]],
  [[30, 30], 4, []],
  [[30], 4, []],
  [[], 4, []],
])('totals of %j lakh have at most %i round steps: %j', (totals, most, steps) => {
  const found = allInSteps(
    totals.map((total) => total * lakh),
    most,
  );
  if (steps.length <= most) expect(found).toEqual(steps.map((step) => step * lakh));
  expect(found.length).toBeLessThanOrEqual(most);
  for (const total of totals) if (found.length > 0) expect(found.at(-1)).toBeGreaterThanOrEqual(total * lakh);
});

test('a home has the tint of the first step that it does not exceed', () => {
  const bounds = [16_000_000, 18_000_000];
  expect([15_669_871, 16_000_000, 16_000_001, 18_000_000].map((total) => tintOf(total, bounds))).toEqual([
    0, 0, 1, 1,
  ]);
});
