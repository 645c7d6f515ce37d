import { expect, test } from 'vitest';
import { propertyDetails } from '../../testing/properties.ts';
import { columnHome, columnsOf } from './compare-columns.ts';
import { compareAmenities, compareFacts } from './compare-rows.ts';
import type { ComparePropertiesQuery } from './compare.generated.ts';

type Property = ComparePropertiesQuery['propertiesByIds'][number];

const kind = { study: false, servant: false, builtUp: null, pricedOn: '2026-11-20', planRooms: null };
const threeBhk = { ...kind, key: '3-bhk', name: '3 BHK', bedrooms: 3, carpet: 1_480, superArea: 1_950 };
const fourBhk = { ...kind, key: '4-bhk', name: '4 BHK', bedrooms: 4, carpet: 2_150, superArea: 2_830 };
const configurations = [
  { ...threeBhk, priceFrom: 12_500_000 },
  { ...fourBhk, priceFrom: null },
];
const unknown = ['FLOOR_RISE', 'PARKING', 'CLUB'] as const;
const figures = { unknown: [], loan: 10_000_000, instalment: null };

function property(values: Partial<Property> = {}): Property {
  return {
    ...propertyDetails(),
    ...{ shownConfiguration: null, configurations: [], allIn: [], moveIn: null, homeLoan: null },
    ...{ availability: null, builderPage: null, rera: null, progress: [] },
    ...values,
  };
}

const jheel = property({
  ...{ id: 'a', configurations, shownConfiguration: '3-bhk', stage: 'UNDER_CONSTRUCTION' },
  allIn: [{ ...figures, configuration: '3-bhk', total: 15_669_871, unknown: ['FLOOR_RISE'] }],
  availability: {
    counts: [
      { configuration: '3-bhk', available: 17 },
      { configuration: '4-bhk', available: 4 },
    ],
  },
  nearestStation: { name: 'Sector 148', metres: 2_410 },
  completion: { year: 2027, quarter: null, month: 12 },
  progress: [
    { takenOn: '2026-08-01', tower: null, text: 'Piling.' },
    { takenOn: '2026-10-05', tower: 'Tower B', text: '10th floor slab cast' },
  ],
});
const promisedOn = '2024-01-01';
const delivered = (deliveredOn: string) => ({ promisedOn, deliveredOn });
const chinar = property({
  ...{ id: 'b', nearestStation: { name: 'Sector 16', metres: 640 }, stage: 'READY' },
  allIn: [{ ...figures, configuration: null, total: 13_000_000, instalment: 87_559 }],
  builderPage: { id: 'x', name: 'Builder', trackRecord: [delivered('2023-12-20'), delivered('2024-06-01')] },
});

const rowOf = (columns: ReturnType<typeof columnsOf>, label: string) =>
  compareFacts(columns).find((row) => row.label === label);
const texts = (columns: ReturnType<typeof columnsOf>, label: string) =>
  rowOf(columns, label)?.facts.map((fact) => fact?.text);

test('a column is the configuration of the address, else the one that its property shows', () => {
  const columns = columnsOf(
    [{ id: 'a', home: '4-bhk' }, { id: 'a', home: 'gone' }, { id: 'b' }, { id: 'unknown' }],
    [jheel, chinar],
  );
  expect(columns.map(columnHome)).toEqual(['4 BHK, 2,150 sq ft', '3 BHK, 1,480 sq ft', '3 BHK']);
  expect(texts(columns, 'Price')).toEqual(['On Request', '₹ 1,25,00,000', '₹ 1,25,00,000']);
  expect(texts(columns, 'All-in')).toEqual([undefined, '₹ 1,56,69,871', '₹ 1,30,00,000']);
  expect(texts(columns, 'Carpet area')).toEqual(['2,150 sq ft', '1,480 sq ft', '1,150 sq ft']);
  expect(texts(columns, 'Homes free')).toEqual(['4', '17', undefined]);
});

