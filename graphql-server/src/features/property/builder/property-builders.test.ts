import { expect, test } from 'vitest';
import { addProperty, deleteItem, given, propertyInput } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Found {
  name: string;
  title: string;
  aboutBuilder: string;
  disclaimer: string;
}

async function builders(search: string, besides?: string): Promise<Found[]> {
  const answer = await ask<{ builderTexts: Found[] }>(
    `query ($search: String, $besides: ID) {
      builderTexts(search: $search, besides: $besides) { name title aboutBuilder disclaimer }
    }`,
    { search, besides },
    { token },
  );
  return given(answer, 'builderTexts');
}

const names = async (search: string) => (await builders(search)).map(({ name }) => name);

test('the builders in use are found by the beginning of their names, each once', async () => {
  for (const builder of ['Tulsi Angan', 'Tulsi  angan', 'Tulip Homes', 'Vritt', undefined])
    await addProperty(app, { builder });
  expect(await names('tul')).toEqual(['Tulip Homes', 'Tulsi  angan']);
  expect(await names('TULSI A')).toEqual(['Tulsi  angan']);
  expect(await names('angan')).toEqual([]);
  expect(await names('')).toEqual(['Tulip Homes', 'Tulsi  angan', 'Vritt']);
});

test('a builder has the texts of its newest property that has any', async () => {
  await addProperty(app, { builder: 'Vritt', title: 'First', aboutBuilder: 'Old.', disclaimer: 'Old too.' });
  const { id } = await addProperty(app, {
    ...{ builder: 'Vritt', title: 'Second', aboutBuilder: 'New.', disclaimer: 'New too.' },
  });
  await ask(
    'mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }',
    { input: propertyInput({ builder: 'Vritt', title: 'Third', aboutBuilder: '' }) },
    { token },
  );
  const second = { name: 'Vritt', title: 'Second', aboutBuilder: 'New.', disclaimer: 'New too.' };
  const first = { name: 'Vritt', title: 'First', aboutBuilder: 'Old.', disclaimer: 'Old too.' };
  expect(await builders('vritt')).toEqual([second]);
  expect(await builders('vritt', id)).toEqual([first]);
  await deleteItem(app, 'PROPERTY', id);
  expect(await builders('vritt')).toEqual([first]);
});

test('at most ten builders are answered', async () => {
  for (let number = 10; number < 22; number += 1) await addProperty(app, { builder: `Builder ${number}` });
  const found = await names('builder');
  expect([found.length, found[0], found.at(-1)]).toEqual([10, 'Builder 10', 'Builder 19']);
});

test('the search of visitors finds a property by its builder, which histories name', async () => {
  const { id } = await addProperty(app, { title: 'Neem Court', builder: 'Tulsi Angan' });
  const search = '{ projects(filter: { keyword: "tulsi" }) { items { title builder } } }';
  expect((await ask(search)).data.projects).toEqual({
    items: [{ title: 'Neem Court', builder: 'Tulsi Angan' }],
  });
  await ask(
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }',
    { id, input: propertyInput({ title: 'Neem Court', builder: 'Vritt' }) },
    { token },
  );
  const log = await ask<{ activities: { items: { changes: object[] }[] } }>(
    `{ activities(filter: { itemId: "${id}" }) { items { changes { field before after } } } }`,
    {},
    { token },
  );
  expect(log.data.activities.items[0]?.changes).toEqual([
    { field: 'builder', before: 'Tulsi Angan', after: 'Vritt' },
  ]);
});
