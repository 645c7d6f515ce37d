import { expect, test } from 'vitest';
import { sweepKeptWrites } from './kept-writes.ts';
import { makeToken } from '../../testing/api-tokens.ts';
import { pdf, picture } from '../../testing/data/files.ts';
import { addProperty, applicationInput, contactInput, propertyInput } from '../../testing/factories.ts';
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

const key = (name = 'a-key') => ({ 'Idempotency-Key': name });
const lead = { name: 'Mohan Lal', phone: '98100 12345' };
const leads = () => db.collection('contactRequests').countDocuments();
const kept = () => db.collection<{ _id: string; answer?: string | null }>('keptWrites');

interface Sent {
  id: string;
  reference: string;
  code?: string;
  reason?: string;
}

function send(json: object, headers: Record<string, string>, as: string | undefined = token) {
  return call<Sent>('POST', '/api/v1/leads', { json, headers, token: as });
}

function enter(input: object, headers: Record<string, string>, as = token) {
  return ask<{ createContact: { id: string } }>(
    'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id name } }',
    { input: { ...lead, source: 'PHONE_CALL', ...input } },
    { headers, token: as },
  );
}

const isReplayed = ({ headers }: { headers: Headers }) => headers.get('Idempotent-Replayed');

/** As a process leaves it that is killed between the write and its answer. */
async function interrupt(): Promise<void> {
  await kept().updateMany({}, { $unset: { answer: 1 }, $set: { until: new Date(0) } });
}

test('the same lead with the same key is stored once, and gets the first answer again', async () => {
  const first = await send(lead, key());
  expect([first.status, isReplayed(first)]).toEqual([201, null]);
  // The order of the fields is none of the content, and the draft of the IETF puts the key into quotation marks.
  const { name, phone } = lead;
  const again = await send({ phone, name }, { 'Idempotency-Key': '"a-key"' });
  expect([again.status, isReplayed(again), again.text]).toEqual([201, 'true', first.text]);
  expect(await leads()).toBe(1);
});

test('a mutation with a key is done once, and others with it are refused', async () => {
  const first = await enter({}, key());
  const again = await enter({}, key());
  expect([isReplayed(first), isReplayed(again), again.data]).toEqual([null, 'true', first.data]);
  const other = await enter({ message: 'Other words.' }, key());
  expect(other.status).toBe(422);
  expect(other.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'KEY_REUSED' } }]);
  // The key belongs to the operation.
  expect((await send(lead, key())).status).toBe(201);
  expect(await leads()).toBe(2);
});

test('other content with the same key is refused by REST, old and new', async () => {
  await send(lead, key());
  const other = await send({ ...lead, name: 'Another' }, key());
  expect([other.status, other.body]).toMatchObject([422, { code: 'BAD_USER_INPUT', reason: 'KEY_REUSED' }]);
  const contact = (values: Record<string, unknown>) =>
    call('POST', '/api/contacts', { json: contactInput(values), headers: key() });
  expect((await contact({})).status).toBe(201);
  const second = await contact({ message: 'Other words.' });
  expect([second.status, second.body.reason]).toEqual([422, 'KEY_REUSED']);
  expect(await leads()).toBe(2);
});

test('of a file the content counts', async () => {
  const { token: secret } = { token };
  const media = async (file: File) =>
    call('POST', '/api/media', { form: { image: file }, headers: key(), token: secret });
  const [one, other] = [await picture(), await picture({ width: 900 })];
  expect((await media(one)).status).toBe(201);
  const again = await media(one);
  expect([again.status, isReplayed(again)]).toEqual([201, 'true']);
  expect((await media(other)).status).toBe(422);
  expect(await db.collection('mediaItems').countDocuments()).toBe(1);
  const upload = (file: File) =>
    ask(
      'mutation ($input: JobApplicationInput!, $resume: Upload) { submitApplication(input: $input, resume: $resume) { message } }',
      { input: applicationInput(), resume: null },
      { headers: key(), files: { resume: file } },
    );
  await upload(pdf());
  expect(isReplayed(await upload(pdf()))).toBe('true');
  expect((await upload(new File([await pdf().arrayBuffer(), ' '], 'resume.pdf'))).status).toBe(422);
  expect(await db.collection('jobApplications').countDocuments()).toBe(1);
});

