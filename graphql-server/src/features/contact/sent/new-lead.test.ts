import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { workOutbox } from '../../../office/outbox/outbox.worker.ts';
import { makeToken } from '../../../testing/api-tokens.ts';
import { addProperty } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from '../people/join-people.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

interface Sent {
  id: string;
  reference: string;
  createdAt: string;
}

const byPhone = { name: 'Mohan Lal', phone: '98100 12345' };

function send(json: object, as: string) {
  return call<Sent>('POST', '/api/v1/leads', { json, token: as });
}

const sentence = 'Please enter a phone number or an e-mail address.';

test('a lead by phone alone becomes a person of the office, who is told by e-mail', async () => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court' });
  const { status, body } = await send({ ...byPhone, propertyId, message: 'Asks for a corner flat.' }, secret);
  expect(status).toBe(201);
  expect(Object.keys(body)).toEqual(['id', 'reference', 'createdAt']);
  await joinPeople(app.context);
  const { data } = await ask<{ contact: Record<string, unknown> }>(
    `query ($id: ID!) { contact(id: $id) {
      name phone phoneE164 email source state unread enteredBy agree receipt { noticeId } propertyTitle
    } }`,
    { id: body.id },
    { token },
  );
  expect(data.contact).toMatchObject({
    ...{ name: 'Mohan Lal', phoneE164: '+919810012345', email: null, source: 'PARTNER', state: 'NEW' },
    ...{ unread: true, agree: false, receipt: null, propertyTitle: 'Lotus Court' },
    enteredBy: expect.stringMatching(/^API: /),
  });
  const people = await ask<{ people: { items: object[] } }>(
    '{ people(search: "9810012345") { items { name numbers emails state } } }',
    {},
    { token },
  );
  expect(people.data.people.items).toEqual([
    { name: 'Mohan Lal', numbers: ['+919810012345'], emails: [], state: 'NEW' },
  ]);
  await workOutbox(app.context);
  const mail = await db.collection('outbox').findOne({ _id: new ObjectId(body.id) });
  expect(mail).toMatchObject({ subject: 'New enquiry from Mohan Lal: Lotus Court', replyTo: null });
});

test('one by e-mail alone needs no phone number, and each consent stands by itself', async () => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const lead = { name: 'Asha', email: 'asha@example.com', whatsapp: true, agree: true, newsletter: true };
  const { body } = await send(lead, secret);
  expect(await db.collection('contactRequests').findOne({ reference: body.reference })).toMatchObject({
    receipt: {
      consents: ['ANSWER', 'WHATSAPP', 'NEWSLETTER'].map((purpose) => ({ purpose, withdrawnAt: null })),
    },
  });
  expect(await db.collection('subscribers').countDocuments({ email: 'asha@example.com' })).toBe(1);
});

test.each([
  [{ name: 'Mohan' }, 'phone', sentence],
  [{ phone: '98100 12345' }, 'name', 'Please send `name`.'],
  [{ ...byPhone, newsletter: true }, 'newsletter', 'News by e-mail needs an e-mail address.'],
  [{ ...byPhone, propertyId: '0'.repeat(24) }, 'propertyId', /no longer here/],
  [{ ...byPhone, source: 'CHAT' }, 'source', /^This path has no field `source`\. It takes `/],
  [{ ...byPhone, agree: 'yes' }, 'agree', '`agree` is true or false.'],
])('%o is refused beside its field, and nothing is stored', async (lead, field, said) => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const { status, body } = await call<{ code: string; fields: object }>('POST', '/api/v1/leads', {
    ...{ json: lead, token: secret },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: typeof said === 'string' ? said : expect.stringMatching(said) },
  });
  expect(await db.collection('contactRequests').countDocuments()).toBe(0);
});

test('a draft is as unknown as any other id', async () => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const { id: propertyId } = await addProperty(app);
  await ask(
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { id } }',
    { id: propertyId },
    { token },
  );
  const answers = await Promise.all(
    [propertyId, '0'.repeat(24)].map(async (id) => (await send({ ...byPhone, propertyId: id }, secret)).text),
  );
  expect(answers[0]).toBe(answers[1]);
});

test('a form of a visitor cannot say that a partner sent it', async () => {
  const { status } = await call('POST', '/api/contacts', {
    json: { name: 'Eve', email: 'eve@example.com', source: 'partner' },
  });
  expect(status).toBe(400);
});

function sendAll(items: object[], as: string, headers: Record<string, string> = {}) {
  return ask<{ createLeads: { reports: { index: number; id: string | null; code: string | null }[] } }>(
    'mutation ($input: NewLeadsInput!) { createLeads(input: $input) { reports { index id code message fields { name message } } } }',
    { input: { items } },
    { token: as, headers },
  );
}

test('of several leads each is stored by itself, and each is reported', async () => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const items = [byPhone, { name: 'Nobody' }, { ...byPhone, name: 'Asha' }];
  const headers = { 'Idempotency-Key': 'several' };
  const { data } = await sendAll(items, secret, headers);
  expect(data.createLeads.reports).toEqual([
    { index: 0, id: expect.any(String), code: null, message: null, fields: [] },
    {
      ...{ index: 1, id: null, code: 'BAD_USER_INPUT', message: sentence },
      fields: [{ name: 'phone', message: sentence }],
    },
    { index: 2, id: expect.any(String), code: null, message: null, fields: [] },
  ]);
  await db.collection('keptWrites').updateMany({}, { $unset: { answer: 1 }, $set: { until: new Date(0) } });
  expect((await sendAll(items, secret, headers)).data).toEqual(data);
  expect(await db.collection('contactRequests').countDocuments()).toBe(2);
});

test('a list has 1 to 100 leads, and each counts for the token', async () => {
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const many = Array.from({ length: 101 }, () => byPhone);
  for (const items of [[], many])
    expect((await sendAll(items, secret)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { items: expect.any(String) } } },
    ]);
  expect((await sendAll(many.slice(0, 30), secret)).errors).toMatchObject([
    { extensions: { code: 'TOO_MANY_REQUESTS' } },
  ]);
  expect(await db.collection('contactRequests').countDocuments()).toBe(0);
});
