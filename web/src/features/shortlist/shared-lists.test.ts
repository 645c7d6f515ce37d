import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import { newKey } from '../../lib/new-key.ts';
import { forgetList, keepList, parseSharedLists } from './shared-lists.ts';

const list = (token: string, made = false) => ({
  token: token.padEnd(22, 'x'),
  key: newKey(),
  name: 'Asha',
  me: '',
  made,
  sharedAt: '2026-11-23T08:00:00.000Z',
});

function emptyStore() {
  const values = new Map<string, string>();
  return createBrowserStore('shared', parseSharedLists, () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }));
}

test('each list has one entry, and those made here are never forgotten by themselves', () => {
  const store = emptyStore();
  keepList(list('mine', true), store);
  for (let count = 0; count < 25; count += 1) keepList(list(`other-${count}`), store);
  keepList({ ...list('other-24'), name: 'Ravi' }, store);
  const kept = store.read();
  expect(kept).toHaveLength(21);
  expect(kept[0]?.name).toBe('Ravi');
  expect(kept.filter(({ made }) => made)).toHaveLength(1);
  forgetList(kept[0]?.token ?? '', store);
  expect(store.read()).toHaveLength(20);
});

test('anything in the storage is tolerated', () => {
  for (const stored of [
    undefined,
    null,
    'x',
    {},
    [null, 1, {}, { ...list('a'), key: '<' }, { ...list('a'), made: 1 }],
  ])
    expect(parseSharedLists(stored)).toEqual([]);
  expect(parseSharedLists([list('a')])).toHaveLength(1);
});

test('each browser has a secret of its own', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
