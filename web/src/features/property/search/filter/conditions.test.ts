import { expect, test } from 'vitest';
import { isChosen, withoutCondition } from './conditions.ts';
import { readSearch } from 'domain/search/project-search.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));
const parts = [
  { field: 'price', withoutField: '3 bhk supernova' },
  { field: 'leftover', withoutField: '3 bhk under 1 cr' },
];

test('a chosen filter decides its condition, and words decide the others', () => {
  const search = read('q=3+bhk+under+1+cr+supernova&maxPrice=5000000&rera=1');
  expect(isChosen(search, 'price')).toBe(true);
  expect(isChosen(search, 'reraOnly')).toBe(true);
  expect(isChosen(search, 'bedrooms')).toBe(false);
});

test('a condition is dropped from the filters or from the words', () => {
  const words = read('q=3+bhk+under+1+cr+supernova');
  expect(withoutCondition(words, 'price', parts)).toEqual({ query: '3 bhk supernova' });
  expect(withoutCondition(words, 'keyword', parts)).toEqual({ query: '3 bhk under 1 cr' });
  expect(withoutCondition(words, 'places', parts)).toBeNull();
  expect(withoutCondition(read('maxPrice=5'), 'price', parts)).toEqual({
    ...{ minPrice: undefined, maxPrice: undefined },
  });
});
