import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import {
  addToCompared,
  chooseHome,
  comparePath,
  parseCompared,
  readCompared,
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

test('an address names a home of a property, and two homes of one property are two columns', () => {
  const address = `${ids[0]}~3-bhk-1-950,${ids[0]}~4-bhk,${ids[1]},${ids[0]}~4-bhk,${ids[1]}~<x>`;
  const read = readCompared(address);
  expect(read).toEqual([{ id: ids[0], home: '3-bhk-1-950' }, { id: ids[0], home: '4-bhk' }, { id: ids[1] }]);
  expect(comparePath(read)).toBe(`/compare?ids=${ids[0]}~3-bhk-1-950,${ids[0]}~4-bhk,${ids[1]}`);
});

test('a property is kept with the home that its card showed, and another one can be chosen', () => {
  const store = emptyStore();
  addToCompared({ ...property(0), home: '3-bhk' }, store);
  addToCompared(property(1), store);
  chooseHome({ id: ids[0] ?? '', home: '4-bhk' }, store);
  expect(store.read()).toEqual([{ ...property(0), home: '4-bhk' }, property(1)]);
  expect(parseCompared([{ ...property(0), home: 7 }])).toEqual([property(0)]);
});

test('an address holds at most four ids, each once', () => {
  const columns = (...numbers: number[]) => numbers.map((index) => ({ id: ids[index] }));
  expect(readCompared(null)).toEqual([]);
  expect(readCompared('x,,drop table')).toEqual([]);
  expect(readCompared([ids[0], ids[0]?.toUpperCase(), 'no', ids[1]].join(','))).toEqual(columns(0, 1));
  expect(readCompared(ids.join(','))).toEqual(columns(0, 1, 2, 3));
  expect(comparePath(readCompared(ids.slice(0, 2).join(',')))).toBe(`/compare?ids=${ids[0]},${ids[1]}`);
  expect(comparePath([])).toBe('/compare');
});
