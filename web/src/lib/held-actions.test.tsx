import { afterEach, expect, test } from 'vitest';
import { holdBack } from './held-actions.ts';

let held: ReturnType<typeof holdBack> | undefined;

afterEach(() => {
  held?.release();
  document.body.innerHTML = '';
});

test('a key that comes right after a press on a field that is drawn anew goes into the new field', async () => {
  document.body.innerHTML = '<form action="/contact"><input name="name"></form>';
  held = holdBack();
  document.querySelector('input')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.innerHTML = '<form action="/contact"><input name="name"></form>';
  const field = document.querySelector('input');
  await Promise.resolve();
  expect(document.activeElement).toBe(field);

  // As browsers do at the end of a press on what is gone, before a timer can run.
  field?.blur();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true }));

  expect(document.activeElement).toBe(field);
});
