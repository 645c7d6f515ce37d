import { expect, test } from 'vitest';
import { factChips } from './fact-chips.ts';
import { factParameters } from 'domain/search/fact-search.ts';
import { readSearch, searchFields } from 'domain/search/project-search.ts';

const search = (query: string) => readSearch(new URLSearchParams(query));

const everything = new URLSearchParams(
  'place=noida/sector-150&place=noida&kind=flat&stage=ready&furnishing=furnished&facing=northEast&with=pool&sale=resale' +
    '&rera=1&near=metro&nearMetres=1500&minArea=1000&maxArea=1200&areaUnit=sqM&areaBasis=carpet' +
    '&possessionTo=2027-12&person=0123456789abcdef01234567&minBeds=2&maxBeds=3&minBaths=2&maxBalconies=1',
);

test('each filter on a fact or place is a chip in words', () => {
  expect(factChips(search(String(everything)), undefined).map(({ text }) => text)).toEqual([
    ...['Sector 150', 'Noida', 'Flat', 'Ready to move', 'Furnished', 'North-east facing', 'Swimming pool'],
    ...['Resale', 'With RERA number', 'Within 1,500 m of an open metro station'],
    ...['Carpet area: 1,000–1,200 sq m', 'Possession: up to 2027-12', 'One agent only'],
    ...['Bedrooms: 2–3', 'Bathrooms: from 2', 'Balconies: up to 1'],
  ]);
});

test('taking away all chips one by one leaves no filter, and each takes away its own only', () => {
  let left = search(String(everything));
  for (let count = factChips(left, undefined).length; count > 0; count -= 1) {
    const [chip] = factChips(left, undefined);
    left = { ...left, ...chip?.without };
    expect(factChips(left, undefined)).toHaveLength(count - 1);
  }
  expect(searchFields(left).filter(([name]) => factParameters.includes(name))).toEqual([]);
});