test('the figures are those of the sheet, and what they leave out stands below', () => {
  const columns = columnsOf([{ id: 'a' }, { id: 'b' }], [jheel, chinar]);
  expect(rowOf(columns, 'All-in')?.facts[0]?.note).toBe('without floor rise');
  const three = {
    ...jheel,
    allIn: [{ ...figures, configuration: '3-bhk', total: 1, unknown: [...unknown] }],
  };
  expect(rowOf(columnsOf([{ id: 'a' }], [three]), 'All-in')?.facts[0]?.note).toBe(
    'without 3 charges that are not known',
  );
  expect(texts(columns, 'Own money needed')).toEqual(['₹ 56,69,871', '₹ 30,00,000']);
  // 1 crore at 8.5 % over 20 years: 86,782.32 a month, rounded up.
  expect(texts(columns, 'Instalment a month')).toEqual(['₹ 86,783', '₹ 87,559']);
  expect(texts(columns, 'Price per sq ft (carpet)')).toEqual(['₹ 8,446', '₹ 10,870']);
  expect(texts(columns, 'Possession')).toEqual(['Dec 2027', 'Ready to move']);
  expect(texts(columns, 'Nearest metro')).toEqual([
    'Sector 148, 2.4 km straight',
    'Sector 16, 640 m straight',
  ]);
  expect(texts(columns, 'Builder’s delay')).toEqual([undefined, '0–5 months late, 2 projects']);
  expect(rowOf(columns, 'There today')?.facts[0]).toEqual({
    text: 'Under construction. Tower B: 10th floor slab cast',
    note: 'October 2026',
  });
});

test('the better figure of a row is marked, and of equal ones none', () => {
  const columns = columnsOf([{ id: 'a' }, { id: 'b' }], [jheel, chinar]);
  const better = (label: string) => rowOf(columns, label)?.better;
  // A total without floor rise is not lower than one with it.
  expect(better('All-in')).toEqual([false, false]);
  expect(better('Own money needed')).toEqual([false, false]);
  const whole = { ...jheel, allIn: jheel.allIn.map((one) => ({ ...one, unknown: [] })) };
  const known = columnsOf([{ id: 'a' }, { id: 'b' }], [whole, chinar]);
  expect(rowOf(known, 'All-in')?.better).toEqual([false, true]);
  expect(rowOf(known, 'Instalment a month')?.better).toEqual([true, false]);
  expect(better('Carpet area')).toEqual([true, false]);
  expect(better('Possession')).toEqual([false, true]);
  expect(better('Nearest metro')).toEqual([false, true]);
  // One that is not known is not worse.
  expect(better('Builder’s delay')).toEqual([false, false]);
  expect(better('Status')).toEqual([false, false]);
  const same = columnsOf([{ id: 'a' }, { id: 'a', home: '3-bhk' }], [jheel]);
  expect(rowOf(same, 'All-in')?.better).toEqual([false, false]);
});

test('a rent per square foot is not better than a price', () => {
  const rented = { ...chinar, id: 'c', propertyStatus: 'FOR_RENT' as const };
  const columns = columnsOf([{ id: 'a' }, { id: 'c' }], [jheel, rented]);
  expect(texts(columns, 'Price per sq ft (carpet)')).toEqual(['₹ 8,446', '₹ 10,870 / month']);
  expect(rowOf(columns, 'Price per sq ft (carpet)')?.better).toEqual([false, false]);
});

test('amenities differ where one home has what another has not', () => {
  const columns = columnsOf(
    [{ id: 'a' }, { id: 'b' }],
    [
      { ...jheel, amenities: ['Gym', 'Pool'] },
      { ...chinar, amenities: ['Gym'] },
    ],
  );
  expect(compareAmenities(columns).map(({ label, differs }) => [label, differs])).toEqual([
    ['Gym', false],
    ['Pool', true],
  ]);
});
