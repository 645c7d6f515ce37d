import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';
import { seedWhenEmpty } from './sample-content.ts';

const app = await startTestApp({ pages: true });
const { ask, call } = app;

interface Home {
  bedrooms: number | null;
  carpet: number | null;
  superArea: number | null;
  priceFrom: number | null;
}

interface Listing {
  slug: string;
  price: { from: number } | null;
  rooms: { min: number; max: number } | null;
  areas: { basis: string | null; min: number; max: number }[];
  configurations: Home[];
}

const listing = `slug price { from } rooms { min max } areas { basis min max }
  configurations { bedrooms carpet superArea priceFrom }`;

const queries: [query: string, fits: (home: Home) => boolean][] = [
  ...[1, 2, 3, 4].flatMap((count): typeof queries => {
    const hasRooms = ({ bedrooms }: Home) => bedrooms === count;
    return [
      [`${count} bhk`, hasRooms],
      [`${count} bhk noida`, hasRooms],
      [`${count} bhk flat`, hasRooms],
      [`${count} kamre ka ghar`, hasRooms],
    ];
  }),
  ['3 bhk sector 76', ({ bedrooms }) => bedrooms === 3],
  ['4+ bhk', ({ bedrooms }) => (bedrooms ?? 0) >= 4],
  ['3+ bhk noida', ({ bedrooms }) => (bedrooms ?? 0) >= 3],
  ['2-3 bhk', ({ bedrooms }) => bedrooms === 2 || bedrooms === 3],
  ['3 bhk sasta', ({ bedrooms }) => bedrooms === 3],
  ['3 bhk mehnga', ({ bedrooms }) => bedrooms === 3],
  ['under 1 crore', ({ priceFrom }) => priceFrom !== null && priceFrom <= 1e7],
  ['above 1.3 crore', ({ priceFrom }) => priceFrom !== null && priceFrom >= 1.3e7],
  [
    '1.2 crore se 1.5 crore',
    ({ priceFrom }) => priceFrom !== null && priceFrom >= 1.2e7 && priceFrom <= 1.5e7,
  ],
  [
    '3 bhk under 1 crore',
    ({ bedrooms, priceFrom }) => bedrooms === 3 && priceFrom !== null && priceFrom <= 1e7,
  ],
  [
    '2 bhk under 1 crore',
    ({ bedrooms, priceFrom }) => bedrooms === 2 && priceFrom !== null && priceFrom <= 1e7,
  ],
  ['above 1200 sq ft carpet', ({ carpet }) => carpet !== null && carpet >= 1200],
  ['under 800 sq ft carpet', ({ carpet }) => carpet !== null && carpet <= 800],
  ['above 2000 sq ft super area', ({ superArea }) => superArea !== null && superArea >= 2000],
];

