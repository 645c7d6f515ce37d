import { expect, test } from 'vitest';
import { addProperty, addWithPicture, contactInput, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, call, context, db, logged, token } = app;

interface Row {
  id: string;
  name: string | null;
  state: string;
  closeReason: string | null;
  unread: boolean;
  numbers: string[];
  emails: string[];
  enquiryCount: number;
  ownerName: string | null;
  about: string | null;
  news: { kind: string; about: string | null; since: string | null; reason: string | null } | null;
  maybeSame: { name: string }[];
  enquiries: { name: string; state: string; personId: string }[];
  history: { kind: string; reason: string | null; since: string | null; by: string }[];
}

const fields = `id name state closeReason unread numbers emails enquiryCount ownerName about
  news { kind about since reason } maybeSame { name } enquiries { name state personId } history { kind reason since by }`;

async function leads(): Promise<Row[]> {
  const answer = await ask<{ people: { items: Row[] } }>(
    `{ people(order: ARRIVAL, first: 100) { items { ${fields} } } }`,
    {},
    { token },
  );
  return given(answer, 'people').items.toReversed();
}

async function lead(): Promise<Row> {
  const [only, ...others] = await leads();
  if (!only || others.length > 0) throw new Error(`one lead was expected, and not ${others.length + 1}`);
  return only;
}

const change = (mutation: string) =>
  ask<Record<string, { id: string }>>(`mutation { ${mutation} }`, {}, { token });

test('the number decides, then the address, and otherwise it is a new person', async () => {
  await sendContact(app, { name: 'Asha', phone: '98100 00001', email: 'asha@example.com' });
  // The number in another notation, with another address.
  await sendContact(app, { name: 'Asha R', phone: '+91 98100-00001', email: 'asha.r@example.com' });
  // A number that is not known, with an address that is.
  await sendContact(app, { name: 'Asha Rao', phone: '098100 00002', email: 'ASHA@example.com' });
  await sendContact(app, { name: 'Ravi', phone: '98100 00003', email: 'ravi@example.com' });
  expect(await leads()).toMatchObject([
    {
      name: 'Asha Rao',
      numbers: ['+919810000002', '+919810000001'],
      emails: ['asha@example.com', 'asha.r@example.com'],
      enquiryCount: 3,
      maybeSame: [],
      news: { kind: 'ASKED_AGAIN' },
    },
    { name: 'Ravi', enquiryCount: 1, news: { kind: 'FIRST' } },
  ]);
});

test('the number of one with the address of another goes to the one of the number, and both say so', async () => {
  await sendContact(app, { name: 'A', phone: '98100 00001', email: 'a@example.com' });
  await sendContact(app, { name: 'B', phone: '98100 00002', email: 'b@example.com' });
  await sendContact(app, { name: 'A', phone: '98100 00001', email: 'b@example.com' });
  expect(await leads()).toMatchObject([
    { name: 'A', enquiryCount: 2, maybeSame: [{ name: 'B' }] },
    { name: 'B', enquiryCount: 1, maybeSame: [{ name: 'A' }] },
  ]);
  // The address stays the other’s.
  await sendContact(app, { name: 'B again', phone: '98100 00009', email: 'b@example.com' });
  expect((await leads()).map(({ enquiryCount }) => enquiryCount)).toEqual([2, 2]);
});

test('every door takes the same way', async () => {
  const { id: propertyId } = await addProperty(app);
  const sender = { email: 'asha@example.com', phone: '98100 00001', name: 'Asha' };
  await sendContact(app, sender);
  expect((await call('POST', '/api/contacts', { json: { ...sender, service: 'Residential' } })).status).toBe(
    201,
  );
  expect((await call('POST', '/mail.php', { json: { name: 'Asha', email: sender.email } })).status).toBe(200);
  const order = await ask(
    'mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference } }',
    {
      input: {
        ...{ ...sender, payment: 'CASH_ON_DELIVERY', address: 'A 1', town: 'Noida', postcode: '201309' },
        ...{ country: 'India', lines: [{ propertyId, copies: 1 }] },
      },
    },
  );
  expect(order.errors).toBeUndefined();
  await ask(
    'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id } }',
    { input: { name: 'Asha', phone: '98100 00001', source: 'PHONE_CALL' } },
    { token },
  );
  const { id, enquiries, state } = await lead();
  expect(enquiries.map(({ personId }) => personId)).toEqual(Array.from({ length: 5 }, () => id));
  // A colleague spoke with a person who was new.
  expect(state).toBe('CONTACTED');
});

test('one more enquiry makes an open lead unread and changes no state', async () => {
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court' });
  await sendContact(app);
  const { id } = await lead();
  await change(`setPersonState(id: "${id}", state: NEGOTIATION) { id }`);
  expect(await lead()).toMatchObject({ unread: false, state: 'NEGOTIATION' });
  await sendContact(app, { source: 'ENQUIRY', propertyId });
  expect(await lead()).toMatchObject({
    unread: true,
    state: 'NEGOTIATION',
    about: 'Lotus Court',
    news: { kind: 'ASKED_AGAIN', about: 'Lotus Court' },
  });
});

