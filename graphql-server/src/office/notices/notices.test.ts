import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { setClock } from '../../base/clock.ts';
import { giveLeads } from '../../features/contact/people/give-enquiries.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { colleague, never, saveDuty } from '../../testing/data/duty.ts';
import { addProperty, given, sendContact } from '../../testing/factories.ts';
import { startPushService } from '../../testing/peers/push-service.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { workNotices } from './notices.worker.ts';

const app = await startTestApp({ settings: { push: { allowPrivateHosts: true } } });
const { ask, context, db } = app;
const { subscribe } = await startPushService();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The token of an owner. */
let token = '';

beforeEach(async () => {
  token = await tokenOfRole(app, AdminRole.OWNER);
  await keepLogins();
});
afterEach(() => setClock(0));

/** How far it is to noon in India, when no one is left in peace. */
const noon = 12 * hourMs - ((Date.now() + 5.5 * hourMs) % (24 * hourMs));
/** Noon, or so many minutes later. */
const atNoon = (minutes = 0) => setClock(noon + minutes * minuteMs);

/** The clock of these tests moves further than a login lasts. */
async function keepLogins() {
  await db.collection('sessions').updateMany({}, { $set: { expiresAt: new Date('2099-01-01') } });
}

/** A colleague who was there before noon. */
async function staff(name: string, duty: object = {}) {
  setClock(0);
  const one = await colleague(app, name, duty);
  await keepLogins();
  atNoon();
  return one;
}

async function browserOf(as: string) {
  const browser = subscribe();
  const { errors } = await ask(
    'mutation ($input: PushDeviceInput!) { addPushDevice(input: $input) { id } }',
    { input: browser.input },
    { token: as },
  );
  expect(errors).toBeUndefined();
  return browser;
}

const from = (name: string, values: object = {}) =>
  sendContact(app, { name, phone: '98100 00001', email: `${name.toLowerCase()}@example.com`, ...values });

async function leadIds(): Promise<string[]> {
  const answer = await ask<{ people: { items: { id: string }[] } }>(
    '{ people(order: ARRIVAL, first: 100) { items { id } } }',
    {},
    { token },
  );
  return given(answer, 'people').items.map(({ id }) => id);
}

/** Sends all that is due, twice, as two rounds would. */
async function rounds() {
  await workNotices(context);
  await workNotices(context);
}
const titles = ({ received }: ReturnType<typeof subscribe>) => received.map(({ message }) => message.title);

test('a new lead makes one notice on each device, with the home and the time left and without a name', async () => {
  atNoon();
  const meera = await staff('Meera');
  const [phone, tablet] = [await browserOf(meera.token), await browserOf(meera.token)];
  const others = await browserOf((await staff('Kabir', { takesNew: false })).token);
  const { id: propertyId } = await addProperty(app, { title: 'Kadamba Court' });
  await from('Asha', { propertyId });
  await rounds();
  const [id = ''] = await leadIds();
  expect(phone.received).toHaveLength(1);
  expect(tablet.received).toHaveLength(1);
  expect(others.received).toEqual([]);
  const [notice] = phone.received;
  expect(notice?.message).toMatchObject({
    ...{ title: 'New lead for you', body: 'Kadamba Court', url: `/my-account/leads/${id}`, tag: id },
    until: expect.any(String) as string,
  });
  expect(notice?.ttl).toBeGreaterThan(290);
  expect(notice?.ttl).toBeLessThanOrEqual(300);
  expect(notice?.urgency).toBe('high');
  expect(notice?.topic).not.toContain(id);
  const { data } = await ask<{ pushKey: string }>('{ pushKey }', {}, { token: meera.token });
  expect(notice?.isSignedBy(data.pushKey)).toBe(true);
});

test('with the setting a notice says the name and the number', async () => {
  atNoon();
  const meera = await staff('Meera');
  const phone = await browserOf(meera.token);
  await ask(
    'mutation { saveDutySettings(input: { namesInNotices: true }) { namesInNotices } }',
    {},
    { token },
  );
  await from('Asha');
  await rounds();
  expect(phone.received[0]?.message.body).toBe('Asha, +919810000001 · No home named');
});

test('a lead that passes on tells the next one, and at last the owners; each notice replaces the one before', async () => {
  atNoon();
  const [owner, meera] = [await browserOf(token), await browserOf((await staff('Meera')).token)];
  const kabir = await browserOf((await staff('Kabir')).token);
  await from('Asha');
  await rounds();
  for (const minutes of [6, 12, 18, 24]) {
    atNoon(minutes);
    await giveLeads(context);
    await rounds();
  }
  const both = [...titles(meera), ...titles(kabir)].toSorted();
  expect(both).toEqual(['New lead for you', 'Passed to you', 'Passed to you', 'Passed to you']);
  expect(titles(owner)).toEqual(['Nobody took it']);
  expect([meera.kept(), kabir.kept()].map(({ length }) => length)).toEqual([1, 1]);
  // The service keeps none of them longer than the clock.
  expect([...meera.kept(301), ...kabir.kept(301)]).toEqual([]);
});

test('what a push service does not take waits, and ends with the clock', async () => {
  atNoon();
  const meera = await browserOf((await staff('Meera')).token);
  meera.answer(503);
  await from('Asha');
  await rounds();
  meera.answer(201);
  await rounds();
  expect(meera.received).toEqual([]);
  atNoon(1);
  await rounds();
  expect(meera.received).toMatchObject([{ message: { title: 'New lead for you' } }]);
  expect(meera.received[0]?.ttl).toBeLessThanOrEqual(240);
  meera.answer(503);
  await from('Bela', { phone: '98100 00002' });
  await rounds();
  meera.answer(201);
  atNoon(10);
  await rounds();
  expect(meera.received).toHaveLength(1);
});

