import { ObjectId } from 'mongodb';
import type { Document } from 'mongodb';
import { expect, test } from 'vitest';
import { addProperty, addWithPicture, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { joinPeople } from '../../features/contact/people/join-people.ts';
import { addPeople } from './add-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;
const enquiries = db.collection('contactRequests');
const people = db.collection('people');

/** Makes the database one of an earlier version: it has no people, and no enquiry names one. */
async function forgetPeople(): Promise<void> {
  await Promise.all([people.deleteMany({}), db.collection('personKeys').deleteMany({})]);
  await enquiries.updateMany({}, { $unset: { personId: 1, personDue: 1 } });
}

async function migrated(): Promise<{ notes: string[]; found: Document[] }> {
  const notes: string[] = [];
  await addPeople(db, (sentence) => notes.push(sentence));
  return { notes, found: await people.find({}, { sort: { createdAt: 1, _id: 1 } }).toArray() };
}

let minute = 0;
/** An enquiry of an earlier version. */
async function store(values: Document): Promise<ObjectId> {
  minute += 1;
  const _id = new ObjectId();
  const createdAt = new Date(Date.parse('2026-01-05T00:00:00Z') + minute * 60_000);
  await enquiries.insertOne({
    ...{ _id, createdAt, updatedAt: createdAt, deleted: false, deletedAt: null, reference: `AHG-${minute}` },
    ...{
      name: 'Asha',
      phoneE164: null,
      email: null,
      source: 'CONTACT',
      state: 'NEW',
      unread: false,
      nextAt: null,
    },
    ...{ history: [], propertyId: null, propertyTitle: null, words: ['asha'] },
    ...values,
  });
  return _id;
}

const at = (day: number) => new Date(Date.UTC(2026, 5, day));

test('people of an earlier version are those that arrivals make', async () => {
  const meera = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court', responsibleId: meera.id });
  for (const [phone, email] of [
    ['98100 00001', 'a@example.com'],
    ['98100 00002', 'a@example.com'],
    ['98100 00003', 'c@example.com'],
    ['98100 00001', 'c@example.com'],
    ['98100 00005', 'd@example.com'],
  ])
    await sendContact(app, { phone, email, source: 'ENQUIRY', propertyId });
  const plain = (found: Document[]) =>
    // A person who arrives makes a notice due; one of an earlier version makes none, and its wishes are read later.
    found.map(({ touchedAt: _t, writes: _w, updatedAt: _u, noticeDue: _n, wishes: _s, news, ...rest }) => ({
      ...rest,
      about: (news as { about: string }).about,
    }));
  const live = await people.find({}, { sort: { createdAt: 1, _id: 1 } }).toArray();
  const ids = await enquiries.find({}, { projection: { personId: 1 }, sort: { _id: 1 } }).toArray();
  const keys = await db
    .collection('personKeys')
    .find({}, { projection: { at: 0 }, sort: { _id: 1 } })
    .toArray();
  expect(live).toHaveLength(3);
  await forgetPeople();
  const { found, notes } = await migrated();
  expect(plain(found)).toEqual(plain(live));
  expect(await enquiries.find({}, { projection: { personId: 1 }, sort: { _id: 1 } }).toArray()).toEqual(ids);
  expect(
    await db
      .collection('personKeys')
      .find({}, { projection: { at: 0 }, sort: { _id: 1 } })
      .toArray(),
  ).toEqual(keys);
  expect(notes).toEqual([
    'Enquiries: 5 before, 5 after. Events: 0 before, 0 after. People: 0 before, 3 after.',
  ]);
  // A second time, and what the background does afterwards, change nothing.
  await migrated();
  await joinPeople(context);
  expect(plain((await migrated()).found)).toEqual(plain(live));
});

test('the state is that of the newest open enquiry, else of the newest closed one, and the date the earliest', async () => {
  const [asha, ravi, meena, spam] = ['+919810000001', '+919810000002', '+919810000003', '+919810000004'];
  const history = [{ kind: 'STATE', at: at(3), by: 'owner', state: 'CLOSED', reason: 'PRICE' }];
  await store({ phoneE164: asha, state: 'VISIT_PLANNED', nextAt: at(20) });
  await store({
    phoneE164: asha,
    state: 'CONTACTED',
    nextAt: at(25),
    unread: true,
    responsibleName: 'Meera',
  });
  await store({ phoneE164: asha, state: 'CLOSED', closeReason: 'PRICE', history });
  await store({ phoneE164: ravi, state: 'CLOSED', closeReason: 'WON' });
  await store({ phoneE164: ravi, state: 'CLOSED', closeReason: 'PRICE', history });
  await store({ phoneE164: meena, state: 'CLOSED' });
  await store({ phoneE164: spam, state: 'CLOSED', closeReason: 'SPAM', unread: true });
  expect((await migrated()).found).toMatchObject([
    { state: 'CONTACTED', nextAt: at(20), unread: true, responsibleName: 'Meera', enquiryCount: 3 },
    { state: 'LOST', closeReason: 'PRICE', nextAt: null },
    { state: 'LOST', closeReason: null },
    { state: 'JUNK', closeReason: null, unread: false },
  ]);
  expect(await enquiries.countDocuments({ history: { $size: 1 } })).toBe(2);
});

test('what is odd keeps a person of its own, and the trash counts', async () => {
  const key = { phoneE164: '+919810000001' };
  await store({ ...key, deleted: true, deletedAt: at(1) });
  await store({ ...key, name: null });
  await store({ phoneE164: '+91123', email: null });
  await store({ phoneE164: '+91123', email: null });
  await store({ phoneE164: null, email: 'no address' });
  await store({ phoneE164: null, email: 'ASHA@example.com', deleted: true, deletedAt: at(2) });
  const { found } = await migrated();
  expect(found).toMatchObject([
    { enquiryCount: 1, deleted: false, numbers: ['+919810000001'] },
    { enquiryCount: 1, numbers: ['+91123'] },
    { enquiryCount: 1, numbers: ['+91123'] },
    { enquiryCount: 1, emails: ['no address'] },
    { enquiryCount: 1, deleted: true, emails: ['asha@example.com'] },
  ]);
  expect(found).toHaveLength(5);
  expect(await enquiries.countDocuments({ personId: null })).toBe(0);
});

const ofEnquiries = ({ _id, enquiryIds }: Document): unknown => [_id, enquiryIds];

test('a migration that broke off goes on where it was', async () => {
  for (let index = 0; index < 6; index += 1) await store({ phoneE164: `+91981000000${index % 3}` });
  const { found } = await migrated();
  for (const rest of [
    () => people.deleteMany({}),
    () => people.deleteOne({}),
    () => db.collection('personKeys').deleteMany({}),
    () => enquiries.updateOne({}, { $unset: { personId: 1 } }),
    () => enquiries.updateMany({}, { $unset: { personId: 1 } }),
  ]) {
    await rest();
    const again = await migrated();
    expect(again.found.map(ofEnquiries)).toEqual(found.map(ofEnquiries));
    expect(await db.collection('personKeys').countDocuments()).toBe(3);
  }
});

test('a person of an earlier version that was lost comes back with its reason', async () => {
  const history = [{ kind: 'STATE', at: at(3), by: 'owner', state: 'CLOSED', reason: 'PLACE' }];
  await store({ phoneE164: '+919810000000', state: 'CLOSED', closeReason: 'PLACE', history });
  await migrated();
  await sendContact(app, { phone: '98100 00000' });
  const { data } = await ask<{ people: { items: unknown[] } }>(
    '{ people { items { state news { kind reason since } } } }',
    {},
    { token },
  );
  expect(data.people.items).toEqual([
    { state: 'NEW', news: { kind: 'CAME_BACK', reason: 'PLACE', since: at(3).toISOString() } },
  ]);
});
