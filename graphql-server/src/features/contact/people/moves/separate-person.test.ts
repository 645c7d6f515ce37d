import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { given, sendContact } from '../../../../testing/factories.ts';
import { startTestApp } from '../../../../testing/start-test-app.ts';
import { joinPeople } from '../join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Row {
  id: string;
  name: string | null;
  state: string;
  unread: boolean;
  numbers: string[];
  emails: string[];
  reference: string;
  enquiryCount: number;
  sharedNumber: boolean;
  news: { kind: string } | null;
  maybeSame: { name: string }[];
  sharingWith: { name: string }[];
  enquiries: { id: string; name: string; reference: string; sharedNumber: boolean | null }[];
  history: { kind: string; person: string | null }[];
}

const fields = `id name state unread numbers emails reference enquiryCount sharedNumber news { kind } maybeSame { name }
  sharingWith { name } enquiries { id name reference sharedNumber } history { kind person }`;

async function leads(): Promise<Row[]> {
  const answer = await ask<{ people: { items: Row[] } }>(
    `{ people(order: ARRIVAL, first: 100) { items { ${fields} } } }`,
    {},
    { token },
  );
  return given(answer, 'people').items.toReversed();
}

async function lead(name: string): Promise<Row> {
  const found = (await leads()).find((one) => one.name === name);
  if (!found) throw new Error(`there is no lead ${name}`);
  return found;
}

const change = (mutation: string) =>
  ask<Record<string, Row>>(`mutation { ${mutation} { ${fields} } }`, {}, { token });

const number = '98100 00001';
const asha = { name: 'Asha Rao', phone: number, email: 'asha@example.com' };
const ravi = { name: 'Ravi Rao', phone: number, email: 'ravi@example.com' };

/** A wife and her husband with one phone, told apart by a colleague. */
async function family(): Promise<void> {
  await sendContact(app, asha);
  await sendContact(app, ravi);
  await sendContact(app, asha);
  const { id, enquiries } = await lead('Asha Rao');
  const his = enquiries.filter(({ name }) => name === 'Ravi Rao').map((one) => `"${one.id}"`);
  const { data, errors } = await change(`separatePerson(id: "${id}", enquiryIds: [${his.join()}])`);
  expect(errors).toBeUndefined();
  expect(data.separatePerson).toMatchObject({ name: 'Ravi Rao', enquiryCount: 1 });
}

test('enquiries of another become a lead with the same number, which both share', async () => {
  await family();
  const [first, second] = await Promise.all([lead('Asha Rao'), lead('Ravi Rao')]);
  expect(first).toMatchObject({
    ...{ numbers: ['+919810000001'], emails: ['asha@example.com'], enquiryCount: 2, maybeSame: [] },
    ...{ sharingWith: [{ name: 'Ravi Rao' }], history: [{ kind: 'SEPARATED', person: 'Ravi Rao' }] },
  });
  expect(second).toMatchObject({
    ...{ numbers: ['+919810000001'], emails: ['ravi@example.com'], enquiryCount: 1, maybeSame: [] },
    ...{ sharingWith: [{ name: 'Asha Rao' }], history: [{ kind: 'SEPARATED', person: 'Asha Rao' }] },
  });
  const keys = await db
    .collection<{ _id: string; people: ObjectId[] }>('personKeys')
    .find({}, { sort: { _id: 1 } })
    .toArray();
  expect(keys.map(({ _id, people }) => [_id, people.map(String).toSorted()])).toEqual([
    ['+919810000001', [first.id, second.id].toSorted()],
    ['asha@example.com', [first.id]],
    ['ravi@example.com', [second.id]],
  ]);
  expect(await joinPeople(context)).toBe(false);
  expect(await lead('Asha Rao')).toEqual(first);
});

test.each([
  ['by its address', { ...ravi, name: 'R' }, 'Ravi Rao', null],
  ['by its full name', { ...ravi, name: 'RAVI  RAO', email: 'new@example.com' }, 'Ravi Rao', null],
  ['by the number in another notation', { ...asha, phone: '+91 98100-00001' }, 'Asha Rao', null],
  ['by the latest touch, with a mark', { name: 'Rao', phone: number, email: 'x@example.com' }, 'Rao', true],
])('one more enquiry with a shared number goes right: %s', async (_how, sender, name, mark) => {
  await family();
  const before = await Promise.all([lead('Asha Rao'), lead('Ravi Rao')]);
  const reference = await sendContact(app, sender);
  const all = await leads();
  expect(all).toHaveLength(2);
  const owner = all.find(({ enquiries }) => enquiries.some((one) => one.reference === reference));
  expect(owner?.enquiries[0]).toMatchObject({ reference, sharedNumber: mark });
  expect(owner?.sharedNumber).toBe(mark === true);
  // Asha wrote last.
  expect(owner?.id).toBe(before[name === 'Ravi Rao' ? 1 : 0].id);
});

