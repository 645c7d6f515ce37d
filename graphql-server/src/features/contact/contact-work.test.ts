import { expect, test } from 'vitest';
import { migrate } from '../../database/migrations.ts';
import { sendApplication, sendContact } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, db, token } = app;

interface Request {
  id: string;
  name: string;
  state: string;
  unread: boolean;
  nextAt: string | null;
  history: { kind: string; by: string; text: string | null; state: string | null; nextAt: string | null }[];
  thread: { name: string }[];
}

const fields = 'id name state unread nextAt history { kind by text state nextAt } thread { name }';

async function list(filter: Record<string, string> = {}, part: object = {}): Promise<Request[]> {
  const filters = Object.entries(filter).map(([name, value]) => ({ name, value }));
  const { data } = await ask<{ contacts: { items: Request[] } }>(
    `query ($list: ListInput) { contacts(list: $list) { items { ${fields} } } }`,
    { list: { direction: 'ASCENDING', filters, ...part } },
    { token },
  );
  return data.contacts.items;
}

async function addRequest(values: Record<string, unknown> = {}): Promise<string> {
  await sendContact(app, values);
  const request = await db.collection('contactRequests').findOne({}, { sort: { _id: -1 } });
  return request?._id.toHexString() ?? '';
}

const change = (mutation: string) => ask<Record<string, Request>>(`mutation { ${mutation} }`, {}, { token });
const withNote = 'mutation ($id: ID!, $text: String!) { addContactNote(id: $id, text: $text) { id } }';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

test('a request is new and unread until somebody works on it', async () => {
  const id = await addRequest();
  expect(await list()).toMatchObject([{ state: 'new', unread: true, nextAt: null, history: [] }]);
  await change(`setContactsRead(ids: ["${id}"], read: true)`);
  expect(await list({ unread: 'yes' })).toEqual([]);
  await change(`setContactsRead(ids: ["${id}"], read: false)`);
  expect(await list({ unread: 'yes' })).toHaveLength(1);
  await change(`setContactState(id: "${id}", state: contacted) { id }`);
  expect(await list()).toMatchObject([
    { state: 'contacted', unread: false, history: [{ kind: 'state', state: 'contacted', by: 'owner' }] },
  ]);
});

test('the state that a request is in already is no event', async () => {
  const id = await addRequest();
  for (const state of ['contacted', 'contacted', 'visitPlanned']) {
    await change(`setContactState(id: "${id}", state: ${state}) { id }`);
  }
  const [request] = await list();
  expect(request?.history.map(({ state }) => state)).toEqual(['contacted', 'visitPlanned']);
});

test('notes of people who write at the same time all stay, in any script and with any mark-up', async () => {
  const id = await addRequest();
  const texts = [
    '$name',
    '<b>bold</b>',
    'कल फ़ोन करें 🙏',
    ...Array.from({ length: 7 }, (_, index) => `Note ${index}`),
  ];
  await Promise.all(texts.map((text) => ask(withNote, { id, text }, { token })));
  const [request] = await list();
  expect(request?.history.map(({ text }) => text).sort()).toEqual([...texts].sort());
});

test.each([
  ['   ', 'Please write a note first.'],
  ['x'.repeat(2_001), 'Please use at most 2,000 characters.'],
])('a note that is empty or too long is refused', async (text, sentence) => {
  const id = await addRequest();
  const { errors } = await ask(withNote, { id, text }, { token });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { text: sentence } } }]);
  expect(await list()).toMatchObject([{ history: [] }]);
});

test('a request is overdue when its next date has passed, and closing it ends that', async () => {
  const late = await addRequest({ name: 'Late' });
  const early = await addRequest({ name: 'Early' });
  await addRequest({ name: 'Undated' });
  await change(`setContactNextDate(id: "${late}", nextAt: "${anHourAgo()}") { id }`);
  await change(`setContactNextDate(id: "${early}", nextAt: "${inAnHour()}") { id }`);
  expect((await list({ overdue: 'yes' })).map(({ name }) => name)).toEqual(['Late']);
  await change(`setContactState(id: "${late}", state: closed) { id }`);
  expect(await list({ overdue: 'yes' })).toEqual([]);
  expect(await list({ state: 'closed' })).toMatchObject([{ name: 'Late', nextAt: null }]);
});

