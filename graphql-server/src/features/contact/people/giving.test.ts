import { ObjectId } from 'mongodb';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { allDay, colleague, never, saveDuty } from '../../../testing/data/duty.ts';
import { addProperty, addWithPicture, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { workOutbox } from '../../../office/outbox/outbox.worker.ts';
import { giveLeads } from './give-enquiries.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

afterEach(() => setClock(0));

const minutes = (count: number) => setClock(count * 60_000);

interface Event {
  kind: string;
  by: string;
  person: string | null;
  giving: string | null;
  takenBy: string | null;
}

interface Lead {
  id: string;
  name: string;
  state: string;
  ownerName: string | null;
  updatedAt: string;
  untaken: true | null;
  turn: { name: string; until: string; standsIn: boolean } | null;
  history: Event[];
  enquiries: { responsibleName: string | null }[];
}

const fields = `id name state ownerName updatedAt untaken turn { name until standsIn }
  history { kind by person giving takenBy } enquiries { responsibleName }`;

async function leads(): Promise<Lead[]> {
  const answer = await ask<{ people: { items: Lead[] } }>(
    `{ people(order: ARRIVAL, first: 100) { items { ${fields} } } }`,
    {},
    { token },
  );
  return given(answer, 'people').items.toReversed();
}

async function lead(): Promise<Lead> {
  const [first] = await leads();
  if (!first) throw new Error('there is no lead');
  return first;
}

const from = (name: string, values: object = {}) =>
  sendContact(app, { name, phone: null, email: `${name.toLowerCase()}@example.com`, ...values });

function take(id: string, as: string, { way, readAt }: { way?: string; readAt?: string } = {}) {
  return ask<{ takePerson: Lead }>(
    `mutation ($id: ID!, $way: TakenBy, $readAt: DateTimeISO) {
      takePerson(id: $id, way: $way, readAt: $readAt) { ${fields} } }`,
    { id, way, readAt },
    { token: as },
  );
}

/** The owners of all leads, with how many each has. */
async function shares(): Promise<Record<string, number>> {
  const owners = (await leads()).map(({ ownerName }) => ownerName ?? 'nobody');
  return Object.fromEntries(
    [...new Set(owners)].map((name) => [name, owners.filter((one) => one === name).length]),
  );
}

test('without a duty nothing is given, also to a member with an account', async () => {
  const { id } = await colleague(app, 'Meera', { takesNew: false });
  await from('Asha');
  await giveLeads(context);
  expect(await lead()).toMatchObject({ ownerName: null, turn: null, history: [] });
  await saveDuty(app, id, { takesNew: true });
  await giveLeads(context);
  expect(await lead()).toMatchObject({ ownerName: null, turn: null, history: [] });
});

test('a new lead goes to the next of the round, who has five minutes, and its enquiry follows', async () => {
  await colleague(app, 'Meera');
  await from('Asha');
  const { turn, ...asha } = await lead();
  expect(asha).toMatchObject({
    ...{ ownerName: 'Meera', state: 'NEW', untaken: null },
    history: [{ kind: 'HANDED_OVER', by: '', person: 'Meera', giving: 'GIVEN' }],
    enquiries: [{ responsibleName: 'Meera' }],
  });
  expect(turn).toMatchObject({ name: 'Meera', standsIn: false });
  const left = new Date(turn?.until ?? 0).getTime() - Date.now();
  expect(left).toBeGreaterThan(4.5 * 60_000);
  expect(left).toBeLessThan(5.5 * 60_000);
});

test('ten that arrive at once are spread by weight', async () => {
  await colleague(app, 'Meera', { weight: 2 });
  await colleague(app, 'Kabir', { weight: 1 });
  await colleague(app, 'Leela', { weight: 2 });
  await colleague(app, 'Zero', { weight: 0 });
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      await from(`P${index}`);
      // The round runs beside.
      await giveLeads(context);
    }),
  );
  await giveLeads(context);
  expect(await shares()).toEqual({ Meera: 4, Kabir: 2, Leela: 4 });
});

