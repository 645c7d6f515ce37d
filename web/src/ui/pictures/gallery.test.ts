import { expect, test } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

test('the picture after the last one is the first', () => {
  expect(wrapIndex(5, 5)).toBe(0);
});

test('the picture before the first one is the last', () => {
  expect(wrapIndex(-1, 5)).toBe(4);
});

test('positions between the ends stay', () => {
  for (const index of [0, 1, 4]) expect(wrapIndex(index, 5)).toBe(index);
});

test('a single picture is its own neighbour', () => {
  expect(wrapIndex(1, 1)).toBe(0);
  expect(wrapIndex(-1, 1)).toBe(0);
});

test('an empty gallery stays at its beginning', () => {
  expect(wrapIndex(1, 0)).toBe(0);
});

test('any number of steps stays inside, and the same number back returns to the start', () => {
  for (let count = 1; count <= 7; count += 1) {
    for (let steps = -20; steps <= 20; steps += 1) {
      const reached = wrapIndex(2 + steps, count);
      expect(reached).toBeGreaterThanOrEqual(0);
      expect(reached).toBeLessThan(count);
      expect(wrapIndex(reached - steps, count)).toBe(wrapIndex(2, count));
    }
  }
});
