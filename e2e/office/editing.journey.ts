import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { addDraft } from './passing.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { drawTiles } from '../tiles.ts';

/** Opens the first item of a list for editing. */
async function editFirst(page: Page): Promise<void> {
  await page.getByRole('row').getByRole('link', { name: 'Edit' }).first().click();
  await expect(page).toHaveURL(/\/edit$/);
}

const nouns = [
  ['team', 'Name*', 'Team member saved successfully!'],
  ['testimonials', 'Name*', 'Testimonial saved successfully!'],
  ['media', /Name|Caption/, 'Image saved successfully!'],
  ['blogs', /Title/, 'Blog saved successfully!'],
] as const;

for (const [path, field, saved] of nouns) {
  test(`one of the ${path} is edited and keeps its picture`, async ({ page }) => {
    await logIn(page, `/my-account/${path}`);
    await editFirst(page);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expectFitAndAccessible(page);
    const text = `Edited in ${path} ${Date.now()}`;
    await page.getByLabel(field).first().fill(text);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(text) });
    await row.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('link', { name: 'Activity of this item' }).click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText(text);
  });
}

test('a second person who saves sees the first one’s changes, field by field', async ({ page, browser }) => {
  await logIn(page);
  const id = await addDraft(page, `Two windows ${Date.now()}`);
  const address = `/my-account/properties/${id}/edit`;
  await page.goto(address);
  await expect(page.getByLabel('Locality')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  const saved = 'Saved as a draft. Only owners and editors see it.';
  await logIn(other, address);
  await other.getByLabel('Locality').fill('Sector of the other');
  await other.getByLabel('Dimension of the site').fill('9 acres');
  await other.getByRole('button', { name: 'Save as draft' }).click();
  await expect(other.getByText(saved)).toBeVisible();

  await page.getByLabel('Locality').fill('Sector of mine');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another change was saved first' });
  await expect(dialog).toContainText(/Saved by you in another window, (just now|1 minute ago)\./);
  await expect(dialog.getByRole('group', { name: 'Locality' })).toContainText('Sector of the other');
  await expect(dialog.getByRole('group', { name: 'Locality' })).toContainText('Sector of mine');
  await expect(dialog.getByRole('group', { name: 'Dimension of the site' })).toContainText('9 acres');
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await page.goto(address);
  await expect(page.getByLabel('Locality')).toHaveValue('Sector of mine');
  await expect(page.getByLabel('Dimension of the site')).toHaveValue('9 acres');
});

test('unsaved input survives a reload, is offered again, and is forgotten once it is saved', async ({
  page,
}) => {
  await logIn(page, '/my-account/testimonials');
  await editFirst(page);
  const before = await page.getByLabel('Position*').inputValue();
  await page.getByLabel('Position*').fill('Typed and not saved');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
    .toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Position*')).toHaveValue(before);
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(page.getByLabel('Position*')).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Testimonial saved successfully!')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
});

test('a restored draft keeps features that were all unticked, and the tabs of the form fit a phone', async ({
  page,
}) => {
  await logIn(page, '/my-account/properties?search=Chinar');
  await editFirst(page);
  const ticked = page.getByRole('group', { name: 'Features' }).getByRole('checkbox', { checked: true });
  await expect(ticked).not.toHaveCount(0);
  const before = await ticked.count();
  for (let left = before; left > 0; left--) await ticked.first().uncheck();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))))
    .toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(ticked).toHaveCount(before);
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(ticked).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Next: Pictures' }).click();
  await expect(page.getByRole('tab', { name: 'Pictures' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible();
});

test('a banner says that there is no connection, and saving works once it is back', async ({ page }) => {
  await logIn(page, '/my-account/team');
  await editFirst(page);
  await expect(page.getByLabel('Experience')).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await page.route('**/readyz', (route) => route.abort());
  await page.getByLabel('Experience').fill('20 years');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const banner = page.getByText('There is no connection. What you typed is safe');
  const refused = page.getByText('An error occurred. Please check your connection and try again.');
  await expect(banner).toBeVisible();
  await expect(refused).toBeVisible();
  await expect(page.getByLabel('Experience')).toHaveValue('20 years');
  await page.unroute('**/graphql');
  await page.unroute('**/readyz');
  await expect(banner).toBeHidden();
  await expect(refused).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Team member saved successfully!')).toBeVisible();
});

test('a place is pasted, tapped or dragged on the map, and saved with the form', async ({ page }) => {
  await drawTiles(page);
  await logIn(page, '/my-account/properties/new/all-fields');
  const title = `Placed Corner ${Date.now()}`;
  await page.getByLabel('Title*').fill(title);
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  await latitude.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text',
      'https://www.google.com/maps/place/x/@28.7,77.3,15z/data=!3d28.5921!4d77.3401',
    );
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(latitude).toHaveValue('28.5921');
  await expect(longitude).toHaveValue('77.3401');

  const map = page.getByRole('region', { name: 'Map to choose the place on' });
  await page.getByText('Tap the place on the map').scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  const pin = map.locator('.map-pin');
  await expect(pin).toHaveCount(1);
  await expectFitAndAccessible(page);
  await map.click({ position: { x: 80, y: 200 } });
  await expect(longitude).not.toHaveValue('77.3401');
  const tapped = await longitude.inputValue();
  expect(Number(tapped)).toBeLessThan(77.3401);
  const at = await pin.boundingBox();
  if (!at) throw new Error('The pin is not to be seen.');
  await page.mouse.move(at.x + 10, at.y + 10);
  await page.mouse.down();
  await page.mouse.move(at.x + 130, at.y - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(Number(tapped));
  const placed = await longitude.inputValue();

  await page.getByRole('radio', { name: /^Draft/ }).check();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(longitude).toHaveValue(placed);
});
