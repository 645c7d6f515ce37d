import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { logInByPage, openTab } from '../account.ts';
import { expect, test } from '../test.ts';
import { openPart, passChecks, registerCompany } from './passing.ts';

const pictures = [
  'living-room-afternoon.jpg',
  'modular-kitchen-daylight.jpg',
  'master-bedroom-morning.jpg',
].map((name) => join(import.meta.dirname, 'pictures', name));
const resume = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test(
  'the owner adds a property, visitors see it, the owner edits, deletes, restores and deletes it',
  { tag: '@walk' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await logInByPage(page);
    await expect(page.getByText('Hello Admin, Welcome Back!')).toBeVisible();

    await openTab(page, 'Add Property');
    await page.getByRole('link', { name: 'All fields' }).click();
    await page.getByLabel('Title*').fill('Kadamba Terraces');
    await page.getByLabel('Type', { exact: true }).selectOption('Residential');
    await openPart(page, 'Price and costs');
    await page.getByLabel('Price', { exact: true }).fill('1.85 Cr');
    await openPart(page, 'Facts');
    await page.getByLabel('Area', { exact: true }).fill('1,420 sq ft carpet');
    await page.getByLabel('Rooms', { exact: true }).fill('3 BHK');
    await page.getByLabel('Address*').fill('Sector 128, Noida');
    await openPart(page, 'Papers');
    await page.getByLabel('About the Builder*').fill('A builder of samples.');
    await page.getByLabel('RERA Details*').fill('A marked sample.');
    // The form begins with a made one.
    await page.getByLabel('Disclaimer*').fill('');
    const slow = await page.context().newCDPSession(page);
    const upload = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 400_000 };
    await slow.send('Network.emulateNetworkConditions', upload);
    await openPart(page, 'Pictures');
    await page.getByLabel('Upload pictures').setInputFiles(pictures);
    await expect(
      page.getByRole('progressbar', { name: 'Upload of living-room-afternoon.jpg' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Submit Property' }).click();
    await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible();
    await expect(page.getByLabel('Title*')).toHaveValue('Kadamba Terraces');
    await expect(page.getByLabel('Disclaimer*'), 'its tab opens').toBeFocused();
    await page.getByLabel('Disclaimer*').fill('Sample data.');
    await registerCompany(page);
    await passChecks(page);
    await slow.send('Network.emulateNetworkConditions', { ...upload, latency: 0, uploadThroughput: -1 });
    await page.getByRole('button', { name: 'Submit Property' }).click();
    await expect(page.getByText('Property submitted successfully!')).toBeVisible({ timeout: 60_000 });

    await page.goto('/shop-left-sidebar');
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Kadamba Terraces');
    await page.goto('/');
    const first = page.getByRole('article').first();
    await expect(first.getByRole('heading')).toHaveText('Kadamba Terraces');
    await expect(first).toContainText('1,85,00,000');
    await seeWithoutJavaScript(browser, page.url(), '/project-details/kadamba-terraces', 'Kadamba Terraces');

    await page.goto('/my-account/properties');
    const row = page.getByRole('row', { name: /Kadamba Terraces/ });
    await row.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Title*').fill('Kadamba Gardens');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Property saved successfully!')).toBeVisible();
    await seeWithoutJavaScript(browser, page.url(), '/project-details/kadamba-terraces', 'Kadamba Gardens');

    await page.goto('/my-account/properties');
    const renamed = page.getByRole('row', { name: /Kadamba Gardens/ });
    await renamed.getByRole('button', { name: /Delete/ }).click();
    await expect(page.getByText(/Property with ID [0-9a-f]{24} deleted successfully!/)).toBeVisible();
    await expect(renamed).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(renamed).toBeVisible();
    await renamed.getByRole('button', { name: /Delete/ }).click();
    await expect(renamed).toBeHidden();
    const gone = await page.request.get('/project-details/kadamba-gardens');
    expect(gone.status()).toBe(410);
  },
);

test(
  'a visitor’s enquiry and application reach the owner, and the area is closed after logging out',
  { tag: '@walk' },
  async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Your Name*').fill('Nandini Sample');
    await page.getByLabel('Your Email*').fill('nandini@example.com');
    await page.getByLabel('Phone', { exact: true }).fill('98100 00042');
    await page.getByRole('button', { name: 'Get A Quote' }).click();
    const thanks = page.getByRole('dialog', { name: 'Thank You!' });
    await expect(thanks.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
    await thanks.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByLabel('Your Name*')).toHaveValue('');

    await page.goto('/career');
    await page.getByLabel('Full Name*').fill('Farhan Sample');
    await page.getByLabel('Email*').fill('farhan@example.com');
    await page.getByLabel('Role*').fill('Site Visit Associate');
    await page.getByLabel('Phone*').fill('98100 00043');
    await page
      .getByLabel('Resume*')
      .setInputFiles({ name: 'farhan.pdf', mimeType: 'application/pdf', buffer: resume });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog', { name: 'Application Submitted Successfully!' })).toBeVisible();

    await logInByPage(page, '/my-account/contacts');
    await expect(page.getByRole('row', { name: /Nandini Sample/ })).toContainText('98100 00042');
    await openTab(page, 'Career Application');
    const row = page.getByRole('row', { name: /Farhan Sample/ });
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /Download/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('resume-farhan-sample.pdf');
    expect(await readFile(await file.path())).toEqual(resume);

    await page
      .getByRole('button', { name: 'Logout' })
      .or(page.getByRole('link', { name: 'Logout' }))
      .click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/my-account/applications');
    await expect(page).toHaveURL(/\/login/);
  },
);

async function seeWithoutJavaScript(
  browser: Browser,
  from: string,
  path: string,
  title: string,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(path, from).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('img').first()).toBeVisible();
  await context.close();
}
