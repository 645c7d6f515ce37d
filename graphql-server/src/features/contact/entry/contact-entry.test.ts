import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

interface Entered {
  id: string;
  updatedAt: string;
  [field: string]: unknown;
}

const fields = `id reference name email phone phoneE164 service message source state closeReason agree enteredBy unread
  propertyId propertyTitle updatedAt history { kind by state reason corrections { field before } }`;

const call1 = { name: 'Mohan Lal', phone: '98100 12345', source: 'PHONE_CALL' };

function enter(values: object = {}, as = token) {
  return ask<{ createContact: Entered }>(
    `mutation ($input: EnteredContactInput!) { createContact(input: $input) { ${fields} } }`,
    { input: { ...call1, ...values } },
    { token: as },
  );
}

function correct(id: string, input: object, readAt?: unknown) {
  return ask<{ updateContact: Entered }>(
    `mutation ($id: ID!, $input: ContactDetailsInput!, $readAt: DateTimeISO) {
      updateContact(id: $id, input: $input, readAt: $readAt) { ${fields} }
    }`,
    { id, input, readAt },
    { token },
  );
}

const change = (mutation: string) => ask<Record<string, Entered>>(`mutation { ${mutation} }`, {}, { token });

async function entered(values: object = {}): Promise<Entered> {
  return given(await enter(values), 'createContact');
}

async function stored(id: string): Promise<Entered> {
  return given(
    await ask<{ contact: Entered }>(`{ contact(id: "${id}") { ${fields} } }`, {}, { token }),
    'contact',
  );
}

test('a call is entered with who took it, counts as read, and no e-mail tells of it', async () => {
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court' });
  const made = await entered({ propertyId, service: 'RESIDENTIAL', message: 'Asks for a corner flat.' });
  expect(made).toMatchObject({
    phoneE164: '+919810012345',
    email: null,
    source: 'PHONE_CALL',
    state: 'CONTACTED',
    enteredBy: 'owner',
    agree: false,
    unread: false,
    propertyTitle: 'Lotus Court',
    history: [{ kind: 'STATE', state: 'CONTACTED', by: 'owner' }],
  });
  expect(made.reference).toMatch(/^AHG-/);
  expect(await db.collection('contactRequests').countDocuments({ mailDue: true })).toBe(0);
});

test('one that a colleague still has to call back is new; consent is what was said', async () => {
  const made = await entered({ source: 'WALK_IN', state: 'NEW', agree: true });
  expect(made).toMatchObject({ state: 'NEW', agree: true, history: [] });
});

test('the limits of visitors do not hold in the office', async () => {
  for (let count = 0; count < 10; count += 1) expect((await enter()).errors).toBeUndefined();
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter a name.'],
  [{ phone: '' }, 'phone', 'Please enter a phone number or an e-mail address.'],
  [{ phone: '12' }, 'phone', 'Please enter a phone number that we can call, such as 98100 00000.'],
  [{ source: 'CONSULTATION' }, 'source', 'Please choose how they reached you.'],
  [{ state: 'CLOSED' }, 'state', 'Please choose New or Contacted.'],
  [
    { propertyId: '0'.repeat(24) },
    'propertyId',
    'This property is no longer here. Please choose another one.',
  ],
])('%o is refused beside its field', async (values, field, sentence) => {
  const { errors } = await enter(values);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
});

test('editors and visitors enter nothing, and a visitor cannot say that a colleague took the call', async () => {
  expect((await enter({}, await tokenOfRole(app, AdminRole.EDITOR))).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  expect((await enter({}, '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const sent = await call('POST', '/api/contacts', {
    json: { name: 'Eve', email: 'eve@example.com', source: 'phoneCall' },
  });
  expect(sent.status).toBe(400);
});

test('a correction keeps what stood there before, and is found by the new number', async () => {
  const { id, updatedAt } = await entered({ message: 'Two rooms.' });
  const corrected = given(
    await correct(
      id,
      { name: 'Mohan Lal', phone: '98100 54321', email: 'mohan@example.com', message: 'Three rooms.' },
      updatedAt,
    ),
    'updateContact',
  );
  const corrections = [
    { field: 'phone', before: '98100 12345' },
    { field: 'email', before: null },
    { field: 'message', before: 'Two rooms.' },
  ];
  expect(corrected).toMatchObject({ phoneE164: '+919810054321', email: 'mohan@example.com' });
  expect(corrected.history).toMatchObject([{}, { kind: 'CORRECTION', by: 'owner', corrections }]);
  const found = await ask<{ contacts: { totalCount: number } }>(
    '{ contacts(list: { search: "54321" }) { totalCount } }',
    {},
    { token },
  );
  expect(found.data.contacts.totalCount).toBe(1);
  const log = await ask<{ activities: { items: { changes: { field: string; before: string | null }[] }[] } }>(
    '{ activities { items { changes { field before } } } }',
    {},
    { token },
  );
  expect(log.data.activities.items[0]?.changes).toEqual(
    ['phone', 'email', 'message'].map((field) => ({ field, before: null })),
  );
});

test('a second correction from the same page is refused; notes and states in between are not in its way', async () => {
  const { id, updatedAt } = await entered();
  await change(`addContactNote(id: "${id}", text: "Called.") { id }`);
  await change(`setContactState(id: "${id}", state: VISIT_PLANNED) { id }`);
  expect((await correct(id, { ...details, name: 'Mohan Lall' }, updatedAt)).errors).toBeUndefined();
  const { errors } = await correct(id, { ...details, name: 'M. Lal' }, updatedAt);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { updatedBy: 'owner', fields: ['name'] },
  });
  expect(await stored(id)).toMatchObject({ name: 'Mohan Lall' });
});

