import { expect, test } from 'vitest';
import { addProperty, addWithPicture } from '../testing/factories.ts';
import { picture } from '../testing/files.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { announceRewriting } from './changes.ts';
import { migrate } from './migrations.ts';

const app = await startTestApp();
const { token } = app;

test('a project of an earlier version is found by its words after a start', async () => {
  await addProperty(app, { title: 'Ashwattha House' });
  await app.db.collection('properties').updateMany({}, { $unset: { searchText: 1, touchedAt: 1 } });
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  await migrate(app.db);
  await announceRewriting(app.context, 'properties');
  const { data } = await app.ask<{ projects: { totalCount: number } }>(
    '{ projects(filter: { keyword: "ashwattha house" }) { totalCount } }',
  );
  expect(data.projects.totalCount).toBe(1);
});

test('choices of an earlier version are stored under their names in the schema', async () => {
  await addProperty(app, {
    title: 'Ashwattha House',
    area: '1,000 sq ft carpet; 1,400 sq ft super built-up',
  });
  await app.db
    .collection('properties')
    .updateMany({}, [
      { $set: { propertyStatus: 'underOffer', category: 'Residential', 'areas.unit': 'sqFt' } },
    ]);
  await app.db
    .collection('properties')
    .updateMany(
      { 'areas.basis': 'SUPER_BUILT_UP' },
      { $set: { 'areas.$[one].basis': 'superBuiltUp' } },
      { arrayFilters: [{ 'one.basis': 'SUPER_BUILT_UP' }] },
    );
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  await announceRewriting(app.context, 'properties');
  const { data } = await app.ask<{ projects: { items: unknown[] } }>(
    '{ projects { items { category propertyStatus areas { unit basis } } } }',
  );
  expect(data.projects.items).toEqual([
    {
      category: 'RESIDENTIAL',
      propertyStatus: 'UNDER_OFFER',
      areas: [
        { unit: 'SQ_FT', basis: 'CARPET' },
        { unit: 'SQ_FT', basis: 'SUPER_BUILT_UP' },
      ],
    },
  ]);
});

test('pictures of an earlier version are found in the library', async () => {
  await addProperty(app, { title: 'Ashwattha House' }, [await picture()]);
  const member = await addWithPicture(app, 'createTeamMember');
  const text = `![The lift](${member.image.url})`;
  await addWithPicture(app, 'createBlog', { title: 'Moving in', para_1: text });
  const find = async (search: string) => {
    const answer = await app.ask<{ pictureLibrary: { items: { uses: { title: string }[] }[] } }>(
      'query ($search: String) { pictureLibrary(search: $search) { items { uses { title } } } }',
      { search },
      { token },
    );
    return answer.data.pictureLibrary.items.map(({ uses }) => uses.map(({ title }) => title));
  };
  const earlier = { $unset: { 'metadata.picture': 1, 'metadata.words': 1 } };
  await app.db.collection('fs.files').updateMany({}, earlier);
  await app.db.collection('blogs').updateMany({}, { $unset: { textPictures: 1 } });
  expect(await find('ashwattha')).toEqual([]);
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  expect(await find('ashwattha')).toEqual([['Ashwattha House']]);
  expect(await find('neha')).toEqual([['Neha Verma', 'Moving in']]);
});
