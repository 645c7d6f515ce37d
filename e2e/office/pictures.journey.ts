import { basename, join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { logIn, owner } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { allAnswered, expect, test } from '../test.ts';
import { fillTexts, openPart, passChecks, registerCompany } from './passing.ts';

const [hall, kitchen, bedroom, lobby] = [
  'living-room-afternoon.jpg',
  'modular-kitchen-daylight.jpg',
  'master-bedroom-morning.jpg',
  'residence-lobby-reception.jpg',
].map((name) => join(import.meta.dirname, 'pictures', name)) as [string, string, string, string];
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const newPath = '/my-account/properties/new/all-fields';

function list(page: Page): Locator {
  return page.getByRole('list', { name: 'Pictures, in order' });
}

function cardOf(page: Page, file: string): Locator {
  return list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`: ${basename(file, '.jpg')}`) }) });
}

/** The names of the pictures in order. */
async function order(page: Page): Promise<string[]> {
  const labels = await list(page)
    .getByRole('button', { name: /^Move later/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Move later: ', '').replace('.jpg', ''));
}

const names = (...files: string[]) => files.map((file) => basename(file, '.jpg'));

/** Whether an upload contains the file with this name. */
function carries(route: Route, file: string): boolean {
  return (
    route
      .request()
      .postDataBuffer()
      ?.includes(`filename="${basename(file)}"`) ?? false
  );
}

async function fillRequired(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title*').fill(title);
  await fillTexts(page);
  await registerCompany(page);
  await passChecks(page);
  await openPart(page, 'Pictures');
}

function addressOf(title: string): string {
  return `/project-details/${title.toLowerCase().replaceAll(' ', '-')}`;
}

/** The descriptions of a project’s pictures on its page, in order. */
async function picturesOnSite(page: Page, title: string): Promise<string[]> {
  const { data } = (await (
    await page.request.post('/graphql', {
      data: {
        query: 'query ($slug: String) { property(slug: $slug) { images { url } } }',
        variables: { slug: addressOf(title).split('/').at(-1) },
      },
    })
  ).json()) as { data: { property: { images: { url: string }[] } } };
  return data.property.images.map(({ url }) => basename(url));
}

test('one of several pictures fails and one is cancelled: the others stay, and both can be tried again', async ({
  page,
}) => {
  const title = `Failing Orchard ${Date.now()}`;
  await logIn(page, newPath);
  await fillRequired(page, title);
  let failing = true;
  const held: Route[] = [];
  await page.route('**/graphql', async (route) => {
    if (failing && carries(route, kitchen)) await route.abort();
    else if (failing && carries(route, bedroom)) held.push(route);
    else await route.fallback();
  });
  await page.getByLabel('Upload pictures').setInputFiles([hall, kitchen, bedroom, lobby]);
  const failed = cardOf(page, kitchen);
  await expect(failed.getByRole('alert')).toContainText('The picture did not reach the server.');
  await expect(page.getByText('4 pictures · 1 being uploaded · 1 not uploaded')).toBeVisible();
  await page.getByLabel('Upload pictures').setInputFiles([
    { name: 'tiny.png', mimeType: 'image/png', buffer: onePixel },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await expect(
    page.getByText('“plan.pdf” is not a picture in JPEG, PNG, WebP or AVIF format.'),
  ).toBeVisible();
  await expect(cardOf(page, 'tiny.png')).toContainText('Smaller than 500×500 px');
  await expect(cardOf(page, bedroom).getByRole('progressbar')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);

  await cardOf(page, bedroom)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(cardOf(page, bedroom)).toHaveCount(0);
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(
    page.getByText('A picture was not uploaded. Please try again or remove it.').first(),
  ).toBeVisible();

  failing = false;
  await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await failed.getByRole('button', { name: /^Try again/ }).click();
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByText('Property submitted successfully!')).toBeVisible();
  expect(await picturesOnSite(page, title)).toEqual([...names(hall, kitchen, bedroom, lobby), 'tiny']);
});

test('a property is added with the keyboard alone, its pictures in order and described', async ({ page }) => {
  test.setTimeout(120_000);
  const title = `Keyboard Court ${Date.now()}`;
  await logIn(page, '/my-account');
  const { keyboard } = page;
  /** Presses the key until the target has the focus. */
  async function reach(target: Locator, key = 'Tab') {
    for (let pressed = 0; pressed < 150; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await keyboard.press(key);
    }
    throw new Error(`Not reached with ${key}: ${target.toString()}`);
  }
  async function type(label: string, text: string) {
    await reach(page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await reach(menu.getByRole('button', { name: 'Pages of Properties' }));
  await keyboard.press('Enter');
  await reach(menu.getByRole('link', { name: 'Add Property' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Property');
  await reach(page.getByRole('link', { name: 'All fields' }));
  await keyboard.press('Enter');
  await type('Title*', title);
  await reach(page.getByLabel('Type', { exact: true }));
  await keyboard.type('Res');
  await type('Description', 'Two towers around a court.');
  await type('Area', '1,250 sq ft carpet');
  await type('Address*', 'Sector 128, Noida');
  await reach(page.getByRole('checkbox', { name: 'Garden', exact: true }));
  await keyboard.press('Space');
  await type('Another feature', 'Reading room');
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Reading room' })).toBeChecked();
  await reach(page.getByRole('checkbox', { name: 'WiFi' }));
  await keyboard.press('Space');

  await reach(page.getByRole('button', { name: 'Next: Pictures' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Pictures' })).toBeFocused();
  await reach(page.getByLabel('Upload pictures'));
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press('Space');
  await (await chooser).setFiles([hall, kitchen, bedroom]);
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
  await reach(cardOf(page, hall).getByRole('button', { name: /^Move later/ }));
  await keyboard.press('Enter');
  await expect(page.getByText('living-room-afternoon.jpg is now picture 2 of 3.')).toBeAttached();
  await expect(cardOf(page, hall).getByRole('button', { name: /^Move later/ })).toBeFocused();
  await keyboard.press('Enter');
  expect(await order(page)).toEqual(names(kitchen, bedroom, hall));
  await reach(cardOf(page, bedroom).getByRole('button', { name: /^Make cover/ }), 'Shift+Tab');
  await keyboard.press('Space');
  expect(await order(page)).toEqual(names(bedroom, kitchen, hall));
  await reach(cardOf(page, bedroom).getByLabel(/^What it shows/), 'Shift+Tab');
  await keyboard.type('The bedroom in the morning');
  await reach(cardOf(page, hall).getByRole('button', { name: /^Remove/ }));
  await keyboard.press('Enter');
  expect(await order(page)).toEqual(names(bedroom, kitchen));
  await expect(page.getByRole('button', { name: 'Undo', disabled: false })).toBeFocused();
  await keyboard.press('Enter');
  expect(await order(page)).toEqual(names(bedroom, kitchen, hall));
  await expect(cardOf(page, hall).getByRole('button', { name: /^Remove/ })).toBeFocused();

  await reach(page.getByRole('button', { name: 'Next: Price and costs' }));
  await keyboard.press('Enter');
  await type('Price', '1.25 Cr');
  await reach(page.getByRole('tab', { name: 'Price and costs' }), 'Shift+Tab');
  for (const name of ['Units', 'Papers']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  await type('About the Builder*', 'A builder of samples.');
  await type('RERA Details*', 'A marked sample.');
  await type('Disclaimer*', 'Sample data.');
  await registerCompany(page);
  await passChecks(page);
  await reach(page.getByRole('button', { name: 'Submit Property' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Property submitted successfully!')).toBeVisible();

  await page.goto(addressOf(title));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Reading room')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The bedroom in the morning' }).first()).toBeVisible();
  expect(await picturesOnSite(page, title)).toEqual(names(bedroom, kitchen, hall));
});

test('a session that ends while a form is open loses no input and no pictures', async ({ page }) => {
  const title = `Returning Grove ${Date.now()}`;
  await logIn(page, newPath);
  await fillRequired(page, title);
  await page.getByLabel('Upload pictures').setInputFiles([hall]);
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
  await cardOf(page, hall)
    .getByLabel(/^What it shows/)
    .fill('The hall');

  async function endSession() {
    // A late answer would ask for the login by itself.
    await allAnswered(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.request.post('/graphql', {
      headers: { authorization: `Bearer ${token}` },
      data: { query: 'mutation { logout { id } }' },
    });
  }
  async function logInAgain() {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill(owner.username);
    await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
    await dialog.getByRole('button', { name: 'SIGN IN' }).click();
  }
  await endSession();
  await page.getByLabel('Upload pictures').setInputFiles([kitchen, bedroom]);
  await logInAgain();
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title*')).toHaveValue(title);

  // Reloads the page, because the draft must keep the pictures too.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:properties/new')?.split('/files/').length))
    .toBe(4);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(page.getByLabel('Title*')).toHaveValue(title);
  await openPart(page, 'Pictures');
  expect((await order(page)).toSorted()).toEqual(names(hall, bedroom, kitchen).toSorted());
  await expect(cardOf(page, hall).getByLabel(/^What it shows/)).toHaveValue('The hall');

  await endSession();
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await logInAgain();
  await expect(page.getByText('Property submitted successfully!')).toBeVisible();
  expect((await picturesOnSite(page, title)).toSorted()).toEqual(names(hall, bedroom, kitchen).toSorted());
});

test('a draft reports pictures that the server no longer has', async ({ page }) => {
  await logIn(page, newPath);
  await page.getByLabel('Title*').fill('Forgotten Gate');
  await page.getByLabel('Upload pictures').setInputFiles([hall, kitchen]);
  const draft = () => page.evaluate(() => localStorage.getItem('draft:properties/new') ?? '');
  await expect.poll(async () => (await draft()).split('/files/').length).toBe(3);
  page.once('dialog', (dialog) => void dialog.accept());
  const [id = ''] = /(?<=\\"id\\":\\")[0-9a-f]{24}/.exec(await draft()) ?? [];
  await page.evaluate(
    ([present = '', gone = '']) => {
      const key = 'draft:properties/new';
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll(present, gone));
    },
    [id, '0'.repeat(24)],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await openPart(page, 'Pictures');
  await expect(page.getByText('A picture of your draft is no longer there')).toBeVisible();
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
});

test('saving waits for running uploads', async ({ page }) => {
  const title = `Patient Arcade ${Date.now()}`;
  await logIn(page, newPath);
  await fillRequired(page, title);
  const held: Route[] = [];
  await page.route('**/graphql', async (route) => {
    if (carries(route, hall)) held.push(route);
    else await route.fallback();
  });
  await page.getByLabel('Upload pictures').setInputFiles([hall]);
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for a picture…' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop saving' }).click();
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expectFitAndAccessibleAtBothWidths(page);
  for (const route of held) await route.continue();
  // The upload, its sizes and the saving follow one another here.
  await expect(page.getByText('Property submitted successfully!')).toBeVisible({ timeout: 30_000 });
  expect(await picturesOnSite(page, title)).toEqual(names(hall));
});

test('pictures are dragged into another order, dropped and pasted', async ({ page }) => {
  await logIn(page, newPath);
  await openPart(page, 'Pictures');
  await page.getByLabel('Upload pictures').setInputFiles([hall, kitchen, bedroom]);
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
  /** Drags the bedroom to the place of the hall and holds it there. */
  async function dragBedroom() {
    // The page may have been scrolled by an earlier drag.
    const from = cardOf(page, bedroom).getByRole('img');
    await from.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await cardOf(page, hall).getByRole('img').boundingBox()];
    if (!start || !end) throw new Error('The pictures are not to be seen.');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 20, end.y + 20, { steps: 8 });
    await expect(page.getByText('master-bedroom-morning.jpg is held at place 1 of 3.')).toBeAttached();
  }
  await dragBedroom();
  await page.keyboard.press('Escape');
  await expect(page.getByText('master-bedroom-morning.jpg was put back')).toBeAttached();
  await page.mouse.up();
  expect(await order(page)).toEqual(names(hall, kitchen, bedroom));
  await dragBedroom();
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(names(bedroom, hall, kitchen));
  await expect(page.getByText('master-bedroom-morning.jpg is now picture 1 of 3.')).toBeAttached();

  for (const kind of ['drop', 'paste']) {
    await page.evaluate(async (type) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const data = new DataTransfer();
      data.items.add(new File([blob ?? ''], `${type}.png`, { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    }, kind);
  }
  await expect(page.getByText('5 pictures', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a picture is taken with the camera, and sorted with a finger', async ({ page }) => {
    await logIn(page, newPath);
    await openPart(page, 'Pictures');
    const camera = page.getByLabel('Take a photograph');
    await expect(page.getByText('Take a photograph')).toBeVisible();
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles(hall);
    await expect(page.getByText('1 picture', { exact: true })).toBeVisible();
    await page.getByLabel('Upload pictures').setInputFiles([kitchen, bedroom]);
    await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
    const grip = cardOf(page, hall).getByTitle('Drag');
    await grip.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const [start, end] = [await grip.boundingBox(), await cardOf(page, kitchen).boundingBox()];
    if (!start || !end) throw new Error('The pictures are not to be seen.');
    const finger = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const [x, top] = [start.x + start.width / 2, start.y + start.height / 2];
    const bottom = end.y + end.height - 20;
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(x, top) });
    await expect(page.getByText('living-room-afternoon.jpg is held at place 1 of 3.')).toBeAttached();
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      const touchPoints = at(x, top + (bottom - top) * share);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await expect(page.getByText('living-room-afternoon.jpg is held at place 2 of 3.')).toBeAttached();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => order(page)).toEqual(names(kitchen, hall, bedroom));
    await expect(page.getByText('living-room-afternoon.jpg is now picture 2 of 3.')).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('when two people change the pictures, the second sees the other’s changes', async ({
  page,
  browser,
}) => {
  const title = `Shared Pavilion ${Date.now()}`;
  await logIn(page, newPath);
  await fillRequired(page, title);
  await page.getByLabel('Upload pictures').setInputFiles([hall, kitchen, bedroom]);
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByText('Property submitted successfully!')).toBeVisible();
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link', { name: 'Edit' })
    .click();
  await openPart(page, 'Pictures');
  await expect(list(page)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await logIn(other, new URL(page.url()).pathname);
  await openPart(other, 'Pictures');
  await cardOf(other, bedroom)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Property saved successfully!')).toBeVisible();

  await cardOf(page, kitchen)
    .getByRole('button', { name: /^Make cover/ })
    .click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another change was saved first' });
  await expect(dialog.getByRole('group', { name: 'Pictures' }).getByText('2 pictures')).toHaveCount(2);
  await expectFitAndAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Property saved successfully!')).toBeVisible();
  expect(await picturesOnSite(page, title)).toEqual(names(kitchen, hall));
});
