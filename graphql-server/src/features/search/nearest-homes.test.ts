import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask } = app;

interface Answer {
  projects: {
    nearest: { property: { title: string; price: { from: number } | null }; differences: string[] }[];
  };
}

async function nearest(query: string, filter: object = {}): Promise<[string, number | null, ...string[]][]> {
  const { data } = await ask<Answer>(
    `query ($query: String, $filter: ProjectFilter) {
      projects(query: $query, filter: $filter) {
        nearest { differences property { title price { from } } }
      }
    }`,
    { query, filter },
  );
  return data.projects.nearest.map(({ property, differences }) => [
    property.title,
    property.price?.from ?? null,
    ...differences,
  ]);
}

const home = (title: string, price: string, rooms: string, locality: string, more: object = {}) =>
  addProperty(app, { title, price, rooms, locality, category: 'RESIDENTIAL', ...more });

test('a search without results names the nearest homes and what differs, the smallest difference first', async () => {
  await home('Close', '93 lakh', '3 BHK', 'Sector 76');
  await home('Dear', '2 Cr', '3 BHK', 'Sector 76');
  await home('Small', '78 lakh', '2 BHK', 'Sector 76');
  await home('Beside', '75 lakh', '3 BHK', 'Sector 78');
  expect(await nearest('3 bhk sector 76 under 95 lakh')).toEqual([]);
  expect(await nearest('3 bhk sector 76 under 80 lakh')).toEqual([
    ['Close', 93_00_000, '₹ 13 lakh over your budget'],
    ['Beside', 75_00_000, expect.stringMatching(/^In Sector 78/)],
    ['Small', 78_00_000, '2 BHK instead of 3 BHK'],
  ]);
  expect(await nearest('3 bhk sector 76 above 1 crore under 1.5 crore')).toEqual([
    ['Close', 93_00_000, '₹ 7 lakh below your budget'],
    ['Dear', 2_00_00_000, '₹ 50 lakh over your budget'],
    expect.arrayContaining(['Beside']),
  ]);
  expect((await nearest('2 bhk sector 78'))[0]).toEqual([
    'Small',
    78_00_000,
    expect.stringMatching(/^In Sector 76/),
  ]);
});

test('a search that no single condition spoils gives way on the lightest ones together', async () => {
  await home('Far off', '1.4 Cr', '4 BHK', 'Sector 150');
  const answer = await nearest('ready 4 bhk park facing sector 76');
  expect(answer).toHaveLength(1);
  const [title, , ...differences] = answer[0] ?? [];
  expect(title).toBe('Far off');
  expect(differences).toEqual([
    expect.stringMatching(/^In Sector 150/),
    expect.stringMatching(/^Possession/),
    'Park facing not stated',
  ]);
});

test('homes to rent and sold homes are never the nearest of homes to buy', async () => {
  await home('Let', '30k', '3 BHK', 'Sector 76', { propertyStatus: 'FOR_RENT' });
  await home('Gone', '85 lakh', '3 BHK', 'Sector 76', { propertyStatus: 'SOLD' });
  expect(await nearest('3 bhk sector 76 under 80 lakh')).toEqual([]);
  expect(await nearest('3 bhk sector 76 rent under 20k')).toEqual([
    ['Let', 30_000, '₹ 10,000 a month over your budget'],
  ]);
});

test('a project shows the price of the homes that come closest', async () => {
  await home('Towers', '60 lakh', '2 BHK', 'Sector 76', {
    configurations: [
      { name: '2 BHK', bedrooms: 2, carpet: 700, priceFrom: 60_00_000 },
      { name: '3 BHK', bedrooms: 3, carpet: 1_000, priceFrom: 96_00_000 },
    ],
  });
  expect(await nearest('3 bhk sector 76 under 80 lakh')).toEqual([
    ['Towers', 96_00_000, '₹ 16 lakh over your budget'],
  ]);
});