const details = { name: 'Mohan Lal', phone: '98100 12345' };

test('saving without a change writes no event, and a correction does not stop the work of a colleague', async () => {
  const { id, updatedAt } = await entered();
  await correct(id, details, updatedAt);
  expect((await stored(id)).history).toHaveLength(1);
  await correct(id, { ...details, name: 'Mohan' });
  const { errors } = await change(
    `setContactState(id: "${id}", state: VISIT_PLANNED, readAt: "${updatedAt}") { id }`,
  );
  expect(errors).toBeUndefined();
});

test('closing needs a reason, which the list is filtered by and the file holds', async () => {
  const { id } = await entered();
  const { errors } = await change(`setContactState(id: "${id}", state: CLOSED) { id }`);
  expect(errors?.[0]?.extensions.fields).toEqual({ reason: 'Please choose why it is closed.' });
  await change(`setContactState(id: "${id}", state: CLOSED, reason: BOUGHT_ELSEWHERE) { id }`);
  expect(await stored(id)).toMatchObject({ state: 'CLOSED', closeReason: 'BOUGHT_ELSEWHERE' });
  const count = async (reason: string) => {
    const query = `{ contacts(filter: { closeReason: ${reason} }) { totalCount } }`;
    return (await ask<{ contacts: { totalCount: number } }>(query, {}, { token })).data.contacts.totalCount;
  };
  expect([await count('BOUGHT_ELSEWHERE'), await count('WON')]).toEqual([1, 0]);
  const file = await call('GET', '/api/export/contacts.csv?closeReason=boughtElsewhere', { token });
  expect(file.text).toContain('Reason for closing');
  expect(file.text).toContain('Bought elsewhere');
});

test('reopening takes the reason away and leaves it in the history; an old closed one can be given a reason', async () => {
  const { id } = await entered();
  await change(`setContactState(id: "${id}", state: CLOSED, reason: PRICE) { id }`);
  await change(`setContactState(id: "${id}", state: CONTACTED) { id }`);
  const reopened = await stored(id);
  expect(reopened).toMatchObject({ state: 'CONTACTED', closeReason: null });
  expect(reopened.history).toMatchObject([
    {},
    { state: 'CLOSED', reason: 'PRICE' },
    { state: 'CONTACTED', reason: null },
  ]);
  await db
    .collection('contactRequests')
    .updateMany({}, { $set: { state: 'CLOSED' }, $unset: { closeReason: 1 } });
  expect(await stored(id)).toMatchObject({ state: 'CLOSED', closeReason: null });
  await change(`setContactState(id: "${id}", state: CLOSED, reason: SPAM) { id }`);
  expect(await stored(id)).toMatchObject({ closeReason: 'SPAM' });
});

test('closing many at once is undone with the dates, states and marks that they had', async () => {
  await sendContact(app, { name: 'Unread' });
  const { id } = await entered();
  await change(`setContactState(id: "${id}", state: VISIT_PLANNED) { id }`);
  const nextAt = new Date(Date.now() + 3_600_000).toISOString();
  await change(`setContactNextDate(id: "${id}", nextAt: "${nextAt}") { id }`);
  const query =
    '{ contacts(list: { direction: ASCENDING }) { items { id name state unread nextAt closeReason } } }';
  const list = async () =>
    (await ask<{ contacts: { items: Entered[] } }>(query, {}, { token })).data.contacts.items;
  const before = await list();
  const ids = JSON.stringify(before.map((item) => item.id));
  await change(`setContactStates(selection: { ids: ${ids} }, state: CLOSED, reason: SPAM) { doneIds }`);
  expect((await list()).map(({ closeReason }) => closeReason)).toEqual(['SPAM', 'SPAM']);
  const undone = await change(`undoContactStates(ids: ${ids}, state: CLOSED) { doneIds failedIds }`);
  expect(undone.data.undoContactStates?.doneIds).toHaveLength(2);
  expect(await list()).toEqual(before);
  const again = await change(`undoContactStates(ids: ${ids}, state: CLOSED) { doneIds failedIds }`);
  expect(again.data.undoContactStates).toMatchObject({ doneIds: [] });
});

test('what a colleague did after it is not undone', async () => {
  const { id } = await entered();
  await change(`setContactStates(selection: { ids: ["${id}"] }, state: CLOSED, reason: SPAM) { doneIds }`);
  const other = await tokenOfRole(app, AdminRole.SALES);
  const undo = `mutation { undoContactStates(ids: ["${id}"], state: CLOSED) { doneIds failedIds } }`;
  const answer = await ask<{ undoContactStates: Entered }>(undo, {}, { token: other });
  expect(answer.data.undoContactStates).toEqual({ doneIds: [], failedIds: [id] });
  expect(await stored(id)).toMatchObject({ state: 'CLOSED' });
});
