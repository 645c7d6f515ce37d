import { expect, test } from 'vitest';
import { announceRewriting } from '../../database/changes.ts';
import { addProperty, propertyInput } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

/** The number of whole properties that each query asked for by their ids. */
let askedFor: number[] = [];
const app = await startTestApp({
  onCommand: ({ command }) => {
    const ids = (command.filter as { _id?: { $in?: unknown[] } } | undefined)?._id?.$in;
    if (command.find === 'properties' && !command.projection && ids) askedFor.push(ids.length);
  },
});
const { ask, call, token } = app;

async function titles(): Promise<string[]> {
  askedFor = [];
  const { body } = await call<{ data: { title: string }[] }>('GET', '/api/form');
  return body.data.map(({ title }) => title);
}

async function rename(id: string, title: string): Promise<void> {
  const update =
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { id } }';
  expect((await ask(update, { id, input: propertyInput({ title }) }, { token })).errors).toBeUndefined();
}

test('after a write the REST list reads the written property alone', async () => {
  const { id } = await addProperty(app, { title: 'Jamun Court' });
  await addProperty(app, { title: 'Neem Court' });
  await addProperty(app, { title: 'Sal Court' });
  expect(await titles()).toEqual(['Sal Court', 'Neem Court', 'Jamun Court']);
  expect(askedFor).toEqual([3]);
  await rename(id, 'Imli Court');
  expect(await titles()).toEqual(['Sal Court', 'Neem Court', 'Imli Court']);
  expect(askedFor).toEqual([1]);
  const status = `mutation ($id: ID!) {
    setPropertyStatuses(selection: { ids: [$id] }, propertyStatus: SOLD) { doneIds }
  }`;
  await ask(status, { id }, { token });
  expect(await titles()).toHaveLength(3);
  expect(askedFor).toEqual([1]);
  await ask(
    'mutation ($id: ID!) { deleteItems(kind: PROPERTY, selection: { ids: [$id] }) { doneIds } }',
    { id },
    { token },
  );
  expect(await titles()).toEqual(['Sal Court', 'Neem Court']);
  expect(askedFor).toEqual([]);
});

test('the list is read anew when the collection is', async () => {
  await addProperty(app, { title: 'Jamun Court' });
  expect(await titles()).toEqual(['Jamun Court']);
  await app.db.collection('properties').updateMany({}, { $set: { title: 'Imli Court' } });
  await announceRewriting(app.context, 'properties');
  expect(await titles()).toEqual(['Imli Court']);
});
