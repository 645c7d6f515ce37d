import { expect, test } from 'vitest';
import { addProperty, contactInput, sendApplication, sendContact } from '../testing/factories.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const mailServer = await startMailServer();
const app = await startTestApp({ settings: { mail: mailServer.settings } });
const { ask, call, db, token } = app;

const hidden = ['\u200b', '\u2060', '\u00ad', '\u200d', '\u200c', '\u034f', '\ufeff', '\u202a', '\u2066'];
/** A text with invisible signs before, inside and behind it. */
const veiled = (text: string) =>
  hidden.reduce((before, sign, place) => {
    const at = Math.min(before.length, place * 2);
    return `${sign}${before.slice(0, at)}${sign}${before.slice(at)}${sign}`;
  }, text);

const email = veiled('asha@example.com');
const phone = veiled('98100 00000');

test('an enquiry is stored, found and tracked by what is seen of its address', async () => {
  const reference = await sendContact(app, { email, phone });
  const rest = await call('POST', '/api/contacts', {
    json: { ...contactInput({ service: 'Residential', message: 'Second.' }), email, phone },
  });
  expect(rest.status).toBe(201);
  expect(await db.collection('contactRequests').distinct('email')).toEqual(['asha@example.com']);
  expect(await db.collection('contactRequests').distinct('phoneE164')).toEqual(['+919810000000']);
  const status =
    'query ($reference: String!, $email: String!) { contactStatus(reference: $reference, email: $email) { state } }';
  for (const typed of [
    { reference, email: 'asha@example.com' },
    { reference: veiled(reference), email },
  ]) {
    expect((await ask(status, typed)).data).toEqual({ contactStatus: { state: 'NEW' } });
  }
  const found = await ask(
    'query ($list: ListInput) { contacts(list: $list) { totalCount } }',
    { list: { search: phone } },
    { token },
  );
  expect(found.data).toEqual({ contacts: { totalCount: 2 } });
});

test('subscribers, alerts and applications have clean addresses', async () => {
  await ask('mutation ($input: SubscriberInput!) { subscribe(input: $input) }', {
    input: { email, source: 'NEWSLETTER' },
  });
  const asked = await ask('mutation ($input: AlertInput!) { askForAlert(input: $input) }', {
    input: { email, search: 'q=3+bhk' },
  });
  expect(asked.data).toEqual({ askForAlert: true });
  await sendApplication(app, { email, phone });
  expect(await db.collection('subscribers').distinct('email')).toEqual(['asha@example.com']);
  expect(await db.collection('alerts').distinct('email')).toEqual(['asha@example.com']);
  expect(await db.collection('jobApplications').distinct('email')).toEqual(['asha@example.com']);
  expect(await db.collection('jobApplications').distinct('phoneE164')).toEqual(['+919810000000']);
});

test('an account is made and opened by what is seen of its name', async () => {
  const password = 'correct horse battery';
  await ask(
    'mutation ($input: AccountInput!) { createAccount(input: $input) { password } }',
    { input: { username: veiled('asha'), role: 'EDITOR', password } },
    { token },
  );
  const { data } = await ask(
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { message } }',
    { username: veiled('asha'), password },
  );
  expect(data).toEqual({ login: { message: 'Login successful!' } });
});

test('a coupon is found by what is seen of its code', async () => {
  await ask('mutation { offerCoupons(on: true) { takesCoupons } }', {}, { token });
  await ask(
    'mutation ($input: CouponInput!) { saveCoupon(input: $input) { code } }',
    { input: { code: veiled('DIWALI'), percent: 10, appliesTo: 'EVERY_ORDER' } },
    { token },
  );
  const { data } = await ask(
    'query ($code: String) { orderTotals(couponCode: $code) { couponRefusal couponCode } }',
    {
      code: veiled('diwali'),
    },
  );
  expect(data).toEqual({ orderTotals: { couponRefusal: null, couponCode: 'DIWALI' } });
});

test('prices and sizes are read without them, and a name of Hindi keeps its joiners', async () => {
  const title = 'लक्ष्मी क्\u200dषेत्र';
  const { id } = await addProperty(app, {
    title: `\u200b${title}`,
    price: veiled('85 lakh'),
    area: veiled('1,250 sq ft carpet'),
    rooms: veiled('3 BHK'),
  });
  const { data } = await ask(
    `query ($id: ID!) {
      property(id: $id) { title price { from } areas { min basis } rooms { min } }
    }`,
    { id },
  );
  expect(data).toEqual({
    property: {
      title,
      price: { from: 8_500_000 },
      areas: [{ min: 1_250, basis: 'CARPET' }],
      rooms: { min: 3 },
    },
  });
});