test('the person written to comes before the one of the property, and either must be on duty', async () => {
  const meera = await colleague(app, 'Meera', { weight: 0 });
  const kabir = await colleague(app, 'Kabir', { weight: 0 });
  await colleague(app, 'Leela');
  const { id: propertyId } = await addProperty(app, { responsibleId: kabir.id });
  const ask1 = () => from('Both', { source: 'AGENT', phone: '9811000001', personId: meera.id, propertyId });
  await ask1();
  await from('Home', { source: 'ENQUIRY', phone: '9811000002', propertyId });
  await saveDuty(app, kabir.id, { week: never });
  await from('Passed', { source: 'ENQUIRY', phone: '9811000003', propertyId });
  const { id: without } = await addWithPicture(app, 'createTeamMember', { name: 'Without account' });
  await from('Other', { source: 'AGENT', phone: '9811000004', personId: without });
  const owners = Object.fromEntries((await leads()).map(({ name, ownerName }) => [name, ownerName]));
  expect(owners).toEqual({ Both: 'Meera', Home: 'Kabir', Passed: 'Leela', Other: 'Leela' });
});

test('those whom a lead suits come first, however many they have', async () => {
  await colleague(app, 'Homes', { kinds: ['RESIDENTIAL'], languages: ['ENGLISH'] });
  await colleague(app, 'Offices', { kinds: ['COMMERCIAL'] });
  const { id: propertyId } = await addProperty(app, { category: 'COMMERCIAL' });
  for (const index of [1, 2, 3])
    await from(`P${index}`, { source: 'ENQUIRY', phone: `981100000${index}`, propertyId });
  expect(await shares()).toEqual({ Offices: 3 });
});

test('a person who returns stays with the owner; off duty, a colleague stands in', async () => {
  const meera = await colleague(app, 'Meera');
  await from('Asha');
  const { id } = await lead();
  await take(id, meera.token);
  await colleague(app, 'Kabir');
  await from('Asha', { message: 'One more question' });
  expect(await lead()).toMatchObject({ ownerName: 'Meera', turn: { name: 'Meera', standsIn: false } });
  await take(id, meera.token, { way: 'CALL' });
  await saveDuty(app, meera.id, { week: never });
  await from('Asha', { message: 'And another one' });
  const stood = await lead();
  expect(stood).toMatchObject({ ownerName: 'Meera', turn: { name: 'Kabir', standsIn: true } });
  expect(stood.history.at(-1)).toMatchObject({ kind: 'STOOD_IN', person: 'Kabir', by: '' });
});

test('with nobody on duty a lead waits for the next opening, the oldest first', async () => {
  const meera = await colleague(app, 'Meera', { week: never });
  await from('First');
  await from('Second');
  await giveLeads(context);
  expect(await shares()).toEqual({ nobody: 2 });
  await saveDuty(app, meera.id, { week: allDay });
  await giveLeads(context);
  const given2 = await leads();
  expect(given2.map(({ ownerName, turn }) => [ownerName, turn?.name])).toEqual([
    ['Meera', 'Meera'],
    ['Meera', 'Meera'],
  ]);
  const counts = await db.collection('duties').findOne({});
  expect(counts?.given).toBe(2);
});

test('what is not taken passes three times, and then nobody took it', async () => {
  await colleague(app, 'Meera');
  await colleague(app, 'Kabir');
  await from('Asha');
  const seen: (string | null)[] = [(await lead()).ownerName];
  for (const turn of [1, 2, 3]) {
    minutes(turn * 6);
    await giveLeads(context);
    seen.push((await lead()).ownerName);
  }
  const [first, second] = seen;
  expect(new Set(seen)).toEqual(new Set(['Meera', 'Kabir']));
  expect(seen).toEqual([first, second, first, second]);
  minutes(24);
  await giveLeads(context);
  const { turn, untaken, history } = await lead();
  expect({ turn, untaken }).toEqual({ turn: null, untaken: true });
  expect(history.map(({ kind, giving }) => giving ?? kind)).toEqual([
    ...['GIVEN', 'PASSED', 'PASSED', 'PASSED', 'UNTAKEN'],
  ]);
  await giveLeads(context);
  expect((await lead()).history).toHaveLength(5);
});

