import { expect, test } from 'vitest';
import { addProperty, applicationInput, contactInput, given, sendContact } from '../../testing/factories.ts';
import { formTokenOf } from '../../testing/data/form-token.ts';
import { pdf } from '../../testing/data/files.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { defaultSiteSettings } from '../company/site-settings.seed.ts';

const app = await startTestApp({ pages: true, limitSubmissions: true });
const { ask, call, db, token } = app;

type Door = 'GraphQL' | 'REST';
type Noun = 'contact' | 'application';
type Values = Record<string, unknown>;

const doors: Door[] = ['GraphQL', 'REST'];
const nouns: Noun[] = ['contact', 'application'];
const everyWay = nouns.flatMap((noun) => doors.map((door): [Noun, Door] => [noun, door]));
const collections = { contact: 'contactRequests', application: 'jobApplications' };
const limits = { contact: 8, application: 4 };
const key = '3f0f1f52-7a0f-4f4e-9d0a-2f6f2f1c8a11';

/** Gives each call in this file an address of its own. */
let strangers = 0;
function newAddress(): string {
  strangers += 1;
  return `203.0.${Math.floor(strangers / 250)}.${(strangers % 250) + 1}`;
}

/** Sends a contact request or an application through one door. */
async function send(noun: Noun, door: Door, values: Values = {}, address = newAddress(), asAdmin = false) {
  const headers = { 'X-Forwarded-For': address };
  const options = { headers, ...(asAdmin && { token }) };
  if (door === 'REST') {
    const answer =
      noun === 'contact'
        ? await call<{ data?: { id: string; reference: string }; message: string }>('POST', '/api/contacts', {
            ...options,
            json: contactInput(values),
          })
        : await call<{ data?: { id: string; reference: string }; message: string }>(
            'POST',
            '/api/applications',
            { ...options, form: { ...texts(applicationInput(values)), resume: pdf() } },
          );
    const { status, body } = answer;
    const retryAfter = answer.headers.get('retry-after');
    return { accepted: status === 201, message: body.message, receipt: body.data, status, retryAfter };
  }
  const answer =
    noun === 'contact'
      ? await ask<{ submitContact?: { reference: string } }>(
          'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference message } }',
          { input: contactInput(values) },
          options,
        )
      : await ask<{ submitApplication?: object }>(
          'mutation ($input: JobApplicationInput!, $resume: Upload) { submitApplication(input: $input, resume: $resume) { message } }',
          { input: applicationInput(values), resume: null },
          { ...options, files: { resume: pdf() } },
        );
  const [receipt] = Object.values(answer.data) as ({ reference?: string } | null)[];
  return {
    accepted: !answer.errors && Boolean(receipt),
    message: answer.errors?.[0]?.message,
    code: answer.errors?.[0]?.extensions.code,
    receipt: receipt ?? undefined,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
  };
}

