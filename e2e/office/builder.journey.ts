import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { openPart } from './passing.ts';

test('a builder of the office has a page with its delays, and its properties lead there', async ({
  page,
}) => {
  await logIn(page, '/my-account/builders/new');
  await page.getByLabel('Name*').fill('Deodar Journey Homes');
  await page.getByLabel('Introduction').fill('Builds low houses.');
  await page.getByRole('button', { name: 'Add a project' }).click();
  await page.getByLabel('Project*').fill('Deodar Lane');
  await page.getByLabel('Promised for*').fill('2021-09-30');
  await page.getByLabel('Actual possession').fill('2090-01-31');
  await page.getByLabel('Source*', { exact: true }).fill('Sample letter');
  await page.getByLabel('Address of the source').fill('https://example.com/letter');
  await page.getByRole('button', { name: 'Add Builder' }).click();
  await expect(page.getByText('Deodar Lane: The actual day is in the future.').first()).toBeVisible();
  await page.getByLabel('Actual possession').fill('2022-03-31');
  await page.getByRole('button', { name: 'Add Builder' }).click();
  await expect(page.getByText('Builder added successfully!')).toBeVisible();

  await page.goto('/builders/deodar-journey-homes');
  await expect(page.getByRole('row', { name: /Deodar Lane/ })).toContainText('6 months late');
  await expect(page.getByText('Builds low houses.')).toBeVisible();

  await page.goto('/project-details/jheel-residences');
  await page.getByRole('link', { name: 'Track record and projects of this builder' }).click();
  await expect(page).toHaveURL(/\/builders\/jalpath-developers$/);
});

test('the form of a property finds its builder by typing, and adds one in place @phone', async ({ page }) => {
  const name = `Kachnar Journey Homes ${Date.now()}`;
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill('Kachnar Court');
  await openPart(page, 'Papers');
  const field = page.getByRole('combobox', { name: 'Builder' });
  await field.fill('jalp');
  const option = page.getByRole('option', { name: 'Jalpath Developers' });
  // The bar with the buttons does not cover it.
  await expect
    .poll(() =>
      option.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 20, top + height / 2));
      }),
    )
    .toBe(true);
  await option.click();
  await expect(field).toHaveValue('Jalpath Developers');
  await expect(page.getByText(/^The page shows the introduction of Jalpath Developers/)).toBeVisible();

  await field.fill(name);
  await expect(page.getByRole('option', { name: `Add builder “${name}”` })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page.getByText(`${name} is added.`)).toBeVisible();
  await expect(field).toBeFocused();
  await expect(page.getByLabel('Title*')).toHaveValue('Kachnar Court');
  await expect(page).toHaveURL(/\/my-account\/properties\/new\/all-fields$/);

  await field.fill('kachnar jour');
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
});

test('an owner looks at a former version of a builder, from the activity too, and brings it back', async ({
  page,
}) => {
  await logIn(page, '/my-account/builders/new');
  await page.getByLabel('Name*').fill('Semal Journey Homes');
  await page.getByLabel('Introduction').fill('Builds low houses.');
  await page.getByRole('button', { name: 'Add Builder' }).click();
  await expect(page.getByText('Builder added successfully!')).toBeVisible();
  const row = page.getByRole('row', { name: /Semal Journey Homes/ });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Introduction').fill('Builds towers.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await row.getByRole('link', { name: 'Edit' }).click();

  await page.getByRole('link', { name: 'Activity of this item' }).click();
  await page
    .getByRole('link', { name: /^View version/ })
    .first()
    .click();
  await expect(page.getByText('What changed: 1 field')).toBeVisible();
  await expect(page.getByText('Builds towers.').last()).toBeVisible();
  await page.getByRole('link', { name: 'All versions' }).click();
  await expect(page.getByText('You can bring an older one back; visitors see it at once.')).toBeVisible();
  await page
    .getByRole('link', { name: /^View version/ })
    .last()
    .click();
  await expect(page.getByText('Builds low houses.')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Brought back. Visitors see it now.')).toBeVisible();
  await expect(page.getByLabel('Introduction')).toHaveValue('Builds low houses.');
  await page.goto('/builders/semal-journey-homes');
  await expect(page.getByText('Builds low houses.')).toBeVisible();
});
