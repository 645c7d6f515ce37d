import { expect, test } from 'vitest';
import { furnitureOf } from './furniture.ts';

const placed = (name: string, width: number, height: number) => ({
  ...{ room: { name, length: width, width: height }, x: 10, y: 20 },
  ...{ width, height },
});

test('a bed stands in the middle of the upper wall, with two feet around it', () => {
  expect(furnitureOf(placed('Bedroom 1', 14, 12))).toEqual({
    ...{ kind: 'bed', x: 14, y: 20, width: 6, height: 6.5 },
    walk: { x: 12, y: 20, width: 10, height: 8.5 },
  });
});

test('where only the left wall leaves a way around it, the bed stands there', () => {
  expect(furnitureOf(placed('Master bedroom', 9, 11))).toEqual({
    ...{ kind: 'bed', x: 10, y: 22.5, width: 6.5, height: 6 },
    walk: { x: 10, y: 20.5, width: 8.5, height: 10 },
  });
});

test('a small bedroom has a bed without a way, and a smaller one has none', () => {
  expect(furnitureOf(placed('Bedroom', 9, 8))).toMatchObject({ kind: 'bed', walk: null });
  expect(furnitureOf(placed('Bedroom', 6, 6))).toBeNull();
});

test('a sofa stands in the living room alone', () => {
  expect(furnitureOf(placed('Living and dining', 24, 12))).toEqual({
    ...{ kind: 'sofa', x: 18.5, y: 20, width: 7, height: 3 },
    walk: { x: 18.5, y: 20, width: 7, height: 5 },
  });
  expect(furnitureOf(placed('Kitchen', 11, 8.5))).toBeNull();
});
