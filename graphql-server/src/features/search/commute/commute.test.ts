import { beforeEach, expect, test } from 'vitest';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp({ pages: true });
const { ask } = app;

/** A home, unless its values say otherwise. */
const addHome = (values: Record<string, unknown>) =>
  addProperty(app, { category: 'RESIDENTIAL', kind: 'FLAT', ...values });

const pariChowk = 'metro/pari-chowk';
const other = 'metro/knowledge-park-2';
interface Answer {
  commute: {
    totalCount: number;
    homes: { metres: number[]; property: { title: string } }[];
    others: object[];
    circles: { place: { name: string }; middle: { latitude: number; longitude: number } }[];
  };
}

const near = (...circles: [place: string, kilometres: number][]) =>
  ask<Answer>(
    `query ($circles: [CommuteCircleInput!]!) { commute(circles: $circles) {
      totalCount homes { metres property { title } } others { latitude }
      circles { place { name } middle { latitude longitude } } } }`,
    { circles: circles.map(([place, kilometres]) => ({ place, kilometres })) },
  );
const titlesNear = async (...circles: [string, number][]) => {
  const { commute } = (await near(...circles)).data;
  return { count: commute.totalCount, titles: commute.homes.map(({ property }) => property.title) };
};

let middle = { latitude: 0, longitude: 0 };
/** A hundredth of a degree of latitude is 1,112 m. */
const north = (hundredths: number) => ({ ...middle, latitude: middle.latitude + hundredths / 100 });

beforeEach(async () => {
  middle = { latitude: 28.4, longitude: 77.5 };
  await addHome({
    title: 'Work Court',
    kind: 'FLAT',
    locality: 'Sector 150',
    city: 'Noida',
    ...middle,
  });
  const { data } = await near([pariChowk, 3]);
  middle = data.commute.circles[0]?.middle ?? middle;
});

test('homes within both rings are listed, the newest first, with their straight distances', async () => {
  await addHome({ title: 'Near Court', ...north(1) });
  await addHome({ title: 'Middle Court', ...north(4) });
  await addHome({ title: 'Near Office', category: 'COMMERCIAL', kind: 'OFFICE', ...north(1) });
  await addHome({ title: 'Near Plot', kind: 'PLOT', ...north(1) });
  await addHome({ title: 'Nowhere Court', latitude: null, longitude: null });
  expect(await titlesNear([pariChowk, 3])).toEqual({ count: 1, titles: ['Near Court'] });
  expect(await titlesNear([pariChowk, 6], [other, 10])).toEqual({
    count: 2,
    titles: ['Middle Court', 'Near Court'],
  });
  expect((await titlesNear([pariChowk, 6], [other, 3])).titles).toEqual(['Near Court']);
  const { commute } = (await near([pariChowk, 6], [other, 10])).data;
  expect(commute.homes[0]?.metres[0]).toBe(4_448);
  expect(commute.homes[0]?.metres).toHaveLength(2);
  expect(commute.others).toHaveLength(1);
});

test('a home outside of one ring is not found, and where none is inside the closest are told', async () => {
  await addHome({ title: 'Far Court', ...north(8) });
  await addHome({ title: 'Farther Court', ...north(9) });
  await addHome({ title: 'Middle Court', ...north(4) });
  expect(await titlesNear([pariChowk, 3])).toEqual({
    count: 0,
    titles: ['Middle Court', 'Work Court', 'Far Court'],
  });
  expect((await titlesNear([pariChowk, 6])).titles).toEqual(['Middle Court']);
});

test.each([
  [[], 'Please give one or 2 workplaces.'],
  [
    [
      [pariChowk, 3],
      [other, 3],
      ['noida', 3],
    ],
    'Please give one or 2 workplaces.',
  ],
  [
    [
      [pariChowk, 3],
      [pariChowk, 6],
    ],
    'Please give two different workplaces.',
  ],
  [[[pariChowk, 4]], 'Please give a distance of 3, 6, 10 kilometres.'],
  [[['nowhere', 3]], 'We do not know where this workplace lies. Please choose another one.'],
  [[['noida', 3]], 'We do not know where this workplace lies. Please choose another one.'],
] as [[string, number][], string][])('the workplaces %j are refused', async (circles, sentence) => {
  const { errors } = await near(...circles);
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('every workplace that is offered has a position, and can be asked for', async () => {
  const { data } = await ask<{ workplaces: { key: string; name: string }[] }>('{ workplaces { key name } }');
  const keys = data.workplaces.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([pariChowk, other, 'noida/sector-150']));
  expect(keys).not.toContain('noida');
  for (const key of keys) expect((await near([key, 3])).errors).toBeUndefined();
});

test('the page says how far each home lies, and ignores a workplace that it does not know', async () => {
  await addHome({ title: 'Middle Court', ...north(4) });
  const page = async (query: string) => (await app.call('GET', `/commute${query}`)).text;
  const found = await page(`?work=${pariChowk}&km=6`);
  expect(found).toContain('1 home lies within 6 km of Pari Chowk metro.');
  expect(found).toContain('4.4 km from Pari Chowk metro');
  expect(found).toContain('noindex');
  const missed = await page(`?work=${pariChowk}&km=3`);
  expect(missed).toContain('None of our homes lies within 3 km of Pari Chowk metro. These come closest.');
  expect(missed).toContain('4.4 km from Pari Chowk metro (1.4 km over)');
  const plain = await page('?work=nowhere&km=x');
  expect(plain).toContain('Choose a workplace to see the homes near it');
});
