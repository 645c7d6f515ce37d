import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { createSchema } from '../../../http/graphql/schema.ts';
import { linkedAccount } from '../../../testing/accounts.ts';
import { given, sendContact } from '../../../testing/factories.ts';
import { questionOf } from '../../../testing/questions.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, call, context, db, token } = app;

afterEach(() => setClock(0));

const people = () => db.collection('people');
/** What of the lead of the colleague is hidden. */
const secrets = /04384|ravindra@|66554/;

async function save(input: string, as = token) {
  return ask(
    `mutation { saveLeadAccess(input: { ${input} }) { exports exportRows hidesReach } }`,
    {},
    { token: as },
  );
}

async function lead(name: string, phone: string, ownerId: string, values: object = {}) {
  await sendContact(app, { name, email: `${name.toLowerCase()}@example.com`, phone, ...values });
  await joinPeople(context);
  const id = String((await people().findOne({ name }))?._id);
  const give = `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${ownerId}") { doneIds } }`;
  await ask(give, {}, { token });
  const enquiry = await db.collection('contactRequests').findOne({ name });
  return { id, enquiryId: String(enquiry?._id) };
}

/** Meera has the lead Asha. Her colleague has the lead Ravindra, whose number stands in four more places. */
async function office() {
  const meera = await linkedAccount(app, 'Meera');
  const kabir = await linkedAccount(app, 'Kabir');
  const own = await lead('Asha', '98110 04381', meera.id);
  const message = 'Call 98110 04384 or +91 66554 43322, or write to ravindra@example.com';
  const foreign = await lead('Ravindra', '98110 04384', kabir.id, { message });
  await ask(
    `mutation { addPersonNote(id: "${foreign.id}", text: "His wife has 98110-04384 too") { id } }`,
    {},
    { token },
  );
  await ask(
    `mutation { addContactNote(id: "${foreign.enquiryId}", text: "Rang 9811004384") { id } }`,
    {},
    { token },
  );
  await save('hidesReach: true');
  return { meera, kabir, own, foreign };
}

const reach =
  '{ name numbers emails hiddenReach history { text } enquiries { phone phoneE164 email message reachIsHidden } }';
const read = (id: string, as: string) =>
  ask<{ person: { numbers: string[]; hiddenReach: string[] } }>(
    `{ person(id: "${id}") ${reach} }`,
    {},
    { token: as },
  );

test('numbers and addresses of the lead of a colleague are hidden, those of the own lead are not', async () => {
  const { meera, own, foreign } = await office();
  expect(given(await read(own.id, meera.token), 'person')).toMatchObject({
    numbers: ['+919811004381'],
    hiddenReach: [],
  });
  const hidden = await read(foreign.id, meera.token);
  expect(given(hidden, 'person')).toMatchObject({
    ...{ name: 'Ravindra', numbers: [], emails: [] },
    hiddenReach: ['+91 98••• ••384', 'r•••@e•••.com'],
    enquiries: [
      {
        phone: null,
        phoneE164: null,
        email: null,
        reachIsHidden: true,
        message: 'Call ••• or •••, or write to •••',
      },
    ],
  });
  expect(hidden.text).not.toMatch(secrets);
  expect((await read(foreign.id, token)).text).toMatch(secrets);
});

test('no question, path or file tells what is hidden, also one that is added later', async () => {
  const { meera, foreign } = await office();
  const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});
  const told: string[] = [];
  for (const field of queries)
    for (const id of Object.values(foreign)) {
      const { query, variables } = questionOf(
        field,
        'Asked',
        id,
        field.name === 'today' ? { owner: 'all' } : {},
        field.name === 'today' ? 2 : 3,
      );
      expect([field.name, secrets.test((await ask(query, variables, { token: meera.token })).text)]).toEqual([
        field.name,
        false,
      ]);
      if (secrets.test((await ask(query, variables, { token })).text)) told.push(field.name);
    }
  // An owner is told by the same questions.
  expect(told).toEqual(expect.arrayContaining(['people', 'person', 'contacts', 'contact', 'dashboard']));
  const documented = await call('GET', '/api/contacts', { token: meera.token });
  expect(documented.text).not.toMatch(secrets);
  expect(documented.body).toMatchObject([
    { phone: '98110 04381' },
    { name: 'Ravindra', phone: '+91 98••• ••384', email: 'r•••@e•••.com' },
  ]);
  const file = await call('GET', '/api/export/contacts.csv', { token: meera.token });
  expect(file.text).toContain('Asha');
  expect(file.text).not.toContain('Ravindra');
});