test('a colleague says who wrote with a shared number, and the mark goes', async () => {
  await family();
  const { id: ashaId } = await lead('Asha Rao');
  await change(`setPersonState(id: "${ashaId}", state: LOST, reason: PRICE)`);
  const { id: raviId } = await lead('Ravi Rao');
  const reference = await sendContact(app, { name: 'Rao', phone: number, email: 'x@example.com' });
  const marked = (await leads()).find(({ sharedNumber }) => sharedNumber);
  expect(marked).toMatchObject({ id: ashaId, state: 'NEW', news: { kind: 'CAME_BACK' } });
  // The same unknown address proves nothing yet.
  await sendContact(app, { name: 'Rao', phone: number, email: 'x@example.com' });
  expect((await leads()).flatMap(({ enquiries }) => enquiries.map((one) => one.sharedNumber))).toEqual([
    ...[true, true, null, null],
    null,
  ]);
  const ids = marked?.enquiries.filter((one) => one.sharedNumber).map((one) => one.id) ?? [];
  const { enquiries } = await lead('Asha Rao');
  for (const one of enquiries.filter(({ sharedNumber }) => sharedNumber))
    expect((await change(`setSender(id: "${one.id}", personId: "${raviId}")`)).errors).toBeUndefined();
  expect(ids).toHaveLength(1);
  const [first, second] = await leads();
  // She did not come back: it was he.
  expect(first).toMatchObject({ id: ashaId, name: 'Asha Rao', state: 'LOST', sharedNumber: false });
  expect(second).toMatchObject({
    ...{ id: raviId, enquiryCount: 3, sharedNumber: false, unread: true, news: { kind: 'ASKED_AGAIN' } },
    emails: ['x@example.com', 'ravi@example.com'],
  });
  expect(second?.enquiries.map((one) => one.reference)).toContain(reference);
  await sendContact(app, { name: 'Someone', phone: number, email: 'x@example.com' });
  expect((await leads()).map(({ enquiryCount }) => enquiryCount)).toEqual([2, 4]);
});

test('the guess is confirmed with one answer', async () => {
  await family();
  await sendContact(app, { name: 'Rao', phone: number, email: 'x@example.com' });
  // Until then, the lead keeps its name.
  const { id, enquiries } = await lead('Asha Rao');
  const { data } = await change(`setSender(id: "${enquiries[0]?.id}", personId: "${id}")`);
  expect(data.setSender).toMatchObject({ id, name: 'Rao', sharedNumber: false });
});

test('an address that two people share is told apart by the name', async () => {
  const both = { phone: number, email: 'rao@example.com' };
  await sendContact(app, { ...both, name: 'Asha Rao' });
  await sendContact(app, { ...both, name: 'Ravi Rao' });
  const { id, enquiries } = await lead('Ravi Rao');
  await change(`separatePerson(id: "${id}", enquiryIds: ["${enquiries[0]?.id}"])`);
  await sendContact(app, { name: 'Ravi Rao', phone: '98100 00002', email: both.email });
  expect(await lead('Ravi Rao')).toMatchObject({ numbers: ['+919810000002', '+919810000001'] });
  expect(await lead('Asha Rao')).toMatchObject({ enquiryCount: 1 });
});

test('the first enquiry can belong to the other', async () => {
  await sendContact(app, ravi);
  await sendContact(app, asha);
  const { id, enquiries } = await lead('Asha Rao');
  const [hers, his] = enquiries;
  await change(`separatePerson(id: "${id}", enquiryIds: ["${his?.id}"])`);
  expect(await lead('Asha Rao')).toMatchObject({
    ...{ id, reference: hers?.reference, news: { kind: 'FIRST' }, emails: ['asha@example.com'] },
  });
  expect(await lead('Ravi Rao')).toMatchObject({ reference: his?.reference });
});

