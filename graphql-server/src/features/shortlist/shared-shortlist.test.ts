import { expect, test } from 'vitest';
import { workOnce } from '../../start/background.ts';
import { createClient } from '../../testing/client.ts';
import { addProperty, contactInput, deleteItem, given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp({
  pages: true,
  settings: { log: { level: 'info', format: 'json' }, logRequests: 'all' },
});
const { ask, call, db, token: adminToken } = app;

// Requests are logged here; the log is read by the test that looks into it.
const quiet = () => app.logged.splice(0);

interface List {
  mode: string;
  maker: string;
  version: number;
  me: string | null;
  people: { id: string; name: string; isMaker: boolean }[];
  homes: {
    propertyId: string;
    title: string;
    hiddenBy: { name: string } | null;
    addedBy: { name: string };
    thumbs: { person: { name: string }; thumb: string }[];
    notes: { id: string; person: { name: string }; text: string }[];
    property: { title: string; propertyStatus: string } | null;
  }[];
}

const fields = `mode maker version me people { id name isMaker }
  homes { propertyId title addedBy { name } hiddenBy { name } thumbs { person { name } thumb }
    notes { id person { name } text } property { title propertyStatus } }`;

const inputs = {
  addSharedHome: 'AddSharedHomeInput',
  setSharedHomeHidden: 'HideSharedHomeInput',
  setSharedThumb: 'SharedThumbInput',
  addSharedNote: 'SharedNoteInput',
};
type Change = keyof typeof inputs;

let voters = 0;
/** The secret of another browser. */
function newKey(): string {
  voters += 1;
  return `browser-${String(voters).padStart(20, '0')}`;
}

async function share(values: Record<string, unknown> = {}, headers = {}) {
  const { id } = await addProperty(app, { title: 'Jamun Court' });
  const input = { name: 'Asha', mode: 'TOGETHER', propertyIds: [id], ...values };
  const answer = await ask<{ shareShortlist?: { token: string; key: string; shortlist: List } }>(
    `mutation ($input: ShareShortlistInput!) { shareShortlist(input: $input) { token key shortlist { ${fields} } } }`,
    { input },
    { headers },
  );
  return { id, answer, ...(answer.data.shareShortlist ?? { token: '', key: '', shortlist: undefined }) };
}

function change(name: Change, input: Record<string, unknown>, client = { ask }) {
  return client.ask<Record<string, List>>(
    `mutation ($input: ${inputs[name]}!) { ${name}(input: $input) { ${fields} } }`,
    { input },
  );
}

async function read(token: string): Promise<List | null> {
  const { data, errors } = await ask<{ sharedShortlist: List | null }>(
    `query ($token: String!) { sharedShortlist(token: $token) { ${fields} } }`,
    { token },
  );
  expect(errors).toBeUndefined();
  return data.sharedShortlist;
}

const end = (token: string, key: string) =>
  ask('mutation ($token: String!, $key: String!) { endSharedShortlist(token: $token, key: $key) }', {
    token,
    key,
  });
const setMode = (token: string, key: string, mode: string) =>
  ask(
    `mutation ($token: String!, $key: String!, $mode: ShareMode!) {
      setSharedShortlistMode(token: $token, key: $key, mode: $mode) { mode } }`,
    { token, key, mode },
  );
const removeNote = (token: string, key: string, noteId: string) =>
  ask(
    `mutation ($token: String!, $key: String!, $noteId: ID!) {
      removeSharedNote(token: $token, key: $key, noteId: $noteId) { version } }`,
    { token, key, noteId },
  );
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions.code;

test('a family adds, thumbs, notes, hides and restores by the link', async () => {
  const { token, id } = await share();
  const { id: other } = await addProperty(app, { title: 'Neem Towers' });
  const ravi = { token, key: newKey(), name: 'Ravi' };
  await change('addSharedHome', { ...ravi, propertyId: other });
  await change('setSharedThumb', { ...ravi, propertyId: id, thumb: 'DOWN' });
  await change('setSharedThumb', { ...ravi, propertyId: id, thumb: 'UP' });
  const noted = await change('addSharedNote', { ...ravi, propertyId: id, text: ' Close to the school ' });
  expect(noted.data.addSharedNote?.me).toBe(noted.data.addSharedNote?.people[1]?.id);
  await change('setSharedHomeHidden', { ...ravi, propertyId: other, hidden: true });
  expect(await read(token)).toMatchObject({
    maker: 'Asha',
    mode: 'TOGETHER',
    me: null,
    version: 6,
    people: [
      { name: 'Asha', isMaker: true },
      { name: 'Ravi', isMaker: false },
    ],
    homes: [
      {
        title: 'Jamun Court',
        thumbs: [{ person: { name: 'Ravi' }, thumb: 'UP' }],
        notes: [{ person: { name: 'Ravi' }, text: 'Close to the school' }],
        property: { title: 'Jamun Court', propertyStatus: 'FOR_SALE' },
      },
      { title: 'Neem Towers', addedBy: { name: 'Ravi' }, hiddenBy: { name: 'Ravi' } },
    ],
  });
  await change('setSharedThumb', { ...ravi, propertyId: id, thumb: null });
  await change('addSharedHome', { ...ravi, propertyId: other });
  const after = await read(token);
  expect(after?.homes.map(({ hiddenBy, thumbs }) => [hiddenBy, thumbs])).toEqual([
    [null, []],
    [null, []],
  ]);
  quiet();
});

test('the database has digests in place of the secrets, and the link has 192 random bits', async () => {
  const { token, key } = await share();
  const { token: second } = await share();
  expect([token, key, second].map((secret) => Buffer.from(secret, 'base64url').length)).toEqual([24, 24, 24]);
  expect(new Set([token, key, second]).size).toBe(3);
  const stored = JSON.stringify(await db.collection('shortlists').find().toArray());
  expect(stored).toContain('Jamun Court');
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(key);
  const { text } = await ask(`{ sharedShortlist(token: "${token}") { ${fields} } }`);
  expect(text).not.toMatch(/hash/i);
  quiet();
});

test('two people with one first name keep their own thumbs', async () => {
  const { token, id } = await share();
  const [one, other] = [newKey(), newKey()];
  await change('setSharedThumb', { token, key: one, name: 'Ravi', propertyId: id, thumb: 'UP' });
  await change('setSharedThumb', { token, key: other, name: 'Ravi', propertyId: id, thumb: 'DOWN' });
  expect((await read(token))?.homes[0]?.thumbs.map(({ thumb }) => thumb)).toEqual(['UP', 'DOWN']);
  quiet();
});

test('changes of twelve browsers at one moment are all kept, and the thirteenth person is refused', async () => {
  const { token, id } = await share();
  const browsers = Array.from({ length: 12 }, (_, index) => ({
    client: createClient(app.origin),
    input: {
      token,
      key: newKey(),
      name: `Person ${'abcdefghijkl'[index]}`,
      propertyId: id,
      text: `note ${index}`,
    },
  }));
  const answers = await Promise.all(
    browsers.map(({ client, input }) => change('addSharedNote', input, client)),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused.map(codeOf)).toEqual(['BAD_USER_INPUT']);
  expect(refused[0]?.errors?.[0]?.message).toBe('This list is full: it has 12 people.');
  const list = await read(token);
  expect(list?.homes[0]?.notes).toHaveLength(11);
  expect(list?.people).toHaveLength(12);
  expect(list?.version).toBe(12);
  quiet();
});

test('a list to be read only is changed by its maker alone, who also changes the mode', async () => {
  const { token, key, id } = await share({ mode: 'READ_ONLY' });
  const ravi = { token, key: newKey(), name: 'Ravi', propertyId: id };
  expect(codeOf(await change('setSharedThumb', { ...ravi, thumb: 'UP' }))).toBe('FORBIDDEN');
  expect(codeOf(await change('setSharedThumb', { ...ravi, key, name: 'Asha', thumb: 'UP' }))).toBeUndefined();
  expect(codeOf(await setMode(token, ravi.key, 'TOGETHER'))).toBe('FORBIDDEN');
  expect((await read(token))?.people).toHaveLength(1);
  expect(codeOf(await setMode(token, key, 'TOGETHER'))).toBeUndefined();
  expect(codeOf(await change('setSharedThumb', { ...ravi, thumb: 'UP' }))).toBeUndefined();
  quiet();
});

test('a note is removed by its writer or the maker', async () => {
  const { token, key, id } = await share();
  const ravi = { token, key: newKey(), name: 'Ravi', propertyId: id };
  for (const text of ['one', 'two']) await change('addSharedNote', { ...ravi, text });
  const [one = '', two = ''] = (await read(token))?.homes[0]?.notes.map((note) => note.id) ?? [];
  expect(codeOf(await removeNote(token, newKey(), one))).toBe('FORBIDDEN');
  expect(codeOf(await removeNote(token, ravi.key, one))).toBeUndefined();
  expect(codeOf(await removeNote(token, ravi.key, one))).toBe('NOT_FOUND');
  expect(codeOf(await removeNote(token, key, two))).toBeUndefined();
  expect((await read(token))?.homes[0]?.notes).toEqual([]);
  quiet();
});

test('the maker ends it at once: nothing is kept, and the page answers 410', async () => {
  const { token, key, id } = await share();
  const path = `/shortlist/${token}`;
  expect((await call('GET', path)).text).toContain('Jamun Court');
  expect(codeOf(await end(token, newKey()))).toBe('FORBIDDEN');
  expect((await end(token, key)).data).toEqual({ endSharedShortlist: true });
  expect(await db.collection('shortlists').countDocuments()).toBe(0);
  expect(await read(token)).toBeNull();
  const page = await call('GET', path);
  expect([page.status, page.text.includes('has ended')]).toEqual([410, true]);
  const late = await change('setSharedThumb', { token, key, name: 'Asha', propertyId: id, thumb: 'UP' });
  expect(codeOf(late)).toBe('GONE');
  expect(codeOf(await end(token, key))).toBe('GONE');
  quiet();
});

test('a list ends 90 days after its last use, and a reading renews it', async () => {
  const { token } = await share();
  const { token: forgotten } = await share();
  const lists = db.collection('shortlists');
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await lists.updateMany({}, { $set: { usedAt: ago(89) } });
  expect(await read(token)).not.toBeNull();
  await lists.updateMany({ usedAt: { $lt: ago(1) } }, { $set: { usedAt: ago(90) } });
  expect(await read(forgotten)).toBeNull();
  expect(await lists.countDocuments()).toBe(2);
  await workOnce(app.context);
  expect(await lists.countDocuments()).toBe(1);
  expect(await read(token)).not.toBeNull();
  quiet();
});

test('drafts, unknown and removed homes are not shared; what is hidden or removed later shows its name alone', async () => {
  const { id: draft } = await addProperty(app, { title: 'Secret Draft Court' });
  const hide = `mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: DRAFT }) { publication } }`;
  await ask(hide, { id: draft }, { token: adminToken });
  const { id: live } = await addProperty(app, { title: 'Peepal Homes' });
  const { token, shortlist, key } = await share({ propertyIds: [draft, live, '0'.repeat(24)] });
  expect(shortlist?.homes.map(({ title }) => title)).toEqual(['Peepal Homes']);
  const added = await change('addSharedHome', { token, key, name: 'Asha', propertyId: draft });
  expect(added.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  await ask(hide, { id: live }, { token: adminToken });
  const asked = await ask<{ sharedShortlist: List }>(
    `query ($token: String!) { sharedShortlist(token: $token) { ${fields} } }`,
    { token },
    { token: adminToken },
  );
  expect(asked.data.sharedShortlist.homes).toMatchObject([{ title: 'Peepal Homes', property: null }]);
  expect((await call('GET', `/shortlist/${token}`)).text).toContain('no longer on the site');
  expect((await share({ propertyIds: [draft] })).answer.errors).toMatchObject([
    { extensions: { fields: { propertyIds: 'None of these homes is on the site at the moment.' } } },
  ]);
  await deleteItem(app, 'PROPERTY', live);
  expect((await read(token))?.homes[0]?.property).toBeNull();
  quiet();
});

test.each<[string, Change, Record<string, unknown>, string]>([
  ['no name', 'setSharedThumb', { name: '  ', thumb: 'UP' }, 'name'],
  ['an address as a name', 'setSharedThumb', { name: 'asha@example.com', thumb: 'UP' }, 'name'],
  ['a phone number as a name', 'setSharedThumb', { name: '98100 00000', thumb: 'UP' }, 'name'],
  ['a long name', 'setSharedThumb', { name: 'a'.repeat(41), thumb: 'UP' }, 'name'],
  ['a short secret', 'setSharedThumb', { key: 'short', thumb: 'UP' }, 'key'],
  ['an empty note', 'addSharedNote', { text: ' ' }, 'text'],
  ['a long note', 'addSharedNote', { text: 'a'.repeat(501) }, 'text'],
  ['no property', 'setSharedHomeHidden', { propertyId: 'x', hidden: true }, 'propertyId'],
])('%s is refused beside its field', async (_what, name, wrong, field) => {
  const { token, id } = await share();
  const input = { token, key: newKey(), name: 'Ravi', propertyId: id, ...wrong };
  const { errors } = await change(name, input);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  expect((await read(token))?.version).toBe(1);
  quiet();
});

test('a home that is not on the list is not found, and the lists have limits', async () => {
  const { token, key, id } = await share();
  const asha = { token, key, name: 'Asha', propertyId: '1'.repeat(24) };
  expect(codeOf(await change('setSharedThumb', { ...asha, thumb: 'UP' }))).toBe('NOT_FOUND');
  const lists = db.collection('shortlists');
  const note = { id: 'x', personId: 'y', text: 'z', at: new Date() };
  await lists.updateOne({}, { $set: { 'homes.0.notes': Array.from({ length: 200 }, () => note) } });
  const noted = await change('addSharedNote', { ...asha, propertyId: id, text: 'One more' });
  expect(noted.errors?.[0]?.message).toBe('A list can have 200 notes. Please remove one first.');
  const [stored] = await lists.find().toArray();
  const home = (stored?.homes as object[])[0];
  await lists.updateOne({}, { $set: { homes: Array.from({ length: 50 }, () => home) } });
  const { id: other } = await addProperty(app, { title: 'Neem Towers' });
  const added = await change('addSharedHome', { ...asha, propertyId: other });
  expect(added.errors?.[0]?.message).toBe('This list is full: it has 50 homes.');
  quiet();
});

test('wrong links count for the address that tries them, and right ones do not', async () => {
  const { token } = await share();
  const from = (address: string, link: string) =>
    ask(`{ sharedShortlist(token: "${link}") { version } }`, {}, { headers: { 'X-Forwarded-For': address } });
  for (let tried = 0; tried < 60; tried += 1)
    expect((await from('203.0.113.9', `guess-${tried}`)).data).toEqual({ sharedShortlist: null });
  expect(codeOf(await from('203.0.113.9', 'guess-60'))).toBe('TOO_MANY_REQUESTS');
  expect((await from('203.0.113.9', token)).data).toEqual({ sharedShortlist: { version: 1 } });
  expect((await from('203.0.114.9', 'guess-61')).errors).toBeUndefined();
  quiet();
});

test('the page is private: kept nowhere, listed nowhere, and its link is in no log', async () => {
  const { token } = await share();
  quiet();
  const { status, headers, text } = await call('GET', `/shortlist/${token}`);
  expect(status).toBe(200);
  expect(
    Object.fromEntries(
      ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => [name, headers.get(name)]),
    ),
  ).toEqual({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(text).toContain('name="robots" content="noindex"');
  const encoded = await call('GET', `/%73hortlist/${token}`);
  expect(encoded.headers.get('cache-control')).toBe('no-store');
  await call('POST', `/shortlist/${token}`, { body: new URLSearchParams({ name: 'Asha' }) });
  await call('GET', `/shortlist/${token.slice(1)}`);
  await expect.poll(() => app.logged.length).toBe(4);
  const lines = quiet();
  expect(lines.join('\n')).not.toContain(token.slice(1));
  expect(lines[0]).toContain('/shortlist/…');
  expect((await call('GET', '/metrics')).text).not.toContain(token.slice(1));
  quiet();
});

test('one enquiry names all homes; the words of the family travel only if the sender ticks it', async () => {
  const { token, id, key } = await share();
  const { id: other } = await addProperty(app, { title: 'Neem Towers' });
  const asha = { token, key, name: 'Asha' };
  await change('addSharedHome', { ...asha, propertyId: other });
  await change('addSharedNote', { ...asha, propertyId: id, text: 'Close to the school' });
  await change('setSharedThumb', { ...asha, propertyId: id, thumb: 'UP' });
  const page = await call('GET', `/shortlist/${token}`);
  const [, formToken = ''] = /name="formToken"[^>]*value="([^"]+)"/.exec(page.text) ?? [];
  const { name, email, phone, message } = contactInput();
  const send = (more: Record<string, string>) =>
    call('POST', `/shortlist/${token}`, {
      body: new URLSearchParams({ name, email, phone, message, formToken, ...more }),
    });
  const sent = await send({ withWords: 'on' });
  expect(sent.text).toMatch(/AHG-[0-9A-Z]{5}/);
  await send({ email: 'other@example.com' });
  const { data } = await ask<{ contacts: { items: Record<string, unknown>[] } }>(
    '{ contacts { items { source page propertyId message homes { title words removed } } } }',
    {},
    { token: adminToken },
  );
  const homes = (words: string | null) => [
    { title: 'Jamun Court', words, removed: false },
    { title: 'Neem Towers', words: null, removed: false },
  ];
  const common = { source: 'SHORTLIST', page: '/shortlist', propertyId: null, message };
  expect(data.contacts.items).toEqual([
    { ...common, homes: homes(null) },
    { ...common, homes: homes('Thumbs up: Asha\nAsha: Close to the school') },
  ]);
  const counted = await ask(`{ property(id: "${other}") { enquiryCount } }`, {}, { token: adminToken });
  expect(counted.data).toEqual({ property: { enquiryCount: 2 } });
  quiet();
});

test('an enquiry refuses homes that are none', async () => {
  const input = contactInput({ source: 'SHORTLIST' });
  const send = (homes: unknown) =>
    ask('mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }', {
      input: { ...input, homes },
    });
  for (const homes of [[{ propertyId: 'x' }], [{ propertyId: '1'.repeat(24) }]])
    expect(codeOf(await send(homes))).toBe('BAD_USER_INPUT');
  for (const homes of [[null], 'x', ['x'], { $ne: 1 }]) {
    const { status } = await call('POST', '/api/contacts', { json: { ...input, homes } });
    expect([homes, status]).toEqual([homes, 400]);
  }
  const { id } = await addProperty(app);
  expect(codeOf(await send([{ propertyId: id }, { propertyId: id.toUpperCase() }]))).toBeUndefined();
  const stored = await db.collection('contactRequests').findOne();
  expect(stored?.homes).toHaveLength(1);
  expect(given({ data: { stored }, text: '' }, 'stored').homes).toMatchObject([{ words: null }]);
  quiet();
});