function texts(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

function stored(noun: Noun): Promise<number> {
  return db.collection(collections[noun]).countDocuments();
}

test.each(everyWay)(
  'a robot that fills the trap in a %s over %s gets thanks, and nothing is stored',
  async (noun, door) => {
    const answer = await send(noun, door, { website: 'https://spam.example' });
    expect(answer.accepted).toBe(true);
    if (noun === 'contact') expect(answer.receipt?.reference).toMatch(/^AHG-[0-9A-Z]{5}$/);
    expect(await stored(noun)).toBe(0);
    expect(await db.collection('fs.files').countDocuments()).toBe(0);
  },
);

test('a robot gets the same answer from REST as a person', async () => {
  const { body: person } = await call('POST', '/api/contacts', { json: contactInput() });
  const { body: robot } = await call('POST', '/api/contacts', { json: contactInput({ website: 'x' }) });
  const shape = (body: Values) => Object.keys(body.data as object);
  expect(robot.message).toBe(person.message);
  expect(shape(robot)).toEqual(shape(person));
});

test('a robot does not make a property popular', async () => {
  const { id } = await addProperty(app);
  await send('contact', 'REST', { propertyId: id, source: 'ENQUIRY', website: 'x' });
  expect(await db.collection('properties').findOne()).toMatchObject({ enquiryCount: 0 });
});

test.each(everyWay)('a %s over %s that took less than 1,200 ms is a robot’s', async (noun, door) => {
  for (const filledInMs of [0, 1_199]) {
    expect((await send(noun, door, { filledInMs })).accepted).toBe(true);
  }
  expect(await stored(noun)).toBe(0);
  expect((await send(noun, door, { filledInMs: 1_200 })).accepted).toBe(true);
  expect((await send(noun, door)).accepted).toBe(true);
  expect(await stored(noun)).toBe(2);
});

test('an invalid time and an invalid key are refused', async () => {
  const json = contactInput({ filledInMs: 'soon', submissionKey: 'short' });
  expect(await call('POST', '/api/contacts', { json })).toMatchObject({
    status: 400,
    body: {
      fields: {
        filledInMs: 'This must be a whole number of milliseconds.',
        submissionKey: 'Please use 16 to 64 letters, digits and hyphens.',
      },
    },
  });
});

test.each(everyWay)('too many %ss over %s from one address must wait', async (noun, door) => {
  const address = newAddress();
  for (let sent = 0; sent < limits[noun]; sent += 1) {
    expect((await send(noun, door, {}, address)).accepted).toBe(true);
  }
  const refused = await send(noun, door, {}, address);
  expect(refused).toMatchObject({ accepted: false, status: 429 });
  expect(refused.message).toBe(
    'We have received several requests from your connection. Please try again in 10 minutes.',
  );
  expect(Number(refused.retryAfter)).toBeGreaterThan(590);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(600);
  const other = door === 'REST' ? 'GraphQL' : 'REST';
  expect((await send(noun, other, {}, address)).status).toBe(429);
  expect((await send(noun, door)).accepted).toBe(true);
  expect((await send(noun, door, {}, address, true)).accepted).toBe(true);
  expect(await stored(noun)).toBe(limits[noun] + 2);
});

test('concurrent requests all count, and exactly the allowed number passes', async () => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send('contact', doors[index % 2] ?? 'REST', {}, address)),
  );
  expect(answers.filter(({ accepted }) => accepted)).toHaveLength(8);
  expect(await stored('contact')).toBe(8);
});

test('the addresses of one IPv6 network count together, those of another do not', async () => {
  for (let sent = 0; sent < 8; sent += 1) {
    expect((await send('contact', 'REST', {}, `2001:db8:0:1::${sent + 1}`)).accepted).toBe(true);
  }
  expect((await send('contact', 'REST', {}, '2001:db8:0:1:ffff::1')).status).toBe(429);
  expect((await send('contact', 'REST', {}, '2001:db8:0:2::1')).accepted).toBe(true);
});

test('requests refused for their content, and those of robots, do not count', async () => {
  const address = newAddress();
  for (let sent = 0; sent < 10; sent += 1) {
    expect((await send('contact', 'REST', { email: 'nonsense' }, address)).status).toBe(400);
    expect((await send('contact', 'REST', { website: 'x' }, address)).status).toBe(201);
    const form = { ...texts(applicationInput()), resume: new File(['no document'], 'cv.pdf') };
    const headers = { 'X-Forwarded-For': address };
    expect((await call('POST', '/api/applications', { form, headers })).status).toBe(400);
  }
  expect((await send('contact', 'REST', {}, address)).accepted).toBe(true);
  expect((await send('application', 'REST', {}, address)).accepted).toBe(true);
});

test('old requests no longer count', async () => {
  const address = newAddress();
  for (let sent = 0; sent < 8; sent += 1) await send('contact', 'REST', {}, address);
  const past = new Date(Date.now() - 10 * 60_000);
  await db.collection('rateLimits').updateMany({}, { $set: { 'hits.$[].at': past } });
  expect((await send('contact', 'REST', {}, address)).accepted).toBe(true);
});

