import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { fillTexts, registerCompany } from './passing.ts';

const photos = ['living-room-afternoon.jpg', 'master-bedroom-morning.jpg'].map((name) =>
  join(import.meta.dirname, 'pictures', name),
);

// The first of the file, as the guide begins with a fresh site.
test('the guide leads an owner to a first listing in at most 25 clicks', async ({ page }) => {
  await logIn(page);
  await countClicks(page);
  const guide = page.getByRole('region', { name: 'Set up your site' });
  await expect(guide.getByText(/^This site is a trial\./)).toBeVisible();
  await expect(guide.getByText('0 of 7 done')).toBeVisible();
  await expectFitAndAccessible(page);
  await guide.getByLabel('Phone*').fill('98110 22000');
  await guide.getByRole('button', { name: 'Save' }).click();
  await expect(guide.getByText('1 of 7 done')).toBeVisible();
  await guide.getByRole('button', { name: 'Later' }).click();
  await guide.getByRole('link', { name: 'Add Property' }).click();
  await expect(page.getByLabel('Paste a WhatsApp message, or type a line')).toBeFocused();
  await page.keyboard.insertText('3 BHK Sector 76 1450 sft 95 lakh ready 9th floor');
  await page.getByRole('button', { name: 'Super area' }).click();
  const society = `Guide Court ${Date.now() % 100_000}`;
  await page.getByLabel('Society or project').fill(society);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: new RegExp(society) })).toBeVisible();
  expect(await clicks(page)).toBeLessThanOrEqual(25);

  await page.goto('/my-account');
  await expect(guide.getByText('2 of 7 done')).toBeVisible();
  await guide.getByText('5. Your colleagues').click();
  await expect(guide.getByLabel('Username*')).toBeVisible();
  await expectFitAndAccessible(page);
  await guide.getByText('6. E-mail').click();
  await expect(guide.getByLabel('App password*')).toBeVisible();
  await expectFitAndAccessible(page);
});

test(
  'one message and two photos make a public listing, with three taps and two fields',
  { tag: ['@both', '@walk'] },
  async ({ page, browser }) => {
    await logIn(page, '/my-account/properties/new');
    const box = page.getByLabel('Paste a WhatsApp message, or type a line');
    await expect(box).toBeFocused();
    const main = page.getByRole('main');
    const controls = main.locator('button:visible, input, textarea, select, a:visible');
    expect(await controls.count()).toBeLessThanOrEqual(12);
    const society = `Kusum Court ${Date.now() % 100_000}`;
    await page.evaluate(() => {
      const taps = { count: 0 };
      Object.assign(window, { taps });
      // A label passes its click on to its field: one tap.
      document.addEventListener('pointerdown', () => (taps.count += 1), true);
    });
    await page.keyboard.insertText('3 BHK Sector 76 1450 sft 95 lakh ready 9th floor');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Add photos').click();
    await (await chooser).setFiles(photos);
    await page.getByRole('button', { name: 'Super area' }).click();
    await page.getByLabel('Society or project').fill(society);
    await page.getByLabel('Owner’s mobile').fill('98100 12345');
    const chips = page.getByRole('region', { name: 'Understood' }).getByRole('button');
    await expect(chips).toHaveText([
      ...['3 BHK', 'Sector 76, Noida', '₹ 95 lakh', 'Ready to move', 'Floor 9'],
      '1,450 sq ft super built-up',
    ]);
    await expectFitAndAccessible(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(height).toBeLessThanOrEqual(test.info().project.name.includes('phone') ? 2.5 : 1.5);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row', { name: new RegExp(society) })).toBeVisible();
    expect(
      await page.evaluate(() => (window as unknown as { taps: { count: number } }).taps.count),
    ).toBeLessThanOrEqual(3);

    const list = await (await page.request.get('/shop-left-sidebar')).text();
    const [address = ''] =
      new RegExp(`/project-details/[^"]*${society.toLowerCase().replaceAll(' ', '-')}[^"]*`).exec(list) ?? [];
    const visitor = await browser.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
      `3 BHK flat, ${society}, Sector 76`,
    );
    expect(await visitor.content()).not.toMatch(/98100\D?12345|9th floor|Floor 9/i);
    await visitor.close();
  },
);

// Its name comes first: the journeys after it find a site that has gone live.
test('a first listing is public at once as a trial listing, and going live hides it', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^This site is a trial\./)).toBeVisible();
  await expectFitAndAccessible(page);
  const title = `First Court ${Date.now()}`;
  await page.goto('/my-account/properties/new/all-fields');
  await expect(page.getByText('Checks before publication:')).toHaveCount(0);
  await page.getByLabel('Title*').fill(title);
  await fillTexts(page, 'As the owner says.');
  await expect(page.getByText(/^It goes live as a trial listing;/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Trial listing: public');
  const list = async () => (await page.request.get('/shop-left-sidebar')).text();
  expect(await list()).toContain(title);
  expect(await list()).toContain('Trial listing: registration not checked');

  await page.goto('/my-account/settings/checks');
  await expect(page.getByText(/^To go live, first enter/)).toBeVisible();
  await expectFitAndAccessible(page);
  await registerCompany(page);
  await page.reload();
  await expect(page.getByText(/^The site is live\./)).toBeVisible();
  expect(await list()).not.toContain(title);
});

/** Counts the presses of a person from here on; the office is one page. */
async function countClicks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = () =>
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
    document.addEventListener('pointerdown', count, true);
  });
}

const clicks = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')));
