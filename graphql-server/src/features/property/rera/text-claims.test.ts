import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

const query = `query ($texts: [TypedText!]!) { textClaims(texts: $texts) { field sentence claim } }`;

test('typed texts are read sentence by sentence, each under its field', async () => {
  const texts = [
    { field: 'title', text: 'Twelve things to ask' },
    { field: 'para_1', text: 'Take your time. **Assured returns** of 12 % a year!' },
    { field: 'conclusion', text: 'Rental income is not guaranteed.' },
  ];
  const { data } = await ask(query, { texts }, { token });
  expect(data.textClaims).toEqual([
    { field: 'para_1', sentence: '**Assured returns** of 12 % a year!', claim: 'promises a return' },
  ]);
});

test('a form that is larger than any of ours is refused', async () => {
  const field = 'para_1';
  for (const texts of [
    Array.from({ length: 41 }, () => ({ field, text: 'Quiet.' })),
    [{ field, text: 'Quiet. '.repeat(50_000) }],
  ])
    expect((await ask(query, { texts }, { token })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
