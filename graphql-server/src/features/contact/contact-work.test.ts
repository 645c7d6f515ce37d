import { expect, test } from 'vitest';
import { migrate } from '../../database/migrations/migrations.ts';
import { deleteItem, sendApplication, sendContact } from '../../testing/factories.ts';
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

async function list(filter: object = {}, part: object = {}): Promise<Request[]> {
  const { data } = await ask<{ contacts: { items: Request[] } }>(
    `query ($list: ListInput, $filter: ContactFilter) { contacts(list: $list, filter: $filter) { items { ${fields} } } }`,
    { list: { direction: 'ASCENDING', ...part }, filter },
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

test('a request is new and unread until a colleague works on it', async () => {
  const id = await addRequest();
  expect(await list()).toMatchObject([{ state: 'NEW', unread: true, nextAt: null, history: [] }]);
  const read = await change(`setContactsRead(ids: ["${id}", "${'0'.repeat(24)}"], read: true) { id unread }`);
  expect(read.data).toEqual({ setContactsRead: [{ id, unread: false }] });
  expect(await list({ unread: true })).toEqual([]);
  await change(`setContactsRead(ids: ["${id}"], read: false) { id }`);
  expect(await list({ unread: true })).toHaveLength(1);
  await change(`setContactState(id: "${id}", state: CONTACTED) { id }`);
  expect(await list()).toMatchObject([
    { state: 'CONTACTED', unread: false, history: [{ kind: 'STATE', state: 'CONTACTED', by: 'owner' }] },
  ]);
});

test('setting the present state adds no event', async () => {
  const id = await addRequest();
  for (const state of ['CONTACTED', 'CONTACTED', 'VISIT_PLANNED']) {
    await change(`setContactState(id: "${id}", state: ${state}) { id }`);
  }
  const [request] = await list();
  expect(request?.history.map(({ state }) => state)).toEqual(['CONTACTED', 'VISIT_PLANNED']);
});

test('concurrent notes all stay, in any script and with any mark-up', async () => {
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

test('a note whose answer was lost is not added twice, a later one with the same words is', async () => {
  const id = await addRequest();
  const texts = async () => (await list())[0]?.history.map(({ text }) => text);
  for (const text of ['No answer.', 'No answer.']) await ask(withNote, { id, text }, { token });
  expect(await texts()).toEqual(['No answer.']);
  for (const text of ['Called back.', 'No answer.']) await ask(withNote, { id, text }, { token });
  expect(await texts()).toEqual(['No answer.', 'Called back.', 'No answer.']);
  const longAgo = new Date(Date.now() - 6 * 60_000);
  await db.collection('contactRequests').updateMany({}, { $set: { 'history.2.at': longAgo } });
  await ask(withNote, { id, text: 'No answer.' }, { token });
  expect(await texts()).toHaveLength(4);
});

test.each([
  ['   ', 'Please enter a note first.'],
  ['x'.repeat(2_001), 'Please use at most 2,000 characters.'],
])('a note that is empty or too long is refused', async (text, sentence) => {
  const id = await addRequest();
  const { errors } = await ask(withNote, { id, text }, { token });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { text: sentence } } }]);
  expect(await list()).toMatchObject([{ history: [] }]);
});

test('a request is overdue once its next date has passed, until it is closed', async () => {
  const late = await addRequest({ name: 'Late' });
  const early = await addRequest({ name: 'Early' });
  await addRequest({ name: 'Undated' });
  await change(`setContactNextDate(id: "${late}", nextAt: "${anHourAgo()}") { id }`);
  await change(`setContactNextDate(id: "${early}", nextAt: "${inAnHour()}") { id }`);
  expect((await list({ overdue: true })).map(({ name }) => name)).toEqual(['Late']);
  await change(`setContactState(id: "${late}", state: CLOSED, reason: PRICE) { id }`);
  expect(await list({ overdue: true })).toEqual([]);
  expect(await list({ state: 'CLOSED' })).toMatchObject([{ name: 'Late', nextAt: null }]);
});