function lowest(homes: readonly Home[]): number | null {
  const prices = homes.flatMap(({ priceFrom }) => priceFrom ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** Expects the price, the rooms and the carpet area of those homes that fit. */
function expectOf(found: Listing, fits: (home: Home) => boolean, said: string): void {
  if (found.configurations.length === 0) return;
  const homes = found.configurations.filter(fits);
  expect(homes.length, said).toBeGreaterThan(0);
  expect([said, found.price?.from ?? null]).toEqual([said, lowest(homes)]);
  const bedrooms = homes.flatMap((home) => home.bedrooms ?? []);
  expect([Math.floor(found.rooms?.min ?? -1), Math.floor(found.rooms?.max ?? -1)], said).toEqual([
    Math.min(...bedrooms),
    Math.max(...bedrooms),
  ]);
  const carpets = homes.flatMap(({ carpet }) => carpet ?? []);
  const carpet = found.areas.find(({ basis }) => basis === 'CARPET');
  if (carpets.length > 0)
    expect([carpet?.min, carpet?.max], said).toEqual([Math.min(...carpets), Math.max(...carpets)]);
}

test('each search and each landing page shows the price of the homes that it is about', async () => {
  await seedWhenEmpty(app.context);
  let configured = 0;
  expect(queries.length).toBeGreaterThanOrEqual(30);
  for (const [query, fits] of queries) {
    const { data } = await ask<{ projects: { items: Listing[] } }>(
      `query ($query: String!) { projects(query: $query, perPage: 100) { items { ${listing} } } }`,
      { query },
    );
    const { items } = data.projects;
    configured += items.filter(({ configurations }) => configurations.length > 0).length;
    for (const found of items) expectOf(found, fits, `${query}: ${found.slug}`);
    for (const sort of ['PRICE_ASCENDING', 'PRICE_DESCENDING']) {
      const sorted = await ask<{ projects: { items: Listing[] } }>(
        `query ($query: String!) { projects(query: $query, sort: ${sort}, perPage: 100) { items { ${listing} } } }`,
        { query },
      );
      const prices = sorted.data.projects.items.map(({ price }) => price?.from ?? null);
      const known = prices.filter((price) => price !== null);
      const inOrder = known.toSorted((one, other) =>
        sort === 'PRICE_ASCENDING' ? one - other : other - one,
      );
      expect([query, ...prices]).toEqual([query, ...inOrder, ...prices.filter((price) => price === null)]);
    }
  }
  expect(configured).toBeGreaterThan(30);

  const pages = await ask<{ landingPages: { slug: string; rooms: number | null }[] }>(
    '{ landingPages(first: 100) { slug rooms } }',
  );
  expect(pages.data.landingPages.length).toBeGreaterThan(10);
  for (const { slug, rooms } of pages.data.landingPages) {
    const { data } = await ask<{
      landingPage: {
        lowestPrice: number | null;
        highestPrice: number | null;
        count: number;
        projects: Listing[];
      };
    }>(`{ landingPage(slug: "${slug}") { lowestPrice highestPrice count projects { ${listing} } } }`);
    const { projects, lowestPrice, highestPrice, count } = data.landingPage;
    const fits = ({ bedrooms }: Home) =>
      rooms === null || (rooms === 4 ? (bedrooms ?? 0) >= 4 : bedrooms === rooms);
    for (const found of projects) expectOf(found, fits, `${slug}: ${found.slug}`);
    if (count > projects.length) continue;
    const prices = projects.flatMap(({ price }) => price?.from ?? []);
    expect([slug, lowestPrice, highestPrice]).toEqual([
      slug,
      prices.length > 0 ? Math.min(...prices) : null,
      prices.length > 0 ? Math.max(...prices) : null,
    ]);
  }
  const { text } = await call('GET', '/shop-left-sidebar?q=3%20bhk%20sector%2076');
  expect(text).toContain('1,42,00,000');
  expect(text).not.toContain('98,00,000');
  expect((await call('GET', '/projects/3-bhk-in-noida')).text).toContain('from ₹ 1.25 Cr');
});

interface Price {
  configuration?: string | null;
  unit?: string;
  total: number;
}

test('each all-in price of the samples is the total of its cost sheet, to the rupee', async () => {
  await seedWhenEmpty(app.context);
  const { data } = await ask<{
    projects: { items: { id: string; slug: string; allIn: Price[]; unitsAllIn: Price[] }[] };
  }>(
    '{ projects(perPage: 100) { items { id slug allIn { configuration total } unitsAllIn { unit total } } } }',
  );
  const priced = data.projects.items.filter(({ allIn }) => allIn.length > 0);
  expect(priced.length).toBeGreaterThan(5);
  for (const { id, slug, allIn, unitsAllIn } of priced)
    for (const { total, ...choices } of [...allIn, ...unitsAllIn]) {
      const sheet = await ask<{ costSheet: { total: number } }>(
        'query ($id: ID!, $choices: CostChoices) { costSheet(propertyId: $id, choices: $choices) { total } }',
        { id, choices },
      );
      expect([slug, choices, sheet.data.costSheet.total]).toEqual([slug, choices, total]);
    }
  expect(priced.flatMap(({ unitsAllIn }) => unitsAllIn).length).toBeGreaterThan(30);
});