test('of fifty at once, one is stored, and the others are told to wait or get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(lead, key())));
  expect(await leads()).toBe(1);
  const first = answers.filter(
    ({ status, headers }) => status === 201 && !headers.get('Idempotent-Replayed'),
  );
  expect(first).toHaveLength(1);
  for (const { status, headers, body, text } of answers) {
    if (status === 201) expect(text).toBe(first[0]?.text);
    else {
      expect([status, headers.get('retry-after')]).toEqual([409, '1']);
      expect(body).toMatchObject({ code: 'CONFLICT', reason: 'KEY_RUNNING' });
    }
  }
  const mutations = await Promise.all(Array.from({ length: 50 }, () => enter({}, key())));
  expect(await leads()).toBe(2);
  for (const { status, errors, headers } of mutations.filter((one) => one.errors)) {
    expect([status, headers.get('retry-after')]).toEqual([409, '1']);
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'KEY_RUNNING' } }]);
  }
});

test('refused input is not kept: the key is free for what is right', async () => {
  expect((await send({ name: 'Mohan' }, key())).status).toBe(400);
  expect((await enter({ phone: '12' }, key())).errors).toBeDefined();
  expect(await kept().countDocuments()).toBe(0);
  expect((await send(lead, key())).status).toBe(201);
  expect((await enter({}, key())).errors).toBeUndefined();
});

test('a caller who may not write leaves nothing behind', async () => {
  const { secret } = await makeToken(app, ['LISTINGS_READ']);
  expect((await send(lead, key(), secret)).status).toBe(403);
  expect((await enter({}, key(), secret)).status).toBe(403);
  expect(await kept().countDocuments()).toBe(0);
});

test('what one caller sent is found by no other with the same key', async () => {
  const secrets = await Promise.all([makeToken(app, ['LEADS_CREATE']), makeToken(app, ['LEADS_CREATE'])]);
  for (const { secret } of secrets) {
    const { status, ...others } = await send(lead, key(), secret);
    expect([status, isReplayed(others)]).toEqual([201, null]);
  }
  const visitors = ['203.0.113.1', '203.0.113.2'];
  for (const address of visitors) {
    const json = contactInput({ email: 'eve@example.com' });
    const headers = { ...key(), 'X-Forwarded-For': address };
    expect(isReplayed(await call('POST', '/api/contacts', { json, headers }))).toBe(null);
  }
  expect(await leads()).toBe(4);
});

test.each(['', ' ', '""', 'x'.repeat(256), 'नमस्ते'])('the key “%s” is refused', async (name) => {
  const encoded = Buffer.from(name).toString('latin1');
  const rest = await send(lead, key(encoded));
  expect([rest.status, rest.body]).toMatchObject([
    400,
    { fields: { 'Idempotency-Key': expect.any(String) } },
  ]);
  const { status, errors } = await enter({}, key(encoded));
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await leads()).toBe(0);
});

test('255 characters are a key, and reading needs none', async () => {
  expect((await send(lead, key('x'.repeat(255)))).status).toBe(201);
  expect((await call('GET', '/api/v1/listings', { headers: key('x'.repeat(300)) })).status).toBe(200);
  expect((await ask('{ settings { mode } }', {}, { headers: key('x'.repeat(300)) })).errors).toBeUndefined();
});

test('after a day the key is free', async () => {
  await send(lead, key());
  await kept().updateMany({}, { $set: { goesAt: new Date(Date.now() - 1) } });
  const later = await send({ ...lead, name: 'Another' }, key());
  expect([later.status, isReplayed(later)]).toEqual([201, null]);
  expect(await leads()).toBe(2);
});

test('an interrupted lead is not stored again, and its repetition answers what was stored', async () => {
  const { id: propertyId } = await addProperty(app);
  const asked = { ...lead, propertyId };
  const first = await send(asked, key());
  await interrupt();
  const again = await send(asked, key());
  expect([again.status, isReplayed(again), again.text]).toEqual([201, null, first.text]);
  const entered = await enter({}, key());
  await interrupt();
  expect((await enter({}, key())).data).toEqual(entered.data);
  expect(await leads()).toBe(2);
  expect(await db.collection('properties').findOne()).toMatchObject({ enquiryCount: 1 });
});

test('an interrupted property is not added again, and the activity log tells of it once', async () => {
  const input = propertyInput();
  const add = () =>
    ask<{ createProperty: { id: string } }>(
      'mutation ($input: PropertyInput!) { createProperty(input: $input) { id slug } }',
      { input },
      { headers: key(), token },
    );
  const first = await add();
  await interrupt();
  expect((await add()).data).toEqual(first.data);
  expect(await db.collection('properties').countDocuments()).toBe(1);
  expect(await db.collection('activities').countDocuments({ noun: 'properties', verb: 'CREATED' })).toBe(1);
  // Killed before it was stored.
  await db.collection('properties').deleteMany({});
  await interrupt();
  expect((await add()).errors).toBeUndefined();
  expect(await db.collection('properties').countDocuments()).toBe(1);
});