test.each([
  ['98110 04384', true],
  ['+91-9811004384', true],
  ['ravindra@example.com', true],
  ['ravindra', true],
  ['4384', false],
  ['98110', false],
  ['04384', false],
  ['981', false],
  ['ravindra@exam', false],
  ['6655443322', false],
])('a search for %s finds a lead whose number is hidden: %s', async (search, finds) => {
  const { meera } = await office();
  for (const door of [
    'people(search: $s) { items { name } }',
    'contacts(list: { search: $s }) { items { name } }',
    'officeSearch(search: $s) { title }',
  ]) {
    const { text } = await ask(`query ($s: String!) { ${door} }`, { s: search }, { token: meera.token });
    expect([door, text.includes('Ravindra')]).toEqual([door, finds]);
  }
  const neighbour = await ask(
    `query ($s: String!) { people(search: $s) { totalCount } }`,
    { s: '04381' },
    { token: meera.token },
  );
  expect(neighbour.data).toEqual({ people: { totalCount: 1 } });
});

test('“Show” shows one lead for an hour, to this account alone, and the log keeps it once', async () => {
  const { meera, own, foreign } = await office();
  const other = await linkedAccount(app, 'Zoya');
  const show = (id: string) =>
    ask<{ showReach: { numbers: string[] } }>(
      `mutation { showReach(id: "${id}") { numbers hiddenReach } }`,
      {},
      { token: meera.token },
    );
  expect(given(await show(foreign.id), 'showReach')).toEqual({ numbers: ['+919811004384'], hiddenReach: [] });
  await show(own.id);
  await show(foreign.id);
  expect((await read(foreign.id, meera.token)).text).toMatch(secrets);
  expect((await read(foreign.id, other.token)).text).not.toMatch(secrets);
  const log = await ask<{ activities: { items: { verb: string }[] } }>(
    '{ activities(filter: { verb: SHOWN }) { items { verb label itemId } } }',
    {},
    { token },
  );
  expect(given(log, 'activities').items).toMatchObject([
    { itemId: foreign.id, label: expect.stringMatching(/^AHG-/) as string },
  ]);
  setClock(59 * 60_000);
  expect((await read(foreign.id, meera.token)).text).toMatch(secrets);
  setClock(61 * 60_000);
  expect((await read(foreign.id, meera.token)).text).not.toMatch(secrets);
});

test('what is hidden is neither corrected nor merged, so that no number is lost or learnt by it', async () => {
  const { meera, own, foreign } = await office();
  const correct =
    'mutation ($id: ID!, $input: ContactDetailsInput!) { updateContact(id: $id, input: $input) { id } }';
  const input = { name: 'Ravindra', phone: '98110 09999' };
  expect(
    (await ask(correct, { id: foreign.enquiryId, input }, { token: meera.token })).errors?.[0]?.message,
  ).toContain('press “Show”');
  const merge = `mutation { mergePeople(id: "${own.id}", otherId: "${foreign.id}") { numbers } }`;
  expect((await ask(merge, {}, { token: meera.token })).errors?.[0]?.message).toContain('press “Show”');
});

test('sales download their own enquiries up to the rows of a day, and nothing once it is switched off', async () => {
  const { meera } = await office();
  const download = () => call('GET', '/api/export/contacts.csv', { token: meera.token });
  await save('exportRows: 2');
  expect(
    (await Promise.all([download(), download(), download()])).map(({ status }) => status).sort(),
  ).toEqual([200, 200, 429]);
  expect((await download()).text).toContain('2 rows a day, and 0 are left');
  await db.collection('admins').updateMany({}, { $set: { 'exported.day': '2026-01-01' } });
  expect((await call('GET', '/api/export/contacts.csv', { token: meera.token })).status).toBe(200);
  await save('exports: false');
  expect(await download()).toMatchObject({
    status: 403,
    body: { message: 'Downloads are switched off for Sales. Please ask the owner.' },
  });
  expect((await call('GET', '/api/export/contacts.csv', { token })).text).toContain('Ravindra');
});

test('both doors note each export with its rows', async () => {
  const { meera } = await office();
  await call('GET', '/api/contacts', { token: meera.token });
  await call('GET', '/api/export/contacts.csv', { token: meera.token });
  const log = await ask<{ activities: { items: { label: string }[] } }>(
    '{ activities(filter: { verb: EXPORTED }) { items { label username } } }',
    {},
    { token },
  );
  expect(given(log, 'activities').items.map(({ label }) => label)).toEqual([
    '1 of contacts',
    '2 of contacts over REST',
  ]);
});

test.each(['exportRows: 0', 'exportRows: 10001'])('%s is refused beside its field', async (input) => {
  expect((await save(input)).errors?.[0]?.extensions.fields).toMatchObject({
    exportRows: 'Please enter a whole number from 1 to 10,000.',
  });
});
