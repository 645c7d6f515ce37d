import { expect, test } from 'vitest';
import { addProperty } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { systemContext } from '../../access/actor.ts';
import { scenarios } from './scenarios.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

async function fill(name: string): Promise<void> {
  await scenarios[name]?.(systemContext(context));
}

test('the scenario of a busy week fills both lists of people', async () => {
  await fill('busy-week');
  expect(await db.collection('contactRequests').countDocuments()).toBe(300);
  expect(await db.collection('jobApplications').countDocuments()).toBe(40);
});

test('the scenario of forty notes leaves one enquiry with all of them', async () => {
  await fill('forty-notes');
  const { data } = await ask<{ contacts: { items: { history: object[] }[] } }>(
    '{ contacts { items { history { kind } } } }',
    {},
    { token },
  );
  expect(data.contacts.items.map(({ history }) => history.length)).toEqual([40]);
});

test('the scenario of a registration keeps the company’s details and ends it tomorrow', async () => {
  await fill('registration-ends-tomorrow');
  const { data } = await ask<{ settings: { registrationNumber: string }; expiries: object[] }>(
    '{ settings { registrationNumber } expiries { kind } }',
    {},
    { token },
  );
  expect(data.settings.registrationNumber).not.toBe('');
  expect(data.expiries).toHaveLength(1);
});

test('the scenario of many listings copies those on the site', async () => {
  await addProperty(app);
  await fill('ten-thousand-listings');
  const { data } = await ask<{ projects: { totalCount: number } }>('{ projects { totalCount } }');
  expect(data.projects.totalCount).toBe(10_001);
});

test('the empty scenario removes the sample content', async () => {
  await addProperty(app);
  await db.collection('properties').updateMany({}, { $set: { sample: true } });
  await fill('empty');
  const { data } = await ask<{ projects: { totalCount: number } }>('{ projects { totalCount } }');
  expect(data.projects.totalCount).toBe(0);
});
