import { expect, test } from 'vitest';
import { addPlaces } from '../../database/gazetteer/add-places.ts';
import { announceRewriting, touch } from '../../database/changes.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { gazetteer, knownPlaces } from './gazetteer.ts';
import type { Place } from './place.type.ts';

const app = await startTestApp();
const places = () => app.db.collection<Place>('places');
const known = async (key: string) => (await knownPlaces(app.context)).find((place) => place.key === key);

test('the gazetteer knows every place that the plain-language search names', async () => {
  const keys = [
    ...['noida', 'greater-noida', 'greater-noida-west', 'yamuna-expressway', 'corridor/noida-expressway'],
    ...['noida/sector-150', 'noida/sector-93a', 'noida/sector-18', 'greater-noida/alpha-2'],
    ...['greater-noida-west/techzone-4', 'greater-noida-west/gaur-city', 'greater-noida-west/sector-10'],
    ...['yamuna-expressway/sector-22d', 'metro/noida-sector-137', 'metro/pari-chowk'],
    ...['airport/noida-international', 'ghaziabad/crossings-republik', 'delhi'],
  ];
  const { byKey } = await gazetteer(app.context);
  expect(keys.filter((key) => !byKey.has(key))).toEqual([]);
});

test('every place has a key of its own, and lies in, and is beside, places that exist', async () => {
  const stored = await places().find().toArray();
  const keys = new Set(stored.map(({ key }) => key));
  expect(keys.size).toBe(stored.length);
  expect(stored.length).toBeGreaterThan(300);
  const unknown = stored.flatMap(({ key, region, parents, neighbours }) =>
    [...(region ? [region] : []), ...parents, ...neighbours]
      .filter((other) => !keys.has(other) || other === key)
      .map((other) => `${key} → ${other}`),
  );
  expect(unknown).toEqual([]);
  expect(keys.has('noida/sector-13')).toBe(false);
});

test('sectors of one number stay apart, and a region and a corridor include what lies in them', async () => {
  const { within } = await gazetteer(app.context);
  expect([...within('noida')]).toContain('noida/sector-16');
  expect([...within('noida')]).not.toContain('greater-noida-west/sector-16');
  expect([...within('greater-noida-west')]).toContain('greater-noida-west/gaur-city-1');
  expect([...within('corridor/noida-expressway')]).toContain('noida/sector-150');
  expect([...within('corridor/noida-expressway')]).not.toContain('noida/sector-62');
  expect([...within('corridor/sector-7x')]).toContain('noida/sector-76');
  expect([...within('noida/sector-150')]).toEqual(['noida/sector-150']);
  expect([...within('nowhere')]).toEqual([]);
});

test('planned stations and the airport are not open; places outside are known as such', async () => {
  expect(await known('metro/noida-sector-93')).toMatchObject({ opensOn: null });
  expect(await known('metro/boraki')).toMatchObject({ opensOn: null });
  expect(await known('airport/noida-international')).toMatchObject({ opensOn: null });
  expect(await known('metro/noida-sector-137')).toMatchObject({ opensOn: '2019-01-25' });
  expect(await known('ghaziabad/indirapuram')).toMatchObject({ isOutside: true });
});

test('a second run of the step changes no place that an editor changed, and brings none back', async () => {
  const [renamed, removed] = ['noida/sector-150', 'noida/sector-151'];
  await places().updateOne({ key: renamed }, { $set: { name: 'Sports City' }, ...touch });
  await places().updateOne({ key: removed }, { $set: { deleted: true }, ...touch });
  await announceRewriting(app.context, 'places');
  await addPlaces(app.db);
  expect(await known('noida/sector-150')).toMatchObject({ name: 'Sports City' });
  expect(await known('noida/sector-151')).toBeUndefined();
  await places().deleteMany({ key: { $in: ['noida/sector-150', 'noida/sector-151'] } });
  await addPlaces(app.db);
  await announceRewriting(app.context, 'places');
  expect(await known('noida/sector-150')).toMatchObject({ name: 'Sector 150' });
  expect(await known('noida/sector-151')).toBeDefined();
});

test('the names include the Hindi one, and callers at the same moment share one reading', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => knownPlaces(app.context)));
  expect(new Set(answers).size).toBe(1);
  expect((await known('noida/sector-150'))?.aliases).toContain('सेक्टर 150');
});