test('a lost person comes back, and junk stays junk', async () => {
  await sendContact(app);
  const { id } = await lead();
  await change(`setPersonState(id: "${id}", state: LOST, reason: PRICE) { id }`);
  expect(await lead()).toMatchObject({ state: 'LOST', enquiries: [{ state: 'CLOSED' }] });
  await sendContact(app);
  const back = await lead();
  expect(back).toMatchObject({
    ...{ state: 'NEW', closeReason: null, unread: true },
    news: { kind: 'CAME_BACK', reason: 'PRICE' },
    enquiries: [{ state: 'NEW' }, { state: 'CLOSED' }],
  });
  expect(back.history.at(-1)).toMatchObject({ kind: 'CAME_BACK', reason: 'PRICE', by: '' });
  expect(Date.parse(back.news?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
  await change(`setPersonState(id: "${id}", state: JUNK, reason: BROKER) { id }`);
  await sendContact(app);
  expect(await lead()).toMatchObject({ state: 'JUNK', unread: false, enquiryCount: 3 });
});

test('the person of a new lead is the one of the property, and stays when another property is asked about', async () => {
  const [meera, harpal] = [
    await addWithPicture(app, 'createTeamMember', { name: 'Meera' }),
    await addWithPicture(app, 'createTeamMember', { name: 'Harpal' }),
  ];
  const first = await addProperty(app, { responsibleId: meera.id });
  const second = await addProperty(app, { responsibleId: harpal.id });
  await sendContact(app, { source: 'ENQUIRY', propertyId: first.id });
  await sendContact(app, { source: 'ENQUIRY', propertyId: second.id });
  expect(await lead()).toMatchObject({ ownerName: 'Meera', enquiryCount: 2 });
});

/** Refuses every new document of a collection until the returned function is called. */
async function refuseInserts(name: string): Promise<() => Promise<unknown>> {
  const collection = db.collection(name);
  const index = await collection.createIndex({ neverSet: 1 }, { unique: true }, {});
  const { insertedId } = await collection.insertOne({ deleted: true });
  return async () => {
    await collection.dropIndex(index);
    await collection.deleteOne({ _id: insertedId });
  };
}

test.each(['personKeys', 'people'])(
  'an enquiry is stored while %s refuses every document, and joined later',
  async (collection) => {
    const allow = await refuseInserts(collection);
    const answer = await ask<{ submitContact: { reference: string; message: string } }>(
      'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference message } }',
      { input: contactInput() },
    );
    expect(given(answer, 'submitContact').message).toBe('Thank you! Your request has reached us.');
    expect(logged.splice(0)).not.toEqual([]);
    expect(await leads()).toEqual([]);
    await allow();
    await joinPeople(context);
    expect(await lead()).toMatchObject({ enquiryCount: 1, state: 'NEW', unread: true });
    expect(await joinPeople(context)).toBe(false);
    expect(await lead()).toMatchObject({ enquiryCount: 1, history: [] });
  },
);

test('an enquiry that an older process stored without a person is joined', async () => {
  await sendContact(app, { name: 'Old' });
  await Promise.all([db.collection('people').deleteMany({}), db.collection('personKeys').deleteMany({})]);
  await db.collection('contactRequests').updateMany({}, { $unset: { personId: 1, personDue: 1 } });
  await sendContact(app, { name: 'New' });
  await joinPeople(context);
  expect(await lead()).toMatchObject({ enquiryCount: 2, name: 'New' });
});

test('a corrected number leads the next enquiry to its person', async () => {
  await sendContact(app, { phone: '98100 00001', email: 'asha@example.com' });
  const request = await db.collection('contactRequests').findOne({});
  const input = { name: 'Asha', phone: '98100 00007', email: 'asha@example.com' };
  await ask(
    'mutation ($id: ID!, $input: ContactDetailsInput!) { updateContact(id: $id, input: $input) { id } }',
    { id: request?._id.toHexString(), input },
    { token },
  );
  expect(await lead()).toMatchObject({ numbers: ['+919810000007'] });
  await sendContact(app, { name: 'Asha', phone: '98100 00007', email: 'other@example.com' });
  expect(await lead()).toMatchObject({ enquiryCount: 2 });
  // The wrong number belongs to nobody.
  await sendContact(app, { name: 'Stranger', phone: '98100 00001', email: 'stranger@example.com' });
  expect(await leads()).toHaveLength(2);
});

test('a person without an enquiry in the office is in no list, and gone once the last is removed', async () => {
  await sendContact(app);
  const request = await db.collection('contactRequests').findOne({});
  const id = request?._id.toHexString() ?? '';
  await change(`deleteItems(kind: CONTACT_REQUEST, selection: { ids: ["${id}"] }) { doneIds }`);
  expect(await leads()).toEqual([]);
  await change(`restoreItems(kind: CONTACT_REQUEST, selection: { ids: ["${id}"] }) { doneIds }`);
  expect(await lead()).toMatchObject({ enquiryCount: 1 });
  await call('DELETE', `/api/contacts/${id}`, { token });
  expect(await leads()).toEqual([]);
  await change(`purgeItems(kind: CONTACT_REQUEST, ids: ["${id}"]) { doneIds }`);
  expect(await db.collection('people').countDocuments()).toBe(0);
  expect(await db.collection('personKeys').countDocuments()).toBe(0);
});
