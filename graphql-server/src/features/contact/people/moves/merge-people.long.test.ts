import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import type { Context } from '../../../../base/context.ts';
import { MergeField } from '../../../person/person-moves.ts';
import { killedBefore } from '../../../../testing/killed-before.ts';
import { addProperty, addWithPicture, given, sendContact } from '../../../../testing/factories.ts';
import { startTestApp } from '../../../../testing/start-test-app.ts';
import { joinPeople, sweepPeople } from '../join-people.ts';
import { mergePeople, undoMerge } from './merge-people.service.ts';

const app = await startTestApp();
const { ask, call, context, db, token } = app;

interface Row {
  id: string;
  name: string | null;
  state: string;
  closeReason: string | null;
  unread: boolean;
  numbers: string[];
  emails: string[];
  enquiryCount: number;
  alertCount: number;
  ownerName: string | null;
  nextStep: object | null;
  news: { kind: string } | null;
  homes: { title: string }[];
  maybeSame: { name: string }[];
  merges: { id: string; name: string; by: string }[];
  enquiries: {
    id: string;
    reference: string;
    state: string;
    unread: boolean;
    nextAt: string | null;
    responsibleName: string | null;
    receipt: { address: string } | null;
  }[];
  history: { kind: string; text: string | null; person: string | null; state: string | null }[];
}

const fields = `id name state closeReason unread numbers emails reference createdAt lastTouchAt enquiryCount alertCount
  ownerName nextStep { kind at text } news { kind at } homes { title } maybeSame { name } merges { id name by } dueAt
  enquiries { id reference state closeReason unread nextAt responsibleName receipt { address } }
  history { kind text person state }`;

async function leads(search = ''): Promise<Row[]> {
  const answer = await ask<{ people: { items: Row[] } }>(
    `query ($search: String) { people(order: ARRIVAL, first: 100, search: $search) { items { ${fields} } } }`,
    { search },
    { token },
  );
  return given(answer, 'people').items.toReversed();
}

async function lead(id: string): Promise<Row> {
  return given(await ask<{ person: Row }>(`{ person(id: "${id}") { ${fields} } }`, {}, { token }), 'person');
}

const change = (mutation: string) =>
  ask<Record<string, Row>>(`mutation { ${mutation} { ${fields} } }`, {}, { token });
