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

test('a disclosure that is drawn anew before the browser tells that it was opened is open', async () => {
  const page = '<details name="choice"><summary>Loan</summary></details>';
  document.body.innerHTML = page;
  held = holdBack();
  const fold = document.querySelector('details');
  fold?.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (fold) fold.open = true;
  document.body.innerHTML = page;
  await Promise.resolve();
  expect(document.querySelector('details')?.open).toBe(true);
});

test('a disclosure that is drawn anew is opened once, and is then the visitor’s', async () => {
  const page = '<details><summary>Loan</summary></details>';
  document.body.innerHTML = page;
  held = holdBack();
  document.querySelector('summary')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.body.innerHTML = page;
  await Promise.resolve();
  const fold = document.querySelector('details');
  if (fold) fold.open = true;
  document.body.append('Something else changes.');
  await Promise.resolve();
  expect(fold?.open).toBe(true);
});

test('a row that was scrolled stays where it is when it is drawn anew, each time', async () => {
  const page = '<div class="row">Chips</div>';
  document.body.innerHTML = page;
  held = holdBack();
  const row = document.querySelector('div');
  if (row) row.scrollLeft = 331;
  row?.dispatchEvent(new Event('scroll'));
  for (let drawn = 1; drawn <= 2; drawn += 1) {
    document.body.innerHTML = page;
    await Promise.resolve();
    expect(document.querySelector('div')?.scrollLeft).toBe(331);
  }
});

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Presses a button that is drawn anew while it is down, or once it is up, before the browser makes a click; answers the clicks. */
async function pressWhileDrawn(down: Event, up: Event, drawn: 'down' | 'up'): Promise<number> {
  const page = '<button class="menu"><svg></svg></button>';
  let clicks = 0;
  const draw = () => {
    document.body.innerHTML = page;
    document.querySelector('button')?.addEventListener('click', () => (clicks += 1));
  };
  const press = (event: Event) => document.querySelector('button svg')?.dispatchEvent(event);
  draw();
  held = holdBack();
  held.replay();
  press(down);
  if (drawn === 'down') draw();
  press(up);
  if (drawn === 'up') draw();
  await nextTask();
  return clicks;
}

test.each([
  ['of a mouse', PointerEvent, { pointerType: 'mouse' }, ['pointerdown', 'pointerup']],
  ['of the space bar', KeyboardEvent, { key: ' ' }, ['keydown', 'keyup']],
] as const)(
  'a press %s on a button that is drawn anew meanwhile counts once',
  async (_, Kind, init, names) => {
    for (const drawn of ['down', 'up'] as const) {
      const [down, up] = names.map((name) => Object.assign(new Kind(name, { bubbles: true }), init));
      if (down && up) expect(await pressWhileDrawn(down, up, drawn)).toBe(1);
    }
  },
);

test.each([
  ['counts, although the button has moved', 4, 1],
  ['does not count if the pointer has left', 40, 0],
])('a press on a button that is drawn anew %s', async (_, moved, expected) => {
  const page = '<button class="menu">Menu</button><button class="other">Other</button>';
  let clicks = 0;
  const draw = () => {
    document.body.innerHTML = page;
    document.querySelector('.menu')?.addEventListener('click', () => (clicks += 1));
  };
  const pointer = { bubbles: true, pointerType: 'mouse', clientY: 200 };
  draw();
  held = holdBack();
  held.replay();
  document
    .querySelector('.menu')
    ?.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 100 }));
  draw();
  document
    .querySelector('.other')
    ?.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: 100 + moved }));
  await nextTask();
  expect(clicks).toBe(expected);
});

test('a click that the browser makes counts once, also when the button is drawn anew after it', async () => {
  let clicks = 0;
  document.body.innerHTML = '<button class="menu">Menu</button>';
  held = holdBack();
  held.replay();
  const button = document.querySelector('button');
  const count = () => {
    clicks += 1;
    document.body.innerHTML = '<button class="menu">Menu</button>';
    document.querySelector('button')?.addEventListener('click', count);
  };
  button?.addEventListener('click', count);
  for (const name of ['pointerdown', 'pointerup', 'click'])
    button?.dispatchEvent(Object.assign(new PointerEvent(name, { bubbles: true }), { pointerType: 'mouse' }));
  await nextTask();
  expect(clicks).toBe(1);
});

test('a finger that leaves a button which was drawn anew counts once, by the browser', async () => {
  const [down, up] = ['pointerdown', 'pointerup'].map((name) =>
    Object.assign(new PointerEvent(name, { bubbles: true }), { pointerType: 'touch' }),
  );
  if (down && up) expect(await pressWhileDrawn(down, up, 'down')).toBe(0);
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
