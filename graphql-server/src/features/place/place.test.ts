import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Found {
  id: string;
  key: string;
  name: string;
  listedCount: number;
}

async function find(query: string, kind?: string): Promise<string[]> {
  const { data } = await ask<{ places: Found[] }>(
    'query ($query: String, $kind: PlaceKind) { places(query: $query, kind: $kind, first: 10) { key } }',
    { query, kind },
  );
  return data.places.map(({ key }) => key);
}

const send = (operation: string, values: Record<string, unknown>, id?: string) =>
  ask<{ place: Found }>(
    id
      ? `mutation ($id: ID!, $input: PlaceInput!) { place: ${operation}(id: $id, input: $input) { id key name } }`
      : `mutation ($input: PlaceInput!) { place: ${operation}(input: $input) { id key name } }`,
    { id, input: values },
    { token },
  );
const remove = (id: string) =>
  ask<{ place: Found }>('mutation ($id: ID!) { place: deletePlace(id: $id) { id } }', { id }, { token });

test('a place is found as people type it', async () => {
  expect((await find('sec 150'))[0]).toBe('noida/sector-150');
  expect((await find('sec150'))[0]).toBe('noida/sector-150');
  expect((await find('gr noida west 16'))[0]).toBe('greater-noida-west/sector-16');
  expect(await find('sector 16 yamuna')).toContain('yamuna-expressway/sector-16');
  expect((await find('सेक्टर 137'))[0]).toBe('noida/sector-137');
  expect(await find('pari', 'METRO')).toEqual(['metro/pari-chowk']);
  expect(await find('atlantis')).toEqual([]);
});

test('visitors read no notes', async () => {
  const { data } = await ask<{ places: object[] }>('{ places(query: "rho 1", first: 1) { name note } }');
  expect(data.places).toEqual([{ name: 'Rho 1', note: null }]);
});

test('an editor adds, renames and removes a place, and the search knows at once', async () => {
  const { data } = await send('createPlace', {
    name: 'Sector 301',
    kind: 'SECTOR',
    region: 'noida',
    aliases: [' Lotus Nagar '],
    neighbours: ['noida/sector-150'],
  });
  expect(data.place).toMatchObject({ key: 'noida/sector-301' });
  expect(await find('lotus nagar')).toEqual(['noida/sector-301']);
  await addProperty(app, { title: 'In 301', placeKey: 'noida/sector-301' });
  const refused = await remove(data.place.id);
  expect(refused.errors?.[0]?.message).toBe(
    '1 property lies in Sector 301, also counting the trash. Please give it another place first.',
  );
  await send('updatePlace', { name: 'Lotus Town', kind: 'LOCALITY', region: 'noida' }, data.place.id);
  const { data: found } = await ask<{ places: Found[] }>(
    '{ places(query: "lotus town") { key name listedCount } }',
  );
  expect(found.places).toEqual([{ key: 'noida/sector-301', name: 'Lotus Town', listedCount: 1 }]);
  await app.db.collection('properties').deleteMany({});
  expect((await remove(data.place.id)).errors).toBeUndefined();
  expect(await find('lotus town')).toEqual([]);
  const again = await send('createPlace', { name: 'Sector 301', kind: 'SECTOR', region: 'noida' });
  expect(again.data.place).toEqual({ id: data.place.id, key: 'noida/sector-301', name: 'Sector 301' });
  await app.db.collection('places').deleteOne({ key: 'noida/sector-301' });
});

test.each([
  [{ name: ' ', kind: 'SECTOR' }, { name: 'Please enter a name.' }],
  [{ name: 'A', kind: 'SECTOR', region: 'atlantis' }, { region: 'Please choose a region.' }],
  [{ name: 'A', kind: 'SECTOR', parents: ['atlantis'] }, { parents: 'There is no other place “atlantis”.' }],
  [{ name: 'A', kind: 'METRO', opensOn: 'soon' }, { opensOn: 'Please enter a day such as 2019-01-25.' }],
  [{ name: 'A', kind: 'SECTOR', latitude: 28 }, { longitude: 'Please enter both, or neither.' }],
  [
    { name: 'A', kind: 'SECTOR', latitude: 77.48, longitude: 28.43 },
    { latitude: 'Swapped? Latitude would be 28.43 and longitude 77.48.' },
  ],
  [
    { name: 'A', kind: 'SECTOR', latitude: 26.9, longitude: 75.8 },
    {
      latitude: 'Please enter degrees from 27.5 to 29.5, around Delhi.',
      longitude: 'Please enter degrees from 76.5 to 78.5, around Delhi.',
    },
  ],
  [
    { name: 'A', kind: 'SECTOR', isOutside: true, latitude: 75.8, longitude: 26.9 },
    { latitude: 'Swapped? Latitude would be 26.9 and longitude 75.8.' },
  ],
  [
    { name: 'Sector 150', kind: 'SECTOR', region: 'noida' },
    { name: 'There is a place of this name in this region already.' },
  ],
])('the place %j is refused beside its field', async (values, fields) => {
  expect((await send('createPlace', values)).errors?.[0]?.extensions.fields).toEqual(fields);
});

test('a region with places in it stays', async () => {
  const { data } = await ask<{ places: Found[] }>('{ places(query: "gaur city", first: 1) { id key } }');
  expect((await remove(data.places[0]?.id ?? '')).errors?.[0]?.message).toBe(
    'Other places lie in Gaur City. Please move or delete them first.',
  );
});
