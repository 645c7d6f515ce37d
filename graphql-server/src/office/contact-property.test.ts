import { expect, test } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import { addProperty, deleteItem, given, sendContact } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

let reads = 0;
const app = await startTestApp({
  onCommand: ({ command: { find } }) => {
    if (find === 'properties') reads += 1;
  },
});
const { ask, db, token } = app;

interface Row {
  propertyTitle: string | null;
  property: { title: string } | null;
}

async function rows(withToken = token): Promise<Row[]> {
  const answer = await ask<{ contacts: { items: Row[] } }>(
    '{ contacts(list: { direction: ASCENDING }) { items { propertyTitle property { title } } } }',
    {},
    { token: withToken },
  );
  return given(answer, 'contacts').items;
}

test('the properties of a page of enquiries are read at once', async () => {
  const one = await addProperty(app, { title: 'Neem Court' });
  const two = await addProperty(app, { title: 'Lotus Court' });
  for (const { id } of [one, two, one]) await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  await sendContact(app);
  reads = 0;
  expect(await rows()).toEqual([
    { propertyTitle: 'Neem Court', property: { title: 'Neem Court' } },
    { propertyTitle: 'Lotus Court', property: { title: 'Lotus Court' } },
    { propertyTitle: 'Neem Court', property: { title: 'Neem Court' } },
    { propertyTitle: null, property: null },
  ]);
  expect(reads).toBe(1);
});

test('a removed property is null, and so is a draft for a role without access', async () => {
  const removed = await addProperty(app, { title: 'Neem Court' });
  const draft = await addProperty(app, { title: 'Lotus Court' });
  for (const { id } of [removed, draft]) await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  await deleteItem(app, 'PROPERTY', removed.id);
  await db.collection('properties').updateOne({ title: 'Lotus Court' }, { $set: { publishAt: null } });
  const gone = { propertyTitle: 'Neem Court', property: null };
  expect(await rows()).toEqual([gone, { propertyTitle: 'Lotus Court', property: { title: 'Lotus Court' } }]);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect(await rows(sales)).toEqual([gone, { propertyTitle: 'Lotus Court', property: null }]);
});
