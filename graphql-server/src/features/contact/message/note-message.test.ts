import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given, sendContact } from '../../../testing/factories.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Row {
  id: string;
  state: string;
  unread: boolean;
  language: string | null;
  dueAt: string | null;
  enquiries: { state: string }[];
  history: Record<'kind' | 'by' | 'way' | 'language' | 'text' | 'state' | 'undoes', string | null>[];
}

const fields = `id state unread language dueAt enquiries { state } history { kind by way language text state undoes }`;

async function lead(): Promise<Row> {
  const answer = await ask<{ people: { items: Row[] } }>(`{ people { items { ${fields} } } }`, {}, { token });
  const [first] = given(answer, 'people').items;
  if (!first) throw new Error('there is no lead');
  return first;
}

const mail = { way: 'MAIL', language: 'HINDI', text: 'नमस्ते Asha जी।\nFirst & last.' };

function note(id: string, input: object, as = token) {
  return ask<{ noteMessage: Row }>(
    `mutation ($id: ID!, $input: SentMessageInput!) { noteMessage(id: $id, input: $input) { ${fields} } }`,
    { id, input: { key: randomUUID(), ...input } },
    { token: as },
  );
}

const undo = (id: string, key: string) =>
  ask<{ undoOutcome: Row }>(
    `mutation { undoOutcome(id: "${id}", key: "${key}") { ${fields} } }`,
    {},
    { token },
  );

test('a text is kept with its language and way, and a new lead has been contacted then', async () => {
  await sendContact(app, {});
  const { id } = await lead();
  const after = given(await note(id, mail), 'noteMessage');
  expect(after).toMatchObject({ state: 'CONTACTED', unread: false, language: 'HINDI' });
  expect(after.history).toMatchObject([
    { kind: 'MESSAGE', way: 'MAIL', language: 'HINDI', text: mail.text },
    { kind: 'STATE', state: 'CONTACTED', way: null },
  ]);
  expect((await lead()).enquiries.map(({ state }) => state)).toEqual(['CONTACTED']);
  const again = given(await note(id, { ...mail, language: 'ENGLISH' }), 'noteMessage');
  expect(again).toMatchObject({ state: 'CONTACTED', language: 'ENGLISH' });
  expect(again.history).toHaveLength(3);
});

test('the same key adds nothing, and that of a colleague is refused', async () => {
  await sendContact(app, {});
  const { id } = await lead();
  const key = randomUUID();
  await note(id, { ...mail, key });
  expect(given(await note(id, { ...mail, key }), 'noteMessage').history).toHaveLength(2);
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await note(id, { ...mail, key }, sales)).errors?.[0]?.message).toBe(
    'Another account has used this key.',
  );
  const both = await Promise.all([note(id, mail), note(id, mail, sales)]);
  expect(both.map(({ errors }) => errors)).toEqual([undefined, undefined]);
  expect((await lead()).history.filter(({ kind }) => kind === 'MESSAGE')).toHaveLength(3);
});

test('a text that was not sent after all is taken back, unless the lead was worked on since', async () => {
  await sendContact(app, {});
  const { id } = await lead();
  const key = randomUUID();
  await note(id, { ...mail, key });
  const back = given(await undo(id, key), 'undoOutcome');
  expect(back).toMatchObject({ state: 'NEW', unread: true });
  expect(back.history.slice(2)).toMatchObject([
    { kind: 'MESSAGE', way: 'MAIL', undoes: expect.any(String) as string },
    { kind: 'STATE', state: 'NEW' },
  ]);
  const other = randomUUID();
  await note(id, { ...mail, key: other });
  await ask(`mutation { setPersonState(id: "${id}", state: INTERESTED) { id } }`, {}, { token });
  expect((await undo(id, other)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a lead that has ended can be thanked, and stays as it is', async () => {
  await sendContact(app, {});
  const { id } = await lead();
  await ask(`mutation { setPersonState(id: "${id}", state: BOOKED) { id } }`, {}, { token });
  const after = given(await note(id, mail), 'noteMessage');
  expect(after).toMatchObject({ state: 'BOOKED', dueAt: null });
});

test('WhatsApp is noted only with a person who allows it', async () => {
  await sendContact(app, {});
  const { id } = await lead();
  const whatsApp = { ...mail, way: 'WHATSAPP' };
  expect((await note(id, whatsApp)).errors?.[0]?.message).toBe(
    'They do not allow WhatsApp. Please do not send it.',
  );
  const allow = (allowed: boolean) =>
    ask(`mutation { setWhatsAppAllowed(id: "${id}", allowed: ${allowed}) { id } }`, {}, { token });
  await allow(true);
  expect((await note(id, whatsApp)).errors).toBeUndefined();
  await allow(false);
  expect((await note(id, whatsApp)).errors).toBeDefined();
});

test.each([
  [{ text: ' ' }, 'Please choose a text.'],
  [{ text: 'x'.repeat(4_001) }, 'Please use at most 4,000 characters.'],
  [{ key: 'short' }, 'Please use 16 to 64 letters, digits and hyphens.'],
])('what cannot be noted stores nothing: %#', async (wrong, sentence) => {
  await sendContact(app, {});
  const { id } = await lead();
  expect((await note(id, { ...mail, ...wrong })).errors?.[0]?.message).toBe(sentence);
  expect((await lead()).history).toEqual([]);
});
