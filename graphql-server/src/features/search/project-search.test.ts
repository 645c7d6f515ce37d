import { expect, test } from 'vitest';
import { announceRewriting } from '../../database/changes.ts';
import { addProperty, deleteItem, propertyInput, restoreItem, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

async function titles(variables: Record<string, unknown> = {}): Promise<string[]> {
  const query = `query ($filter: ProjectFilter, $sort: ProjectSort) {
    projects(filter: $filter, sort: $sort) { items { title } }
  }`;
  const { data } = await ask<{ projects: { items: { title: string }[] } }>(query, variables);
  return data.projects.items.map(({ title }) => title);
}

test('the next search finds a written project, misses a deleted one, and finds a restored one', async () => {
  const { id } = await addProperty(app, { title: 'Ashwattha House' });
  expect(await titles()).toEqual(['Ashwattha House']);
  const input = propertyInput({ title: 'Kadamba House', propertyStatus: 'SOLD' });
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input },
    { token },
  );
  expect(await titles()).toEqual([]);
  expect(await titles({ filter: { statuses: ['SOLD'], keyword: 'kadamba' } })).toEqual(['Kadamba House']);
  expect(await titles({ filter: { statuses: ['SOLD'], keyword: 'ashwattha' } })).toEqual([]);
  await deleteItem(app, 'PROPERTY', id);
  expect(await titles({ filter: { statuses: ['SOLD'] } })).toEqual([]);
  await restoreItem(app, 'PROPERTY', id);
  expect(await titles({ filter: { statuses: ['SOLD'] } })).toEqual(['Kadamba House']);
});

test('an enquiry changes the order by popularity at once', async () => {
  const asked = await addProperty(app, { title: 'Asked for' });
  await addProperty(app, { title: 'Newer' });
  expect(await titles({ sort: 'POPULARITY' })).toEqual(['Newer', 'Asked for']);
  await sendContact(app, { source: 'ENQUIRY', propertyId: asked.id });
  expect(await titles({ sort: 'POPULARITY' })).toEqual(['Asked for', 'Newer']);
});

test('a write past the services is found once it is announced', async () => {
  await addProperty(app, { title: 'Removed by hand' });
  await addProperty(app, { title: 'Stays' });
  expect(await titles()).toEqual(['Stays', 'Removed by hand']);
  await db.collection('properties').deleteOne({ title: 'Removed by hand' });
  await announceRewriting(context, 'properties');
  expect(await titles()).toEqual(['Stays']);
});

test('concurrent searches during many writes see each acknowledged write', async () => {
  await titles();
  for (let written = 1; written <= 10; written += 1) {
    await addProperty(app, { title: `Number ${written}` });
    const answers = await Promise.all([titles(), titles(), titles()]);
    for (const answer of answers) expect(answer).toHaveLength(written);
  }
});

test('a project is found only by its present words, even after many edits', async () => {
  const { id } = await addProperty(app, { title: 'Kadamba House' });
  await addProperty(app, { title: 'Arjuna House' });
  let former = 'Kadamba';
  for (const name of ['Ashoka', 'Palash', 'Kadamba', 'Mahua']) {
    const variables = { id, input: propertyInput({ title: `${name} House` }) };
    await ask(
      'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
      variables,
      { token },
    );
    expect(await titles({ filter: { keyword: `house ${name}` } })).toEqual([`${name} House`]);
    expect(await titles({ filter: { keyword: former } })).toEqual([]);
    former = name;
  }
  expect(await titles({ filter: { keyword: 'hou' } })).toEqual(['Arjuna House', 'Mahua House']);
});

test('the order stays right while projects are added, enquired about, edited and deleted', async () => {
  for (const [title, price] of [
    ['B', '20 lakh'],
    ['D', '40 lakh'],
    ['A', '10 lakh'],
    ['Q', 'On Request'],
  ] as const) {
    await addProperty(app, { title, price });
    await titles({ sort: 'PRICE_ASCENDING' });
  }
  const { id } = await addProperty(app, { title: 'C', price: '30 lakh' });
  expect(await titles({ sort: 'PRICE_ASCENDING' })).toEqual(['A', 'B', 'C', 'D', 'Q']);
  expect(await titles({ sort: 'PRICE_DESCENDING' })).toEqual(['D', 'C', 'B', 'A', 'Q']);
  const input = propertyInput({ title: 'E', price: '50 lakh' });
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input },
    { token },
  );
  expect(await titles({ sort: 'PRICE_ASCENDING' })).toEqual(['A', 'B', 'D', 'E', 'Q']);
  await deleteItem(app, 'PROPERTY', id);
  expect(await titles({ sort: 'PRICE_ASCENDING' })).toEqual(['A', 'B', 'D', 'Q']);
  expect(await titles({ sort: 'PRICE_DESCENDING' })).toEqual(['D', 'B', 'A', 'Q']);
});

const sectors = { south: 28.4, west: 77.3, north: 28.6, east: 77.5 };

test('a part of the map finds what lies in it, with the other filters and their counts', async () => {
  await addProperty(app, { title: 'Inside', latitude: 28.5, longitude: 77.4 });
  await addProperty(app, { title: 'On the edge', latitude: 28.6, longitude: 77.3 });
  await addProperty(app, { title: 'North of it', latitude: 28.61, longitude: 77.4 });
  await addProperty(app, { title: 'East of it', latitude: 28.5, longitude: 77.51 });
  await addProperty(app, { title: 'Nowhere' });
  expect(await titles({ filter: { area: sectors } })).toEqual(['On the edge', 'Inside']);
  expect(await titles({ filter: { area: sectors, keyword: 'edge' } })).toEqual(['On the edge']);
  const { data } = await ask<{ projects: { totalCount: number; facets: { statuses: { count: number }[] } } }>(
    'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount facets { statuses { count } } } }',
    { filter: { area: sectors } },
  );
  expect(data.projects.totalCount).toBe(2);
  expect(data.projects.facets.statuses.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('a project that moved is found where it is now', async () => {
  const { id } = await addProperty(app, { title: 'Moved', latitude: 28.5, longitude: 77.4 });
  expect(await titles({ filter: { area: sectors } })).toEqual(['Moved']);
  const input = propertyInput({ title: 'Moved', latitude: 28.9, longitude: 77.4 });
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input },
    { token },
  );
  expect(await titles({ filter: { area: sectors } })).toEqual([]);
});

test('an area that is upside down or off the globe is refused', async () => {
  const query = 'query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }';
  for (const wrong of [{ south: 28.7 }, { west: 77.6 }, { north: 91 }, { west: -181 }]) {
    const { errors } = await ask(query, { filter: { area: { ...sectors, ...wrong } } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});
