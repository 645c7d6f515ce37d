import { expect, test } from 'vitest';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();

async function ground(): Promise<string> {
  const { status, headers, text } = await app.call('GET', '/map-ground.svg');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  return text;
}

/** The names that a part of the drawing shows. */
function namesOf(text: string, part: 'town' | 'region'): string[] {
  const [, drawn = ''] = new RegExp(`<g id="${part}"(.*?)</g></g>`).exec(text) ?? [];
  return [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name = '']) => name);
}

test('the ground has the open metro lines with their stations, and none whose position is not known', async () => {
  const drawn = await ground();
  const town = namesOf(drawn, 'town');
  expect(town).toEqual(expect.arrayContaining(['Blue Line', 'Aqua Line', 'Sector 142', 'Pari Chowk']));
  // Delivered without a position, and not in service.
  expect(town).not.toEqual(expect.arrayContaining([expect.stringMatching(/Golf Course|Boraki/)]));
  expect(town.filter((name) => name.includes('Sector 52'))).toEqual(['Sector 52 / Sector 51']);
  expect(namesOf(drawn, 'region')).toEqual([
    ...['Botanical Garden', 'Noida Electronic City', 'Sector 51', 'Depot'],
    ...['Blue Line', 'Aqua Line'],
  ]);
  // Sector 51 and the 20 stations after it, without a gap.
  expect(drawn).toContain('d="M-7298 -9522L-7005 -8296L');
  expect(/<path[^>]* d="(M[^"M]*)"/.exec(drawn)?.[1]?.split('L')).toHaveLength(21);
});

test('a place stands where its homes are, under a name that cannot break the drawing', async () => {
  await addProperty(app, { placeKey: 'noida/sector-150', latitude: 28.43, longitude: 77.48 });
  const { ask, token } = app;
  const input = { name: 'Gate <3> & Park', kind: 'LANDMARK', latitude: 28.5, longitude: 77.45 };
  await ask('mutation ($input: PlaceInput!) { createPlace(input: $input) { id } }', { input }, { token });
  const drawn = await ground();
  // 0.03° east and 0.07° south of the middle: 2,935 m and 7,790 m in the Mercator projection.
  expect(drawn).toMatch(/<text x="2935" y="7790"[^>]*>Sector 150</);
  expect(drawn).toMatch(/<text x="0" y="0"[^>]*>Gate &lt;3&gt; &amp; Park</);
  expect(namesOf(drawn, 'region')).not.toContain('Sector 150');
});
