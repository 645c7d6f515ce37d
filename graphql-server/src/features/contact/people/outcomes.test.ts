import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Lead {
  id: string;
  name: string;
  state: string;
  closeReason: string | null;
  unread: boolean;
  updatedAt: string;
  numbers: string[];
  nextStep: { kind: string; at: string; text: string | null } | null;
  callsWithoutAnswer: number;
  maybeSame: { name: string }[];
  enquiries: { state: string; closeReason: string | null; nextAt: string | null }[];
  history: Record<
    'kind' | 'by' | 'outcome' | 'state' | 'reason' | 'text' | 'nextAt' | 'undoes',
    string | null
  >[];
}

const fields = `id name state closeReason unread updatedAt numbers callsWithoutAnswer nextStep { kind at text }
  maybeSame { name } enquiries { state closeReason nextAt }
  history { kind by outcome state reason text nextAt undoes }`;

async function leads(): Promise<Lead[]> {
  const answer = await ask<{ people: { items: Lead[] } }>(
    `{ people(order: ARRIVAL) { items { ${fields} } } }`,
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

const key = () => randomUUID();

function send(id: string, input: object, { as = token, readAt }: { as?: string; readAt?: string } = {}) {
  return ask<{ addOutcome: Lead }>(
    `mutation ($id: ID!, $input: OutcomeInput!, $readAt: DateTimeISO) {
      addOutcome(id: $id, input: $input, readAt: $readAt) { ${fields} } }`,
    { id, input: { key: key(), ...input }, readAt },
    { token: as },
  );
}

function undo(id: string, sent: string, as = token) {
  return ask<{ undoOutcome: Lead }>(
    `mutation ($id: ID!, $key: String!) { undoOutcome(id: $id, key: $key) { ${fields} } }`,
    { id, key: sent },
    { token: as },
  );
}

const change = (mutation: string) => ask(`mutation { ${mutation} }`, {}, { token });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const work = ({ state, closeReason, nextStep, numbers, unread, enquiries }: Lead) => ({
  ...{ state, closeReason, nextStep, numbers, unread, enquiries },
});

test.each([
  ['WANTS_VISIT', 'INTERESTED', 'CALL', 'CONTACTED'],
  ['INTERESTED', 'INTERESTED', 'CALL', 'CONTACTED'],
  ['LATER', 'CONTACTED', 'CALL', 'CONTACTED'],
  ['NO_ANSWER', 'NEW', 'CALL', 'NEW'],
  ['NOT_INTERESTED, reason: PRICE', 'LOST', undefined, 'CLOSED'],
])(
  'after %s a lead is %s, with the proposed step, and its enquiries follow',
  async (said, state, step, followed) => {
    await sendContact(app);
    await sendContact(app);
    const before = await lead();
    const sent = key();
    const answer = await ask<{ addOutcome: Lead }>(
      `mutation { addOutcome(id: "${before.id}", input: { outcome: ${said}, key: "${sent}", note: "Works in Gurugram." }) { ${fields} } }`,
      {},
      { token },
    );
    const after = given(answer, 'addOutcome');
    expect(after).toMatchObject({ state, unread: false });
    expect(after.nextStep?.kind).toBe(step);
    expect(after.enquiries.map((one) => one.state)).toEqual([followed, followed]);
    expect(after.enquiries[0]?.nextAt).toBe(after.nextStep?.at ?? null);
    expect(after.history[0]).toMatchObject({ kind: 'OUTCOME', by: 'owner', outcome: said.split(',')[0] });
    expect(after.history.at(-1)).toMatchObject({ kind: 'NOTE', text: 'Works in Gurugram.' });
    // One write: the stored moments are one.
    const stored = await db.collection('people').findOne({});
    const moments = (stored?.history as { at: Date }[]).map(({ at }) => at.getTime());
    expect(new Set(moments).size).toBe(1);
    expect(await joinPeople(context)).toBe(false);
    expect(await lead()).toEqual(after);
    // Taking it back leaves the note alone.
    const back = given(await undo(before.id, sent), 'undoOutcome');
    expect(work(back)).toEqual(work(before));
    expect(back.history.filter(({ kind }) => kind === 'NOTE')).toHaveLength(1);
    expect(back.history.some(({ kind, undoes }) => kind === 'OUTCOME' && undoes !== null)).toBe(true);
  },
);

test('another next step than the proposed one is stored with the outcome', async () => {
  await sendContact(app);
  const { id } = await lead();
  const step = { kind: 'SEND', at: inDays(4), text: 'Cost sheet' };
  expect(given(await send(id, { outcome: 'INTERESTED', step }), 'addOutcome').nextStep).toEqual(step);
  const former = { ...step, at: '2020-01-01T00:00:00.000Z' };
  const { errors } = await send(id, { outcome: 'LATER', step: former });
  expect(errors?.[0]?.extensions.fields).toHaveProperty('at');
  expect(await lead()).toMatchObject({ state: 'INTERESTED', nextStep: step });
});

test('an outcome that is taken back brings back the step that it replaced', async () => {
  await sendContact(app);
  const { id } = await lead();
  await change(`setNextStep(id: "${id}", step: { kind: VISIT, at: "${inDays(2)}", text: "Tower B" }) { id }`);
  const before = await lead();
  for (const input of [
    { outcome: 'NOT_INTERESTED', reason: 'OTHER', words: 'Moves abroad.' },
    { outcome: 'LATER' },
    { outcome: 'NO_ANSWER' },
    { outcome: 'WRONG_NUMBER' },
  ]) {
    const sent = key();
    expect((await send(id, { ...input, key: sent })).errors).toBeUndefined();
    expect(work(await lead())).not.toEqual(work(before));
    // Twice is once.
    await Promise.all([undo(id, sent), undo(id, sent)]);
    expect(work(await lead())).toEqual(work(before));
  }
});

test('a second delivery adds nothing, at once, later, after the end and after it was taken back', async () => {
  await sendContact(app);
  const { id } = await lead();
  const input = { outcome: 'NOT_INTERESTED', reason: 'PLACE', note: 'Too far.', key: key() };
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(id, input)));
  expect(sent.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect((await lead()).history.map(({ kind }) => kind)).toEqual(['OUTCOME', 'STATE', 'NOTE']);
  await undo(id, input.key);
  const { history } = await lead();
  expect((await send(id, input)).errors).toBeUndefined();
  expect(await lead()).toMatchObject({ state: 'NEW', history });
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const foreign = await send(id, input, { as: sales });
  expect(foreign.errors?.[0]?.extensions.fields).toHaveProperty('key');
  const wrong = await send(id, { outcome: 'LATER', key: 'short' });
  expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('key');
});

test('calls without an answer are counted in a row, and the sixth may close the lead', async () => {
  await sendContact(app);
  const { id } = await lead();
  const counts: number[] = [];
  const call = async (input: object) => {
    const answer = await send(id, input);
    counts.push(given(answer, 'addOutcome').callsWithoutAnswer);
    return given(answer, 'addOutcome');
  };
  await call({ outcome: 'NO_ANSWER' });
  await call({ outcome: 'LATER' });
  await call({ outcome: 'NO_ANSWER' });
  const last = key();
  await call({ outcome: 'NO_ANSWER', key: last });
  await undo(id, last);
  await call({ outcome: 'NO_ANSWER' });
  const third = await call({ outcome: 'NO_ANSWER' });
  expect(counts).toEqual([1, 0, 1, 2, 2, 3]);
  expect((Date.parse(third.nextStep?.at ?? '') - Date.now()) / 86_400_000).toBeGreaterThan(2);
  await call({ outcome: 'NO_ANSWER' });
  await call({ outcome: 'NO_ANSWER' });
  const closed = await call({ outcome: 'NO_ANSWER', reason: 'NO_ANSWER' });
  expect(closed).toMatchObject({ state: 'LOST', closeReason: 'NO_ANSWER', nextStep: null });
});

test('an ended lead takes no outcome, and one that is lost needs a reason', async () => {
  await sendContact(app);
  const { id } = await lead();
  expect((await send(id, { outcome: 'NOT_INTERESTED' })).errors?.[0]?.extensions.fields).toHaveProperty(
    'reason',
  );
  expect(
    (await send(id, { outcome: 'NOT_INTERESTED', reason: 'OTHER' })).errors?.[0]?.extensions.fields,
  ).toHaveProperty('words');
  expect(await lead()).toMatchObject({ state: 'NEW', history: [] });
  for (const state of ['BOOKED', 'LOST, reason: PRICE', 'JUNK, reason: TEST']) {
    await change(`setPersonState(id: "${id}", state: ${state}) { id }`);
    const before = await lead();
    const { errors } = await send(id, { outcome: 'INTERESTED' });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' }, message: /has ended/ }]);
    expect(await lead()).toEqual(before);
  }
});

test('a wrong number is struck and free for another person, and the last way to a person makes it junk', async () => {
  await sendContact(app, { name: 'Asha', phone: '98100 00001', email: 'asha@example.com' });
  await sendContact(app, { name: 'Asha', phone: '98100 00002', email: 'asha@example.com' });
  const { id } = await lead();
  const sent = key();
  const after = given(
    await send(id, { outcome: 'WRONG_NUMBER', number: '98100 00001', key: sent }),
    'addOutcome',
  );
  expect(after).toMatchObject({ state: 'NEW', numbers: ['+919810000002'], nextStep: null });
  expect(after.history[0]).toMatchObject({ outcome: 'WRONG_NUMBER', text: '+919810000001' });
  const again = await send(id, { outcome: 'WRONG_NUMBER', number: '98100 00001' });
  expect(again.errors?.[0]?.extensions.fields).toHaveProperty('number');
  // The one to whom it belongs.
  await sendContact(app, { name: 'Ravi', phone: '98100 00001', email: 'ravi@example.com' });
  expect(await leads()).toMatchObject([{ name: 'Asha' }, { name: 'Ravi', maybeSame: [] }]);
  // Taken back, both have it, and the new enquiries still go to the second.
  await undo(id, sent);
  const [asha, ravi] = await leads();
  expect(asha).toMatchObject({
    numbers: expect.arrayContaining(['+919810000001']) as string[],
    maybeSame: [{ name: 'Ravi' }],
  });
  expect(ravi?.maybeSame).toEqual([{ name: 'Asha' }]);
});

test('a person with no number left, and no address, is junk until that is taken back', async () => {
  await ask(
    'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id } }',
    { input: { name: 'Asha', phone: '98100 00001', source: 'PHONE_CALL' } },
    { token },
  );
  const before = await lead();
  const sent = key();
  await send(before.id, { outcome: 'WRONG_NUMBER', key: sent });
  expect(await lead()).toMatchObject({
    ...{ state: 'JUNK', closeReason: 'WRONG_NUMBER', numbers: [], nextStep: null },
    enquiries: [{ state: 'CLOSED', closeReason: 'SPAM' }],
  });
  expect(await db.collection('personKeys').countDocuments({})).toBe(0);
  await undo(before.id, sent);
  expect(work(await lead())).toEqual(work(before));
  expect(await db.collection('personKeys').countDocuments({})).toBe(1);
});

test('a struck number counts again once the person gives it anew', async () => {
  await sendContact(app, { phone: '98100 00001', email: 'asha@example.com' });
  const { id } = await lead();
  await send(id, { outcome: 'WRONG_NUMBER' });
  await sendContact(app, { phone: '98100 00001', email: 'asha@example.com' });
  expect(await leads()).toMatchObject([{ id, numbers: ['+919810000001'] }]);
});

test('of two outcomes at the same moment one wins, and the other is told by whom', async () => {
  await sendContact(app);
  const { id, updatedAt: readAt } = await lead();
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const both = await Promise.all([
    send(id, { outcome: 'NOT_INTERESTED', reason: 'PRICE' }, { readAt }),
    send(id, { outcome: 'INTERESTED' }, { as: sales, readAt }),
  ]);
  const refused = both.filter(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  const [said, ...others] = (await lead()).history.filter(({ kind }) => kind === 'OUTCOME');
  expect(others).toEqual([]);
  expect(refused[0]?.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { updatedBy: said?.by },
  });
});

test('outcomes of colleagues who saw no other are all kept, and only one’s own last one can be taken back', async () => {
  await sendContact(app);
  const { id } = await lead();
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const [first, second] = [key(), key()];
  await Promise.all([
    send(id, { outcome: 'NO_ANSWER', key: first }),
    send(id, { outcome: 'NO_ANSWER', key: second }, { as: sales }),
  ]);
  expect(await lead()).toMatchObject({ callsWithoutAnswer: 2 });
  expect((await undo(id, first, sales)).errors?.[0]?.extensions.fields).toHaveProperty('key');
  await send(id, { outcome: 'LATER' });
  const late = await Promise.all([undo(id, first), undo(id, second, sales)]);
  expect(late.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['CONFLICT', 'CONFLICT']);
  expect(await lead()).toMatchObject({ state: 'CONTACTED' });
});