test('a lead that was taken meanwhile is told of no more', async () => {
  atNoon();
  const { token: own } = await staff('Meera');
  const meera = await browserOf(own);
  meera.answer(429);
  await from('Asha');
  await rounds();
  meera.answer(201);
  const [id = ''] = await leadIds();
  await ask('mutation ($id: ID!) { takePerson(id: $id) { id } }', { id }, { token: own });
  atNoon(1);
  await rounds();
  expect(meera.received).toEqual([]);
});

test.each([404, 410])('a device that answers %s is removed, with what waits for it', async (status) => {
  atNoon();
  const meera = await browserOf((await staff('Meera')).token);
  meera.answer(status);
  await from('Asha');
  await rounds();
  expect(await db.collection('pushDevices').countDocuments()).toBe(0);
  expect(await db.collection('notices').countDocuments()).toBe(0);
});

test('a person who asks again tells the owner once within ten minutes', async () => {
  atNoon();
  const { token: own } = await staff('Meera');
  const meera = await browserOf(own);
  await from('Asha');
  await rounds();
  const [id = ''] = await leadIds();
  await ask('mutation ($id: ID!) { takePerson(id: $id) { id } }', { id }, { token: own });
  atNoon(8);
  await from('Asha');
  await rounds();
  expect(titles(meera)).toEqual(['New lead for you']);
  await ask('mutation ($id: ID!) { takePerson(id: $id) { id } }', { id }, { token: own });
  atNoon(30);
  await from('Asha');
  await rounds();
  expect(titles(meera)).toEqual(['New lead for you', 'Asked again']);
});

test('leads that are handed over together make one notice, and none for those who take their own', async () => {
  atNoon();
  const { id: memberId, token: own } = await staff('Meera', { takesNew: false });
  const meera = await browserOf(own);
  await from('Asha');
  await from('Bela', { phone: '98100 00002' });
  await rounds();
  const ids = await leadIds();
  const hand = (as: string, selected: string[]) =>
    ask(
      'mutation ($ids: [ID!], $ownerId: ID) { handOver(selection: { ids: $ids }, ownerId: $ownerId) { doneIds } }',
      { ids: selected, ownerId: memberId },
      { token: as },
    );
  await hand(token, ids);
  await rounds();
  expect(meera.received.map(({ message }) => [message.title, message.body])).toEqual([
    ['Passed to you', '2 leads'],
  ]);
  await from('Chitra', { phone: '98100 00003' });
  const [latest = ''] = await leadIds();
  await hand(own, [latest]);
  await rounds();
  expect(meera.received).toHaveLength(1);
});

test('a hand-over that is taken back at once tells nobody, also not the former owner', async () => {
  atNoon();
  const { id: memberId, token: own } = await staff('Meera', { takesNew: false });
  const { id: otherId, token: others } = await staff('Kabir', { takesNew: false });
  const [meera, kabir] = [await browserOf(own), await browserOf(others)];
  await from('Asha');
  const [id = ''] = await leadIds();
  const hand = (ownerId: string) =>
    ask(
      'mutation ($id: ID!, $ownerId: ID) { handOver(selection: { ids: [$id] }, ownerId: $ownerId) { doneIds } }',
      { id, ownerId },
      { token },
    );
  await hand(memberId);
  await rounds();
  expect(titles(meera)).toEqual(['Passed to you']);
  await hand(otherId);
  const undone = await ask('mutation ($id: ID!) { undoHandOver(ids: [$id]) { doneIds } }', { id }, { token });
  expect(undone.data).toEqual({ undoHandOver: { doneIds: [id] } });
  await rounds();
  expect([titles(meera), titles(kabir)]).toEqual([['Passed to you'], []]);
});

test('a next step tells its owner once when it is due, at night only one on duty', async () => {
  atNoon();
  const { id: memberId, token: own } = await staff('Meera');
  const meera = await browserOf(own);
  await from('Asha');
  const [id = ''] = await leadIds();
  await ask('mutation ($id: ID!) { takePerson(id: $id) { id } }', { id }, { token: own });
  const step = async (at: number) => {
    const { errors } = await ask(
      'mutation ($id: ID!, $step: NextStepInput) { setNextStep(id: $id, step: $step) { id } }',
      { id, step: { kind: 'CALL', at: new Date(at).toISOString() } },
      { token: own },
    );
    expect(errors).toBeUndefined();
  };
  await step(Date.now() + noon + 5 * minuteMs);
  await rounds();
  expect(meera.received).toEqual([]);
  atNoon(6);
  await rounds();
  expect(titles(meera)).toEqual(['Due now']);
  await step(Date.now() + noon + 9.5 * hourMs);
  atNoon(9.5 * 60 + 1);
  await saveDuty({ ...app, token }, memberId, { week: never });
  await rounds();
  expect(titles(meera)).toEqual(['Due now']);
  await saveDuty({ ...app, token }, memberId, { week: null });
  await step(Date.now() + noon + 9.6 * hourMs);
  await saveDuty({ ...app, token }, memberId, {
    week: Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' })),
  });
  atNoon(9.6 * 60 + 1);
  await rounds();
  expect(titles(meera)).toEqual(['Due now', 'Due now']);
});

test('the notices of a person who is erased go too', async () => {
  atNoon();
  await browserOf((await staff('Meera')).token);
  await from('Asha');
  await rounds();
  expect(await db.collection('notices').countDocuments()).toBe(1);
  await ask('mutation { erasePersonalData(person: "asha@example.com") { keptUntil } }', {}, { token });
  expect(await db.collection('notices').countDocuments()).toBe(0);
});
