import type { Browser, Page } from '@playwright/test';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from './sound.ts';
import { expect, startPage, test } from './test.ts';

/** An open page sees what others change after ten seconds at the latest. */
const soon = { timeout: 40_000 };

/** Saves three homes in this browser and shares them; answers the link. */
async function share(page: Page, name: string, mode: 'Decide together' | 'Look only'): Promise<string> {
  await page.goto('/shop?view=list', { waitUntil: 'networkidle' });
  const hearts = page.getByRole('button', { name: /^Add to Wishlist: / });
  for (let index = 0; index < 3; index += 1) {
    await hearts.nth(index).click();
    if (index === 0) await page.getByRole('button', { name: 'Keep looking' }).click();
  }
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share with family' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with family' });
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await expect(dialog.getByText('Please enter your first name.').first()).toBeVisible();
  await dialog.getByLabel('Your first name').fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${mode}`) }).check();
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  return dialog.getByLabel('Link of your list').inputValue();
}

/** Another browser, with a storage of its own. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(link);
  await startPage(page);
  return page;
}

test('a family decides with two browsers, asks once, and ends the list @phone', async ({
  page: asha,
  browser,
}) => {
  test.setTimeout(150_000);
  const link = await share(asha, 'Asha', 'Decide together');
  await asha.getByRole('dialog').getByRole('link', { name: 'Open the list' }).click();
  await expect(asha.getByRole('heading', { level: 1, name: 'Homes that Asha shares' })).toBeVisible();
  await expect(asha.getByRole('heading', { name: 'You made this list' })).toBeVisible();
  const homes = await asha.locator('main article h2').allTextContents();
  expect(homes).toHaveLength(3);
  const [one = '', two = ''] = homes;

  const ravi = await openElsewhere(browser, link);
  await expect(ravi.getByRole('heading', { name: 'You made this list' })).toHaveCount(0);
  await ravi.getByRole('button', { name: `Thumbs up: ${one}` }).click();
  const who = ravi.getByRole('dialog', { name: 'Who are you?' });
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(who.getByText('Please enter your first name.')).toBeVisible();
  await who.getByLabel('Your first name').fill('Ravi');
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(ravi.getByRole('button', { name: `Thumbs up: ${one}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ravi.getByRole('button', { name: `Add a note: ${one}` }).click();
  await ravi.getByLabel('Your note').fill('Ten minutes to the office');
  await ravi.getByRole('button', { name: 'Save the note' }).click();
  await expect(ravi.getByRole('list', { name: `Notes: ${one}` })).toContainText('Ten minutes to the office');
  await ravi.getByRole('button', { name: `Hide: ${two}` }).click();
  await expect(ravi.getByRole('link', { name: 'Hidden (1)' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(ravi);

  // It appears in the other browser without a reload.
  await expect(asha.getByRole('list', { name: `Notes: ${one}` })).toContainText('Ravi', soon);
  await asha.getByRole('link', { name: 'Hidden (1)' }).click();
  await expect(asha.getByText('Hidden by Ravi')).toBeVisible();
  await asha.getByRole('button', { name: `Restore: ${two}` }).click();
  await expect(asha.getByText('Nothing is hidden')).toBeVisible();
  await asha.getByRole('link', { name: '3 homes' }).click();
  await asha.getByRole('button', { name: `Thumbs down: ${one}` }).click();
  await expect(ravi.getByRole('link', { name: 'Hidden (0)' })).toBeVisible(soon);
  const remove = ravi.getByRole('button', { name: 'Remove the note of Ravi' });
  await expect(remove).toBeVisible();
  await asha.getByRole('link', { name: 'Most thumbs up' }).click();
  await expect(asha).toHaveURL(/\?order=thumbs$/);
  await expectFitAndAccessibleAtBothWidths(asha);

  const enquiry = asha.locator('#enquiry');
  await enquiry.getByLabel('Your Name').fill('Asha Rao');
  await enquiry.getByLabel('Your Email').fill('asha@example.com');
  await enquiry.getByLabel('Phone*').fill('98100 00000');
  await enquiry.getByLabel('Send our thumbs and notes too').check();
  await enquiry.getByRole('button', { name: 'Send one enquiry' }).click();
  await expect(asha.locator('#enquiry').getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();

  await ravi.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(ravi.getByRole('columnheader')).toHaveCount(4);
  await ravi.goBack();
  await expect(ravi.getByRole('heading', { level: 1, name: 'Homes that Asha shares' })).toBeVisible();

  await asha.getByRole('button', { name: 'End sharing' }).click();
  await asha.getByRole('button', { name: 'Yes, end sharing' }).click();
  await expect(asha.getByText('This shared shortlist has ended').last()).toBeVisible();
  await expect(ravi.getByText('This shared shortlist has ended').last()).toBeVisible(soon);
  expect((await ravi.goto(link))?.status()).toBe(410);
  await expect(
    ravi.getByRole('heading', { level: 1, name: 'This shared shortlist has ended' }),
  ).toBeVisible();
  await ravi.context().close();
});

test('a list to look at only has no buttons for others, and asks without JavaScript @phone', async ({
  page,
  browser,
}) => {
  const link = await share(page, 'Asha', 'Look only');
  const other = await openElsewhere(browser, link);
  await expect(other.getByText('Only Asha changes it.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Thumb|^Hide|^Add homes/ })).toHaveCount(0);
  await other.context().close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(link);
  await expect(without.getByRole('heading', { level: 1, name: 'Homes that Asha shares' })).toBeVisible();
  await expect(without.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await without.getByRole('link', { name: 'Most thumbs up' }).click();
  await expect(without).toHaveURL(/\?order=thumbs$/);
  await without.getByRole('button', { name: 'Send one enquiry' }).click();
  await expect(without.getByText('Please fill out all required fields.').first()).toBeVisible();
  await without.getByLabel('Your Name').fill('Meera Iyer');
  await without.getByLabel('Your Email').fill('meera@example.com');
  await without.getByLabel('Phone*').fill('98100 00002');
  await without.getByRole('button', { name: 'Send one enquiry' }).click();
  await expect(without.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  await plain.close();

  // The maker ends it from the Wishlist, without opening it.
  await page.goto('/wishlist');
  await page.getByRole('button', { name: 'Share with family' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with family' });
  await dialog.getByRole('button', { name: 'End sharing' }).click();
  await dialog.getByRole('button', { name: 'Yes, end sharing' }).click();
  await expect(dialog.getByRole('heading', { name: 'Shared from this browser' })).toHaveCount(0);
  expect((await page.goto(link))?.status()).toBe(410);
});

test('homes of the own Wishlist are added to a list of the family', async ({ page, browser }) => {
  const link = await share(page, 'Asha', 'Decide together');
  const ravi = await openElsewhere(browser, '/shop?view=list&page=2');
  const heart = ravi.getByRole('button', { name: /^Add to Wishlist: / }).first();
  const title = ((await heart.getAttribute('aria-label')) ?? '').replace('Add to Wishlist: ', '');
  await heart.click();
  await ravi.goto(link);
  await ravi.getByRole('button', { name: 'Add homes' }).click();
  await ravi.getByRole('button', { name: `Add: ${title}` }).click();
  await ravi.getByLabel('Your first name').fill('Ravi');
  await ravi.getByRole('button', { name: 'Continue' }).click();
  await expect(ravi.getByText('On the list')).toBeVisible();
  await expect(ravi.getByText('Added by Ravi')).toBeAttached();
  await ravi.context().close();
});