test('what makes no sense is refused with a sentence, and changes nothing', async () => {
  await family();
  const before = await leads();
  const [first, second] = before;
  const refused = async (mutation: string) => {
    const { errors } = await change(mutation);
    return Object.keys((errors?.[0]?.extensions.fields as object | undefined) ?? {});
  };
  const [all, foreign] = [first, second].map((one) => one?.enquiries.map(({ id }) => `"${id}"`).join());
  expect(await refused(`separatePerson(id: "${first?.id}", enquiryIds: [${all}])`)).toEqual(['enquiryIds']);
  expect(await refused(`separatePerson(id: "${first?.id}", enquiryIds: [${foreign}])`)).toEqual([
    'enquiryIds',
  ]);
  expect(await refused(`separatePerson(id: "${first?.id}", enquiryIds: [])`)).toEqual(['enquiryIds']);
  expect(await refused(`notSamePerson(id: "${first?.id}", otherId: "${first?.id}")`)).toEqual(['otherId']);
  await sendContact(app, { name: 'Stranger', phone: '98100 00009', email: 'stranger@example.com' });
  const stranger = await lead('Stranger');
  const sender = `setSender(id: "${stranger.enquiries[0]?.id}", personId: "${first?.id}")`;
  expect(await refused(sender)).toEqual(['personId']);
  expect((await leads()).slice(0, 2)).toEqual(before);
  expect(await db.collection('personMoves').countDocuments({ busy: { $exists: true } })).toBe(0);
});

test('two leads that are not the same are not compared again', async () => {
  await sendContact(app, { name: 'A', phone: '98100 00001', email: 'a@example.com' });
  await sendContact(app, { name: 'B', phone: '98100 00002', email: 'b@example.com' });
  await sendContact(app, { name: 'A', phone: '98100 00001', email: 'b@example.com' });
  const [a, b] = [await lead('A'), await lead('B')];
  expect([a.maybeSame, b.maybeSame]).toEqual([[{ name: 'B' }], [{ name: 'A' }]]);
  await change(`notSamePerson(id: "${a.id}", otherId: "${b.id}")`);
  expect((await leads()).map(({ maybeSame, sharingWith }) => [maybeSame, sharingWith])).toEqual([
    [[], [{ name: 'B' }]],
    [[], [{ name: 'A' }]],
  ]);
});

test('a separation that a killed process began is completed', async () => {
  await sendContact(app, asha);
  await sendContact(app, ravi);
  const { id, enquiries } = await lead('Ravi Rao');
  const [his] = enquiries;
  const [keptId, otherId] = [new ObjectId(id), new ObjectId()];
  await db.collection('personMoves').insertOne({
    ...{ kind: 'SEPARATION', keptId, otherId, enquiryIds: [new ObjectId(his?.id)], by: 'owner' },
    ...{ at: new Date(Date.now() - 10_000), dueAt: new Date(0), busy: [keptId, otherId] },
  });
  // Half of it was done.
  await db
    .collection('contactRequests')
    .updateOne(
      { _id: new ObjectId(his?.id) },
      { $set: { personId: otherId, personDue: true, movedBy: [new ObjectId()] }, $inc: { writes: 1 } },
    );
  const busy = await change(`separatePerson(id: "${id}", enquiryIds: ["${enquiries[1]?.id}"])`);
  expect(busy.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  await joinPeople(context);
  expect(await lead('Asha Rao')).toMatchObject({ id, enquiryCount: 1, emails: ['asha@example.com'] });
  expect(await lead('Ravi Rao')).toMatchObject({
    id: otherId.toHexString(),
    sharingWith: [{ name: 'Asha Rao' }],
  });
  expect(await db.collection('personMoves').countDocuments({ dueAt: { $exists: true } })).toBe(0);
});

test('of two who separate at once, one is told who was faster', async () => {
  await sendContact(app, asha);
  await sendContact(app, ravi);
  await sendContact(app, asha);
  const { id, enquiries } = await lead('Asha Rao');
  const his = enquiries.find(({ name }) => name === 'Ravi Rao')?.id;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => change(`separatePerson(id: "${id}", enquiryIds: ["${his}"])`)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  for (const { errors } of answers.filter((one) => one.errors))
    expect(['CONFLICT', 'BAD_USER_INPUT']).toContain(errors?.[0]?.extensions.code);
  expect(await leads()).toHaveLength(2);
});