const done = async (mutation: string) => {
  const answer = await change(mutation);
  expect(answer.errors).toBeUndefined();
  return Object.values(answer.data)[0];
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const a = { name: 'Asha Rao', phone: '98100 00001', email: 'asha@example.com' };
const b = { name: 'Asha R', phone: '98100 00002', email: 'work@example.com' };

/** Two leads of one person, each with work of its own. */
async function twoLeads(): Promise<[string, string]> {
  const [meera, harpal] = [
    await addWithPicture(app, 'createTeamMember', { name: 'Meera' }),
    await addWithPicture(app, 'createTeamMember', { name: 'Harpal' }),
  ];
  const { id: propertyId } = await addProperty(app, { title: 'Lotus Court' });
  await sendContact(app, a);
  await sendContact(app, { ...b, source: 'ENQUIRY', propertyId });
  await sendContact(app, b);
  const [first, second] = await leads();
  const [keep, other] = [first?.id ?? '', second?.id ?? ''];
  const ofBulk = (mutation: string) => ask(`mutation { ${mutation} { doneIds } }`, {}, { token });
  await ofBulk(`handOver(selection: { ids: ["${keep}"] }, ownerId: "${meera.id}")`);
  await ofBulk(`handOver(selection: { ids: ["${other}"] }, ownerId: "${harpal.id}")`);
  await done(`addPersonNote(id: "${other}", text: "Has a dog.")`);
  await done(`setPersonState(id: "${other}", state: NEGOTIATION)`);
  await done(`setNextStep(id: "${other}", step: { kind: VISIT, at: "${inDays(2)}", text: "Tower B" })`);
  await done(`setPersonState(id: "${keep}", state: LOST, reason: PRICE)`);
  await db.collection('alerts').insertOne({ email: 'work@example.com', state: 'CONFIRMED' });
  return [keep, other];
}

/** What both look like, without what only grows. */
async function pictureOf(ids: string[]) {
  const rows = await Promise.all(ids.map(lead));
  return rows.map(({ history: _history, merges: _merges, ...row }) => row);
}

const keys = async () =>
  (
    await db
      .collection<{ _id: string; people: ObjectId[] }>('personKeys')
      .find({}, { sort: { _id: 1 } })
      .toArray()
  ).map(({ _id, people }) => [_id, people.map(String).toSorted()]);

test.each([
  [
    'nothing',
    '',
    { name: 'Asha Rao', state: 'LOST', closeReason: 'PRICE', ownerName: 'Meera', nextStep: null },
  ],
  [
    'all that differs',
    'NAME, STATE, OWNER, NEXT_STEP',
    { name: 'Asha R', state: 'NEGOTIATION', closeReason: null, ownerName: 'Harpal' },
  ],
  [
    'the state alone',
    'STATE',
    { name: 'Asha Rao', state: 'NEGOTIATION', ownerName: 'Meera', nextStep: null },
  ],
])('two leads become one that takes %s, and an undo brings both back', async (_what, take, expected) => {
  const [keep, other] = await twoLeads();
  const before = await pictureOf([keep, other]);
  const keysBefore = await keys();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}", take: [${take}])`);
  expect(merged).toMatchObject({
    ...{ id: keep, ...expected, enquiryCount: 3, alertCount: 1, homes: [{ title: 'Lotus Court' }] },
    numbers: ['+919810000002', '+919810000001'],
    emails: ['work@example.com', 'asha@example.com'],
    merges: [{ name: 'Asha R', by: 'owner' }],
  });
  if (take.includes('NEXT_STEP')) expect(merged?.nextStep).toMatchObject({ kind: 'VISIT', text: 'Tower B' });
  const isLost = expected.state === 'LOST';
  expect(merged?.enquiries.map(({ state }) => state)).toEqual(
    isLost ? ['CLOSED', 'CLOSED', 'CLOSED'] : ['CONTACTED', 'CONTACTED', 'CLOSED'],
  );
  expect(merged?.enquiries.every(({ receipt }) => receipt?.address)).toBe(true);
  expect(merged?.history.map(({ text }) => text)).toContain('Has a dog.');
  expect(await leads()).toHaveLength(1);
  expect(await leads('dog')).toHaveLength(1);
  // The address of the other leads there.
  expect((await lead(other)).id).toBe(keep);
  expect(await keys()).toEqual(keysBefore.map(([key]) => [key, [keep]]));
  expect(await joinPeople(context)).toBe(false);
  await sweepPeople(context);
  expect(await lead(keep)).toEqual(merged);

  const [merge] = merged?.merges ?? [];
  await done(`undoMerge(id: "${merge?.id}")`);
  expect(await pictureOf([keep, other])).toEqual(before);
  expect(await keys()).toEqual(keysBefore);
  const kinds = async (id: string) => (await lead(id)).history.map(({ kind }) => kind);
  expect((await kinds(keep)).filter((kind) => kind === 'NOTE')).toEqual([]);
  expect(await kinds(other)).toContain('NOTE');
  for (const id of [keep, other])
    expect((await kinds(id)).filter((kind) => kind.endsWith('MERGED'))).toEqual(['MERGED', 'UNMERGED']);
  await sweepPeople(context);
  expect(await joinPeople(context)).toBe(false);
  expect(await pictureOf([keep, other])).toEqual(before);
});

test('what came since a merge stays with the one whose number or address it bears', async () => {
  const [keep, other] = await twoLeads();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}", take: [STATE])`);
  await done(`addPersonNote(id: "${keep}", text: "Likes the plot.")`);
  await sendContact(app, { ...b, name: 'B again', email: 'new-of-b@example.com' });
  await sendContact(app, { name: 'By address', phone: '98100 00003', email: b.email });
  await sendContact(app, { name: 'By the new number', phone: '98100 00003', email: 'third@example.com' });
  await sendContact(app, { ...a, name: 'A again' });
  expect(await lead(keep)).toMatchObject({ enquiryCount: 7 });
  await done(`undoMerge(id: "${merged?.merges[0]?.id}")`);
  expect(await lead(keep)).toMatchObject({
    ...{ name: 'A again', enquiryCount: 2, numbers: ['+919810000001'], emails: ['asha@example.com'] },
    ...{ state: 'LOST', closeReason: 'PRICE' },
  });
  expect((await lead(keep)).history.map(({ text }) => text)).toContain('Likes the plot.');
  expect(await lead(other)).toMatchObject({
    ...{ name: 'By the new number', enquiryCount: 5, unread: true, state: 'NEGOTIATION' },
    numbers: ['+919810000003', '+919810000002'],
    news: { kind: 'ASKED_AGAIN' },
  });
  // What comes now goes to the right one.
  for (const [sender, count] of [
    [{ phone: '98100 00003', email: 'x@example.com' }, [2, 6]],
    [{ phone: '98100 00009', email: 'new-of-b@example.com' }, [2, 7]],
    [{ phone: '98100 00001', email: 'y@example.com' }, [3, 7]],
  ] as const) {
    await sendContact(app, { name: 'Later', ...sender });
    expect([(await lead(keep)).enquiryCount, (await lead(other)).enquiryCount]).toEqual(count);
  }
});

