import { expect, test } from 'vitest';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { announceChange } from './changes.ts';
import { migrate } from './migrations.ts';

const app = await startTestApp();

test('a project of an earlier version is found by its words after a start', async () => {
  await addProperty(app, { title: 'Ashwattha House' });
  await app.db.collection('properties').updateMany({}, { $unset: { searchText: 1, touchedAt: 1 } });
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  await migrate(app.db);
  await announceChange(app.context, 'properties');
  const { data } = await app.ask<{ projects: { totalCount: number } }>(
    '{ projects(filter: { keyword: "ashwattha house" }) { totalCount } }',
  );
  expect(data.projects.totalCount).toBe(1);
});
