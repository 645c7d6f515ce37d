import { getNamedType, isListType, isNonNullType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { createSchema } from '../../../http/graphql/schema.ts';
import { linkedAccount, tokenOfRole } from '../../../testing/accounts.ts';
import { colleague, never, saveDuty } from '../../../testing/data/duty.ts';
import { given, sendContact } from '../../../testing/factories.ts';
import { requiredArguments, sampleValue } from '../../../testing/operations.ts';
import { deepestSelection } from '../../../testing/questions.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, call, context, db, token } = app;

async function setScope(scope: string): Promise<void> {
  const save = `mutation { saveLeadAccess(input: { scope: ${scope} }) { scope } }`;
  expect((await ask(save, {}, { token })).errors).toBeUndefined();
}

const people = () => db.collection('people');

/** A lead with that name; its number ends with the digit. */
async function lead(name: string, digit: number, ownerId?: string) {
  const words = `${name} asks for a call`;
  const email = `${name.toLowerCase()}@example.com`;
  await sendContact(app, { name, email, phone: `98110 0438${digit}`, message: words });
  await joinPeople(context);
  const person = await people().findOne({ name });
  const id = String(person?._id);
  const handOver = `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${ownerId}") { doneIds } }`;
  if (ownerId) await ask(handOver, {}, { token });
  const enquiry = await db.collection('contactRequests').findOne({ name });
  return { id, enquiryId: String(enquiry?._id) };
}

/** Two colleagues: Meera sees her own leads, the one for which she stands in, and unassigned ones. */
async function office() {
  const meera = await linkedAccount(app, 'Meera');
  const ravi = await linkedAccount(app, 'Ravi');
  const leads = {
    own: await lead('Ownwell', 1, meera.id),
    stood: await lead('Stoodwell', 2, ravi.id),
    nobody: await lead('Nobodywell', 3),
    foreign: await lead('Foreignwell', 4, ravi.id),
  };
  const standIn = { $set: { standInId: new ObjectId(meera.id) } };
  await people().updateOne({ name: 'Stoodwell' }, standIn);
  await setScope('OWN');
  return { meera, ravi, leads };
}

type Leads = Awaited<ReturnType<typeof office>>['leads'];
type Door = (as: string, leads: Leads) => Promise<string>;

const query =
  (text: (leads: Leads) => string): Door =>
  async (as, leads) =>
    (await ask(text(leads), {}, { token: as })).text;
const each =
  (text: (lead: { id: string; enquiryId: string }) => string): Door =>
  async (as, leads) =>
    (
      await Promise.all(
        Object.values(leads).map(async (one) => (await ask(text(one), {}, { token: as })).text),
      )
    ).join();
const rest =
  (path: string): Door =>
  async (as) =>
    (await call('GET', path, { token: as })).text;

/** Each door by which leads are read; it answers all leads that the account may see, by name. */
const doors: Record<string, Door> = {
  'the list of leads': query(() => '{ people { items { name } } }'),
  'the list in the order of next steps': query(() => '{ people(order: NEXT_STEP) { items { name } } }'),
  'a search by name': query(
    () =>
      '{ people(search: "well") { items { name } } people2: people(search: "ownwell") { items { name } } s: people(search: "stoodwell") { items { name } } n: people(search: "nobodywell") { items { name } } f: people(search: "foreignwell") { items { name } } }',
  ),
  'a search by the last digits': each(
    () =>
      '{ people(search: "0438") { items { name } } a: people(search: "04381") { items { name } } b: people(search: "04382") { items { name } } c: people(search: "04383") { items { name } } d: people(search: "04384") { items { name } } }',
  ),
  'the page of a lead': each(({ id }) => `{ person(id: "${id}") { name enquiries { name } } }`),
  'the list of enquiries': query(() => '{ contacts(list: { perPage: 50 }) { items { name } } }'),
  'the list of enquiries by state': query(
    () => '{ contacts(list: { perPage: 50 }, filter: { state: NEW }) { items { name } } }',
  ),
  'the page of an enquiry': each(
    ({ enquiryId }) => `{ contact(id: "${enquiryId}") { name thread { name } } }`,
  ),
  'the search of the office': each(
    () =>
      '{ a: officeSearch(search: "ownwell") { title } b: officeSearch(search: "stoodwell") { title } c: officeSearch(search: "nobodywell") { title } d: officeSearch(search: "98110 04384") { title } }',
  ),
  'the dashboard': query(() => '{ dashboard { leads { latest { name } } } }'),
  'the documented path': rest('/api/contacts'),
};

const names = ['Ownwell', 'Stoodwell', 'Nobodywell', 'Foreignwell'];
const callers: [string, string[]][] = [
  ['owner', names],
  ['sales', names.slice(0, 3)],
  ['sales without a team member', ['Nobodywell']],
  ['editor', []],
  ['recruiter', []],
];

test.each(callers)('at each door, the account of %s reads %j', async (caller, expected) => {
  const { meera, leads } = await office();
  const tokens: Record<string, string> = {
    owner: token,
    sales: meera.token,
    'sales without a team member': await tokenOfRole(app, AdminRole.SALES),
    editor: await tokenOfRole(app, AdminRole.EDITOR),
    recruiter: await tokenOfRole(app, AdminRole.RECRUITER),
  };
  for (const [door, read] of Object.entries(doors)) {
    const text = await read(tokens[caller] ?? '', leads);
    expect([door, names.filter((name) => text.includes(name))]).toEqual([door, expected]);
  }
});

test('all leads are for all of sales until an owner narrows it, and at once again afterwards', async () => {
  const { meera } = await office();
  const count = async () =>
    given(
      await ask<{ people: { totalCount: number } }>('{ people { totalCount } }', {}, { token: meera.token }),
      'people',
    ).totalCount;
  expect(await count()).toBe(3);
  await setScope('ALL');
  expect(await count()).toBe(4);
  const refused = await ask(
    'mutation { saveLeadAccess(input: { scope: ALL }) { scope } }',
    {},
    { token: meera.token },
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('numbers count what the account sees', async () => {
  const { meera } = await office();
  const { data } = await ask<Record<string, object>>(
    `{ leadCounts(since: "2020-01-01T00:00:00Z") { unreadContacts contactsSince }
       dashboard { leads { newContacts contacts weeks { sources { count } } } }
       today(owner: "all") { part totalCount items { name } } }`,
    {},
    { token: meera.token },
  );
  expect(data.leadCounts).toEqual({ unreadContacts: 3, contactsSince: 3 });
  expect(data.dashboard).toMatchObject({ leads: { newContacts: 3, contacts: 3 } });
  expect(JSON.stringify(data.dashboard)).toContain('"count":3');
  expect(JSON.stringify(data.today)).not.toContain('Foreignwell');
  expect(JSON.stringify(data.today)).toContain('Nobodywell');
});

const schema = createSchema();
const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ['mutation', field] as const),
];

/** A value that names the item wherever a type names one. */
function naming(type: GraphQLInputType, id: string): unknown {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) return getNamedType(bare).name === 'ID' ? [id] : [];
  if (bare.name === 'ItemSelection') return { ids: [id] };
  if (bare.name === 'ItemKind') return 'CONTACT_REQUEST';
  return sampleValue(bare, id);
}

const namesItems = (type: GraphQLInputType) => ['ID', 'ItemSelection'].includes(getNamedType(type).name);

/** Asks an operation about an item, for all that it answers. */
async function askAbout(kind: string, field: GraphQLField<unknown, unknown>, id: string, as: string) {
  const args = field.args.filter((one) => requiredArguments(field).includes(one) || namesItems(one.type));
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const selected = deepestSelection(field.type, field.name === 'today' ? 2 : 3);
  const document = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${selected} }`;
  const variables = Object.fromEntries(args.map((one) => [one.name, naming(one.type, id)]));
  return ask(document, variables, { token: as });
}

/** They end the session that asks. */
const leaving = ['logout', 'logoutEverywhere'];

test('no operation tells sales of the lead of a colleague or changes it, also one that is added later', async () => {
  const { meera, leads } = await office();
  const stored = async () => [
    await people().findOne({ name: 'Foreignwell' }),
    await db.collection('contactRequests').findOne({ name: 'Foreignwell' }),
  ];
  const before = await stored();
  const shown: string[] = [];
  for (const [kind, field] of operations) {
    if (leaving.includes(field.name)) continue;
    for (const id of Object.values(leads.foreign)) {
      const { text } = await askAbout(kind, field, id, meera.token);
      expect([field.name, /foreignwell|04384/i.test(text)]).toEqual([field.name, false]);
      // The same question tells an owner of it.
      if (kind === 'query' && /foreignwell/i.test((await askAbout(kind, field, id, token)).text))
        shown.push(field.name);
    }
  }
  expect(await stored()).toEqual(before);
  expect(shown).toEqual(expect.arrayContaining(['people', 'person', 'contacts', 'contact', 'dashboard']));
});

test('the lead of a colleague answers like one that never was', async () => {
  const { meera, leads } = await office();
  const unknown = new ObjectId().toHexString();
  for (const door of ['person', 'contact'] as const) {
    const answerTo = async (id: string) =>
      (await ask(`{ ${door}(id: "${id}") { id } }`, {}, { token: meera.token })).errors?.map(
        ({ message, extensions }) => [message, extensions.code],
      );
    const asked = door === 'person' ? leads.foreign.id : leads.foreign.enquiryId;
    expect(await answerTo(asked)).toEqual(await answerTo(unknown));
  }
  const merge = (id: string) =>
    ask(
      `mutation { mergePeople(id: "${leads.own.id}", otherId: "${id}") { id } }`,
      {},
      { token: meera.token },
    );
  expect((await merge(leads.foreign.id)).errors?.[0]?.message).toBe(
    (await merge(unknown)).errors?.[0]?.message,
  );
  const gone = (id: string) => call('DELETE', `/api/contacts/${id}`, { token: meera.token });
  expect((await gone(leads.foreign.enquiryId)).status).toBe((await gone(unknown)).status);
});

test('a change of many leaves the leads of colleagues out, and one that is handed on is still done', async () => {
  const { meera, ravi, leads } = await office();
  const ids = [leads.own.id, leads.foreign.id];
  const states = await ask(
    'mutation ($ids: [ID!]) { setPersonStates(selection: { ids: $ids }, state: INTERESTED) { doneIds failedIds } }',
    { ids },
    { token: meera.token },
  );
  expect(states.data).toEqual({
    setPersonStates: { doneIds: [leads.own.id], failedIds: [leads.foreign.id] },
  });
  // It has this state already, which nothing tells.
  const same = await ask(
    'mutation ($ids: [ID!]) { setPersonStates(selection: { ids: $ids }, state: NEW) { doneIds } }',
    { ids: [leads.foreign.id] },
    { token: meera.token },
  );
  expect(same.data).toEqual({ setPersonStates: { doneIds: [] } });
  const matching = await ask(
    'mutation { setPersonStates(selection: { matching: {} }, state: CONTACTED) { doneIds } }',
    {},
    { token: meera.token },
  );
  expect(JSON.stringify(matching.data)).not.toContain(leads.foreign.id);
  const handOver = await ask(
    'mutation ($ids: [ID!], $to: ID) { handOver(selection: { ids: $ids }, ownerId: $to) { doneIds } }',
    { ids: [leads.own.id], to: ravi.id },
    { token: meera.token },
  );
  expect(handOver.data).toEqual({ handOver: { doneIds: [leads.own.id] } });
  const { errors } = await ask(`{ person(id: "${leads.own.id}") { id } }`, {}, { token: meera.token });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('an enquiry that sales enters for the lead of a colleague is stored, and says whose it is', async () => {
  const { meera } = await office();
  const enter = (phone: string) =>
    ask(
      'mutation ($input: EnteredContactInput!) { createContact(input: $input) { isOfColleague thread { name } } }',
      { input: { name: 'Someone', phone, source: 'PHONE_CALL' } },
      { token: meera.token },
    );
  expect((await enter('98110 04384')).data).toEqual({ createContact: { isOfColleague: true, thread: [] } });
  expect((await enter('98110 04381')).data).toMatchObject({ createContact: { isOfColleague: false } });
});

test('the stream tells of what the account sees at that moment', async () => {
  const { meera, leads } = await office();
  const controller = new AbortController();
  const response = await fetch(`${app.origin}/api/events`, {
    headers: { authorization: `Bearer ${meera.token}` },
    signal: controller.signal,
  });
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard += decoder.decode(part);
  })().catch(() => undefined);
  await expect.poll(() => heard, { interval: 50 }).toContain(': hello');
  const note = (id: string) =>
    ask(`mutation { addPersonNote(id: "${id}", text: "A note") { id } }`, {}, { token });
  // The first look finds writes that the page has read already.
  await expect
    .poll(async () => {
      await note(leads.own.id);
      return heard;
    })
    .toContain(leads.own.id);
  await note(leads.foreign.id);
  await note(leads.nobody.id);
  await expect.poll(() => heard, { interval: 50 }).toContain(leads.nobody.id);
  controller.abort();
  await reading;
  expect(heard).not.toContain(leads.foreign.id);
  expect(heard).not.toContain(leads.foreign.enquiryId);
});

test('a colleague who stands in sees the lead, also after taking it, until it is handed over', async () => {
  const meera = await colleague(app, 'Meera', { takesNew: false });
  const ravi = await colleague(app, 'Ravi');
  const asha = { name: 'Asha', email: 'asha@example.com', phone: '98110 04385' };
  await sendContact(app, asha);
  await saveDuty(app, ravi.id, { week: never });
  await saveDuty(app, meera.id, { takesNew: true });
  await setScope('OWN');
  const id = String((await people().findOne({ name: 'Asha' }))?._id);
  const sees = async () =>
    (await ask(`{ person(id: "${id}") { ownerName } }`, {}, { token: meera.token })).errors === undefined;
  await ask(`mutation { takePerson(id: "${id}") { id } }`, {}, { token: ravi.token });
  expect(await sees()).toBe(false);
  await sendContact(app, { ...asha, message: 'Once more' });
  expect(await sees()).toBe(true);
  const taken = await ask(
    `mutation { takePerson(id: "${id}", way: CALL) { ownerName turn { name } } }`,
    {},
    { token: meera.token },
  );
  expect(taken.data).toEqual({ takePerson: { ownerName: 'Ravi', turn: null } });
  expect(await sees()).toBe(true);
  const other = await linkedAccount(app, 'Kabir');
  await ask(
    `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${other.id}") { doneIds } }`,
    {},
    { token },
  );
  expect(await sees()).toBe(false);
});