test('a next date is set for several open requests at once, except those that a colleague has changed', async () => {
  const ids = [await addRequest(), await addRequest(), await addRequest(), await addRequest()];
  const [first, second, closed, changed] = ids;
  await change(`setContactState(id: "${closed}", state: CLOSED, reason: PRICE) { id }`);
  const readAt = new Date().toISOString();
  await change(`setContactNextDate(id: "${changed}", nextAt: "${anHourAgo()}") { id }`);
  const nextAt = inAnHour();
  const set = (of: (string | undefined)[], at = `nextAt: "${nextAt}", `) =>
    ask<{ setContactNextDates: { doneIds: string[]; failedIds: string[] } }>(
      `mutation ($ids: [ID!]!) { setContactNextDates(ids: $ids, ${at}readAt: "${readAt}") { doneIds failedIds } }`,
      { ids: of },
      { token },
    );
  const { data } = await set(ids);
  expect(data.setContactNextDates.doneIds).toEqual([first, second]);
  expect(data.setContactNextDates.failedIds.toSorted()).toEqual([closed, changed].toSorted());
  const [one] = await list();
  expect(one).toMatchObject({ nextAt, unread: false, history: [{ kind: 'NEXT_DATE', nextAt, by: 'owner' }] });
  // The same once more adds no event.
  expect((await set([first])).data.setContactNextDates.doneIds).toEqual([first]);
  expect((await list())[0]?.history).toHaveLength(1);
  const far = await set([first], 'nextAt: "2150-01-01T00:00:00Z", ');
  expect(far.errors?.[0]?.extensions.fields).toHaveProperty('nextAt');
});

test('the next date of several requests is removed at once', async () => {
  const ids = [await addRequest(), await addRequest()];
  await change(`setContactNextDate(id: "${ids[0]}", nextAt: "${inAnHour()}") { id }`);
  const given = JSON.stringify(ids);
  const { data } = await change(`setContactNextDates(ids: ${given}) { doneIds failedIds }`);
  expect(data.setContactNextDates).toEqual({ doneIds: ids, failedIds: [] });
  expect((await list()).map(({ nextAt }) => nextAt)).toEqual([null, null]);
});