test('a lost lead that came back with an enquiry of the other is lost again', async () => {
  const [keep, other] = await twoLeads();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}")`);
  await sendContact(app, b);
  expect(await lead(keep)).toMatchObject({ state: 'NEW', news: { kind: 'CAME_BACK' } });
  await done(`undoMerge(id: "${merged?.merges[0]?.id}")`);
  expect(await lead(keep)).toMatchObject({ state: 'LOST', closeReason: 'PRICE', news: { kind: 'FIRST' } });
  expect(await lead(other)).toMatchObject({ state: 'NEGOTIATION', enquiryCount: 3 });
});

test('what a colleague decided since a merge stays', async () => {
  const [keep, other] = await twoLeads();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}", take: [STATE, OWNER])`);
  await done(`setPersonState(id: "${keep}", state: VISITED)`);
  await done(`undoMerge(id: "${merged?.merges[0]?.id}")`);
  expect(await lead(keep)).toMatchObject({ state: 'VISITED', ownerName: 'Meera' });
  expect(await lead(other)).toMatchObject({
    ...{ state: 'NEGOTIATION', ownerName: 'Harpal' },
    enquiries: [{ state: 'CONTACTED' }, { state: 'CONTACTED' }],
  });
});

test('what cannot be merged or undone is refused with one sentence, and nothing is stored', async () => {
  const [keep, other] = await twoLeads();
  await sendContact(app, { name: 'Third', phone: '98100 00005', email: 'third@example.com' });
  const [, , third] = await leads();
  const requestId = third?.enquiries[0]?.id ?? '';
  await ask(
    `mutation { deleteItems(kind: CONTACT_REQUEST, selection: { ids: ["${requestId}"] }) { doneIds } }`,
    {},
    { token },
  );
  const before = await pictureOf([keep, other]);
  const refusal = async (mutation: string) => (await change(mutation)).errors?.[0];
  expect(await refusal(`mergePeople(id: "${keep}", otherId: "${keep}")`)).toMatchObject({
    message: 'Please choose two different leads.',
    extensions: { fields: { otherId: expect.any(String) as string } },
  });
  for (const [id, field] of [
    [`id: "${keep}", otherId: "${third?.id}"`, 'otherId'],
    [`id: "${third?.id}", otherId: "${keep}"`, 'id'],
  ] as const)
    expect(await refusal(`mergePeople(${id})`)).toMatchObject({
      message: 'This lead is in the trash. Restore its enquiries first.',
      extensions: { fields: { [field]: expect.any(String) as string } },
    });
  const nobody = '0'.repeat(24);
  expect(await refusal(`mergePeople(id: "${keep}", otherId: "${nobody}")`)).toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  expect(await refusal(`undoMerge(id: "${nobody}")`)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect(await pictureOf([keep, other])).toEqual(before);
  expect(await db.collection('personMoves').countDocuments()).toBe(0);

  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}")`);
  const id = merged?.merges[0]?.id ?? '';
  const conflict = { extensions: { code: 'CONFLICT' } };
  for (const again of [
    `mergePeople(id: "${keep}", otherId: "${other}")`,
    `mergePeople(id: "${other}", otherId: "${keep}")`,
  ])
    expect(await refusal(again)).toMatchObject({
      message: 'owner was faster. These two leads are one now.',
      ...conflict,
    });
  await done(`undoMerge(id: "${id}")`);
  expect(await refusal(`undoMerge(id: "${id}")`)).toMatchObject({
    message: 'owner has undone this merge already.',
    ...conflict,
  });
  const second = await done(`mergePeople(id: "${other}", otherId: "${keep}")`);
  const secondId = new ObjectId(second?.merges[0]?.id);
  await db
    .collection('personMoves')
    .updateOne({ _id: secondId }, { $set: { at: new Date(Date.now() - 91 * 86_400_000) } });
  expect((await lead(other)).merges).toEqual([]);
  expect(await refusal(`undoMerge(id: "${secondId.toHexString()}")`)).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a chain of merges leads to the last, and is undone from its end', async () => {
  const [first, second] = await twoLeads();
  await sendContact(app, { name: 'Third', phone: '98100 00005', email: 'third@example.com' });
  const third = (await leads())[2]?.id ?? '';
  const before = await pictureOf([first, second, third]);
  const one = await done(`mergePeople(id: "${second}", otherId: "${first}", take: [OWNER])`);
  const two = await done(`mergePeople(id: "${third}", otherId: "${second}", take: [NAME])`);
  for (const id of [first, second, third])
    expect(await lead(id)).toMatchObject({ id: third, enquiryCount: 4, name: 'Asha R' });
  const early = await change(`undoMerge(id: "${one?.merges[0]?.id}")`);
  expect(early.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await done(`undoMerge(id: "${two?.merges[0]?.id}")`);
  expect((await lead(first)).id).toBe(second);
  await done(`undoMerge(id: "${one?.merges[0]?.id}")`);
  expect(await pictureOf([first, second, third])).toEqual(before);
});

test('of merges that cross at the same moment, one counts, and the others are told who was faster', async () => {
  const [keep, other] = await twoLeads();
  const both = [`id: "${keep}", otherId: "${other}"`, `id: "${other}", otherId: "${keep}"`];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => change(`mergePeople(${both[place % 2]})`)),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  for (const { errors } of answers.filter((one) => one.errors))
    expect(errors?.[0]).toMatchObject({
      message: 'owner was faster. These two leads are one now.',
      extensions: { code: 'CONFLICT' },
    });
  const [only, ...others] = await leads();
  expect(others).toEqual([]);
  expect(only?.enquiryCount).toBe(3);
  const undos = await Promise.all(
    Array.from({ length: 4 }, () => change(`undoMerge(id: "${only?.merges[0]?.id}")`)),
  );
  expect(undos.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await leads()).toHaveLength(2);
});

