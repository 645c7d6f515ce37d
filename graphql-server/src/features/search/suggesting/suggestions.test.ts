import { beforeEach, expect, test } from 'vitest';
import { addProperty, given, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { knownPlaces } from '../../place/gazetteer.ts';

const app = await startTestApp();

interface Item {
  kind: 'PLACE' | 'LANDMARK' | 'STATION' | 'PROJECT' | 'BUILDER';
  key: string;
  name: string;
  detail: string | null;
  count: number | null;
}

const document = `query ($query: String!, $intent: ProjectIntent) {
  suggestions(query: $query, intent: $intent) { before items { kind key name detail count } }
}`;

async function suggested(query: string, intent?: 'BUY' | 'RENT') {
  const answer = await app.ask<{ suggestions: { before: string; items: Item[] } }>(document, {
    query,
    intent,
  });
  return given(answer, 'suggestions');
}

async function keys(query: string): Promise<string[]> {
  return (await suggested(query)).items.map(({ key }) => key);
}

async function add(title: string, facts: Record<string, unknown> = {}) {
  return addProperty(app, propertyInput({ title, price: '90 lakh', rooms: '3 BHK', ...facts }));
}

beforeEach(async () => {
  await add('Marigold Heights', {
    ...{ placeKey: 'noida/sector-150', builder: 'Kesar Homes', latitude: 28.41, longitude: 77.5 },
  });
  await add('Marigold Court', { placeKey: 'noida/sector-150', rooms: '2 BHK', builder: 'Kesar Homes' });
  await add('Jasmine Park', { placeKey: 'noida/sector-15', builder: 'Kesar Homes' });
  await add('Lotus Rent', { placeKey: 'noida/sector-76', propertyStatus: 'FOR_RENT', price: '25000' });
  await add('Neem Greens', {
    ...{ placeKey: 'greater-noida-west/gaur-city', latitude: 28.5108, longitude: 77.4036 },
  });
  await add('Tulsi Plots', { placeKey: 'yamuna-expressway/sector-22d' });
});

test('suggests places with the number of projects that the search finds there, the name itself first', async () => {
  const { items } = await suggested('sec 15');
  const [first, second] = items;
  expect(first).toEqual({
    ...{ kind: 'PLACE', key: 'noida/sector-15', name: 'Sector 15', detail: 'Noida', count: 1 },
  });
  expect(second).toMatchObject({ key: 'noida/sector-150', count: 2 });
});

test.each([
  ...[
    ['sector 150', 'noida/sector-150'],
    ['sec150', 'noida/sector-150'],
    ['Sector-150, noi', 'noida/sector-150'],
    ['150', 'noida/sector-150'],
    ['सेक्टर 150', 'noida/sector-150'],
    ['सेक्टर १५०', 'noida/sector-150'],
    ['नोएडा', 'noida'],
    ['noid', 'noida'],
    ['2 bhk in noi', 'noida'],
    ['nodia', 'noida'],
    ['gau', 'greater-noida-west/gaur-city'],
    ['gor city', 'greater-noida-west/gaur-city'],
    ['noida ext', 'greater-noida-west'],
    ['grater noida w', 'greater-noida-west'],
    ['greter nodia west', 'greater-noida-west'],
    ['yeida', 'yamuna-expressway'],
    ['jamuna exp', 'yamuna-expressway'],
    ['22d', 'yamuna-expressway/sector-22d'],
  ],
])('understands “%s”', async (query, key) => {
  expect((await keys(query))[0]).toBe(key);
});

test('suggests no place outside, no planned station and nothing without projects', async () => {
  for (const query of [
    'indirapuram',
    'delhi',
    'boraki',
    'sector 44',
    'xyzzy',
    '',
    '2',
    '🙂',
    '((',
    'a'.repeat(500),
  ])
    expect(await keys(query), query).toEqual([]);
});

test('suggests stations with what is near, projects by their titles and builders by their names', async () => {
  expect((await suggested('sector 137 m')).items).toEqual([]);
  expect((await suggested('noida sector 137')).items).toMatchObject([
    { kind: 'STATION', key: 'metro/noida-sector-137', count: 1 },
  ]);
  expect((await suggested('marig')).items.map(({ kind, name }) => [kind, name])).toEqual([
    ['PROJECT', 'Marigold Court'],
    ['PROJECT', 'Marigold Heights'],
  ]);
  expect((await suggested('kesar')).items).toEqual([
    { kind: 'BUILDER', key: 'Kesar Homes', name: 'Kesar Homes', detail: null, count: 3 },
  ]);
});

test('completes the end of a query, and counts with the words in front of it', async () => {
  const { before, items } = await suggested('3 bhk in sec 15');
  expect(before).toBe('3 bhk in');
  expect(items.map(({ key, count }) => [key, count])).toEqual([
    ['noida/sector-15', 1],
    ['noida/sector-150', 1],
    // Its position is not known, so that it counts what is in Sector 15.
    ['metro/noida-sector-15', 1],
  ]);
  expect(await suggested('3 bhk under 15')).toEqual({ before: '', items: [] });
});

test('counts what is to rent apart', async () => {
  expect(await keys('sector 76')).toEqual([]);
  expect((await suggested('sector 76', 'RENT')).items).toMatchObject([{ key: 'noida/sector-76', count: 1 }]);
  expect((await suggested('kiraye pe sector 76')).items).toMatchObject([
    { key: 'noida/sector-76', count: 1 },
  ]);
});

test('every count is that of the search', async () => {
  const names = (await knownPlaces(app.context)).map(({ name }) => name.slice(0, 9));
  const typed = [
    's',
    'n',
    'g',
    'noida',
    'pari',
    'ke',
    '2 bhk g',
    '3 bhk noida s',
    'airport',
    ...names.slice(0, 40),
  ];
  let compared = 0;
  for (const query of typed) {
    const { before, items } = await suggested(query);
    for (const { kind, key, count } of items) {
      if (kind === 'PROJECT') continue;
      const near = {
        kind: key.startsWith('metro/') ? 'METRO' : key.startsWith('airport/') ? 'AIRPORT' : 'PLACE',
      };
      const filter = {
        PLACE: { places: [key] },
        LANDMARK: { near: { ...near, id: key } },
        STATION: { near: { ...near, id: key } },
        BUILDER: { builder: key.toUpperCase() },
      }[kind];
      const found = await app.ask<{ projects: { totalCount: number } }>(
        'query ($query: String, $filter: ProjectFilter) { projects(query: $query, filter: $filter) { totalCount } }',
        { query: before, filter },
      );
      expect([query, key, given(found, 'projects').totalCount]).toEqual([query, key, count]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

test('a new project is in the next answer', async () => {
  expect(await keys('champa')).toEqual([]);
  await add('Champa Residency', { placeKey: 'noida/sector-150' });
  expect((await suggested('champa')).items).toMatchObject([{ kind: 'PROJECT', name: 'Champa Residency' }]);
  expect((await suggested('sector 150')).items[0]).toMatchObject({ count: 3 });
});
