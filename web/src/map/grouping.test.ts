import { expect, test } from 'vitest';
import { groupSpots } from './grouping.ts';

const size = { width: 100, height: 44 };

test('labels that stand apart stay alone', () => {
  expect(groupSpots([])).toEqual([]);
  expect(
    groupSpots([
      { x: 0, y: 0, ...size },
      { x: 105, y: 0, ...size },
      { x: 0, y: 60, ...size },
    ]),
  ).toEqual([[0], [1], [2]]);
});

test('labels that would cover each other become one group', () => {
  expect(
    groupSpots([
      { x: 0, y: 0, ...size },
      { x: 500, y: 0, ...size },
      { x: 90, y: 10, ...size },
    ]),
  ).toEqual([[1], [0, 2]]);
});

test('a group takes in what it still covers, and leaves room for what it covers no more', () => {
  const labels = (...places: number[]) => places.map((x) => ({ x, y: 0, ...size }));
  expect(groupSpots(labels(0, 60, 98)).map((members) => members.sort())).toEqual([[0, 1, 2]]);
  expect(groupSpots(labels(0, 60, 108))).toEqual([[2], [0, 1]]);
});

test('projects at the very same place are one group', () => {
  expect(groupSpots(Array.from({ length: 100 }, () => ({ x: 7, y: 7, ...size })))).toHaveLength(1);
});
