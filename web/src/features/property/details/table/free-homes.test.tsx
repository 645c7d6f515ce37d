import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propertyDetails } from '../../../../testing/properties.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { chosenHomes, floorBands, freeHomes } from './free-homes.ts';
import { FreeHomesTable } from './free-homes-table.tsx';
import type { StackUnit } from './stack.ts';

const unit = (number: string, floor: number | null, values: Partial<StackUnit> = {}): StackUnit => ({
  ...{ id: number, number, floor, tower: 'a', configuration: 'three', facing: 'EAST', carpet: null },
  ...{ status: 'AVAILABLE', ...values },
});
const part = (key: string, bedrooms: number, carpet: number) => ({
  ...{
    key,
    name: `${bedrooms} BHK 1,950`,
    bedrooms,
    study: null,
    servant: null,
    baths: 3,
    balconies: 3,
    carpet,
  },
  ...{ balconyArea: null, builtUp: null, superArea: 1_950, priceFrom: null, priceTo: null, pricedOn: null },
  ...{ perSquareFoot: null, plan: null, planRooms: null },
});
const units = [
  unit('A-1', 1, { configuration: 'four', facing: 'WEST' }),
  unit('A-2', 2),
  unit('A-5', 5, { carpet: 1_500.5, facing: 'WEST' }),
  unit('A-9', 9, { status: 'RESALE' }),
  unit('A-3', 3, { status: 'BOOKED', id: null }),
];
const property = propertyDetails({
  towers: [{ key: 'a', name: 'Tower A' }],
  configurations: [part('three', 3, 1_480), part('four', 4, 2_150)],
  availability: { units, counts: [], asOn: null },
  unitsAllIn: [
    { unit: 'A-9', price: 10_000_000, total: 12_000_000 },
    { unit: 'A-2', price: 11_000_000, total: 13_000_000 },
    { unit: 'A-5', price: 12_000_000, total: 14_000_000 },
  ],
});
const homes = freeHomes(property);
const chosen = (query: string) =>
  chosenHomes(homes, new URLSearchParams(query)).map(({ unit: { number } }) => number);

test('free homes are named by carpet area, the lowest all-in price first, those on request last', () => {
  expect(homes.map(({ unit: { number }, type, total }) => [number, type, total])).toEqual([
    ['A-9', '3 BHK, 1,480 sq ft', 12_000_000],
    ['A-2', '3 BHK, 1,480 sq ft', 13_000_000],
    ['A-5', '3 BHK, 1,500.5 sq ft', 14_000_000],
    ['A-1', '4 BHK, 2,150 sq ft', null],
  ]);
});

test.each([
  ['type=4+BHK%2C+2%2C150+sq+ft', ['A-1']],
  ['facing=WEST', ['A-5', 'A-1']],
  ['floor=low', ['A-2', 'A-1']],
  ['floor=high&facing=WEST', []],
  ['sort=dear', ['A-5', 'A-2', 'A-9', 'A-1']],
  ['sort=high', ['A-9', 'A-5', 'A-2', 'A-1']],
  ['upTo=13000000', ['A-9', 'A-2']],
  ['upTo=12999999&facing=EAST', ['A-9']],
  ['upTo=0', ['A-9', 'A-2', 'A-5', 'A-1']],
  ['upTo=cheap', ['A-9', 'A-2', 'A-5', 'A-1']],
  ['type=9+BHK&facing=UP&floor=attic&sort=rent', ['A-9', 'A-2', 'A-5', 'A-1']],
])('an address with %s shows %j', (query, numbers) => {
  expect(chosen(query)).toEqual(numbers);
});

test('the bands of floors hold each floor with a free home once, and one floor has none', () => {
  const bands = floorBands(homes);
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
  ]);
  expect(floorBands(homes.slice(0, 1))).toEqual([]);
  expect(floorBands([])).toEqual([]);
});

test('each free home has its floor, side, price and all-in price, which leads to its cost sheet', () => {
  renderPage(<FreeHomesTable property={property} />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['A-9', 'Floor 9', 'East', '3 BHK, 1,480 sq ft', '₹ 1,00,00,000', '₹ 1,20,00,000 all-in'],
    ['A-2', 'Floor 2', 'East', '3 BHK, 1,480 sq ft', '₹ 1,10,00,000', '₹ 1,30,00,000 all-in'],
    ['A-5', 'Floor 5', 'West', '3 BHK, 1,500.5 sq ft', '₹ 1,20,00,000', '₹ 1,40,00,000 all-in'],
    ['A-1', 'Floor 1', 'West', '4 BHK, 2,150 sq ft', 'On Request', ''],
  ]);
  expect(screen.getByRole('link', { name: '₹ 1,20,00,000 all-in' }).getAttribute('href')).toBe(
    '/project-details/green-court/cost?unit=A-9',
  );
});
