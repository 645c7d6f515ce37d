import { expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { addProperty, addWithPicture, deleteItem, given, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const person = async (name: string) => (await addWithPicture(app, 'createTeamMember', { name })).id;

interface Row {
  id: string;
  name: string;
  responsibleId: string | null;
  responsibleName: string | null;
  unread: boolean;
  history: { kind: string; by: string; person: string | null }[];
}

async function rows(filter = ''): Promise<Row[]> {
  const answer = await ask<{ contacts: { items: Row[] } }>(
    `{ contacts(list: { direction: ASCENDING }${filter && `, filter: { ${filter} }`}) {
      items { id name responsibleId responsibleName unread history { kind by person } }
    } }`,
    {},
    { token },
  );
  return given(answer, 'contacts').items;
}

interface Outcome {
  doneIds: string[];
  failedIds: string[];
  remaining: number;
}

function handOver(selection: object, responsibleId: string | null, withToken = token) {
  return ask<{ setContactsResponsible: Outcome | null }>(
    `mutation ($selection: ItemSelection!, $responsibleId: ID) {
      setContactsResponsible(selection: $selection, responsibleId: $responsibleId) { doneIds failedIds remaining }
    }`,
    { selection, responsibleId },
    { token: withToken },
  );
}

test('a message to one person is for that person first', async () => {
  const [meera, harpal] = [await person('Meera Bhatnagar'), await person('Harpal Sandhu')];
  const { id: propertyId } = await addProperty(app, { title: 'Neem Court', responsibleId: meera });
  await sendContact(app, { source: 'AGENT', personId: harpal, propertyId });
  await deleteItem(app, 'TEAM_MEMBER', harpal);
  await sendContact(app, { source: 'AGENT', personId: harpal, propertyId });
  await sendContact(app, { source: 'AGENT', personId: harpal });
  expect((await rows()).map(({ responsibleName }) => responsibleName)).toEqual([
    'Harpal Sandhu',
    'Meera Bhatnagar',
    null,
  ]);
});

test('an enquiry is for the person who looks after its property when it comes', async () => {
  const [meera, harpal] = [await person('Meera Bhatnagar'), await person('Harpal Sandhu')];
  const { id } = await addProperty(app, { title: 'Neem Court', responsibleId: meera });
  const other = await addProperty(app);
  await sendContact(app, { name: 'First', source: 'ENQUIRY', propertyId: id });
  await sendContact(app, { name: 'Second', source: 'ENQUIRY', propertyId: other.id });
  await app.db.collection('properties').updateMany({}, { $set: { responsibleId: null } });
  expect((await rows()).map(({ name, responsibleName }) => [name, responsibleName])).toEqual([
    ['First', 'Meera Bhatnagar'],
    ['Second', null],
  ]);
  expect((await rows(`responsible: "${meera}"`)).map(({ name }) => name)).toEqual(['First']);
  expect((await rows('responsible: "none"')).map(({ name }) => name)).toEqual(['Second']);
  expect(await rows(`responsible: "${harpal}"`)).toEqual([]);
  const wrong = await ask('{ contacts(filter: { responsible: "Meera" }) { totalCount } }', {}, { token });
  expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an enquiry is for no one while the person is in the trash', async () => {
  const meera = await person('Meera Bhatnagar');
  const { id } = await addProperty(app, { responsibleId: meera });
  await deleteItem(app, 'TEAM_MEMBER', meera);
  await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  expect(await rows()).toMatchObject([{ responsibleId: null, responsibleName: null }]);
});

test('an enquiry entered by hand and an order of one brochure are for that person too', async () => {
  const meera = await person('Meera Bhatnagar');
  const { id } = await addProperty(app, { responsibleId: meera });
  const other = await addProperty(app);
  await ask(
    'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id } }',
    { input: { name: 'Caller', phone: '98100 00001', source: 'PHONE_CALL', propertyId: id } },
    { token },
  );
  const order = (ids: string[]) =>
    ask('mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference } }', {
      input: {
        ...{ name: 'Asha', email: 'asha@example.com', phone: '98100 00000', payment: 'CASH_ON_DELIVERY' },
        ...{ address: 'A 1', town: 'Noida', postcode: '201309', country: 'India' },
        lines: ids.map((propertyId) => ({ propertyId, copies: 1 })),
      },
    });
  expect((await order([id])).errors).toBeUndefined();
  expect((await order([id, other.id])).errors).toBeUndefined();
  const found = await rows();
  expect(found.map(({ responsibleName }) => responsibleName)).toEqual([
    'Meera Bhatnagar',
    'Meera Bhatnagar',
    null,
  ]);
});

test('sales hand enquiries to a colleague; the history and the activity log say so', async () => {
  const [meera, harpal] = [await person('Meera Bhatnagar'), await person('Harpal Sandhu')];
  const { id } = await addProperty(app, { responsibleId: meera });
  await sendContact(app, { name: 'First', source: 'ENQUIRY', propertyId: id });
  await sendContact(app, { name: 'Second' });
  const ids = (await rows()).map((row) => row.id);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const { data } = await handOver({ ids }, harpal, sales);
  expect(data.setContactsResponsible).toEqual({ doneIds: ids, failedIds: [], remaining: 0 });
  const event = {
    kind: 'HANDED_OVER',
    person: 'Harpal Sandhu',
    by: expect.stringContaining('SALES') as string,
  };
  expect(await rows()).toMatchObject([
    { responsibleId: harpal, responsibleName: 'Harpal Sandhu', unread: true, history: [event] },
    { responsibleId: harpal, history: [event] },
  ]);
  const log = await ask<{ activities: { items: { changes: object[] }[] } }>(
    '{ activities(filter: { noun: "contactRequests" }) { items { changes { field before after } } } }',
    {},
    { token },
  );
  const change = { field: 'responsiblePerson', after: 'Harpal Sandhu' };
  expect(log.data.activities.items.map(({ changes }) => changes)).toEqual(
    expect.arrayContaining([[{ ...change, before: 'Meera Bhatnagar' }], [{ ...change, before: null }]]),
  );
});

test('handing over twice adds one event, and no one can be chosen for all that match', async () => {
  const meera = await person('Meera Bhatnagar');
  await sendContact(app, { name: 'First' });
  const [row] = await rows();
  const ids = [row?.id];
  await handOver({ ids }, meera);
  expect((await handOver({ ids }, meera)).data.setContactsResponsible?.doneIds).toEqual(ids);
  expect((await rows())[0]?.history).toHaveLength(1);
  await handOver({ matching: { search: 'First' } }, null);
  expect(await rows('responsible: "none"')).toMatchObject([
    { responsibleName: null, history: [{ person: 'Meera Bhatnagar' }, { person: null }] },
  ]);
});

test('a change of the state made before does not stop a hand-over, nor the other way round', async () => {
  const meera = await person('Meera Bhatnagar');
  await sendContact(app);
  const found = await ask<{ contacts: { items: { id: string; updatedAt: string }[] } }>(
    '{ contacts { items { id updatedAt } } }',
    {},
    { token },
  );
  const { id, updatedAt } = found.data.contacts.items[0] ?? { id: '', updatedAt: '' };
  await handOver({ ids: [id] }, meera);
  const change = `mutation { setContactState(id: "${id}", state: CONTACTED, readAt: "${updatedAt}") { state } }`;
  expect((await ask(change, {}, { token })).data.setContactState).toEqual({ state: 'CONTACTED' });
});

test('a person who is not on the team gets nothing, and editors hand nothing over', async () => {
  await sendContact(app);
  const ids = (await rows()).map(({ id }) => id);
  const { errors } = await handOver({ ids }, '0123456789abcdef01234567');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { responsibleId: 'This person is no longer on the team. Please choose another one.' },
  });
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await handOver({ ids }, null, editor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('the file of the enquiries says for whom each is, and takes the filter', async () => {
  const meera = await person('Meera Bhatnagar');
  const { id } = await addProperty(app, { responsibleId: meera });
  await sendContact(app, { name: 'First', source: 'ENQUIRY', propertyId: id });
  await sendContact(app, { name: 'Second' });
  const { text } = await call('GET', `/api/export/contacts.csv?responsible=${meera}`, { token });
  const [head = '', line = '', ...more] = text.trim().split('\r\n');
  expect(line.split(',')[head.split(',').indexOf('For')]).toBe('Meera Bhatnagar');
  expect(more).toEqual([]);
});