test('opening takes nothing; a note, an outcome, a call and “I take it” do', async () => {
  const meera = await colleague(app, 'Meera');
  await colleague(app, 'Kabir', { weight: 0 });
  for (const name of ['Opened', 'Noted', 'Spoken', 'Called', 'Taken']) await from(name);
  const [opened, noted, spoken, called, taken] = await leads();
  const as = { token: meera.token };
  await ask(
    'mutation ($ids: [ID!]!) { setPeopleRead(ids: $ids, read: true) { id } }',
    { ids: [opened?.id] },
    as,
  );
  await ask('mutation ($id: ID!) { addPersonNote(id: $id, text: "Rings") { id } }', { id: noted?.id }, as);
  await ask(
    'mutation ($id: ID!) { addOutcome(id: $id, input: { outcome: NO_ANSWER, key: "0123456789abcdef" }) { id } }',
    { id: spoken?.id },
    as,
  );
  await take(called?.id ?? '', meera.token, { way: 'CALL' });
  await take(taken?.id ?? '', meera.token);
  expect((await leads()).map(({ name, turn }) => [name, turn !== null])).toEqual([
    ['Opened', true],
    ...['Noted', 'Spoken', 'Called', 'Taken'].map((name) => [name, false]),
  ]);
  minutes(6);
  await giveLeads(context);
  expect((await leads()).filter(({ untaken }) => untaken).map(({ name }) => name)).toEqual(['Opened']);
});

test('of taking and passing the faster wins, and the other is told by whom', async () => {
  const meera = await colleague(app, 'Meera');
  const kabir = await colleague(app, 'Kabir', { weight: 1 });
  await from('Asha');
  const before = await lead();
  const holders = before.ownerName === 'Meera' ? [meera, kabir] : [kabir, meera];
  const [first, second] = holders;
  if (!first || !second) throw new Error('there are two');
  minutes(6);
  const [passed, answer] = await Promise.all([
    giveLeads(context),
    take(before.id, first.token, { readAt: new Date().toISOString() }),
  ]);
  expect(passed).toBe(false);
  const after = await lead();
  if (answer.errors) {
    expect(answer.errors[0]?.message).toMatch(new RegExp(`^This lead passed to ${second.name} on `));
    expect(after).toMatchObject({ ownerName: second.name, turn: { name: second.name } });
  } else expect(after).toMatchObject({ ownerName: first.name, turn: null });
  // The other one comes too late with what was shown before.
  await take(before.id, second.token);
  const late = await take(before.id, first.token, { readAt: before.updatedAt });
  expect(late.errors?.[0]?.extensions.code).toBe(answer.errors ? 'CONFLICT' : undefined);
});

test('each enquiry reaches the company by one e-mail, and a pass tells the next alone', async () => {
  await colleague(app, 'Meera');
  await colleague(app, 'Kabir');
  for (const name of ['Meera', 'Kabir'])
    await db
      .collection('teamMembers')
      .updateOne({ name }, { $set: { email: `${name.toLowerCase()}@homes.example.com` } });
  await from('Asha');
  await workOutbox(context);
  const { ownerName } = await lead();
  const mails = async () =>
    (
      await db
        .collection('outbox')
        .find({}, { sort: { createdAt: 1 } })
        .toArray()
    ).map(({ firstTo, onlyTo, subject }) => ({
      to: String(firstTo ?? onlyTo).split('@')[0],
      isAlone: Boolean(onlyTo),
      subject: String(subject),
    }));
  const first = { to: ownerName?.toLowerCase(), isAlone: false, subject: 'New enquiry from Asha' };
  expect(await mails()).toEqual([first]);
  minutes(6);
  await giveLeads(context);
  await workOutbox(context);
  await workOutbox(context);
  const next = (await lead()).ownerName?.toLowerCase();
  expect(next).not.toBe(first.to);
  expect(await mails()).toEqual([first, { to: next, isAlone: true, subject: 'Passed to you: Asha' }]);
});

test('two people who arrive again within the clock give one turn', async () => {
  await colleague(app, 'Meera');
  await colleague(app, 'Kabir');
  await from('Asha');
  const { turn } = await lead();
  await from('Asha', { message: 'Once more' });
  expect((await lead()).turn).toEqual(turn);
  expect((await leads()).flatMap(({ history }) => history)).toHaveLength(1);
});

