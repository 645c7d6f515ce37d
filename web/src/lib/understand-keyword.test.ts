import { expect, test } from 'vitest';
import { understandKeyword, withoutText } from './understand-keyword.ts';
import type { KeywordFilters } from './understand-keyword.ts';

const lakh = 100_000;

test.each<[keyword: string, filters: KeywordFilters, words: string]>([
  ['3 bhk', { rooms: [3] }, ''],
  ['sector 76 3 bhk', { rooms: [3] }, 'sector 76'],
  ['under 1 crore', { maxPrice: 100 * lakh }, ''],
  ['3bhk ready sector 150 under 1.2cr', { rooms: [3], maxPrice: 120 * lakh }, 'ready sector 150'],
  [
    '2 BHK flat in Noida Extension under 60 lakh',
    { rooms: [2], category: 'RESIDENTIAL', maxPrice: 60 * lakh },
    'Noida Extension',
  ],
  ['4 bhk villa greater noida 3 cr se kam', { rooms: [4], maxPrice: 300 * lakh }, 'villa greater noida'],
  ['studio apartment sector 62 rent 15k', { rooms: [0], intent: 'RENT', maxPrice: 15_000 }, 'sector 62'],
  [
    '1 bhk flat on rent near metro 12000 tak',
    { rooms: [1], category: 'RESIDENTIAL', intent: 'RENT', maxPrice: 12_000 },
    'near metro',
  ],
  ['builder floor sector 108 4 bhk', { rooms: [4] }, 'builder floor sector 108'],
  [
    '80 lakh se 1 crore 3bhk greater noida west',
    { minPrice: 80 * lakh, maxPrice: 100 * lakh, rooms: [3] },
    'greater noida west',
  ],
  ['shop in sector 18 noida 50 lakh', { maxPrice: 50 * lakh }, 'shop sector 18 noida'],
  ['office space sector 62', { category: 'COMMERCIAL' }, 'sector 62'],
  ['between 50 and 80 lakh', { minPrice: 50 * lakh, maxPrice: 80 * lakh }, ''],
  ['50-80 lakh', { minPrice: 50 * lakh, maxPrice: 80 * lakh }, ''],
  ['above 1 crore 20 lakh', { minPrice: 120 * lakh }, ''],
  ['2 crore+', { minPrice: 200 * lakh }, ''],
  ['2-3 bhk', { rooms: [2, 3] }, ''],
  ['2 ya 3 bhk', { rooms: [2, 3] }, ''],
  ['3+ bhk', { rooms: [3, 4] }, ''],
  ['2.5 bhk', { rooms: [2] }, ''],
  ['1 rk', { rooms: [0] }, ''],
  ['flat for sale', { category: 'RESIDENTIAL', intent: 'BUY' }, ''],
  ['sector 150', {}, 'sector 150'],
  ['Kadamba House in the park', {}, 'Kadamba House in the park'],
  ['Orchid Officers Colony', {}, 'Orchid Officers Colony'],
  ['under construction', {}, 'under construction'],
  ['3 kids', {}, '3 kids'],
  ['1,25 crore', {}, '1,25 crore'],
])('“%s” is %j and the words “%s”', (keyword, filters, words) => {
  const { understood, words: left } = understandKeyword(keyword);
  expect(Object.assign({}, ...understood.map(({ text: _, ...found }) => found))).toEqual(filters);
  expect(left).toBe(words);
});

test('each understood text is part of the keyword and can be removed from it', () => {
  const keyword = 'Sector 76 3 BHK under 1 crore';
  const texts = understandKeyword(keyword).understood.map(({ text }) => text);
  expect(texts).toEqual(['3 BHK', 'under 1 crore']);
  expect(withoutText(keyword, '3 BHK')).toBe('Sector 76 under 1 crore');
});
