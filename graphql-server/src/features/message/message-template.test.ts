import { expect, test } from 'vitest';
import { placeholdersOf, unknownPlaceholder } from 'domain/lead/message-text.ts';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { given } from '../../testing/factories.ts';
import { startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

interface Template {
  id: string;
  name: string;
  english: string;
  hindi: string | null;
}

const fields = 'id name english hindi';

async function templates(as = token): Promise<Template[]> {
  return given(
    await ask<{ messageTemplates: Template[] }>(`{ messageTemplates { ${fields} } }`, {}, { token: as }),
    'messageTemplates',
  );
}

function save(input: object, { id, as = token }: { id?: string; as?: string } = {}) {
  return ask<{ saveMessageTemplate: Template }>(
    `mutation ($input: MessageTemplateInput!, $id: ID) { saveMessageTemplate(input: $input, id: $id) { ${fields} } }`,
    { input, id },
    { token: as },
  );
}

const remove = (id: string) => ask(`mutation { removeMessageTemplate(id: "${id}") { id } }`, {}, { token });
const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors?.[0]?.extensions.fields;

test('an office begins with eight texts in both languages, with the same placeholders', async () => {
  const all = await templates(await tokenOfRole(app, AdminRole.SALES));
  expect(all.map(({ name }) => name)).toEqual([
    ...['First answer', 'No answer', 'Details', 'Cost sheet', 'Visit proposed', 'Visit confirmed'],
    ...['After the visit', 'Thanks'],
  ]);
  for (const { english, hindi } of all) {
    expect(placeholdersOf(hindi ?? '')).toEqual(placeholdersOf(english));
    expect([unknownPlaceholder(english), unknownPlaceholder(hindi ?? '')]).toEqual([undefined, undefined]);
    expect(hindi).toMatch(/आप/);
    expect(hindi).not.toMatch(/तुम|तेरा/);
  }
});

test('a delivered text is changed in its place, and one that was removed comes back with its id', async () => {
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const input = { name: 'Hello', english: 'Hello {name}.\nI am {me}.', hindi: '' };
  const saved = given(await save(input, { id: 'first-answer', as: editor }), 'saveMessageTemplate');
  expect(saved).toEqual({ ...input, id: 'first-answer', hindi: null });
  expect((await templates())[0]).toEqual(saved);
  await remove('first-answer');
  expect(await templates()).toHaveLength(7);
  await save(input, { id: 'first-answer' });
  expect((await templates())[0]).toEqual(saved);
});

test('a text of the office comes after the delivered ones', async () => {
  const own = { name: 'Rent', english: 'Hello {name}, the rent is {price}.', hindi: 'नमस्ते {name} जी।' };
  const { id } = given(await save(own), 'saveMessageTemplate');
  expect((await templates()).at(-1)).toEqual({ id, ...own });
  expect((await remove(id)).errors).toBeUndefined();
  expect((await remove(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await save(own, { id: 'a'.repeat(24) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test.each([
  [{ english: 'Hello {nmae}.' }, 'english', '“{nmae}”'],
  [{ hindi: 'नमस्ते {नाम} जी।' }, 'hindi', '“{नाम}”'],
  [{ english: 'Hello {name' }, 'english', '“{name”'],
  [{ english: 'x'.repeat(1_001) }, 'english', '1,000 characters'],
  [{ english: ' ' }, 'english', 'Please write the text.'],
  [{ name: '' }, 'name', 'Please name the text.'],
])('what is wrong is said beside its field: %#', async (wrong, field, sentence) => {
  const answer = await save({ name: 'Hello', english: 'Hello {name}.', ...wrong });
  expect(fieldsOf(answer)).toEqual({ [field]: expect.stringContaining(sentence) as string });
  expect(await templates()).toHaveLength(8);
});

test('there are at most fifty', async () => {
  for (let count = 8; count < 50; count += 1) await save({ name: `Text ${count}`, english: 'Hello.' });
  expect(fieldsOf(await save({ name: 'One more', english: 'Hello.' }))).toEqual({
    name: 'There are 50 texts already. Please remove one first.',
  });
  expect((await save({ name: 'Thanks', english: 'Hello.' }, { id: 'thanks' })).errors).toBeUndefined();
});
