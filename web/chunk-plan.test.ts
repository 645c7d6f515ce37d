import { expect, test } from 'vitest';
import { planChunks } from './chunk-plan.ts';

const piece = (id: string, size: number, pages: string[], needs: string[] = []) => ({
  id,
  size,
  pages: new Set(pages),
  needs,
});

test('a small module goes into a file that its page loads anyway, and large ones stay apart', () => {
  const plan = planChunks([
    piece('a-page', 5_000, ['a-page'], ['small', 'shared']),
    piece('b-page', 5_000, ['b-page'], ['shared']),
    piece('shared', 5_000, ['a-page', 'b-page']),
    piece('small', 100, ['a-page']),
  ]);
  expect(plan.get('small')).toBe(plan.get('a-page'));
  expect(new Set(plan.values()).size).toBe(3);
});

test('no two files import each other', () => {
  const plan = planChunks([
    piece('a-page', 1_000, ['a-page'], ['middle']),
    piece('middle', 9_000, ['a-page', 'b-page', 'c-page'], ['low']),
    piece('low', 100, ['a-page', 'b-page', 'c-page', 'd-page']),
    piece('b-page', 9_000, ['b-page'], ['middle']),
    piece('c-page', 9_000, ['c-page'], ['middle']),
    piece('d-page', 9_000, ['d-page'], ['low']),
  ]);
  // With the first page and the lowest module in one file, that file and the middle would need each other.
  const circle = plan.get('a-page') === plan.get('low') && plan.get('middle') !== plan.get('low');
  expect(circle).toBe(false);
});
