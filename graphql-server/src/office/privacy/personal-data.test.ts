import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { timeNow } from '../../base/clock.ts';
import { workOnce } from '../../start/background.ts';
import {
  applicationInput,
  contactInput,
  deleteItem,
  given,
  sendApplication,
  sendContact,
} from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { sweepPersonalData } from './retention.ts';

const app = await startTestApp();
const { ask, db, token, context } = app;

interface Data {
  keys: string[];
  notes: number;
  mails: number;
  items: { kind: string; label: string; deleted: boolean }[];
  erasedOn: string[];
}

async function find(person: string) {
  return ask<{ personalData: Data }>(
    `query ($person: String!) {
      personalData(person: $person) { keys notes mails erasedOn items { kind label deleted } }
    }`,
    { person },
    { token },
  );
}

const dataOf = async (person: string) => given(await find(person), 'personalData');

async function act(mutation: 'exportPersonalData' | 'erasePersonalData', person: string) {
  const fields = mutation === 'erasePersonalData' ? '{ items keptUntil }' : '';
  const answer = await ask(
    `mutation ($person: String!) { ${mutation}(person: $person) ${fields} }`,
    { person },
    { token },
  );
  return given(answer, mutation);
}

/** One person with two addresses, and another person. */
async function fill(): Promise<void> {
  await sendContact(app, { newsletter: true });
  await sendContact(app, { email: 'asha.work@example.com', message: 'Again' });
  await sendApplication(app, { fullName: 'Asha Rao', email: 'asha@example.com', phone: '98100 00000' });
  await sendContact(app, { name: 'Other', email: 'other@example.com', phone: '98100 00099' });
  const first = await db.collection('contactRequests').findOne({ email: 'asha@example.com' });
  await ask(
    'mutation ($id: ID!) { addContactNote(id: $id, text: "She prefers mornings.") { id } }',
    { id: String(first?._id) },
    { token },
  );
  await workOnce(context);
}

const counts = async () =>
  Promise.all(
    [
      'people',
      'personKeys',
      'contactRequests',
      'jobApplications',
      'subscribers',
      'outbox',
      'fs.files',
      'fs.chunks',
    ].map((name) => db.collection(name).countDocuments()),
  );

test('everything about a person is found by phone or by e-mail, also in the trash', async () => {
  await fill();
  const sent = await db.collection('contactRequests').findOne({ email: 'asha.work@example.com' });
  await deleteItem(app, 'CONTACT_REQUEST', String(sent?._id));
  for (const person of ['asha.WORK@example.com', '+91 98100-00000']) {
    const data = await dataOf(person);
    expect(data.items.map(({ kind }) => kind).toSorted()).toEqual([
      'CONTACT_REQUEST',
      'CONTACT_REQUEST',
      'JOB_APPLICATION',
      'SUBSCRIBER',
    ]);
    expect(data.items.filter(({ deleted }) => deleted)).toHaveLength(1);
    expect(data).toMatchObject({ notes: 1, mails: 3 });
    expect(data.keys.toSorted()).toEqual(['+919810000000', 'asha.work@example.com', 'asha@example.com']);
  }
  expect((await dataOf('nobody@example.com')).items).toEqual([]);
  expect((await find('asha')).errors?.[0]?.extensions.fields).toHaveProperty('person');
});

test('the file for a person holds the words, the notes, the consents and the résumé, and nothing of others', async () => {
  await fill();
  const text = (await act('exportPersonalData', 'asha@example.com')) as string;
  for (const part of ['Please call me.', 'She prefers mornings.', 'NEWSLETTER', 'Again'])
    expect(text).toContain(part);
  const { applications } = JSON.parse(text) as { applications: { resume: { base64: string } }[] };
  expect(Buffer.from(applications[0]?.resume.base64 ?? '', 'base64').toString()).toContain('%PDF');
  expect(text).not.toContain('other@example.com');
});

test('what is erased is gone at once with its files and e-mails; a record without the person stays for a year', async () => {
  await fill();
  const { items, keptUntil } = (await act('erasePersonalData', '98100 00000')) as {
    items: number;
    keptUntil: string;
  };
  expect(items).toBe(4);
  expect(await counts()).toEqual([1, 2, 1, 0, 0, 1, 0, 0]);
  expect((await dataOf('asha@example.com')).items).toEqual([]);
  expect((await dataOf('asha@example.com')).erasedOn).toHaveLength(1);
  expect((await dataOf('other@example.com')).items).toHaveLength(1);
  for (const name of ['erasures', 'activities']) {
    const kept = JSON.stringify(await db.collection(name).find().toArray());
    for (const trace of ['asha', 'Asha', '9810000000', 'call me']) expect(kept).not.toContain(trace);
  }
  await db.collection('erasures').updateMany({}, { $set: { purgeAt: new Date(Date.now() + 60_000) } });
  await sweepPersonalData(context);
  expect(await db.collection('erasures').countDocuments()).toBe(1);
  await db.collection('erasures').updateMany({}, { $set: { purgeAt: timeNow() } });
  await sweepPersonalData(context);
  expect(await db.collection('erasures').countDocuments()).toBe(0);
  const yearMs = 365 * 24 * 3_600_000;
  expect(Date.parse(keptUntil) - Date.now()).toBeGreaterThan(yearMs - 60_000);
});