test('a closed request takes no next date', async () => {
  const id = await addRequest();
  await change(`setContactState(id: "${id}", state: CLOSED, reason: PRICE) { id }`);
  const { errors } = await change(`setContactNextDate(id: "${id}", nextAt: "${inAnHour()}") { id }`);
  expect(errors?.[0]?.extensions.fields).toHaveProperty('nextAt');
  const far = await change(`setContactNextDate(id: "${id}", nextAt: "2150-01-01T00:00:00Z") { id }`);
  expect(far.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an unknown or deleted request cannot be worked on, a malformed id neither', async () => {
  const id = await addRequest();
  await deleteItem(app, 'CONTACT_REQUEST', id);
  for (const unknown of [id, '0'.repeat(24)]) {
    for (const mutation of [
      `setContactState(id: "${unknown}", state: CLOSED, reason: PRICE) { id }`,
      `addContactNote(id: "${unknown}", text: "Called.") { id }`,
      `setContactNextDate(id: "${unknown}", nextAt: "${inAnHour()}") { id }`,
    ]) {
      expect((await change(mutation)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
  }
  const malformed = await change('addContactNote(id: "x", text: "Called.") { id }');
  expect(malformed.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('several requests change their state at once, with one event each', async () => {
  const ids = [await addRequest(), await addRequest(), await addRequest()];
  await change(`setContactState(id: "${ids[0]}", state: CLOSED, reason: PRICE) { id }`);
  const many = (some: string[]) =>
    ask<{ setContactStates: { doneIds: string[] } }>(
      'mutation ($ids: [ID!]!) { setContactStates(selection: { ids: $ids }, state: CLOSED, reason: PRICE) { doneIds } }',
      { ids: some },
      { token },
    );
  expect((await many(ids)).data.setContactStates.doneIds).toEqual(ids);
  expect((await list({ state: 'CLOSED' })).map(({ history }) => history.length)).toEqual([1, 1, 1]);
  const tooMany = await many(Array.from({ length: 1_001 }, () => '0'.repeat(24)));
  expect(tooMany.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a change of all that match affects only requests in the filtered state', async () => {
  const [fresh, closed] = [await addRequest(), await addRequest()];
  await change(`setContactState(id: "${closed}", state: CLOSED, reason: PRICE) { id }`);
  const answer = await ask<{ setContactStates: { doneIds: string[] } }>(
    `mutation { setContactStates(
      selection: { matching: {} }, filter: { state: NEW }, state: CONTACTED
    ) { doneIds } }`,
    {},
    { token },
  );
  expect(answer.data.setContactStates.doneIds).toEqual([fresh]);
  expect((await list({ state: 'CLOSED' })).map(({ id }) => id)).toEqual([closed]);
});

test.each(['ids', 'matching'])(
  'of several requests, selected by %s, those that a colleague has changed since the list was read stay unchanged',
  async (way) => {
    const [changed, noted, untouched] = [await addRequest(), await addRequest(), await addRequest()];
    const page = await ask<{ contacts: { readAt: string } }>('{ contacts { readAt } }', {}, { token });
    await change(`setContactState(id: "${changed}", state: VISIT_PLANNED) { id }`);
    await ask(withNote, { id: noted, text: 'She called.' }, { token });
    const { data } = await ask<{ setContactStates: { doneIds: string[] } }>(
      `mutation ($selection: ItemSelection!, $readAt: DateTimeISO) {
        setContactStates(selection: $selection, state: CLOSED, reason: PRICE, readAt: $readAt) { doneIds failedIds remaining }
      }`,
      {
        selection: way === 'ids' ? { ids: [changed, noted, untouched] } : { matching: {} },
        readAt: page.data.contacts.readAt,
      },
      { token },
    );
    expect({ ...data.setContactStates, doneIds: data.setContactStates.doneIds.toSorted() }).toEqual({
      doneIds: [noted, untouched],
      failedIds: [changed],
      remaining: 0,
    });
    expect(await list({ state: 'VISIT_PLANNED' })).toMatchObject([{ id: changed }]);
  },
);

test('a list is filtered by state, form and time together', async () => {
  await addRequest({ name: 'A', source: 'CONSULTATION' });
  const id = await addRequest({ name: 'B', source: 'CONSULTATION' });
  await addRequest({ name: 'C', source: 'AGENT' });
  await change(`setContactState(id: "${id}", state: CONTACTED) { id }`);
  const names = async (filter: Record<string, string>) => (await list(filter)).map(({ name }) => name);
  const day = (daysFromToday: number) =>
    new Date(Date.now() + daysFromToday * 86_400_000).toLocaleDateString('en-CA', {
      timeZone: 'Asia/Kolkata',
    });
  expect(await names({ source: 'CONSULTATION' })).toEqual(['A', 'B']);
  expect(await names({ source: 'CONSULTATION', state: 'CONTACTED' })).toEqual(['B']);
  expect(await names({ from: day(0), to: day(0) })).toEqual(['A', 'B', 'C']);
  expect(await names({ to: day(-1) })).toEqual([]);
  expect(await names({ from: day(1) })).toEqual([]);
});

test('a person who writes with a phone number, and later with the e-mail address only, has one thread', async () => {
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

test('the neighbours of a request come from the list that it was opened from', async () => {
  const ids: string[] = [];
  for (const source of ['CONTACT', 'AGENT', 'CONTACT', 'CONTACT']) ids.push(await addRequest({ source }));
  const neighbours = async (id = '') => {
    const { data } = await ask(
      `{ contactNeighbours(id: "${id}", filter: { source: CONTACT }) { newerId olderId } }`,
      {},
      { token },
    );
    return data.contactNeighbours;
  };
  expect(await neighbours(ids[3])).toEqual({ newerId: null, olderId: ids[2] });
  expect(await neighbours(ids[2])).toEqual({ newerId: ids[3], olderId: ids[0] });
  expect(await neighbours(ids[0])).toEqual({ newerId: ids[2], olderId: null });
});

test('overdue requests follow each other by their date, also after one of them got a later date', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const ids: string[] = [];
  for (const [name, hours] of [
    ['Third', 1],
    ['First', 9],
    ['Second', 5],
  ] as const) {
    const id = await addRequest({ name });
    ids.push(id);
    await change(`setContactNextDate(id: "${id}", nextAt: "${hoursAgo(hours)}") { id }`);
  }
  const [third, first, second] = ids;
  const overdue = { sortBy: 'nextAt', direction: 'ASCENDING' };
  expect((await list({ overdue: true }, overdue)).map(({ name }) => name)).toEqual([
    'First',
    'Second',
    'Third',
  ]);
  const neighbours = async (id = '') => {
    const { data } = await ask(
      `{ contactNeighbours(id: "${id}", filter: { overdue: true }) { newerId olderId } }`,
      {},
      { token },
    );
    return data.contactNeighbours;
  };
  expect(await neighbours(first)).toEqual({ newerId: null, olderId: second });
  expect(await neighbours(second)).toEqual({ newerId: first, olderId: third });
  expect(await neighbours(third)).toEqual({ newerId: second, olderId: null });
  await change(`setContactNextDate(id: "${second}", nextAt: "${inAnHour()}") { id }`);
  expect(await neighbours(second)).toEqual({ newerId: first, olderId: third });
  await change(`setContactState(id: "${second}", state: CLOSED, reason: PRICE) { id }`);
  expect(await neighbours(second)).toEqual({ newerId: first, olderId: third });
});

test('a visitor sees the state of a request and nothing else of the work on it', async () => {
  const id = await addRequest();
  await change(`setContactState(id: "${id}", state: VISIT_PLANNED) { id }`);
  await ask(withNote, { id, text: 'A secret of the office.' }, { token });
  const stored = await db.collection('contactRequests').findOne({});
  const { data, text } = await ask(
    'query ($reference: String!) { contactStatus(reference: $reference, email: "asha@example.com") { state } }',
    { reference: stored?.reference },
  );
  expect(data.contactStatus).toEqual({ state: 'VISIT_PLANNED' });
  expect(text).not.toContain('secret');
  const rest = await call('GET', '/api/contacts', { token });
  expect(rest.text).not.toContain('secret');
});

test('leads of an earlier version are new and read, and belong to their thread', async () => {
  await addRequest({ name: 'Old' });
  const added = { state: 1, unread: 1, nextAt: 1, history: 1, threadKeys: 1, mailDue: 1, personId: 1 };
  await db.collection('people').deleteMany({});
  await db.collection('contactRequests').updateMany({}, { $unset: added });
  await addRequest({ name: 'Recent', phone: null });
  await db.collection('migrations').deleteMany({});
  await migrate(db);
  await migrate(db);
  expect(await list({ state: 'NEW' })).toMatchObject([
    { name: 'Old', unread: false, history: [], thread: [{ name: 'Recent' }] },
    { name: 'Recent', unread: true, thread: [{ name: 'Old' }] },
  ]);
});

test('a lead is found by the words of its notes, also those of an earlier version', async () => {
  const found = async (search: string) => (await list({}, { search })).map(({ name }) => name);
  const id = await addRequest({ name: 'Ritu', message: 'Please call me.' });
  await addRequest({ name: 'Asha', phone: '98200 55555', email: 'asha@example.com' });
  await ask(withNote, { id, text: 'Asks for a 3 BHK in Sector 150.' }, { token });
  expect(await found('3 bhk 150')).toEqual(['Ritu']);
  const correction =
    'mutation ($id: ID!, $input: ContactDetailsInput!) { updateContact(id: $id, input: $input) { id } }';
  await ask(correction, { id, input: { name: 'Ritu Malhotra', phone: '98111 22334' } }, { token });
  expect(await found('ritu m 150')).toEqual(['Ritu Malhotra']);
  await db.collection('contactRequests').updateMany({}, { $pull: { words: '150' } } as object);
  expect(await found('150')).toEqual([]);
  await db.collection('migrations').deleteMany({});
  await migrate(db);
  expect(await found('150')).toEqual(['Ritu Malhotra']);
});

test('an application goes through its own states, with notes and dates', async () => {
  const id = await sendApplication(app);
  await change(`setApplicationState(id: "${id}", state: INTERVIEW) { id }`);
  await change(`addApplicationNote(id: "${id}", text: "Speaks three languages.") { id }`);
  await change(`setApplicationNextDate(id: "${id}", nextAt: "${anHourAgo()}") { id }`);
  const { data } = await ask(
    '{ applications(filter: { state: INTERVIEW, overdue: true }) { items { unread history { kind text state } } } }',
    {},
    { token },
  );
  expect(data.applications).toEqual({
    items: [
      {
        unread: false,
        history: [
          { kind: 'STATE', text: null, state: 'INTERVIEW' },
          { kind: 'NOTE', text: 'Speaks three languages.', state: null },
          { kind: 'NEXT_DATE', text: null, state: null },
        ],
      },
    ],
  });
  await change(`setApplicationStates(selection: { ids: ["${id}"] }, state: HIRED) { doneIds }`);
  const ended = await change(`setApplicationNextDate(id: "${id}", nextAt: "${inAnHour()}") { id }`);
  expect(ended.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a state that has changed since it was read is not overwritten', async () => {
  const id = await addRequest();
  const readAt = await readAtOf(id);
  await change(`setContactState(id: "${id}", state: VISIT_PLANNED) { id }`);
  const late = await change(
    `setContactState(id: "${id}", state: CLOSED, reason: PRICE, readAt: "${readAt}") { id }`,
  );
  expect(late.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { updatedBy: 'owner', fields: ['state'] },
  });
  expect(await list()).toMatchObject([{ state: 'VISIT_PLANNED' }]);
  await change(
    `setContactState(id: "${id}", state: CLOSED, reason: PRICE, readAt: "${await readAtOf(id)}") { id }`,
  );
  expect(await list()).toMatchObject([{ state: 'CLOSED' }]);
});

test('a next date is not set on a state that the caller has not seen', async () => {
  const id = await addRequest();
  const readAt = await readAtOf(id);
  await change(`setContactNextDate(id: "${id}", nextAt: "${inAnHour()}") { id }`);
  const late = await change(`setContactNextDate(id: "${id}", nextAt: null, readAt: "${readAt}") { id }`);
  expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { fields: ['nextAt'] } });
});

test('a later note, or the same state set by another person, does not conflict', async () => {
  const id = await addRequest();
  const readAt = await readAtOf(id);
  await ask(withNote, { id, text: 'She called.' }, { token });
  const first = await change(`setContactState(id: "${id}", state: CONTACTED, readAt: "${readAt}") { id }`);
  const second = await change(`setContactState(id: "${id}", state: CONTACTED, readAt: "${readAt}") { id }`);
  expect([first.errors, second.errors]).toEqual([undefined, undefined]);
  expect((await list())[0]?.history.map(({ kind }) => kind)).toEqual(['NOTE', 'STATE']);
});

test('when two people set a state at the same time, one is refused', async () => {
  const id = await addRequest();
  const readAt = await readAtOf(id);
  const answers = await Promise.all(
    ['CONTACTED', 'VISIT_PLANNED', 'CLOSED, reason: PRICE'].map((state) =>
      change(`setContactState(id: "${id}", state: ${state}, readAt: "${readAt}") { id }`),
    ),
  );
  expect(answers.filter(({ errors }) => errors)).toHaveLength(2);
});

async function readAtOf(id: string): Promise<string> {
  const { data } = await ask<{ contact: { updatedAt: string } }>(
    `{ contact(id: "${id}") { updatedAt } }`,
    {},
    { token },
  );
  return data.contact.updatedAt;
}