test('of chosen enquiries an account learns the leads that it sees, each once', async () => {
  const { meera, leads } = await office();
  await lead('Ownwell', 1);
  const query = `query ($selection: ItemSelection!, $filter: ContactFilter) {
    contactLeads(selection: $selection, filter: $filter) { personIds contactCount withoutLead }
  }`;
  const leadsOf = async (as: string, selection: object, filter?: object) =>
    given(
      await ask<{ contactLeads: { personIds: string[]; contactCount: number; withoutLead: number } }>(
        query,
        { selection, filter },
        { token: as },
      ),
      'contactLeads',
    );
  const ids = Object.values(leads).map(({ enquiryId }) => enquiryId);
  const all = Object.values(leads).map(({ id }) => id);
  const chosen = await leadsOf(token, { ids });
  expect([chosen.personIds.toSorted(), chosen.contactCount]).toEqual([all.toSorted(), 4]);
  const seen = await leadsOf(meera.token, { ids });
  expect([seen.personIds.toSorted(), seen.contactCount]).toEqual([all.slice(0, 3).toSorted(), 3]);
  // Two enquiries of one lead.
  const matching = { search: 'ownwell' };
  expect(await leadsOf(token, { matching })).toEqual({
    ...{ personIds: [leads.own.id], contactCount: 2, withoutLead: 0 },
  });
  expect(await leadsOf(token, { matching }, { state: 'CLOSED' })).toMatchObject({ contactCount: 0 });
  await db
    .collection('contactRequests')
    .updateOne({ _id: new ObjectId(leads.foreign.enquiryId) }, { $set: { personId: null } });
  expect(await leadsOf(token, { ids: [leads.foreign.enquiryId] })).toEqual({
    ...{ personIds: [], contactCount: 1, withoutLead: 1 },
  });
  await db
    .collection('contactRequests')
    .updateOne({ _id: new ObjectId(leads.nobody.enquiryId) }, { $set: { deleted: true } });
  expect((await leadsOf(token, { ids: [leads.nobody.enquiryId] })).contactCount).toBe(0);
});

test('too many enquiries at once are refused', async () => {
  const ids = Array.from({ length: 1_001 }, () => String(new ObjectId()));
  const refused = await ask(
    'query ($ids: [ID!]) { contactLeads(selection: { ids: $ids }) { contactCount } }',
    { ids },
    { token },
  );
  expect(refused.errors).toMatchObject([
    { extensions: { fields: { ids: 'Please choose at most 1,000 items at a time.' } } },
  ]);
});
