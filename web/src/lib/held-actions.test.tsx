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

test('what a password manager fills in without an event goes into the field that is drawn anew, once', async () => {
  const page =
    '<form action="/register"><input name="name"><select name="time"><option>10<option>11</select></form>';
  const field = () => document.querySelector<HTMLInputElement>('[name=name]');
  const times = () => document.querySelector('select');
  document.body.innerHTML = page;
  held = holdBack();
  held.note();
  for (const one of [field(), times()]) if (one) one.value = one === field() ? 'Asha Sample' : '11';
  document.body.innerHTML = page;
  await Promise.resolve();
  expect([field()?.value, times()?.value]).toEqual(['Asha Sample', '11']);

  const again = field();
  if (again) again.value = '';
  document.body.append('Something else changes.');
  await Promise.resolve();
  expect(field()?.value).toBe('');
});

/** A button that is drawn anew between the two events of a press, as the browser tells them. */
function pressWhileDrawn(down: Event, up: Event): number {
  const page = '<button class="menu"><svg></svg></button>';
  let clicks = 0;
  document.body.innerHTML = page;
  held = holdBack();
  held.replay();
  document.querySelector('button svg')?.dispatchEvent(down);
  document.body.innerHTML = page;
  document.querySelector('button')?.addEventListener('click', () => (clicks += 1));
  document.querySelector('button svg')?.dispatchEvent(up);
  return clicks;
}

test.each([
  ['of a mouse', new PointerEvent('pointerdown', { bubbles: true }), { pointerType: 'mouse' }, 'pointerup'],
  ['of the space bar', new KeyboardEvent('keydown', { key: ' ', bubbles: true }), { key: ' ' }, 'keyup'],
] as const)('a press %s on a button that is drawn anew meanwhile counts once', (_, down, init, name) => {
  const up = Object.assign(new Event(name, { bubbles: true }), init);
  expect(pressWhileDrawn(down, up)).toBe(1);
});

test('a finger that leaves a button which was drawn anew counts once, by the browser', () => {
  const up = Object.assign(new Event('pointerup', { bubbles: true }), { pointerType: 'touch' });
  expect(pressWhileDrawn(new PointerEvent('pointerdown', { bubbles: true }), up)).toBe(0);
});

test('what is on or off shows at once what it will be, and is as it was when it is pressed again', () => {
  document.body.innerHTML = '<button type="button" aria-pressed="false">Save</button>';
  const button = document.querySelector('button');
  const seen: (string | null)[] = [];
  button?.addEventListener('click', () => seen.push(button.getAttribute('aria-pressed')));
  held = holdBack();
  button?.click();
  expect([button?.getAttribute('aria-pressed'), seen]).toEqual(['true', []]);
  held.replay();
  expect(seen).toEqual(['false']);
});

test('a link that is tapped right after a heart leaves once the heart is kept', () => {
  document.body.innerHTML =
    '<button type="button" aria-pressed="false">Save</button><a href="/shop">Shop</a>';
  const done: string[] = [];
  for (const one of document.querySelectorAll<HTMLElement>('button, a'))
    one.addEventListener('click', (event) => {
      event.preventDefault();
      done.push(one.textContent);
    });
  held = holdBack();
  for (const one of document.querySelectorAll<HTMLElement>('button, a')) one.click();
  expect(done).toEqual([]);
  held.replay();
  expect(done).toEqual(['Save', 'Shop']);
});

test('what is on or off stays as it was if the rest of the scripts cannot be loaded', () => {
  document.body.innerHTML = '<button type="button" aria-pressed="true">Saved</button>';
  held = holdBack();
  document.querySelector('button')?.click();
  held.release();
  expect(document.body.innerHTML).toBe('<button type="button" aria-pressed="true">Saved</button>');
});
