import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { addDraft } from './passing.ts';

/** Sends enquiries with a word that only one journey searches for. */
async function sendEnquiries(page: Page, word: string, names: string[]): Promise<void> {
  for (const name of names) {
    const data = { name, email: `${word}@example.com`, service: 'RESIDENTIAL', message: word };
    expect((await page.request.post('/api/contacts', { data })).status()).toBe(201);
  }
}

test('filters and columns of a table are in its address', async ({ page }) => {
  await logIn(page, '/my-account/properties');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Studio');
  await expect(page).toHaveURL(/category=STUDIO/);
  await expect(page.getByRole('row').nth(1)).toContainText('Studio');
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Enquiries' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Responsible person' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Responsible person' })).toBeVisible();
  await expect(page).toHaveURL(/hide=[^&]*enquiries/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Enquiries' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('STUDIO');
  await expectFitAndAccessible(page);
});

test('the number of rows per page is remembered, and an address can override it', async ({ page }) => {
  await logIn(page, '/my-account/properties');
  const size = page.getByRole('combobox', { name: 'per page' });
  await expect(size).toHaveValue('5');
  await size.selectOption('10');
  await expect(page).toHaveURL(/perPage=10/);
  await page.goto('/my-account/properties');
  await expect(size).toHaveValue('10');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.goto('/my-account/properties?perPage=20');
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.goto('/my-account/media');
  await expect(size).toHaveValue('20');
});

test('several rows are deleted by keyboard, restored, and deleted with all that match', async ({ page }) => {
  const word = `bulk${Date.now()}`;
  await sendEnquiries(page, word, ['Bulk Asha', 'Bulk Bela', 'Bulk Chitra', 'Bulk D', 'Bulk E', 'Bulk F']);
  await logIn(page, `/my-account/contacts?search=${word}`);
  await page.getByRole('checkbox', { name: 'Select Bulk F' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Bulk E' }).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('2 selected');
  await expectFitAndAccessible(page);
  await bar.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Bulk F/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /Bulk F/ })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
  await bar.getByRole('button', { name: 'Select all 6 that match' }).click();
  await expect(bar).toContainText('6 selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('6 deleted.')).toBeVisible();
  await expect(page.getByText(`No results for “${word}”.`)).toBeVisible();

  await page.goto(`/my-account/trash?search=${word}&kind=ContactRequest`);
  await expect(page.getByRole('row')).toHaveCount(7);
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Restore Bulk Asha' }).click();
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('button', { name: 'Delete for good Bulk Bela' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Deleted for good.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('a list is saved as a file that a spreadsheet opens safely', async ({ page }) => {
  const word = `export${Date.now()}`;
  await sendEnquiries(page, word, ['=1+2', 'Plain, with a comma']);
  await logIn(page, `/my-account/contacts?search=${word}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFID,Reference,Status')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text).toContain(`,'=1+2,`);
  expect(text).toContain(',"Plain, with a comma",');
});

test('the status of chosen properties is changed', async ({ page }) => {
  await logIn(page);
  const title = `Status Court ${Date.now()}`;
  await addDraft(page, title);
  await page.goto(`/my-account/properties?search=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('Change status').click();
  await bar.getByRole('button', { name: 'Under offer' }).click();
  await expect(page.getByText('1 property is now “Under offer”.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Under offer');
});

test('on a phone rows are cards that can be selected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, '/my-account/properties');
  const fold = page.getByRole('button', { name: 'Filter and sort' });
  await fold.click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Residential');
  await expect(page).toHaveURL(/category=RESIDENTIAL/);
  await expect(fold).toHaveText('Filter and sort1');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await fold.click();
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('5 selected');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectFitAndAccessible(page);
});
