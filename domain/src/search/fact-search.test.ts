import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factParameters } from './fact-search.ts';
import { canonicalAddress, readSearch, searchPath, searchVariables } from './project-search.ts';

function read(query: string) {
  return readSearch(new URLSearchParams(query));
}

test('filters on facts are readable in the address, and read back as the same search', () => {
  const query =
    'place=noida/sector-150&place=greater-noida-west&kind=flat&kind=builderFloor&stage=ready&facing=northEast' +
    '&with=parkFacing&sale=resale&rera=1&near=metro/pari-chowk&nearMetres=500&minArea=190&maxArea=210' +
    '&areaUnit=sqYd&areaBasis=plot&possessionFrom=2027-01&possessionTo=2027-12' +
    '&person=0123456789abcdef01234567&minBeds=0&maxBeds=2&minBaths=2&minBalconies=1';
  const search = read(query);
  expect(searchPath(search, {}, '/shop')).toBe(`/shop?${query}`);
  expect(searchVariables(search).filter).toEqual({
    places: ['noida/sector-150', 'greater-noida-west'],
    kinds: ['FLAT', 'BUILDER_FLOOR'],
    stages: ['READY'],
    facing: ['NORTH_EAST'],
    extras: ['PARK_FACING'],
    sale: 'RESALE',
    reraOnly: true,
    near: { kind: 'METRO', id: 'metro/pari-chowk', metresMax: 500 },
    floorArea: { min: 190, max: 210, unit: 'SQ_YD', basis: 'PLOT' },
    possession: { from: '2027-01', to: '2027-12' },
    responsibleId: '0123456789abcdef01234567',
    bedrooms: { min: 0, max: 2 },
    baths: { min: 2 },
    balconies: { min: 1 },
  });
});

test('ready=1 is short for the stage, and swapped bounds are put right', () => {
  expect(canonicalAddress(new URL('http://localhost/shop?ready=1'))).toBe('/shop?stage=ready');
  expect(read('minArea=900&maxArea=100').floorArea).toEqual({ min: 100, max: 900 });
  expect(read('possessionFrom=2028-01&possessionTo=2027-01').possession).toEqual({
    from: '2027-01',
    to: '2028-01',
  });
});

test('bad values are ignored', () => {
  const address =
    '/shop?kind=castle&place=../etc&place=Noida&near=%00&minArea=-1&maxArea=1e99&areaUnit=bigha&person=me' +
    '&possessionTo=2027-13&minBeds=many&rera=yes&sale=gift';
  expect(canonicalAddress(new URL(address, 'http://localhost'))).toBe('/shop');
});

test('an address of any values becomes a canonical one at once', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('flat', 'noida/sector-150', 'metro', '5', '900', '2027-12', 'ready', 'sqYd', '1', ''),
  );
  const field = fc.tuple(fc.constantFrom(...factParameters), value);
  fc.assert(
    fc.property(fc.array(field, { maxLength: 12 }), (fields) => {
      const url = new URL(`http://localhost/shop?${new URLSearchParams(fields)}`);
      const canonical = canonicalAddress(url) ?? url.pathname + url.search;
      expect(canonicalAddress(new URL(canonical, url))).toBeNull();
    }),
  );
});
