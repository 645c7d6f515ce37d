import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import { parseViewed, rememberViewed } from './viewed.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => digit.repeat(24));

test('the last five are kept, latest first, each once', () => {
  const kept = new Map<string, string>();
  const store = createBrowserStore('viewed', parseViewed, () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
  for (const id of [...ids, ids[2], ids[2]]) rememberViewed(id ?? '', store);
  expect(store.read()).toEqual([ids[2], ids[5], ids[4], ids[3], ids[1]]);
});

test('any content of the storage is tolerated', () => {
  for (const stored of [undefined, 'text', {}, [1, null, 'no id']]) expect(parseViewed(stored)).toEqual([]);
  expect(parseViewed([...ids, ids[0]])).toEqual(ids.slice(0, 5));
});
