import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Total {
  total: number;
  unknown: string[];
  loan: number | null;
  instalment: number | null;
}
interface Sheet {
  total: number;
  unknown: string[];
  loan: { amount: number; instalment: number | null } | null;
}

const figures = 'price total unknown loan instalment';
const towers = [{ name: 'Tower A' }];
const configurations = [
  { name: '3 BHK', bedrooms: 3, carpet: 1_150, priceFrom: 13_000_000 },
  { name: '2 BHK', bedrooms: 2, carpet: 780, priceFrom: 9_500_000 },
  { name: '4 BHK', bedrooms: 4, carpet: 1_900 },
];
const costs = {
  locationCharges: [{ name: 'Park', rate: '120.5' }],
  ...{ floorRise: '25', freeFloors: 4, parking: 500_000, club: 200_000, maintenanceRate: '4.25' },
};
const flat = { category: 'RESIDENTIAL', stage: 'UNDER_CONSTRUCTION', placeKey: 'noida/sector-150' };

async function allInOf(id: string) {
  const { data, errors } = await ask<{
    property: {
      allIn: (Total & { configuration: string | null; price: number })[];
      unitsAllIn: (Total & { unit: string; price: number })[];
    };
  }>(
    `query ($id: ID!) { property(id: $id) { allIn { configuration ${figures} } unitsAllIn { unit ${figures} } } }`,
    {
      id,
    },
  );
  expect(errors).toBeUndefined();
  return data.property;
}

async function sheetOf(id: string, choices: object): Promise<Total> {
  const { data } = await ask<{ costSheet: Sheet }>(
    `query ($id: ID!, $choices: CostChoices) {
      costSheet(propertyId: $id, choices: $choices) { total unknown loan { amount instalment } }
    }`,
    { id, choices },
  );
  const { total, unknown, loan } = data.costSheet;
  return { total, unknown, loan: loan?.amount ?? null, instalment: loan?.instalment ?? null };
}

async function addUnits(id: string, units: object[]): Promise<void> {
  const { data } = await ask<{ saveUnits: { failures: object[] } }>(
    `mutation ($id: ID!, $units: [SavedUnitInput!]!) {
      saveUnits(propertyId: $id, units: $units) { failures { message } }
    }`,
    { id, units: units.map((unit) => ({ tower: 'tower-a', ...unit })) },
    { token },
  );
  expect(data.saveUnits.failures).toEqual([]);
}

/** Figures that hardly any two homes share. */
function numberOf(seed: number, least: number, most: number): number {
  return least + Math.round(((seed * 7_919) % 10_007) * ((most - least) / 10_007));
}

test.each<[string, object | undefined, number]>([
  ['with all charges', costs, 2],
  ['by a rate', { ...costs, basicRate: '11250.75' }, 3],
  ['with no charge known', undefined, 2],
])('each all-in price is the total of its cost sheet to the rupee, %s', async (_what, terms, configured) => {
  const { id } = await addProperty(app, { ...flat, towers, configurations, costs: terms });
  const random = Array.from({ length: 67 }, (_item, seed) => ({
    ...{ number: `R-${seed}`, floor: numberOf(seed, 0, 40), configuration: ['2-bhk', '3-bhk'][seed % 2] },
    ...(seed % 3 === 0 && { carpet: numberOf(seed, 500, 2_000) + 0.25 }),
    ...(seed % 5 === 0 && { price: numberOf(seed, 5_000_000, 40_000_000) }),
    ...(seed % 5 === 1 && { rate: String(numberOf(seed, 7_000, 19_000) / 100) }),
  }));
  await addUnits(id, [
    ...random,
    { number: 'P-1', configuration: '2-bhk', floor: 9, ...(terms && { locationCharges: ['Park'] }) },
    { number: 'P-2', configuration: '2-bhk', floor: 9 },
    { number: 'P-3', configuration: '2-bhk' },
    { number: 'A-1', carpet: 900, price: 12_345_678 },
  ]);
  const { allIn, unitsAllIn } = await allInOf(id);
  expect(allIn).toHaveLength(configured);
  expect(unitsAllIn).toHaveLength(71);
  for (const { configuration, price, ...figures } of allIn) {
    expect(await sheetOf(id, { configuration })).toEqual(figures);
    expect(figures.total).toBeGreaterThan(price);
  }
  for (const { unit, price: _price, ...figures } of unitsAllIn)
    expect(await sheetOf(id, { unit })).toEqual(figures);
  for (const all of [allIn, unitsAllIn])
    expect(all.map(({ total }) => total)).toEqual(
      all.map(({ total }) => total).sort((one, other) => one - other),
    );
});

test('a project without configurations has one all-in price, that of its own sheet', async () => {
  const { id } = await addProperty(app, { ...flat, area: '1,150 sq ft carpet', price: '1.25 Cr', costs });
  const { allIn, unitsAllIn } = await allInOf(id);
  expect(allIn).toEqual([{ configuration: null, price: 12_500_000, ...(await sheetOf(id, {})) }]);
  expect(unitsAllIn).toEqual([]);
});

test('no home has an all-in price where there is no sheet, or no price', async () => {
  const of = async (values: object) => {
    const { id } = await addProperty(app, { ...flat, towers, ...values });
    if ('configurations' in values)
      await addUnits(id, [
        { number: 'A-1', configuration: '4-bhk' },
        { number: 'A-2', configuration: '2-bhk', status: 'BOOKED' },
      ]);
    return allInOf(id);
  };
  const none = { allIn: [], unitsAllIn: [] };
  expect(await of({ area: '900 sq ft carpet', price: '25,000', propertyStatus: 'FOR_RENT' })).toEqual(none);
  expect(await of({ area: '900 sq ft carpet', price: '90 lakh', propertyStatus: 'SOLD' })).toEqual(none);
  expect(await of({ area: '900 sq ft carpet', price: 'On Request' })).toEqual(none);
  const { allIn, unitsAllIn } = await of({ configurations });
  expect(allIn.map(({ configuration }) => configuration)).toEqual(['2-bhk', '3-bhk']);
  expect(unitsAllIn).toEqual([]);
});
