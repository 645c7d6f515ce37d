import { expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, addWithPicture, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { joinPeople } from './join-people.ts';

const app = await startTestApp();
const { ask, context, db, token } = app;

interface Event {
  kind: string;
  state: string | null;
  reason: string | null;
  text: string | null;
  step: string | null;
  nextAt: string | null;
  person: string | null;
  by: string;
}

interface Enquiry {
  id: string;
  reference: string;
  state: string;
  closeReason: string | null;
  unread: boolean;
  nextAt: string | null;
  responsibleName: string | null;
  history: Event[];
}

interface Lead {
  id: string;
  state: string;
  closeReason: string | null;
  unread: boolean;
  updatedAt: string;
  dueAt: string | null;
  ownerName: string | null;
  nextStep: { kind: string; at: string; text: string | null } | null;
  enquiries: Enquiry[];
  history: Event[];
}

const event = 'kind state reason text step nextAt person by';
const fields = `id state closeReason unread updatedAt dueAt ownerName nextStep { kind at text } history { ${event} }
  enquiries { id reference state closeReason unread nextAt responsibleName history { ${event} } }`;

async function lead(): Promise<Lead> {
  const answer = await ask<{ people: { items: Lead[] } }>(
    `{ people { items { ${fields} } } }`,
    {},
    { token },
  );
  const [only] = given(answer, 'people').items;
  if (!only) throw new Error('there is no lead');
  return only;
}

const change = (mutation: string, as = token) =>
  ask<Record<string, Lead>>(`mutation { ${mutation} }`, {}, { token: as });
const bulk = (mutation: string) =>
  ask<Record<string, { doneIds: string[]; failedIds: string[] }>>(
    `mutation { ${mutation} { doneIds failedIds } }`,
    {},
    { token },
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function statusOf(reference: string): Promise<string | undefined> {
  const answer = await ask<{ contactStatus: { state: string } | null }>(
    `{ contactStatus(reference: "${reference}", email: "asha@example.com") { state } }`,
  );
  return answer.data.contactStatus?.state;
}

test.each([
  ['CONTACTED', 'CONTACTED'],
  ['INTERESTED', 'CONTACTED'],
  ['VISIT_PLANNED', 'VISIT_PLANNED'],
  ['VISITED', 'CONTACTED'],
  ['NEGOTIATION', 'CONTACTED'],
  ['BOOKED', 'CLOSED'],
  ['LOST, reason: PLACE', 'CLOSED'],
  ['JUNK, reason: TEST', 'CLOSED'],
])('open enquiries follow a person to %s, and visitors read %s', async (state, ofEnquiry) => {
  await sendContact(app);
  const reference = await sendContact(app);
  const { id } = await lead();
  expect((await change(`setPersonState(id: "${id}", state: ${state}) { id }`)).errors).toBeUndefined();
  const after = await lead();
  expect(after.enquiries.map((one) => one.state)).toEqual([ofEnquiry, ofEnquiry]);
  expect(after).toMatchObject({ unread: false, enquiries: [{ unread: false }, { unread: false }] });
  expect(await statusOf(reference)).toBe(ofEnquiry);
  // Nothing is left to do.
  expect(await joinPeople(context)).toBe(false);
  expect(await lead()).toEqual(after);
});

test.each([
  ['BOOKED', 'WON'],
  ['LOST, reason: PRICE', 'PRICE'],
  ['LOST, reason: OTHER, words: "Moves abroad."', 'OTHER'],
  ['JUNK, reason: BROKER', 'SPAM'],
])(
  'a person who is %s closes its enquiries as %s, and undoing it opens them again',
  async (state, reason) => {
    await sendContact(app);
    await sendContact(app);
    const { id, enquiries } = await lead();
    const [first] = enquiries;
    await change(`setContactState(id: "${first?.id}", state: CLOSED, reason: NO_ANSWER) { id }`);
    await change(`setNextStep(id: "${id}", step: { at: "${inDays(2)}", kind: MEET }) { id }`);
    const before = await lead();
    await bulk(`setPersonStates(selection: { ids: ["${id}"] }, state: ${state})`);
    const ended = await lead();
    expect(ended).toMatchObject({ nextStep: null, dueAt: null });
    expect(ended.enquiries).toMatchObject([
      { closeReason: 'NO_ANSWER' },
      { closeReason: reason, nextAt: null },
    ]);
    const [name] = state.split(',');
    expect(
      (await bulk(`undoPersonStates(ids: ["${id}"], state: ${name})`)).data.undoPersonStates?.doneIds,
    ).toEqual([id]);
    const after = await lead();
    expect(after).toMatchObject({ state: before.state, nextStep: before.nextStep });
    const work = ({ enquiries: all }: Lead) =>
      all.map((one) => [one.state, one.closeReason, one.nextAt, one.unread]);
    expect(work(after)).toEqual(work(before));
  },
);

test('a reason is asked for, and only one that fits', async () => {
  await sendContact(app);
  const { id } = await lead();
  const fieldsOf = async (state: string) =>
    (await change(`setPersonState(id: "${id}", state: ${state}) { id }`)).errors?.[0]?.extensions.fields;
  expect(await fieldsOf('LOST')).toHaveProperty('reason');
  expect(await fieldsOf('JUNK')).toHaveProperty('reason');
  expect(await fieldsOf('LOST, reason: BROKER')).toHaveProperty('reason');
  expect(await fieldsOf('LOST, reason: OTHER')).toHaveProperty('words');
  expect(await fieldsOf(`LOST, reason: OTHER, words: "${'x'.repeat(201)}"`)).toHaveProperty('words');
  expect(await lead()).toMatchObject({ state: 'NEW', history: [] });
});

test('a lead has one next step, which its newest open enquiry bears', async () => {
  await sendContact(app);
  await sendContact(app);
  const { id } = await lead();
  const at = inDays(1);
  await change(`setNextStep(id: "${id}", step: { kind: VISIT, at: "${at}", text: "Tower B" }) { id }`);
  expect(await lead()).toMatchObject({
    nextStep: { kind: 'VISIT', at, text: 'Tower B' },
    dueAt: at,
    enquiries: [{ nextAt: at }, { nextAt: null }],
    history: [{ kind: 'NEXT_DATE', step: 'VISIT', text: 'Tower B', nextAt: at }],
  });
  await change(`setNextStep(id: "${id}") { id }`);
  expect(await lead()).toMatchObject({ nextStep: null, enquiries: [{ nextAt: null }, { nextAt: null }] });
  for (const wrong of ['2020-01-01T00:00:00Z', '2101-01-01T00:00:00Z']) {
    const { errors } = await change(`setNextStep(id: "${id}", step: { at: "${wrong}" }) { id }`);
    expect(errors?.[0]?.extensions.fields).toHaveProperty('at');
  }
  await change(`setPersonState(id: "${id}", state: BOOKED) { id }`);
  const ended = await change(`setNextStep(id: "${id}", step: { at: "${at}" }) { id }`);
  expect(ended.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('an open lead without a next step is overdue after a day', async () => {
  await sendContact(app);
  const due = Date.parse((await lead()).dueAt ?? '') - Date.now();
  expect(due / 3_600_000).toBeCloseTo(24, 1);
  const overdue = async () =>
    given(
      await ask<{ people: { totalCount: number } }>(
        '{ people(filter: { overdue: true }) { totalCount } }',
        {},
        { token },
      ),
      'people',
    ).totalCount;
  expect(await overdue()).toBe(0);
  await db.collection('people').updateMany({}, { $set: { dueAt: new Date(Date.now() - 1_000) } });
  expect(await overdue()).toBe(1);
});

test('what is done on an enquiry counts for its person', async () => {
  await sendContact(app);
  await sendContact(app);
  const { id, enquiries } = await lead();
  const [newest, oldest] = enquiries;
  await change(`setContactState(id: "${oldest?.id}", state: VISIT_PLANNED) { id }`);
  expect(await lead()).toMatchObject({ state: 'VISIT_PLANNED', history: [{ kind: 'STATE', by: 'owner' }] });
  const at = inDays(3);
  await change(`setContactNextDate(id: "${oldest?.id}", nextAt: "${at}") { id }`);
  expect(await lead()).toMatchObject({ nextStep: { kind: 'CALL', at, text: null } });
  await change(`setContactState(id: "${oldest?.id}", state: CLOSED, reason: PRICE) { id }`);
  // The other one is still open.
  expect(await lead()).toMatchObject({ state: 'VISIT_PLANNED' });
  await change(`setPersonState(id: "${id}", state: VISITED) { id }`);
  await change(`setContactState(id: "${newest?.id}", state: CLOSED, reason: SPAM) { id }`);
  expect(await lead()).toMatchObject({ state: 'JUNK', closeReason: null, nextStep: null });
  const undone = await bulk(`undoContactStates(ids: ["${newest?.id}"], state: CLOSED)`);
  expect(undone.data.undoContactStates?.doneIds).toEqual([newest?.id]);
  // An enquiry knows four states; the person is back in its own.
  expect(await lead()).toMatchObject({ state: 'VISITED' });
});

test('a lead is handed over with its open enquiries, and back', async () => {
  const meera = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  await sendContact(app);
  await sendContact(app);
  const { id, enquiries } = await lead();
  await change(`setContactState(id: "${enquiries[1]?.id}", state: CLOSED, reason: PRICE) { id }`);
  await bulk(`handOver(selection: { ids: ["${id}"] }, ownerId: "${meera.id}")`);
  expect(await lead()).toMatchObject({
    ownerName: 'Meera',
    enquiries: [{ responsibleName: 'Meera' }, { responsibleName: null }],
  });
  await bulk(`setContactsResponsible(selection: { ids: ["${enquiries[0]?.id}"] })`);
  expect(await lead()).toMatchObject({ ownerName: null });
  const wrong = await bulk(`handOver(selection: { ids: ["${id}"] }, ownerId: "${'0'.repeat(24)}")`);
  expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('responsibleId');
});

test('a hand-over is taken back within ten minutes by the account that made it, unless a colleague worked on it', async () => {
  const meera = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  const ravi = await addWithPicture(app, 'createTeamMember', { name: 'Ravi' });
  await sendContact(app);
  const { id } = await lead();
  const give = (to: string) => bulk(`handOver(selection: { ids: ["${id}"] }, ownerId: "${to}")`);
  const undo = (as = token) =>
    ask<{ undoHandOver: { doneIds: string[]; failedIds: string[] } }>(
      `mutation { undoHandOver(ids: ["${id}"]) { doneIds failedIds } }`,
      {},
      { token: as },
    );
  await give(meera.id);
  await give(ravi.id);
  const other = await tokenOfRole(app, AdminRole.SALES);
  expect((await undo(other)).data.undoHandOver).toEqual({ doneIds: [], failedIds: [id] });
  expect((await undo()).data.undoHandOver).toEqual({ doneIds: [id], failedIds: [] });
  const { enquiries, history, ...back } = await lead();
  expect(back.ownerName).toBe('Meera');
  expect(enquiries[0]?.responsibleName).toBe('Meera');
  expect(history.map(({ person }) => person)).toEqual(['Meera', 'Ravi', 'Meera']);
  expect((await undo()).data.undoHandOver.doneIds).toEqual([]);
  await give(ravi.id);
  await change(`addPersonNote(id: "${id}", text: "Called") { id }`, other);
  expect((await undo()).data.undoHandOver.failedIds).toEqual([id]);
  await give(meera.id);
  setClock(11 * 60_000);
  expect((await undo()).data.undoHandOver.failedIds).toEqual([id]);
  setClock(0);
  expect(await lead()).toMatchObject({ ownerName: 'Meera' });
});

test('opening a lead opens its enquiries, and an unread one has its newest unread', async () => {
  await sendContact(app);
  await sendContact(app);
  const { id } = await lead();
  await change(`setPeopleRead(ids: ["${id}"], read: true) { id }`);
  expect(await lead()).toMatchObject({ unread: false, enquiries: [{ unread: false }, { unread: false }] });
  await change(`setPeopleRead(ids: ["${id}"], read: false) { id }`);
  const { unread, enquiries } = await lead();
  expect([unread, ...enquiries.map((one) => one.unread)]).toEqual([true, true, false]);
  await change(`setContactsRead(ids: ["${enquiries[0]?.id}"], read: true) { id }`);
  expect(await lead()).toMatchObject({ unread: false });
});

test('a change by a colleague since the page was read is a conflict', async () => {
  await sendContact(app);
  const { id, updatedAt } = await lead();
  await change(
    `setPersonState(id: "${id}", state: CONTACTED) { id }`,
    await tokenOfRole(app, AdminRole.SALES),
  );
  const late = await change(`setPersonState(id: "${id}", state: VISITED, readAt: "${updatedAt}") { id }`);
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await lead()).toMatchObject({ state: 'CONTACTED' });
});

test('what a killed process left undone is done by the background', async () => {
  await sendContact(app);
  const { id, enquiries } = await lead();
  const at = new Date();
  const event = { kind: 'STATE', at, by: 'owner', state: 'LOST', reason: 'PRICE' };
  const update = {
    $set: { state: 'LOST', closeReason: 'PRICE', followDue: true },
    $push: { history: event },
    $inc: { writes: 1 },
  };
  await db.collection('people').updateOne({}, update as object);
  expect((await lead()).enquiries).toMatchObject([{ state: 'NEW' }]);
  await joinPeople(context);
  expect(await lead()).toMatchObject({
    id,
    state: 'LOST',
    enquiries: [{ state: 'CLOSED', closeReason: 'PRICE' }],
  });
  expect(enquiries).toHaveLength(1);
});

test('the log says who changed a lead, and not whose it is', async () => {
  await sendContact(app, { name: 'Ashwini Rao' });
  const { id } = await lead();
  await change(`setPersonState(id: "${id}", state: CONTACTED) { id }`);
  const answer = await ask<{ activities: { items: object[] } }>(
    `{ activities(filter: { itemId: "${id}" }) { items { noun label username changes { field before after } } } }`,
    {},
    { token },
  );
  expect(given(answer, 'activities').items).toMatchObject([
    { noun: 'people', username: 'owner', changes: [{ field: 'state', before: 'NEW', after: 'CONTACTED' }] },
  ]);
  expect(JSON.stringify(answer)).not.toContain('Ashwini');
});

test('the list goes by cursor in three orders, and finds by name, number, reference and words', async () => {
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court' });
  for (let index = 0; index < 7; index += 1)
    await sendContact(app, {
      name: `Person ${index}`,
      phone: `98100 0000${index}`,
      email: `p${index}@example.com`,
    });
  await sendContact(app, {
    name: 'Person 0',
    phone: '98100 00000',
    email: 'p0@example.com',
    source: 'ENQUIRY',
    propertyId,
  });
  interface Part {
    items: { name: string }[];
    totalCount: number;
    endCursor: string | null;
  }
  const part = async (args: string) =>
    given(
      await ask<{ people: Part }>(
        `{ people(${args}) { items { name } totalCount endCursor } }`,
        {},
        { token },
      ),
      'people',
    );
  for (const [order, first] of [
    ['LAST_TOUCH', 'Person 0'],
    ['ARRIVAL', 'Person 6'],
    ['NEXT_STEP', 'Person 1'],
  ]) {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const found: Part = await part(`order: ${order}, first: 3${after ? `, after: "${after}"` : ''}`);
      expect(found.totalCount).toBe(7);
      names.push(...found.items.map(({ name }) => name));
      after = found.endCursor;
    } while (after);
    expect(names[0]).toBe(first);
    expect(new Set(names).size).toBe(7);
  }
  for (const search of ['98100-00003', '+91 98100 00003', '0003', 'p3@example.com'])
    expect((await part(`search: "${search}"`)).items).toEqual([{ name: 'Person 3' }]);
  expect((await part('search: "lotus"')).items).toEqual([{ name: 'Person 0' }]);
  expect((await part(`filter: { home: "${propertyId}" }`)).items).toEqual([{ name: 'Person 0' }]);
  expect((await part('filter: { source: "ENQUIRY" }')).items).toEqual([{ name: 'Person 0' }]);
  const wrong = await ask('{ people(after: "x") { totalCount } }', {}, { token });
  expect(wrong.errors?.[0]?.extensions.fields).toHaveProperty('after');
});

test('an account says which team member it is, and each member is one account', async () => {
  const meera = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  const { id: propertyId } = await addProperty(app, { responsibleId: meera.id });
  await sendContact(app, { source: 'ENQUIRY', propertyId });
  await sendContact(app, { name: 'Other', phone: '98100 00009', email: 'other@example.com' });
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const mine = (as: string) =>
    ask<{ people: { totalCount: number } }>(
      '{ people(filter: { owner: "mine" }) { totalCount } }',
      {},
      { token: as },
    );
  expect((await mine(sales)).errors?.[0]?.extensions.fields).toHaveProperty('owner');
  const { data } = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token: sales });
  const set = (id: string, memberId: string | null, as = token) =>
    ask<{ setAccountMember: { memberId: string | null } }>(
      'mutation ($id: ID!, $memberId: ID) { setAccountMember(id: $id, memberId: $memberId) { memberId } }',
      { id, memberId },
      { token: as },
    );
  expect((await set(data.me.id, meera.id)).data.setAccountMember).toEqual({ memberId: meera.id });
  expect((await mine(sales)).data.people.totalCount).toBe(1);
  const owner = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token });
  expect((await set(owner.data.me.id, meera.id)).errors?.[0]?.extensions.fields).toHaveProperty('memberId');
  expect((await set(owner.data.me.id, '0'.repeat(24))).errors?.[0]?.extensions.fields).toHaveProperty(
    'memberId',
  );
  expect((await set(data.me.id, null)).data.setAccountMember).toEqual({ memberId: null });
  expect((await set(owner.data.me.id, meera.id)).errors).toBeUndefined();
  await set(owner.data.me.id, null);
});
