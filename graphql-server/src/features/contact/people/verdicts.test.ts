import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, addWithPicture, given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Row {
  id: string;
  name: string;
  homes: {
    propertyId: string;
    title: string;
    sent: boolean | null;
    verdict: string | null;
    reason: string | null;
  }[];
  enquiries: { id: string; name: string }[];
  merges: { id: string }[];
  history: { kind: string; verdict: string | null; home: string | null; reason: string | null; by: string }[];
}

const fields = `id name homes { propertyId title sent verdict reason } enquiries { id name } merges { id }
  history { kind verdict home reason by }`;

async function leads(): Promise<Row[]> {
  const query = `{ people(order: ARRIVAL) { items { ${fields} } } }`;
  return given(await ask<{ people: { items: Row[] } }>(query, {}, { token }), 'people').items.toReversed();
}

async function lead(): Promise<Row> {
  const [first] = await leads();
  if (!first) throw new Error('there is no lead');
  return first;
}

const change = (mutation: string, as = token) =>
  ask<Record<string, Row>>(`mutation { ${mutation} { ${fields} } }`, {}, { token: as });
const set = (id: string, propertyId: string, verdict: string, as = token) =>
  change(`setHomeVerdict(id: "${id}", propertyId: "${propertyId}", ${verdict})`, as);

const asha = { name: 'Asha Rao', phone: '98100 00001', email: 'asha@example.com', source: 'ENQUIRY' };
const ravi = { name: 'Ravi Rao', phone: '98100 00002', email: 'ravi@example.com', source: 'ENQUIRY' };
const opinions = ({ homes }: Row) => homes.map(({ title, verdict, reason }) => [title, verdict, reason]);

async function twoHomes(): Promise<[string, string]> {
  const [court, tower] = [
    await addProperty(app, { title: 'Lotus Court' }),
    await addProperty(app, { title: 'Tower One' }),
  ];
  return [court.id, tower.id];
}

test('a verdict stands on its home and in the timeline, the same again adds nothing, and it is taken back', async () => {
  const [court] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  const { id } = await lead();
  await set(id, court, 'verdict: WANTS_VISIT');
  await set(id, court, 'verdict: WANTS_VISIT');
  const after = await set(id, court, 'verdict: NOT_FOR_THEM, reason: PRICE');
  expect(opinions(given(after, 'setHomeVerdict'))).toEqual([['Lotus Court', 'NOT_FOR_THEM', 'PRICE']]);
  expect((await lead()).history).toEqual([
    { kind: 'VERDICT', verdict: 'WANTS_VISIT', home: 'Lotus Court', reason: null, by: 'owner' },
    { kind: 'VERDICT', verdict: 'NOT_FOR_THEM', home: 'Lotus Court', reason: 'PRICE', by: 'owner' },
  ]);
  await set(id, court, 'verdict: null');
  expect(opinions(await lead())).toEqual([['Lotus Court', null, null]]);
  // One more enquiry about it changes nothing of it.
  await set(id, court, 'verdict: LIKES');
  await sendContact(app, { ...asha, propertyId: court });
  expect(opinions(await lead())).toEqual([['Lotus Court', 'LIKES', null]]);
});

test('a home that a colleague sent is one of them, until the text is taken back', async () => {
  const [court, tower] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  const { id } = await lead();
  const key = randomUUID();
  const input = { way: 'MAIL', language: 'ENGLISH', text: 'Tower One', key, propertyId: tower };
  const sent = await ask<{ noteMessage: Row }>(
    `mutation ($id: ID!, $input: SentMessageInput!) { noteMessage(id: $id, input: $input) { ${fields} } }`,
    { id, input },
    { token },
  );
  expect(given(sent, 'noteMessage').homes).toMatchObject([
    { title: 'Tower One', sent: true },
    { title: 'Lotus Court', sent: null },
  ]);
  expect(given(sent, 'noteMessage').history[0]).toMatchObject({ kind: 'MESSAGE', home: 'Tower One' });
  expect((await set(id, tower, 'verdict: SEEN')).errors).toBeUndefined();
  await change(`undoOutcome(id: "${id}", key: "${key}")`);
  expect(opinions(await lead())).toEqual([['Lotus Court', null, null]]);
});