test('a closed request gets no next date', async () => {
  const id = await addRequest();
  await change(`setContactState(id: "${id}", state: closed) { id }`);
  const { errors } = await change(`setContactNextDate(id: "${id}", nextAt: "${inAnHour()}") { id }`);
  expect(errors?.[0]?.extensions.fields).toHaveProperty('nextAt');
  const far = await change(`setContactNextDate(id: "${id}", nextAt: "2150-01-01T00:00:00Z") { id }`);
  expect(far.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an unknown or deleted request cannot be worked on, a malformed id neither', async () => {
  const id = await addRequest();
  await change(`deleteContact(id: "${id}") { id }`);
  for (const unknown of [id, '0'.repeat(24)]) {
    for (const mutation of [
      `setContactState(id: "${unknown}", state: closed) { id }`,
      `addContactNote(id: "${unknown}", text: "Called.") { id }`,
      `setContactNextDate(id: "${unknown}", nextAt: "${inAnHour()}") { id }`,
    ]) {
      expect((await change(mutation)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  }
  const malformed = await change('addContactNote(id: "x", text: "Called.") { id }');
  expect(malformed.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('several requests are put into a state at once, and each notes it once', async () => {
  const ids = [await addRequest(), await addRequest(), await addRequest()];
  await change(`setContactState(id: "${ids[0]}", state: closed) { id }`);
  const many = (some: string[]) =>
    ask<{ setContactStates: { doneIds: string[] } }>(
      'mutation ($ids: [ID!]!) { setContactStates(selection: { ids: $ids }, state: closed) { doneIds } }',
      { ids: some },
      { token },
    );
  expect((await many(ids)).data.setContactStates.doneIds).toEqual(ids);
  expect((await list({ state: 'closed' })).map(({ history }) => history.length)).toEqual([1, 1, 1]);
  const tooMany = await many(Array.from({ length: 1_001 }, () => '0'.repeat(24)));
  expect(tooMany.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('only the requests of the state that was filtered by are put into another', async () => {
  const [fresh, closed] = [await addRequest(), await addRequest()];
  await change(`setContactState(id: "${closed}", state: closed) { id }`);
  const answer = await ask<{ setContactStates: { doneIds: string[] } }>(
    `mutation { setContactStates(
      selection: { matching: { filters: [{ name: "state", value: "new" }] } }, state: contacted
    ) { doneIds } }`,
    {},
    { token },
  );
  expect(answer.data.setContactStates.doneIds).toEqual([fresh]);
  expect((await list({ state: 'closed' })).map(({ id }) => id)).toEqual([closed]);
});

test('a list is filtered by state, form and time together', async () => {
  await addRequest({ name: 'A', source: 'consultation' });
  const id = await addRequest({ name: 'B', source: 'consultation' });
  await addRequest({ name: 'C', source: 'agent' });
  await change(`setContactState(id: "${id}", state: contacted) { id }`);
  const names = async (filter: Record<string, string>) => (await list(filter)).map(({ name }) => name);
  const day = (daysFromToday: number) =>
    new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('en-CA', {
      timeZone: 'Asia/Kolkata',
    });
  expect(await names({ source: 'consultation' })).toEqual(['A', 'B']);
  expect(await names({ source: 'consultation', state: 'contacted' })).toEqual(['B']);
  expect(await names({ from: day(0), to: day(0) })).toEqual(['A', 'B', 'C']);
  expect(await names({ to: day(-1) })).toEqual([]);
  expect(await names({ from: day(1) })).toEqual([]);
});

test('who writes with a phone number, and later with the e-mail address only, is one thread', async () => {
  const one = { email: 'Meera@example.com', phone: '98100 11111' };
  await addRequest({ ...one, name: 'First' });
  await addRequest({ email: 'meera@EXAMPLE.com', phone: null, name: 'By e-mail' });
  await addRequest({ email: 'other@example.com', phone: '+91 98100-11111', name: 'By phone' });
  await addRequest({ email: 'stranger@example.com', phone: '98100 22222', name: 'Stranger' });
  const byName = new Map(
    (await list({}, { perPage: 10 })).map(({ name, thread }) => [name, thread.map((other) => other.name)]),
  );
  expect(byName.get('First')).toEqual(['By phone', 'By e-mail']);
  expect(byName.get('By e-mail')).toEqual(['By phone', 'First']);
  expect(byName.get('By phone')).toEqual(['By e-mail', 'First']);
  expect(byName.get('Stranger')).toEqual([]);
});

test('the neighbours of a request are those of the list that it was opened from', async () => {
  const ids: string[] = [];
  for (const source of ['contact', 'agent', 'contact', 'contact']) ids.push(await addRequest({ source }));
  const neighbours = async (id = '') => {
    const { data } = await ask(
      `{ contactNeighbours(id: "${id}", match: { filters: [{ name: "source", value: "contact" }] }) { newerId olderId } }`,
      {},
      { token },
    );
    return data.contactNeighbours;
  };
  expect(await neighbours(ids[3])).toEqual({ newerId: null, olderId: ids[2] });
  expect(await neighbours(ids[2])).toEqual({ newerId: ids[3], olderId: ids[0] });
  expect(await neighbours(ids[0])).toEqual({ newerId: ids[2], olderId: null });
});

test('a visitor sees the state of a request and nothing else of the work on it', async () => {
  const id = await addRequest();
  await change(`setContactState(id: "${id}", state: visitPlanned) { id }`);
  await ask(withNote, { id, text: 'A secret of the office.' }, { token });
  const stored = await db.collection('contactRequests').findOne({});
  const { data, text } = await ask(
    'query ($reference: String!) { contactStatus(reference: $reference, email: "asha@example.com") { state } }',
    { reference: stored?.reference },
  );
  expect(data.contactStatus).toEqual({ state: 'visitPlanned' });
  expect(text).not.toContain('secret');
  const rest = await call('GET', '/api/contacts', { token });
  expect(rest.text).not.toContain('secret');
});

test('what was stored before there were states is new and seen, and belongs to its thread', async () => {
  await addRequest({ name: 'Old' });
  const added = { state: 1, unread: 1, nextAt: 1, history: 1, threadKeys: 1, mailDue: 1 };
  await db.collection('contactRequests').updateMany({}, { $unset: added });
  await addRequest({ name: 'Recent', phone: null });
  await db.collection('migrations').deleteMany({});
  await migrate(db);
  await migrate(db);
  expect(await list({ state: 'new' })).toMatchObject([
    { name: 'Old', unread: false, history: [], thread: [{ name: 'Recent' }] },
    { name: 'Recent', unread: true, thread: [{ name: 'Old' }] },
  ]);
});

test('an application goes through its own states, with notes and dates', async () => {
  const id = await sendApplication(app);
  await change(`setApplicationState(id: "${id}", state: interview) { id }`);
  await change(`addApplicationNote(id: "${id}", text: "Speaks three languages.") { id }`);
  await change(`setApplicationNextDate(id: "${id}", nextAt: "${anHourAgo()}") { id }`);
  const { data } = await ask(
    '{ applications(list: { filters: [{ name: "state", value: "interview" }, { name: "overdue", value: "yes" }] }) { items { unread history { kind text state } } } }',
    {},
    { token },
  );
  expect(data.applications).toEqual({
    items: [
      {
        unread: false,
        history: [
          { kind: 'state', text: null, state: 'interview' },
          { kind: 'note', text: 'Speaks three languages.', state: null },
          { kind: 'nextDate', text: null, state: null },
        ],
      },
    ],
  });
  await change(`setApplicationStates(selection: { ids: ["${id}"] }, state: hired) { doneIds }`);
  const ended = await change(`setApplicationNextDate(id: "${id}", nextAt: "${inAnHour()}") { id }`);
  expect(ended.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