test('erasing one of a family that shares a number leaves the others; the number itself finds them all', async () => {
  const number = '98100 00000';
  await sendContact(app, { name: 'Asha Rao', email: 'asha@example.com', phone: number });
  await sendContact(app, { name: 'Ravi Rao', email: 'ravi@example.com', phone: number });
  const asha = await db.collection('people').findOne();
  const ofRavi = await db.collection('contactRequests').findOne({ email: 'ravi@example.com' });
  const separated = await ask(
    'mutation ($id: ID!, $ids: [ID!]!) { separatePerson(id: $id, enquiryIds: $ids) { id } }',
    { id: String(asha?._id), ids: [String(ofRavi?._id)] },
    { token },
  );
  expect(separated.errors).toBeUndefined();
  expect((await dataOf('ravi@example.com')).items).toHaveLength(1);
  expect((await dataOf(number)).items).toHaveLength(2);

  await act('erasePersonalData', 'ravi@example.com');
  expect(await db.collection('people').find().toArray()).toMatchObject([
    { name: 'Asha Rao', numbers: ['+919810000000'] },
  ]);
  expect((await dataOf('asha@example.com')).items).toHaveLength(1);
});

test('erasing a person of whom nothing is kept says so', async () => {
  const { errors } = await ask(
    'mutation { erasePersonalData(person: "nobody@example.com") { items } }',
    {},
    { token },
  );
  expect(errors).toMatchObject([{ message: 'We hold no data about this person.' }]);
});

function monthsAgo(months: number, days = 0): Date {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() - months);
  return new Date(then.getTime() - days * 24 * 3_600_000);
}

async function addLead(collection: string, touchedAt: Date, values: object = {}): Promise<ObjectId> {
  const input = collection === 'jobApplications' ? applicationInput() : contactInput();
  const _id = new ObjectId();
  const reference = String(_id);
  const lead = { _id, ...input, reference, deleted: false, nextAt: null, state: 'NEW', touchedAt, ...values };
  await db.collection(collection).insertOne(lead);
  return _id;
}

test('enquiries that led to nothing and applications go after their months; what is alive stays', async () => {
  const day = 1;
  const gone = [
    await addLead('contactRequests', monthsAgo(24, day)),
    await addLead('contactRequests', monthsAgo(30), { state: 'CLOSED', closeReason: 'PRICE' }),
  ];
  const stays = [
    await addLead('contactRequests', monthsAgo(24, -day)),
    await addLead('contactRequests', monthsAgo(60), { state: 'CLOSED', closeReason: 'WON' }),
    await addLead('contactRequests', monthsAgo(60), { nextAt: new Date(Date.now() + 3_600_000) }),
  ];
  await addLead('jobApplications', monthsAgo(12, day));
  const hired = await addLead('jobApplications', monthsAgo(60), { state: 'HIRED' });
  const recent = await addLead('jobApplications', monthsAgo(12, -day));
  await sweepPersonalData(context);
  const left = await db.collection('contactRequests').distinct('_id');
  expect(left.map(String).toSorted()).toEqual(stays.map(String).toSorted());
  expect(left.map(String)).not.toContain(String(gone[0]));
  const applications = await db.collection('jobApplications').distinct('_id');
  expect(applications.map(String).toSorted()).toEqual([hired, recent].map(String).toSorted());
});

test('the log goes after the months in the settings', async () => {
  const entry = (at: Date) => ({
    _id: new ObjectId(),
    at,
    verb: 'UPDATED',
    noun: 'blogs',
    label: 'x',
    changes: [],
  });
  await db.collection('activities').insertMany([entry(monthsAgo(12, 1)), entry(monthsAgo(12, -1))]);
  await sweepPersonalData(context);
  expect(await db.collection('activities').countDocuments()).toBe(1);
  await ask(
    `mutation { updatePrivacySettings(input: {
      enquiryMonths: 24, applicationMonths: 12, logMonths: 36, grievanceDays: 30
    }) { logMonths } }`,
    {},
    { token },
  );
  await db.collection('activities').insertOne(entry(monthsAgo(35)));
  await sweepPersonalData(context);
  expect(await db.collection('activities').countDocuments({ label: 'x' })).toBe(2);
});
