import type { Page } from '@playwright/test';
import { logIn, newEmail } from './account.ts';
import { ownName, ownPhone } from './office/enquiries.ts';
import { expect, openStarted, test } from './test.ts';

const advert = '/?utm_source=facebook&utm_medium=cpc&utm_campaign=jheel-oct&q=98100+12345';

async function sendEnquiry(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your Name*').fill(name);
  await page.getByLabel('Your Email*').fill(newEmail('source'));
  await page.getByLabel('Phone').first().fill(ownPhone());
  await page.getByLabel('Message').first().fill('Please call me.');
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Get A Quote', exact: true }).click();
  await expect(page.getByText(/AHG-[0-9A-Z]{5}/).first()).toBeVisible();
}

test('an advert is told to the office over three pages, a visit from elsewhere, and a correction', async ({
  page,
}) => {
  const name = ownName('Tara');
  await openStarted(page, advert);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  // The same visitor comes back without a link.
  await page.goto('about:blank');
  await openStarted(page, '/contact');
  await page.reload();
  await openStarted(page, '/contact');
  const kept = await page.evaluate(() => localStorage.getItem('arrivals') ?? '');
  expect(kept).not.toContain('98100');
  await sendEnquiry(page, name);

  await logIn(page, '/my-account/leads');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByText('Facebook advert “jheel-oct”, then direct').first()).toBeVisible();
  await page.getByLabel('Channel').selectOption('Referral');
  await page.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByText('Channel corrected.')).toBeVisible();
  await expect(page.getByText('Channel was “Social advert”')).toBeVisible();
});

test('a chat from a property ends with a code, by which a colleague finds the home', async ({
  page,
  context,
}) => {
  // The message goes to another site, which no journey asks.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }));
  await page.goto('/shop');
  const home = page.locator('article a[href^="/p"]').first();
  await openStarted(page, (await home.getAttribute('href')) ?? '');
  await page.locator('a[href^="https://wa.me/"]:not([href^="https://wa.me/?"]):visible').first().click();
  await expect(page).toHaveURL(/wa\.me/);
  const message = new URL(page.url()).searchParams.get('text') ?? '';
  const [, code = ''] = /\n\nRef ([0-9A-Z]{5})$/.exec(message) ?? [];
  expect(code).toHaveLength(5);

  await logIn(page, '/my-account/contacts/new');
  await page.getByLabel('Code in the chat').fill(`Ref ${code}`);
  const began = page.getByText(/^Began on the page of .+ · /);
  await expect(began).toBeVisible();
  const [, title = ''] = /^Began on the page of (.+?) · /.exec(await began.innerText()) ?? [];
  await page.getByLabel('How did they reach you?*').selectOption('CHAT');
  await page.getByLabel('Name*').fill(ownName('Tara'));
  await page.getByLabel('Phone', { exact: true }).fill(ownPhone());
  await page.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page.getByText(/Enquiry AHG-\w{5} added/)).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
});