test('another home, and a reason for another verdict, are refused with a sentence', async () => {
  const [court, tower] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  const { id } = await lead();
  const refused = async (propertyId: string, verdict: string) =>
    (await set(id, propertyId, verdict)).errors?.[0]?.extensions.fields;
  expect(await refused(tower, 'verdict: LIKES')).toEqual({
    propertyId: 'This lead neither asked about this home nor was sent it.',
  });
  expect(await refused(court, 'verdict: LIKES, reason: PRICE')).toEqual({
    reason: 'Only a home that is not for them has a reason.',
  });
  expect((await lead()).history).toEqual([]);
});

test('verdicts on two homes at once both stay', async () => {
  const [court, tower] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  await sendContact(app, { ...asha, propertyId: tower });
  const { id } = await lead();
  await Promise.all([set(id, court, 'verdict: LIKES'), set(id, tower, 'verdict: SEEN')]);
  expect(opinions(await lead())).toEqual([
    ['Tower One', 'SEEN', null],
    ['Lotus Court', 'LIKES', null],
  ]);
});

test('a merge brings the verdicts of both together, and an undo gives each its own, with what was noted since', async () => {
  const [court, tower] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  await sendContact(app, { ...ravi, propertyId: court });
  await sendContact(app, { ...ravi, propertyId: tower });
  const [one, other] = await leads();
  const [id, otherId] = [one?.id ?? '', other?.id ?? ''];
  await set(id, court, 'verdict: LIKES');
  await set(otherId, court, 'verdict: SEEN');
  const merged = await change(`mergePeople(id: "${id}", otherId: "${otherId}", take: [])`);
  expect(opinions(given(merged, 'mergePeople'))).toEqual([
    ['Tower One', null, null],
    ['Lotus Court', 'SEEN', null],
  ]);
  await set(id, tower, 'verdict: WANTS_VISIT');
  await change(`undoMerge(id: "${(await lead()).merges[0]?.id}")`);
  expect((await leads()).map(opinions)).toEqual([
    [['Lotus Court', 'LIKES', null]],
    [
      ['Tower One', 'WANTS_VISIT', null],
      ['Lotus Court', 'SEEN', null],
    ],
  ]);
});

test('a separation takes the verdict on its home along; the export has it', async () => {
  const [court, tower] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  await sendContact(app, { ...asha, name: 'Ravi Rao', propertyId: tower });
  const { id, enquiries } = await lead();
  await set(id, tower, 'verdict: NOT_FOR_THEM, reason: SIZE');
  const his = enquiries.find(({ name }) => name === 'Ravi Rao')?.id;
  await change(`separatePerson(id: "${id}", enquiryIds: ["${his}"])`);
  const byName = new Map((await leads()).map((row) => [row.name, opinions(row)]));
  expect(byName.get('Asha Rao')).toEqual([['Lotus Court', null, null]]);
  expect(byName.get('Ravi Rao')).toEqual([['Tower One', 'NOT_FOR_THEM', 'SIZE']]);
  const exported = `mutation { exportPersonalData(person: "asha@example.com") }`;
  expect(
    given(await ask<{ exportPersonalData: string }>(exported, {}, { token }), 'exportPersonalData'),
  ).toContain('NOT_FOR_THEM');
});

test('an account that does not see a lead notes nothing on its homes', async () => {
  const [court] = await twoHomes();
  await sendContact(app, { ...asha, propertyId: court });
  const { id } = await lead();
  const { id: memberId } = await addWithPicture(app, 'createTeamMember', { name: 'Meera' });
  await ask(`mutation { saveLeadAccess(input: { scope: OWN }) { scope } }`, {}, { token });
  await ask(
    `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${memberId}") { doneIds } }`,
    {},
    { token },
  );
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await set(id, court, 'verdict: LIKES', sales)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(opinions(await lead())).toEqual([['Lotus Court', null, null]]);
});
