import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import {
  addToCompared,
  comparePath,
  parseCompared,
  readComparedIds,
  removeFromCompared,
} from './compare-choice.ts';

const ids = ['a', 'b', 'c', 'd', 'e'].map((digit) => digit.repeat(24));
const property = (index: number) => ({ id: ids[index] ?? '', title: `Project ${index}` });

function emptyStore() {
  const kept = new Map<string, string>();
  return createBrowserStore('compare', parseCompared, () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
}

test('four can be chosen, each once, and removed again', () => {
  const store = emptyStore();
  for (const index of [0, 1, 1, 2, 3]) expect(addToCompared(property(index), store)).toBe(true);
  expect(addToCompared(property(4), store)).toBe(false);
  expect(store.read().map(({ title }) => title)).toEqual([
    'Project 0',
    'Project 1',
    'Project 2',
    'Project 3',
  ]);
  removeFromCompared(ids[1] ?? '', store);
  expect(addToCompared(property(4), store)).toBe(true);
  expect(store.read().map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3], ids[4]]);
});

test('any content of the storage is tolerated', () => {
  for (const stored of [undefined, null, 'text', 7, {}, [null, 1, {}, { id: 'short', title: 'x' }]]) {
    expect(parseCompared(stored)).toEqual([]);
  }
  const twice = [{ ...property(0), more: 1 }, property(0), { id: ids[1] }];
  expect(parseCompared(twice)).toEqual([property(0)]);
});

test('an address holds at most four ids, each once', () => {
  expect(readComparedIds(null)).toEqual([]);
  expect(readComparedIds('x,,drop table')).toEqual([]);
  expect(readComparedIds([ids[0], ids[0]?.toUpperCase(), 'no', ids[1]].join(','))).toEqual([ids[0], ids[1]]);
  expect(readComparedIds(ids.join(','))).toEqual(ids.slice(0, 4));
  expect(comparePath(readComparedIds(ids.slice(0, 2).join(',')))).toBe(`/compare?ids=${ids[0]},${ids[1]}`);
  expect(comparePath([])).toBe('/compare');
});
