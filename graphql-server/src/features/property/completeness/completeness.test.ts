import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { announceRewriting } from '../../../database/changes.ts';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { keepUpProperties } from '../upkeep.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Row {
  id: string;
  completeness: { percent: number; missing: { key: string; toDo: string; field: string }[] } | null;
}

const facts = 'id completeness { percent missing { key toDo field } }';

async function listed(): Promise<Row[]> {
  const list = { sortBy: 'completeness', direction: 'ASCENDING', perPage: 100 };
  const query = `query ($list: ListInput) { adminProperties(list: $list) { items { ${facts} } } }`;
  return (await ask<{ adminProperties: { items: Row[] } }>(query, { list }, { token })).data.adminProperties
    .items;
}

test('a listing says what it lacks, the most important first, and the office mends the least complete first', async () => {
  const poor = await addProperty(app, {
    title: 'Poor',
    price: 'On Request',
    area: '',
    description: 'Short.',
  });
  const better = await addProperty(app, {
    ...{
      title: 'Better',
      price: '80 lakh',
      area: '900 sq ft carpet',
      kind: 'FLAT',
      rooms: '2 BHK',
      baths: '2',
    },
    ...{
      stage: 'READY',
      furnishing: 'SEMI_FURNISHED',
      facing: ['EAST'],
      description: 'A quiet home. '.repeat(30),
    },
  });
  const rows = await listed();
  expect(rows.map(({ id }) => id)).toEqual([poor.id, better.id]);
  const [first, second] = rows.map(({ completeness }) => completeness);
  expect(first?.missing.slice(0, 3).map(({ key }) => key)).toEqual(['price', 'carpet', 'picture']);
  expect(first?.missing).toContainEqual({ key: 'price', toDo: 'Enter the price', field: 'price' });
  expect(second?.missing.map(({ key }) => key)).not.toContain('price');
  expect(second?.percent).toBeGreaterThan(first?.percent ?? 100);

  const overview = '{ dashboard { content { toComplete { id completeness { percent } } } } }';
  const { data } = await ask<{ dashboard: { content: { toComplete: Row[] } } }>(overview, {}, { token });
  expect(data.dashboard.content.toComplete.map(({ id }) => id)).toEqual([poor.id, better.id]);
});

test('visitors do not learn what a listing lacks', async () => {
  const { id } = await addProperty(app, { title: 'Seen by visitors' });
  const { data } = await ask<{ property: Row }>(`{ property(id: "${id}") { ${facts} } }`);
  expect(data.property.completeness).toBeNull();
});

test('a property of an earlier version finds its place in the order', async () => {
  const { id } = await addProperty(app, { title: 'Of an earlier version', price: 'On Request', area: '' });
  const { id: other } = await addProperty(app, {
    title: 'Poorer',
    price: 'On Request',
    area: '',
    builder: '',
  });
  expect(other).not.toBe(id);
  const properties = db.collection('properties');
  const stored = () => properties.findOne({ _id: new ObjectId(id) });
  const before = (await stored())?.completeness as unknown;
  await properties.updateOne({ _id: new ObjectId(id) }, { $unset: { completeness: 1 } });
  await announceRewriting(context, 'properties');
  await keepUpProperties(context);
  expect((await stored())?.completeness).toBe(before);
  expect(typeof before).toBe('number');
});
