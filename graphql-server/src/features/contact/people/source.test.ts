import { expect, test } from 'vitest';
import { addChannels } from '../../../database/migrations/add-channels.ts';
import { addProperty, contactInput, given } from '../../../testing/factories.ts';
import { formTokenOf } from '../../../testing/data/form-token.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp({ pages: true });
const { ask, call, context, db, token } = app;

interface Known {
  id: string;
  name: string;
  channel: string | null;
  arrivals: { first: Record<string, string | null>; last: Record<string, string | null> } | null;
  history: { kind: string; corrections: { field: string; before: string | null }[] | null }[];
}

const arrival = 'utm_source utm_campaign gclid host path day';

async function leads(filter: object = {}): Promise<Known[]> {
  const answer = await ask<{ people: { items: Known[] } }>(
    `query ($filter: PeopleFilter) { people(filter: $filter, order: ARRIVAL) { items {
      id name channel arrivals { first { ${arrival} } last { ${arrival} } }
      history { kind corrections { field before } } } } }`,
    { filter },
    { token },
  );
  return given(answer, 'people').items;
}

async function lead(): Promise<Known> {
  const [newest] = await leads();
  if (!newest) throw new Error('There is no lead.');
  return newest;
}

const submit = (arrivals: unknown, values: object = {}) =>
  ask('mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }', {
    input: contactInput({ arrivals, ...values }),
  });

const advert = {
  query: '?utm_source=facebook&utm_medium=cpc&utm_campaign=jheel-oct&q=98100+12345',
  referrer: 'https://l.facebook.com/l.php?u=x',
  path: '/project-details/jheel-heights?utm_source=facebook',
  day: '2026-11-20',
};

test('an enquiry keeps the first and the last arrival, and the lead shows both', async () => {
  expect(
    (await submit({ first: advert, last: { path: '/contact', day: '2026-11-26' } })).errors,
  ).toBeUndefined();
  const none = { utm_source: null, utm_campaign: null, gclid: null, host: null };
  expect(await lead()).toMatchObject({
    channel: 'SOCIAL_ADVERT',
    arrivals: {
      first: {
        ...{ utm_source: 'facebook', utm_campaign: 'jheel-oct', host: 'l.facebook.com' },
        ...{ path: '/project-details/jheel-heights', day: '2026-11-20' },
      },
      last: { ...none, path: '/contact', day: '2026-11-26' },
    },
  });
  const stored = await db.collection('contactRequests').findOne();
  expect(JSON.stringify(stored?.arrivals)).not.toContain('98100');
});

test('a later enquiry changes the last arrival and never the first, nor the channel', async () => {
  await submit({ first: advert, last: advert });
  await submit({ first: { referrer: 'www.google.com' }, last: { query: 'gclid=Cj0K' } });
  expect(await leads()).toMatchObject([
    { channel: 'SOCIAL_ADVERT', arrivals: { first: { utm_source: 'facebook' }, last: { gclid: 'Cj0K' } } },
  ]);
});

test.each([
  ['nothing', undefined],
  ['empty parts', { first: {}, last: {} }],
  [
    'what is no arrival',
    { first: { query: 'q=3+bhk', referrer: 'javascript:alert(1)', path: 'x', day: 'today' } },
  ],
])('an enquiry with %s is stored, and its source is not known', async (_what, arrivals) => {
  expect((await submit(arrivals)).errors).toBeUndefined();
  expect(await lead()).toMatchObject({ channel: null, arrivals: null });
});

test('a campaign of 10,000 characters with control characters is cut, and loses no enquiry', async () => {
  const query = new URLSearchParams({ utm_source: `a\u0000\u001b${'b'.repeat(10_000)}` }).toString();
  expect((await submit({ last: { query } })).errors).toBeUndefined();
  expect(await lead()).toMatchObject({
    channel: 'OTHER_SITE',
    arrivals: { first: { utm_source: `a${'b'.repeat(199)}` }, last: { utm_source: `a${'b'.repeat(199)}` } },
  });
});

