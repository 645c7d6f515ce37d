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