test.each(everyWay)('a %s sent again over %s with the same key is stored once', async (noun, door) => {
  const address = newAddress();
  const first = await send(noun, door, { submissionKey: key }, address);
  for (let again = 0; again < 10; again += 1) {
    expect(await send(noun, door, { submissionKey: key }, address)).toEqual(first);
  }
  expect(await stored(noun)).toBe(1);
  expect(await db.collection('fs.files').countDocuments()).toBe(noun === 'application' ? 1 : 0);
  await send(noun, door, { submissionKey: `${key}-2` }, address);
  expect(await stored(noun)).toBe(2);
});

test.each(everyWay)('%ss at the same time over %s with the same key are stored once', async (noun, door) => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send(noun, door, { submissionKey: key }, address)),
  );
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(answers[0]?.accepted).toBe(true);
  expect(await stored(noun)).toBe(1);
  expect(await db.collection('fs.files').countDocuments()).toBe(noun === 'application' ? 1 : 0);
});

test.each(everyWay)(
  'a %s over %s with the same key and other words is refused, and the first one stays',
  async (noun, door) => {
    const first = await send(noun, door, { submissionKey: key });
    const words = noun === 'contact' ? { message: 'Other words.' } : { coverLetter: 'Other words.' };
    for (const other of [words, { phone: '98100 00077' }]) {
      const refused = await send(noun, door, { submissionKey: key, ...other });
      expect([refused.accepted, refused.message]).toEqual([
        false,
        'This form was sent before with other content. Please send it with a new key.',
      ]);
    }
    expect(await send(noun, door, { submissionKey: key, filledInMs: 5_000 })).toEqual(first);
    expect(await stored(noun)).toBe(1);
  },
);

test('the page and the way of the visitor are none of the words of an enquiry', async () => {
  const contact = (values: Values) =>
    call('POST', '/api/contacts', { json: contactInput({ submissionKey: key, ...values }) });
  const first = await contact({ page: '/contact' });
  expect((await contact({ page: '/about', utm_source: '99acres' })).text).toBe(first.text);
  const other = await contact({ name: 'Another' });
  expect([other.status, other.body.reason]).toEqual([422, 'KEY_REUSED']);
});

test('another sender’s key reveals nothing of that sender', async () => {
  const mine = await send('contact', 'REST', { submissionKey: key });
  const theirs = await send('contact', 'REST', { submissionKey: key, email: 'other@example.com' });
  expect(theirs.receipt?.reference).not.toBe(mine.receipt?.reference);
  expect(await stored('contact')).toBe(2);
});

test('the forms without JavaScript have the same trap and limits', async () => {
  const headers = { 'X-Forwarded-For': newAddress() };
  const formToken = await formTokenOf(app, '/contact');
  const body = (values: Values) =>
    new URLSearchParams(texts(contactInput({ agree: 'on', formToken, ...values })));
  const robot = await call('POST', '/contact', { headers, body: body({ website: 'https://spam.example' }) });
  expect(robot.status).toBe(200);
  expect(robot.text).toMatch(/AHG-[0-9A-Z]{5}/);
  expect(await stored('contact')).toBe(0);
  for (let sent = 0; sent < 8; sent += 1) {
    expect((await call('POST', '/contact', { headers, body: body({ website: '' }) })).status).toBe(200);
  }
  const refused = await call('POST', '/contact', { headers, body: body({ message: 'The ninth' }) });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(refused.text).toContain('Please try again in 10 minutes.');
  expect(refused.text).toContain('The ninth');
  expect(await stored('contact')).toBe(8);
});

const statusQuery = `query ($reference: String!, $email: String!) {
  contactStatus(reference: $reference, email: $email) { reference state sentAt source propertyTitle }
}`;

function lookUp(reference: string, email: string, address = newAddress()) {
  return ask(statusQuery, { reference, email }, { headers: { 'X-Forwarded-For': address } });
}

