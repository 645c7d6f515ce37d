import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexes } from '../office/rooms.ts';

const page = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8');

interface Row {
  collections: string[];
  /** The fields of the key; none if the collection cannot be sharded, or need not be. */
  key: string[];
  isHashed: boolean;
  why: string;
}

const rows: Row[] = page.split('\n').flatMap((line) => {
  const [, names = '', key = '', why = ''] = line.split('|').map((cell) => cell.trim());
  if (!names.startsWith('`')) return [];
  const collections = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const fields = [...key.matchAll(/(\w+): (?:1|'hashed')/g)].map(([, field = '']) => field);
  return [{ collections, key: fields, isHashed: key.includes('hashed'), why }];
});
const rowOf = (collection: string) => rows.find(({ collections }) => collections.includes(collection));

const all = Object.entries(indexes);

test.each(all)('the page on scaling has a row for %s', (collection) => {
  expect(rowOf(collection)).toBeDefined();
});

test.each(all)('the key of %s, if it has one, agrees with its indexes', (collection, descriptions) => {
  const { key = [], isHashed, why = '' } = rowOf(collection) ?? {};
  const unique = descriptions.filter((index) => index.unique).map((index) => Object.keys(index.key));
  // Each unique index is named.
  for (const fields of unique)
    expect(why, 'the page names the unique index').toMatch(
      new RegExp(`\`${fields.map((field) => field.replace('.', '\\.')).join('`.*`')}\``),
    );
  if (key.length === 0) return;
  if (isHashed) {
    expect([key, unique]).toEqual([['_id'], []]);
    return;
  }
  for (const fields of unique) expect(fields.slice(0, key.length)).toEqual(key);
  const isReady = descriptions.some((index) =>
    key.every((field, place) => Object.entries(index.key)[place]?.join() === `${field},1`),
  );
  expect(isReady, 'an ascending index begins with the key').toBe(true);
});

test('no row is left of a collection or a unique index that is gone', () => {
  for (const { collections, why } of rows) {
    const [, field] = /[Uu]nique index on `(\w+)`/.exec(why) ?? [];
    if (!field) continue;
    for (const collection of collections)
      expect(
        indexes[collection]?.some((index) => index.unique && Object.keys(index.key).includes(field)),
        `${collection} has a unique index on ${field}`,
      ).toBe(true);
  }
});
