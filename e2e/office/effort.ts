import type { Page } from '@playwright/test';

/** What a person did, and how long it takes. */
export interface Effort {
  taps: number;
  keys: number;
  pastes: number;
  files: number;
  fields: number;
  seconds: number;
}

/** Seconds by the keystroke-level model of Card, Moran and Newell; docs/testing.md says what it leaves out. */
const cost = { point: 1.1, press: 0.1, key: 0.28, think: 1.35, file: 4 };

/** Counts from here on what a person does in the office, which is one page. */
export async function countEffort(page: Page): Promise<void> {
  await page.evaluate(() => {
    const known = new WeakSet<EventTarget>();
    const add = (name: string, count = 1) =>
      sessionStorage.setItem(
        `effort ${name}`,
        String(Number(sessionStorage.getItem(`effort ${name}`)) + count),
      );
    for (const name of ['taps', 'keys', 'pastes', 'files', 'fields'])
      sessionStorage.removeItem(`effort ${name}`);
    const listen = (name: string, hear: (event: Event) => void) =>
      document.addEventListener(name, hear, true);
    // A label passes its click on to its field: one tap.
    listen('pointerdown', () => add('taps'));
    listen('keydown', () => add('keys'));
    listen('paste', () => add('pastes'));
    listen('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') add('files');
    });
    listen('input', (event) => {
      const { target } = event;
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement &&
          !['radio', 'checkbox', 'file', 'hidden'].includes(target.type));
      if (!isText && !(target instanceof HTMLSelectElement)) return;
      if (!known.has(target)) add('fields');
      known.add(target);
      // What a journey fills in is typed; text that comes at once from the keyboard is pasted.
      if (!(event instanceof InputEvent)) add('keys', target.value.length);
      else if ((event.data?.length ?? 0) > 1) add('pastes');
    });
  });
}

export async function effortOf(page: Page): Promise<Effort> {
  const [taps, keys, pastes, files, fields] = await page.evaluate(() =>
    ['taps', 'keys', 'pastes', 'files', 'fields'].map((name) =>
      Number(sessionStorage.getItem(`effort ${name}`)),
    ),
  );
  const counts = {
    taps: taps ?? 0,
    keys: keys ?? 0,
    pastes: pastes ?? 0,
    files: files ?? 0,
    fields: fields ?? 0,
  };
  const seconds =
    // A journey fills a field in without the tap that a person needs to get into it.
    (counts.taps + counts.fields) * (cost.point + cost.press) +
    (counts.taps + counts.fields + counts.pastes) * cost.think +
    (counts.keys + 2 * counts.pastes) * cost.key +
    counts.files * cost.file;
  return { ...counts, seconds: Math.round(seconds) };
}