test('a form without JavaScript tells the campaign in the address of its page', async () => {
  const formToken = await formTokenOf(app, '/contact');
  const form = { name: 'Asha Rao', email: 'asha@example.com', phone: '98100 00000', message: 'A home' };
  const body = new URLSearchParams({ ...form, service: 'RESIDENTIAL', formToken });
  const referer = (host: string) => `http://${host}/contact?gclid=Cj0K&utm_campaign=noida&q=secret`;
  const { host } = new URL(app.origin);
  expect((await call('POST', '/contact', { body, headers: { Referer: referer(host) } })).status).toBe(200);
  expect(await lead()).toMatchObject({
    channel: 'SEARCH_ADVERT',
    arrivals: { first: { gclid: 'Cj0K', utm_campaign: 'noida', path: '/contact', host: null } },
  });
  await db.collection('contactRequests').deleteMany({});
  await db.collection('people').deleteMany({});
  await db.collection('personKeys').deleteMany({});
  await call('POST', '/contact', { body, headers: { Referer: referer('other.example') } });
  expect(await lead()).toMatchObject({ channel: null, arrivals: null });
});

test('the REST door takes the fields of a campaign, and ignores those of another type', async () => {
  const { phone, ...values } = { ...contactInput(), utm_source: 'newsletter', utm_campaign: 'diwali' };
  const json = {
    ...values,
    phone,
    referrer: 'https://mail.google.com/mail/u/0',
    gclid: { $gt: '' },
    arrivals: 'x',
  };
  expect((await call('POST', '/api/contacts', { json })).status).toBe(201);
  expect(await lead()).toMatchObject({
    channel: 'EMAIL',
    arrivals: {
      last: { utm_source: 'newsletter', utm_campaign: 'diwali', host: 'mail.google.com', gclid: null },
    },
  });
});

test('an order of brochures keeps them too', async () => {
  const { id } = await addProperty(app, { title: 'Kachnar Court' });
  const input = {
    ...{ name: 'Asha Rao', email: 'asha@example.com', phone: '98100 00000', address: '12 Rose Lane' },
    ...{ town: 'Noida', postcode: '201301', country: 'India', payment: 'CASH_ON_DELIVERY' },
    lines: [{ propertyId: id, copies: 1, title: 'Kachnar Court' }],
    arrivals: { last: { referrer: 'www.99acres.com' } },
  };
  const answer = await ask(
    'mutation ($input: BrochureOrderInput!) { submitOrder(input: $input) { reference } }',
    { input },
  );
  expect(answer.errors).toBeUndefined();
  expect(await lead()).toMatchObject({ channel: 'PORTAL' });
});

test('an enquiry that a colleague enters came by phone, by a visit or in a chat', async () => {
  for (const [place, source] of ['PHONE_CALL', 'WALK_IN', 'CHAT'].entries()) {
    const input = { name: source, phone: `98100 0001${place}`, source };
    await ask(
      'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id } }',
      { input },
      { token },
    );
  }
  expect((await leads()).map(({ channel }) => channel)).toEqual(['WHATSAPP', 'WALK_IN', 'PHONE']);
  expect(await leads({ channel: 'WALK_IN' })).toMatchObject([{ name: 'WALK_IN' }]);

  // People from before channels were kept.
  await db.collection('people').updateMany({}, { $unset: { channel: 1 } });
  await addChannels(db);
  expect((await leads()).map(({ channel }) => channel)).toEqual(['WHATSAPP', 'WALK_IN', 'PHONE']);
});

test('a colleague corrects the channel; what was sent stays, and later enquiries do not change it', async () => {
  await submit({ last: advert });
  const { id } = await lead();
  const correct = (channel: string) =>
    ask<{ setPersonChannel: Known }>(
      `mutation ($id: ID!, $channel: Channel!) { setPersonChannel(id: $id, channel: $channel) { channel } }`,
      { id, channel },
      { token },
    );
  expect(given(await correct('REFERRAL'), 'setPersonChannel')).toEqual({ channel: 'REFERRAL' });
  expect(given(await correct('REFERRAL'), 'setPersonChannel')).toEqual({ channel: 'REFERRAL' });
  await submit({ last: { referrer: 'www.google.com' } });
  await joinPeople(context);
  const found = await lead();
  expect(found).toMatchObject({ channel: 'REFERRAL', arrivals: { first: { utm_source: 'facebook' } } });
  expect(found.history.filter(({ kind }) => kind === 'CORRECTION')).toMatchObject([
    { corrections: [{ field: 'channel', before: 'SOCIAL_ADVERT' }] },
  ]);
});
