import { expect, test } from 'vitest';
import { migrate } from '../../database/migrations/migrations.ts';
import { addProperty, contactInput, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

const contactFields =
  'reference name email service phone phoneE164 message agree source page propertyId propertyTitle';

async function stored(): Promise<unknown[]> {
  const { data } = await ask<{ contacts: { items: unknown[] } }>(
    `{ contacts { items { ${contactFields} } } }`,
    {},
    { token },
  );
  return data.contacts.items;
}

test('an enquiry is stored as typed, with its phone number in E.164', async () => {
  const property = await addProperty(app, { title: 'Lotus Court' });
  const values = { source: 'ENQUIRY', page: '/project-details/lotus-court', propertyId: property.id };
  const reference = await sendContact(app, values);
  expect(reference).toMatch(/^AHG-[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await stored()).toEqual([
    { ...contactInput(values), reference, phoneE164: '+919810000000', propertyTitle: 'Lotus Court' },
  ]);
});

test.each([
  ['98100 00000', '+919810000000'],
  ['098100-00000', '+919810000000'],
  ['+91 (98100) 00000', '+919810000000'],
  ['0120 427 1234', '+911204271234'],
  ['+1 650 253 0000', '+16502530000'],
  [null, null],
])('the phone number “%s” is %s', async (phone, phoneE164) => {
  await sendContact(app, { phone });
  expect(await stored()).toMatchObject([{ phone, phoneE164 }]);
});

const phoneSentence = 'Please enter a phone number that we can call, such as 98100 00000.';

test.each(['98', '123', 'call me', '12345 67', '98100 000000000'])(
  'the phone number “%s” cannot be called and is refused',
  async (phone) => {
    expect(await call('POST', '/api/contacts', { json: contactInput({ phone }) })).toMatchObject({
      status: 400,
      body: { message: phoneSentence, fields: { phone: phoneSentence } },
    });
    const answer = await ask(
      'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }',
      { input: contactInput({ phone }) },
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: { phone: phoneSentence } });
  },
);

test.each(['CONSULTATION', 'ENQUIRY', 'AGENT', 'REGISTER', 'ADD_LISTING', 'CHECKOUT'])(
  'the %s form promises a call and needs a number',
  async (source) => {
    const numberless = contactInput({ source, service: null, phone: ' ' });
    expect(await call('POST', '/api/contacts', { json: numberless })).toMatchObject({
      status: 400,
      body: { fields: { phone: phoneSentence } },
    });
  },
);

test('the contact form and old clients may omit the number', async () => {
  await sendContact(app, { phone: null });
  const body = new URLSearchParams({ name: 'Asha', email: 'asha@example.com' });
  expect((await call('POST', '/mail.php', { body })).status).toBe(200);
  expect(await stored()).toHaveLength(2);
});

async function found(search: string): Promise<unknown[]> {
  const { data } = await ask<{ contacts: { items: { name: string }[] } }>(
    'query ($list: ListInput) { contacts(list: $list) { items { name } } }',
    { list: { search } },
    { token },
  );
  return data.contacts.items.map(({ name }) => name);
}

const findings = [
  ...['9811004384', '98110 04384', '09811004384', '+91-9811004384', '(+91) 98110-04384', '00919811004384'],
  ...[
    '4384',
    '04384',
    '0 04384',
    '110 04384',
    '9811',
    '98110 043',
    '+91 98110',
    'Meera 98110 04384',
    '4384 meera',
  ],
  ...['meera.das@example.com', 'MEERA.das@exa', 'meera.das'],
];

test.each(findings)('a search for “%s” finds its person alone', async (search) => {
  await sendContact(app, { name: 'Meera Das', phone: '9811004384', email: 'meera.das@example.com' });
  await sendContact(app, { name: 'Ravi', phone: '98200 55555', email: 'ravi@example.com', message: 'Das?' });
  expect(await found(search)).toEqual(['Meera Das']);
});

test('an enquiry of an earlier version is found by its number and address', async () => {
  await sendContact(app, { name: 'Meera Das', phone: '9811004384', email: 'meera.das@example.com' });
  const former = { $pull: { words: { $in: ['meera.das@example.com', 'r483400118919', '9811004384'] } } };
  await app.db.collection('contactRequests').updateMany({}, former as object);
  expect(await found('4384')).toEqual([]);
  await app.db.collection('migrations').deleteMany({});
  await migrate(app.db);
  expect(await found('4384')).toEqual(['Meera Das']);
  expect(await found('meera.das@')).toEqual(['Meera Das']);
});

test.each(['CONSULTATION', 'ENQUIRY', 'AGENT', 'REGISTER', 'ADD_LISTING', 'CHECKOUT'])(
  'the %s form needs a name and no service',
  async (source) => {
    await sendContact(app, { source, service: null });
    expect(await stored()).toMatchObject([{ source, service: null }]);
    const nameless = await call('POST', '/api/contacts', { json: contactInput({ source, name: '' }) });
    expect(nameless).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  },
);

test('an unknown form and a malformed property are refused', async () => {
  expect(
    await call('POST', '/api/contacts', { json: contactInput({ source: 'elsewhere', propertyId: 'x' }) }),
  ).toMatchObject({
    status: 400,
    body: {
      fields: { source: 'This form does not exist.', propertyId: 'Please choose a property of this site.' },
    },
  });
});

test('an enquiry for a deleted project is not lost', async () => {
  const { id } = await addProperty(app);
  await call('DELETE', `/api/form/${id}`, { token });
  await sendContact(app, { source: 'ENQUIRY', propertyId: id });
  expect(await stored()).toMatchObject([{ propertyId: id, propertyTitle: null }]);
});

test.each([
  [true, true],
  ['true', true],
  ['on', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
  ['', false],
])('a form’s agree %j is kept as %s', async (agree, kept) => {
  expect((await call('POST', '/api/contacts', { json: contactInput({ agree }) })).status).toBe(201);
  expect(await stored()).toMatchObject([{ agree: kept }]);
});

test('an invalid value of agree is refused', async () => {
  expect(await call('POST', '/api/contacts', { json: contactInput({ agree: 'perhaps' }) })).toMatchObject({
    status: 400,
    body: { fields: { agree: 'This must be true or false.' } },
  });
});

test('each contact request has a unique reference, which finds it', async () => {
  const references = await Promise.all(Array.from({ length: 50 }, () => sendContact(app)));
  expect(new Set(references).size).toBe(50);
  const [reference = ''] = references;
  const { data } = await ask<{ contacts: { items: unknown[] } }>(
    'query ($list: ListInput) { contacts(list: $list) { items { reference } } }',
    { list: { search: reference } },
    { token },
  );
  expect(data.contacts.items).toEqual([{ reference }]);
});

test('markup in a message is kept as text', async () => {
  const message = '<script>alert(1)</script> & "quotes" — नमस्ते 🙏';
  await sendContact(app, { message });
  expect(await stored()).toMatchObject([{ message }]);
});

test('the table for a spreadsheet says who asked to be remembered', async () => {
  for (const agree of [true, false]) await sendContact(app, { agree });
  const { text } = await call('GET', '/api/export/contacts.csv', { token });
  const [heads = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.map((cells) => cells[heads.indexOf('Save my details')])).toEqual(['no', 'yes']);
});