async function today(as: string): Promise<Record<string, string[]>> {
  const answer = await ask<{ today: { part: string; items: { name: string }[] }[] }>(
    '{ today { part items { name } } }',
    {},
    { token: as },
  );
  return Object.fromEntries(
    given(answer, 'today').map(({ part, items }) => [part, items.map(({ name }) => name)]),
  );
}

test('today begins with what one’s clock runs for, and an owner with what nobody took', async () => {
  const meera = await colleague(app, 'Meera');
  await from('Asha');
  const { id } = await lead();
  await take(id, meera.token, { way: 'CALL' });
  await saveDuty(app, meera.id, { week: never });
  const kabir = await colleague(app, 'Kabir');
  await from('Asha', { message: 'Another one' });
  expect((await today(kabir.token)).NEW).toEqual(['Asha']);
  minutes(6);
  await giveLeads(context);
  expect(await lead()).toMatchObject({ ownerName: 'Meera', untaken: true, turn: null });
  expect((await today(kabir.token)).NEW).toEqual([]);
  expect(await today(kabir.token)).not.toHaveProperty('UNTAKEN');
  await db.collection('admins').updateOne({ role: 'OWNER' }, { $set: { memberId: new ObjectId() } });
  expect(Object.entries(await today(token))[0]).toEqual(['UNTAKEN', ['Asha']]);
  await take(id, kabir.token);
  expect(await lead()).toMatchObject({ ownerName: 'Kabir', untaken: null });
});

test('what is first tried and reached is kept once, in minutes in which the company is open', async () => {
  const meera = await colleague(app, 'Meera');
  await ask(
    'mutation { updateCompanyFacts(facts: { opens: "12 am", closes: "24:00" }) { companyName } }',
    {},
    { token },
  );
  await from('Asha');
  const { id } = await lead();
  minutes(3);
  await take(id, meera.token, { way: 'CALL' });
  minutes(10);
  const say = (outcome: string, key: string) =>
    ask(
      'mutation ($id: ID!, $input: OutcomeInput!) { addOutcome(id: $id, input: $input) { id } }',
      { id, input: { outcome, key } },
      { token: meera.token },
    );
  await say('NO_ANSWER', '0123456789abcdef');
  minutes(30);
  await say('INTERESTED', '0123456789abcdeg');
  minutes(40);
  await say('LATER', '0123456789abcdeh');
  const stored = await db.collection('people').findOne({});
  const minutesOf = (field: string) => Math.round((stored?.[field] as { minutes: number }).minutes);
  expect(minutesOf('firstAttempt')).toBe(3);
  expect(minutesOf('firstReached')).toBe(30);
});

test('the round gives nothing before the person is told of the enquiry, and does what a killed process left', async () => {
  await colleague(app, 'Meera');
  await from('Asha');
  await db.collection('people').deleteMany({});
  await db.collection('contactRequests').updateMany({}, { $set: { giveDue: true, personDue: true } });
  await giveLeads(context);
  expect(await db.collection('contactRequests').countDocuments({ giveDue: true })).toBe(1);
  await joinPeople(context);
  await giveLeads(context);
  expect(await lead()).toMatchObject({ ownerName: 'Meera', turn: { name: 'Meera' } });
  expect(await db.collection('contactRequests').countDocuments({ giveDue: true })).toBe(0);
});

test('how fast each colleague answered is told by week: the medians, and what was in time', async () => {
  const meera = await colleague(app, 'Meera');
  const open = 'facts: { opens: "12 am", closes: "24:00", answer: "within 30 minutes" }';
  await ask(`mutation { updateCompanyFacts(${open}) { companyName } }`, {}, { token });
  const call = async (name: string) => {
    const found = (await leads()).find((one) => one.name === name);
    expect((await take(found?.id ?? '', meera.token, { way: 'CALL' })).errors).toBeUndefined();
  };
  const week = 7 * 24 * 60;
  minutes(-week);
  await from('Asha');
  minutes(10 - week);
  await call('Asha');
  minutes(0);
  for (const name of ['Bela', 'Chitra', 'Deepa']) await from(name);
  minutes(10);
  await call('Bela');
  minutes(36);
  await call('Chitra');
  await from('Esha');
  const { data } = await ask<{
    answerTimes: { promisedMinutes: number; weeks: Record<string, unknown>[] };
  }>(
    '{ answerTimes { promisedMinutes weeks { week name leads attemptMinutes reachedMinutes inTime judged } } }',
    {},
    { token },
  );
  expect(data.answerTimes.promisedMinutes).toBe(30);
  const [latest, before, ...none] = data.answerTimes.weeks;
  // Deepa has waited longer than promised, and Esha has just written.
  expect(latest).toMatchObject({ name: 'Meera', leads: 4, inTime: 1, judged: 3 });
  expect(before).toMatchObject({ name: 'Meera', leads: 1, inTime: 1, judged: 1 });
  expect([latest, before].map((row) => Math.round(Number(row?.attemptMinutes)))).toEqual([23, 10]);
  expect([latest?.reachedMinutes, none]).toEqual([null, []]);
  const days = [latest, before].map((row) => Date.parse(String(row?.week)));
  expect(days.map((day) => new Date(day).getUTCDay())).toEqual([1, 1]);
  expect((days[0] ?? 0) - (days[1] ?? 0)).toBe(7 * 24 * 3_600_000);
});