/** A request of the owner. */
const request: Context = { ...context, requestId: 'r', address: '127.0.0.1', userAgent: '', admin: null };
const movesOf = () => db.collection('personMoves');

/**
 * Does something in a process that is killed before its first write, its second and so on, while the background does the rest.
 * Answers how often it was killed.
 */
async function killedAtEach(act: (killed: Context) => Promise<unknown>, check: () => Promise<void>) {
  for (let write = 0; ; write += 1) {
    const { db: dying, wasKilled } = killedBefore(db, write);
    const error = await act({ ...request, db: dying }).then(
      () => null,
      (reason: unknown) => reason,
    );
    await movesOf().updateMany({ dueAt: { $exists: true } }, { $set: { dueAt: new Date(0) } });
    await joinPeople(context);
    await check();
    if (wasKilled()) continue;
    expect(error).toBeNull();
    return write;
  }
}

test('a merge and its undo that a killed process began are completed, wherever it was killed', async () => {
  const [keep, other] = await twoLeads();
  const before = await pictureOf([keep, other]);
  const take = [MergeField.STATE, MergeField.OWNER, MergeField.NAME];
  const undo = async (as: Context) => undoMerge(as, String((await movesOf().findOne({}))?._id));
  const merged = async () => {
    const [only] = await pictureOf([keep]);
    // Without a next step, it waits from the moment of the merge.
    return { ...only, dueAt: null };
  };
  await mergePeople(request, keep, other, take);
  const expected = await merged();
  await undo(request);
  await movesOf().deleteMany({});

  const ofMerge = await killedAtEach(
    (killed) => mergePeople(killed, keep, other, take),
    async () => {
      // Killed before the first write of the merge, nothing has begun.
      if ((await movesOf().countDocuments()) === 0) return;
      expect(await merged()).toEqual(expected);
      await undo(request);
      expect(await pictureOf([keep, other])).toEqual(before);
      await movesOf().deleteMany({});
    },
  );
  expect(ofMerge).toBeGreaterThan(8);

  await mergePeople(request, keep, other, take);
  const ofUndo = await killedAtEach(undo, async () => {
    const move = await movesOf().findOne({});
    if (!move?.undone) return;
    expect(await pictureOf([keep, other])).toEqual(before);
    await movesOf().deleteMany({});
    await mergePeople(request, keep, other, take);
    expect(await merged()).toEqual(expected);
  });
  expect(ofUndo).toBeGreaterThan(8);
});

