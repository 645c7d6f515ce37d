import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import { addToShortlist, maxShortlist, parseShortlist, removeFromShortlist } from './shortlist.ts';

const first = '0123456789abcdef01234567';
const second = '89abcdef0123456789abcdef';

function testShortlist(values = new Map<string, string>()) {
  return createBrowserStore('shortlist', parseShortlist, () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }));
}

test('the latest is first, each once, and listeners are notified', () => {
  const list = testShortlist();
  let told = 0;
  const stop = list.subscribe(() => (told += 1));
  addToShortlist(first, list);
  addToShortlist(second, list);
  addToShortlist(first, list);
  expect(list.read()).toEqual([second, first]);
  expect(told).toBe(2);
  stop();
  removeFromShortlist(second, list);
  expect(list.read()).toEqual([first]);
  expect(told).toBe(2);
});

test('reading twice gives the same value until another tab changes it', () => {
  const values = new Map([['shortlist', JSON.stringify([first])]]);
  const list = testShortlist(values);
  const before = list.read();
  expect(list.read()).toBe(before);
  values.set('shortlist', JSON.stringify([second]));
  expect(list.read()).toEqual([second]);
});

test('invalid ids are dropped', () => {
  expect(parseShortlist([first, 'x', 7, null, first])).toEqual([first]);
  expect(parseShortlist('x')).toEqual([]);
  expect(testShortlist(new Map([['shortlist', '{broken']])).read()).toEqual([]);
});

test('a full list takes no more', () => {
  const list = testShortlist();
  for (let count = 0; count < maxShortlist; count += 1) {
    expect(addToShortlist(count.toString(16).padStart(24, '0'), list)).toBe(true);
  }
  expect(addToShortlist(first, list)).toBe(false);
  expect(list.read()).toHaveLength(maxShortlist);
});

test('without storage, the value lasts as long as the page', () => {
  const list = createBrowserStore('shortlist', parseShortlist, () => {
    throw new Error('forbidden');
  });
  addToShortlist(first, list);
  expect(list.read()).toEqual([first]);
});