test('leads are handed over by turns to those on duty by their weights, and all of it is taken back', async () => {
  await colleague(app, 'Meera', { weight: 2 });
  await colleague(app, 'Ravi', { weight: 1 });
  await colleague(app, 'Sana', { week: never });
  await colleague(app, 'Kabir', { takesNew: false });
  const names = ['Asha', 'Bina', 'Charu', 'Dev', 'Esha', 'Farid'];
  for (const name of names) await from(name);
  const ids = (await leads()).map(({ id }) => id);
  const change = (mutation: string, variables: Record<string, unknown>) =>
    ask<Record<string, { doneIds: string[] }>>(mutation, variables, { token });
  await change('mutation ($ids: [ID!]) { handOver(selection: { ids: $ids }) { doneIds } }', { ids });
  expect(await shares()).toEqual({ nobody: 6 });
  const turns = 'mutation ($ids: [ID!]) { handOverByTurns(selection: { ids: $ids }) { doneIds failedIds } }';
  const given = await change(turns, { ids });
  expect(given.data.handOverByTurns?.doneIds.toSorted()).toEqual(ids.toSorted());
  expect(await shares()).toEqual({ Meera: 4, Ravi: 2 });
  await change('mutation ($ids: [ID!]!) { undoHandOver(ids: $ids) { doneIds } }', { ids });
  expect(await shares()).toEqual({ nobody: 6 });
});

test('without a colleague who takes new leads, by turns is refused', async () => {
  await colleague(app, 'Meera', { takesNew: false });
  await from('Asha');
  const turns = 'mutation { handOverByTurns(selection: { matching: {} }) { doneIds } }';
  const { errors } = await ask(turns, {}, { token });
  expect(errors?.[0]?.message).toMatch(/^No colleague takes new leads\./);
});

test('who gets leads handed over hears of them by one e-mail, and not of those taken over or taken back', async () => {
  const meera = await colleague(app, 'Meera', { takesNew: false });
  await db
    .collection('teamMembers')
    .updateOne({ name: 'Meera' }, { $set: { email: 'meera@homes.example.com' } });
  for (const name of ['Asha', 'Bina', 'Charu']) await from(name);
  const [asha = '', ...others] = (await leads()).map(({ id }) => id);
  const handOver = (ids: string[], as = token) =>
    ask(
      'mutation ($ids: [ID!], $to: ID) { handOver(selection: { ids: $ids }, ownerId: $to) { doneIds } }',
      { ids, to: meera.id },
      { token: as },
    );
  const mails = async () => {
    await workOutbox(context);
    await workOutbox(context);
    const alone = await db.collection('outbox').find({ onlyTo: 'meera@homes.example.com' }).toArray();
    return alone.map(({ subject }) => String(subject)).toSorted();
  };
  await handOver([asha]);
  const one = ['Handed over to you: Asha'];
  expect(await mails()).toEqual(one);
  await handOver(others);
  const both = ['2 leads handed over to you', ...one];
  expect(await mails()).toEqual(both);
  const undo = 'mutation ($ids: [ID!]!) { undoHandOver(ids: $ids) { doneIds } }';
  await ask(undo, { ids: others }, { token });
  await handOver(others, meera.token);
  expect(await mails()).toEqual(both);
});