test('an enquiry that arrives for a lead while it is merged is news for the one who stays', async () => {
  const [keep, other] = await twoLeads();
  await done(`mergePeople(id: "${keep}", otherId: "${other}", take: [STATE])`);
  const reference = await sendContact(app, { name: 'Late', phone: '98100 00008', email: 'late@example.com' });
  // Its person was found out a moment before.
  await db
    .collection('contactRequests')
    .updateOne({ reference }, { $set: { personId: new ObjectId(other), personDue: true } });
  await joinPeople(context);
  expect(await lead(keep)).toMatchObject({ enquiryCount: 4, unread: true, news: { kind: 'ASKED_AGAIN' } });
});

test('the log knows a merge and its undo, and not whose it is', async () => {
  const [keep, other] = await twoLeads();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}")`);
  await done(`undoMerge(id: "${merged?.merges[0]?.id}")`);
  const logOf = async (id: string) => {
    const answer = await ask<{ activities: { items: { changes: { field: string }[] }[] } }>(
      `{ activities(filter: { itemId: "${id}" }) { items { label changes { field } } } }`,
      {},
      { token },
    );
    expect(JSON.stringify(answer)).not.toContain('Asha');
    return given(answer, 'activities').items.flatMap(({ changes }) => changes.map(({ field }) => field));
  };
  expect(await logOf(keep)).toEqual(expect.arrayContaining(['merged', 'unmerged']));
  expect(await logOf(other)).toContain('merged');
});

test('a merged person is found, exported and erased whole, and gone when its last enquiry goes', async () => {
  const [keep, other] = await twoLeads();
  await done(`mergePeople(id: "${keep}", otherId: "${other}")`);
  const exported = await ask<{ exportPersonalData: string }>(
    'mutation { exportPersonalData(person: "asha@example.com") }',
    {},
    { token },
  );
  const all = JSON.parse(exported.data.exportPersonalData) as { enquiries: object[]; leads: object[] };
  expect(all.enquiries).toHaveLength(3);
  expect(all.leads).toHaveLength(2);
  const erased = await ask<{ erasePersonalData: { items: number } }>(
    'mutation { erasePersonalData(person: "asha@example.com") { items } }',
    {},
    { token },
  );
  expect(erased.errors).toBeUndefined();
  for (const name of ['people', 'personKeys', 'personMoves', 'contactRequests'])
    expect(await db.collection(name).countDocuments()).toBe(0);
});

test('a merged lead goes to the trash with its enquiries, comes back, and is gone with the last', async () => {
  const [keep, other] = await twoLeads();
  const merged = await done(`mergePeople(id: "${keep}", otherId: "${other}")`);
  const ids = merged?.enquiries.map(({ id }) => `"${id}"`).join() ?? '';
  const bulk = (mutation: string) => ask(`mutation { ${mutation} { doneIds } }`, {}, { token });
  await bulk(`deleteItems(kind: CONTACT_REQUEST, selection: { ids: [${ids}] })`);
  expect(await leads()).toEqual([]);
  await bulk(`restoreItems(kind: CONTACT_REQUEST, selection: { ids: [${ids}] })`);
  expect(await lead(other)).toMatchObject({ id: keep, enquiryCount: 3 });
  for (const { id } of merged?.enquiries ?? []) await call('DELETE', `/api/contacts/${id}`, { token });
  await bulk(`purgeItems(kind: CONTACT_REQUEST, ids: [${ids}])`);
  for (const name of ['people', 'personKeys', 'personMoves'])
    expect(await db.collection(name).countDocuments()).toBe(0);
});
