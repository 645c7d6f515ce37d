import { join } from 'node:path';
import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

const photo = join(import.meta.dirname, '../../graphql-server/seed-media/clubhouse-pool-afternoon.jpg');

test('a construction photo of the office stands on the page of its property', async ({ page }) => {
  await logIn(page, '/my-account/progress/new');
  await page.getByLabel('Upload a photograph').setInputFiles(photo);
  const property = page.getByRole('combobox', { name: 'Property*' });
  await property.fill('no such property');
  await expect(page.getByText('No property matches.')).toBeAttached();
  await property.press('Tab');
  await expect(page.getByText('Please choose a property from the list.')).toBeVisible();
  await property.fill('jheel res');
  await expect(page.getByRole('option', { name: 'Jheel Residences' })).toBeVisible();
  await property.press('ArrowDown');
  await property.press('Enter');
  await expect(property).toHaveValue('Jheel Residences');
  await page.getByLabel('Taken on*').fill('2026-10-05');
  await page.getByLabel('Tower').fill('Lower tower');
  await page.getByLabel('Stage reached').focus();
  await expect(page.locator('datalist option[value="Flooring and fittings"]')).toBeAttached();
  await expect(page.locator('datalist option[value="On booking"]')).toHaveCount(0);
  await page.getByLabel('Line below the photo*').fill('Sample of a line below a photo.');
  await page.getByRole('button', { name: 'Add Photo' }).click();
  await expect(page.getByText('Photo added successfully!')).toBeVisible();
  await page.getByRole('row').getByRole('link', { name: 'Edit' }).first().click();
  // The list, whose search and rows name towers too, stands until the form has loaded.
  await expect(page.getByLabel('Tower', { exact: true })).toHaveValue('Lower tower');
  await expect(property).toHaveValue('Jheel Residences');
  await expectFitAndAccessibleAtBothWidths(page);
  await page.goto('/project-details/jheel-residences');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Construction progress' }),
  });
  await expect(section.getByRole('listitem').first()).toContainText('5 Oct 2026, Lower tower');
  await expect(section.getByText('Completion as promised: Dec 2027')).toBeVisible();
  await expect(section.getByAltText('Sample of a line below a photo.')).toBeVisible();
});
