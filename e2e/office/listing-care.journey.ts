import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, startPage, test } from '../test.ts';
import { addPublished, passingChecks, registerCompany } from './passing.ts';

test('a visitor reports a listing; the office answers with a sentence, which closes it', async ({ page }) => {
  await page.goto('/project-details/jheel-residences');
  await page.getByRole('link', { name: 'Report this listing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report this listing');
  await startPage(page);
  await page.getByLabel('What is wrong?*').selectOption('The price is wrong');
  await page.getByLabel('What did you find?*').fill('They named two lakh more on the phone.');
  await page.getByLabel('Your e-mail address').fill('chandan.journey@example.com');
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Your report has reached the office.')).toBeVisible();
  const reference = /REP-[0-9A-Z]{5}/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(reference).not.toBe('');

  await logIn(page, '/my-account/reports');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('They named two lakh more on the phone.');
  await expect(row).toContainText(/Due /);
  await row.getByRole('button', { name: /Reported listings: Jheel Residences/ }).click();
  await expect(page.getByRole('link', { name: /chandan\.journey@example\.com/ })).toHaveAttribute(
    'href',
    /^mailto:chandan\.journey@example\.com\?subject=Your%20report%20REP-/,
  );
  await page
    .getByLabel('What did you find, and what did you do?')
    .fill('The builder confirmed the lower price.');
  await page.getByRole('button', { name: 'Answer and close' }).click();
  await expect(page.getByText('The report is answered.')).toBeVisible();
  await expect(page.getByText('The builder confirmed the lower price.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answer and close' })).toBeHidden();
  await expect(row).toContainText(/Answered /);
  await expectFitAndAccessibleAtBothWidths(page);
});

test('a price list with its date is added by the office and opened by a visitor', async ({ page }) => {
  await logIn(page, '/my-account/properties?search=Jheel');
  await page
    .getByRole('row')
    .filter({ hasText: 'Jheel Residences' })
    .getByRole('link', { name: /^Edit/ })
    .click();
  await page.getByRole('link', { name: /^Documents/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents and evidence');
  await page.getByLabel('Kind').selectOption({ label: 'Price list' });
  await page.getByLabel('Dated').fill('2026-10-01');
  await page.getByLabel('Title', { exact: true }).fill('Price list, October 2026');
  const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'prices.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Visitors may download it').check();
  await page.getByRole('button', { name: 'Add document' }).click();
  await expect(page.getByText('The document is added.')).toBeVisible();

  await page.goto('/project-details/jheel-residences');
  await page.locator('#papers summary').filter({ hasText: 'Documents' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Price list, October 2026' });
  await expect(entry).toContainText('dated 1 Oct 2026');
  const downloading = page.waitForEvent('download');
  await entry.getByRole('link', { name: 'Price list, October 2026' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const answer = await page.request.get(download.url());
  expect([answer.status(), answer.headers()['content-type'], await answer.text()]).toEqual([
    200,
    'application/pdf',
    buffer.toString(),
  ]);
});

test('what expires leads from the report to the field of the listing', async ({ page }) => {
  const soon = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  await registerCompany(page);
  await addPublished(page, 'Palash Expiring Court', {
    rera: {
      ...passingChecks.rera,
      ...{ authorityScope: 'Sale of all homes', authorityFrom: '2026-01-01', authorityTo: soon },
    },
  });
  await logIn(page, '/my-account/expiries');
  const line = page.getByRole('listitem').filter({ hasText: 'Palash Expiring Court' });
  await expect(line).toContainText('Written authority');
  await expect(line).toContainText(/in (39|40) days/);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}\/edit#rera\.authorityTo$/);
  const field = page.locator('[name="rera.authorityTo"]');
  await expect(field).toHaveValue(soon);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('a home to let says nothing of a registration, and its title has the whole line', async ({ page }) => {
  await registerCompany(page);
  await addPublished(page, 'Palash Court, 2 BHK', { rera: { status: 'RENT' }, propertyStatus: 'FOR_RENT' });
  await page.goto('/project-details/palash-court-2-bhk');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('Project registration')).toHaveCount(0);
  const [above, below] = await Promise.all([
    title.boundingBox(),
    page.getByRole('button', { name: 'Share', exact: true }).boundingBox(),
  ]);
  expect(above?.height).toBeLessThan(60);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
});
