import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Lead {
  id: string;
  state: string;
  updatedAt: string;
  nextStep: object | null;
  history: { kind: string }[];
}

const fields = 'id state updatedAt nextStep { kind at text } history { kind by text state nextAt outcome }';

async function lead(): Promise<Lead> {
  const answer = await ask<{ people: { items: Lead[] } }>(
    `{ people { items { ${fields} } } }`,
    {},
    { token },
  );
  const [first] = given(answer, 'people').items;
  if (!first) throw new Error('there is no lead');
  return first;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const at = inDays(2);

/** What a phone keeps while it has no network, each with other words for the same key. */
const kinds = [
  {
    name: 'a note',
    mutation: `mutation ($id: ID!, $key: String!, $text: String!) {
      sent: addPersonNote(id: $id, text: $text, key: $key) { ${fields} } }`,
    said: { text: 'Rings' },
    other: { text: 'Wants three rooms' },
    adds: ['NOTE'],
  },
  {
    name: 'a next step',
    mutation: `mutation ($id: ID!, $key: String!, $step: NextStepInput, $readAt: DateTimeISO) {
      sent: setNextStep(id: $id, step: $step, key: $key, readAt: $readAt) { ${fields} } }`,
    said: { step: { kind: 'VISIT', at, text: 'Tower B' } },
    other: { step: { kind: 'VISIT', at, text: 'Tower C' } },
    adds: ['NEXT_DATE'],
  },
  {
    name: 'a state',
    mutation: `mutation ($id: ID!, $key: String!, $state: PersonState!, $reason: PersonReason, $readAt: DateTimeISO) {
      sent: setPersonState(id: $id, state: $state, reason: $reason, key: $key, readAt: $readAt) { ${fields} } }`,
    said: { state: 'LOST', reason: 'PRICE' },
    other: { state: 'LOST', reason: 'PLACE' },
    adds: ['STATE'],
  },
  {
    name: 'an outcome',
    mutation: `mutation ($id: ID!, $key: String!, $outcome: CallOutcome!, $note: String, $readAt: DateTimeISO) {
      sent: addOutcome(id: $id, input: { outcome: $outcome, note: $note, key: $key }, readAt: $readAt) { ${fields} } }`,
    said: { outcome: 'INTERESTED', note: 'Likes it' },
    other: { outcome: 'INTERESTED', note: 'Likes the plot' },
    adds: ['OUTCOME', 'STATE', 'NEXT_DATE', 'NOTE'],
  },
];

function send({ mutation }: { mutation: string }, variables: object, as = token) {
  return ask<{ sent: Lead }>(mutation, { ...variables }, { token: as });
}

test.each(kinds)('$name that is delivered twice adds nothing, at once and later', async (kind) => {
  await sendContact(app);
  const { id, updatedAt: readAt } = await lead();
  const once = { id, key: randomUUID(), readAt, ...kind.said };
  const sent = await Promise.all(Array.from({ length: 4 }, () => send(kind, once)));
  expect(sent.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect((await lead()).history.map((event) => event.kind)).toEqual(kind.adds);
  // A colleague goes on, and the phone, which got no answer, sends it again.
  const sales = await tokenOfRole(app, AdminRole.SALES);
  await ask(`mutation { setPersonState(id: "${id}", state: NEGOTIATION) { id } }`, {}, { token: sales });
  const before = await lead();
  expect((await send(kind, once)).errors).toBeUndefined();
  expect(await lead()).toEqual(before);
});

test.each(kinds)('a key of $name is refused for other content and for another account', async (kind) => {
  await sendContact(app);
  const { id } = await lead();
  const key = randomUUID();
  expect((await send(kind, { id, key, ...kind.said })).errors).toBeUndefined();
  const before = await lead();
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const refused = [
    await send(kind, { id, key, ...kind.other }),
    await send(kind, { id, key, ...kind.said }, sales),
    await send(kind, { id, key: 'short', ...kind.other }),
  ];
  expect(refused.map(({ errors }) => errors?.[0]?.extensions.fields)).toEqual([
    { key: expect.stringMatching(/other content/) as string },
    { key: expect.stringMatching(/Another account/) as string },
    { key: expect.stringMatching(/16 to 64/) as string },
  ]);
  expect(await lead()).toEqual(before);
});

test('the key of a state takes no outcome back', async () => {
  await sendContact(app);
  const { id } = await lead();
  const key = randomUUID();
  await ask(`mutation { setPersonState(id: "${id}", state: VISITED, key: "${key}") { id } }`, {}, { token });
  const undone = await ask(`mutation { undoOutcome(id: "${id}", key: "${key}") { id } }`, {}, { token });
  expect(undone.errors?.[0]?.extensions.fields).toHaveProperty('key');
  expect(await lead()).toMatchObject({ state: 'VISITED' });
});