test('an interrupted change is not made again: the caller is told to read', async () => {
  const { data } = await enter({}, key());
  const note = () =>
    ask(
      'mutation ($id: ID!) { addContactNote(id: $id, text: "Called.") { id } }',
      { id: data.createContact.id },
      { headers: key('note'), token },
    );
  expect((await note()).errors).toBeUndefined();
  await interrupt();
  const again = await note();
  expect(again.status).toBe(409);
  expect(again.errors).toMatchObject([{ extensions: { code: 'CONFLICT', reason: 'INTERRUPTED' } }]);
  expect(await db.collection('contactRequests').findOne()).toMatchObject({ history: { length: 2 } });
});

test('nothing of what was sent can be read where it is kept, and erasing a person forgets every answer', async () => {
  await enter({}, key());
  const [stored] = await kept().find().toArray();
  expect(stored?.answer).toEqual(expect.any(String));
  expect(JSON.stringify(stored)).not.toMatch(/Mohan|a-key|createContact|98100/);
  const { errors } = await ask(
    'mutation { erasePersonalData(person: "98100 12345") { items } }',
    {},
    { token },
  );
  expect(errors).toBeUndefined();
  const again = await enter({}, key());
  expect([again.status, again.text.includes('Mohan')]).toEqual([410, false]);
  expect(again.errors).toMatchObject([{ extensions: { code: 'GONE', reason: 'ANSWER_NOT_KEPT' } }]);
  expect(await leads()).toBe(0);
});

test('a secret is shown once, and a login is never kept', async () => {
  const create = () =>
    ask(
      'mutation ($input: CreateTokenInput!) { createApiToken(input: $input) { secret } }',
      { input: { name: 'Copy', scopes: ['LEADS_CREATE'], days: 7, password: adminPassword } },
      { headers: key(), token },
    );
  expect((await create()).errors).toBeUndefined();
  expect((await create()).status).toBe(410);
  expect(await db.collection('apiTokens').countDocuments()).toBe(1);
  const logIn = () =>
    call<{ token: string }>('POST', '/api/auth/login', {
      json: { username: adminName, password: adminPassword },
      headers: key(),
    });
  const tokens = [(await logIn()).body.token, (await logIn()).body.token];
  expect(new Set(tokens).size).toBe(2);
  expect(await kept().countDocuments()).toBe(1);
});

test('of several writes in one request, what was written before one is refused stays written', async () => {
  const query = `mutation ($good: EnteredContactInput!, $bad: EnteredContactInput!) {
    one: createContact(input: $good) { id }
    two: createContact(input: $bad) { id }
  }`;
  const good = { ...lead, source: 'PHONE_CALL' };
  const sendBoth = () => ask(query, { good, bad: { ...good, phone: '12' } }, { headers: key(), token });
  const first = await sendBoth();
  expect(first.errors).toHaveLength(1);
  const again = await sendBoth();
  expect([isReplayed(again), again.errors]).toEqual(['true', first.errors]);
  expect(await leads()).toBe(1);
});

test('several leads in one request are each stored once, also after an interruption', async () => {
  const query = `mutation ($one: EnteredContactInput!, $two: EnteredContactInput!) {
    one: createContact(input: $one) { id name }
    two: createContact(input: $two) { id name }
  }`;
  const source = 'PHONE_CALL';
  const variables = { one: { ...lead, source }, two: { ...lead, source, name: 'Asha' } };
  const sendBoth = () => ask(query, variables, { headers: key(), token });
  const first = await sendBoth();
  expect(first.data).toMatchObject({ one: { name: 'Mohan Lal' }, two: { name: 'Asha' } });
  await interrupt();
  expect((await sendBoth()).data).toEqual(first.data);
  expect(await leads()).toBe(2);
});

test('a key that is swept away lets the same be written anew', async () => {
  await send(lead, key());
  await db.collection('keptWrites').updateMany({}, { $set: { goesAt: new Date(0) } });
  await sweepKeptWrites(app.context);
  expect(await kept().countDocuments()).toBe(0);
  expect(isReplayed(await send(lead, key()))).toBe(null);
});