test('a visitor with the reference and the e-mail address sees the state of a request', async () => {
  const { id } = await addProperty(app, { title: 'Lotus Court' });
  const reference = await sendContact(app, { propertyId: id, source: 'ENQUIRY' });
  const status = { reference, state: 'NEW', source: 'ENQUIRY', propertyTitle: 'Lotus Court' };
  const answer = await lookUp(reference, 'asha@example.com');
  expect(given(answer, 'contactStatus')).toEqual({ ...status, sentAt: expect.any(String) });
  const typed = ` ${reference.toLowerCase().replace('ahg-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  expect(given(await lookUp(typed, ' Asha@Example.com '), 'contactStatus')).toMatchObject(status);
});

test('an owner chooses the letters of new references, and old ones are still found', async () => {
  const old = await sendContact(app);
  const choose = (referencePrefix: string) =>
    ask(
      'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { referencePrefix } }',
      { input: { ...defaultSiteSettings, referencePrefix } },
      { token: app.token },
    );
  for (const wrong of ['R', 'REP', 'TOOLONG', 'R2', 'ab'])
    expect((await choose(wrong)).errors?.[0]?.extensions.fields).toHaveProperty('referencePrefix');
  await choose('RLTY');
  const second = await sendContact(app);
  expect(second).toMatch(/^RLTY-[0-9A-Z]{5}$/);
  await choose('GHAR');
  const third = await sendContact(app);
  for (const reference of [old, second, third])
    for (const typed of [reference, reference.slice(-5), reference.replace('-', '').toLowerCase()])
      expect([typed, (await lookUp(typed, 'asha@example.com')).data.contactStatus]).toMatchObject([
        typed,
        { reference },
      ]);
  expect((await lookUp(`NONE-${third.slice(-5)}`, 'asha@example.com')).data.contactStatus).toBeNull();
  await app.db.collection('siteSettings').deleteMany({});
});

test('a wrong reference and a wrong e-mail address get the same answer', async () => {
  const reference = await sendContact(app);
  const wrongEmail = await lookUp(reference, 'other@example.com');
  const wrongReference = await lookUp('AHG-ZZZZZ', 'asha@example.com');
  expect(wrongEmail).toMatchObject({ status: 200, data: { contactStatus: null } });
  expect(wrongReference.text).toBe(wrongEmail.text);
});

test('look-ups are limited to ten in 15 minutes from one address', async () => {
  const reference = await sendContact(app);
  const address = newAddress();
  for (let asked = 0; asked < 10; asked += 1) {
    expect((await lookUp('AHG-ZZZZZ', 'asha@example.com', address)).status).toBe(200);
  }
  const refused = await lookUp(reference, 'asha@example.com', address);
  expect(refused).toMatchObject({
    status: 429,
    errors: [
      {
        message: 'Too many look-ups from your connection. Please try again in 15 minutes.',
        extensions: { code: 'TOO_MANY_REQUESTS' },
      },
    ],
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(880);
  expect((await lookUp(reference, 'asha@example.com')).data.contactStatus).not.toBeNull();
});

const writtenPhones = ['98100 00000', '+91 98100-00000', '098100 00000', '0091 9810000000', '९८१०० ०००००'];

test.each(everyWay)(
  'one phone number, however it is written, is not used for a flood of %ss over %s from many addresses',
  async (noun, door) => {
    const max = 2 * limits[noun];
    const answers = [];
    for (let times = 0; times <= max; times += 1)
      answers.push(await send(noun, door, { phone: writtenPhones[times % writtenPhones.length] }));
    const refused = answers.filter(({ accepted }) => !accepted).map(({ message }) => message);
    expect(refused).toEqual([expect.stringContaining('several requests with this phone number')]);
    expect(await stored(noun)).toBe(max);
    expect(await send(noun, door, { phone: '98100 00099' })).toMatchObject({ accepted: true });
  },
);

test('a number in the digits of Hindi is the number of the same person', async () => {
  for (const phone of ['98100 00000', '९८१०० ०००००']) await send('contact', 'GraphQL', { phone });
  for (const search of ['9810000000', '०९८१०-०००००'])
    expect(
      (
        await ask(
          'query ($list: ListInput) { contacts(list: $list) { totalCount } }',
          { list: { search } },
          { token },
        )
      ).data,
    ).toEqual({ contacts: { totalCount: 2 } });
  const { data } = await ask('{ contacts { items { phone thread { phone } } } }', {}, { token });
  const thread = [{ phone: '98100 00000' }];
  expect(data).toMatchObject({ contacts: { items: [{ phone: '९८१०० ०००००', thread }, {}] } });
});
