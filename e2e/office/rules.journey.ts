import { logIn } from '../account.ts';
import { expect, test } from '../test.ts';

test('an owner gives a rule a new value from a day on, and the cost sheet follows', async ({ page }) => {
  const sheet = '/project-details/jheel-residences/cost?floor=4&loan=0';
  const fee = page.getByRole('row', { name: /^Registration fee/ });
  await page.goto(sheet);
  await expect(fee).toContainText('1 % of the agreement value');

  await logIn(page, '/my-account/rules');
  await page.getByLabel('Search rule, source').fill('registration fee');
  await page.getByRole('link', { name: 'Registration fee' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration fee');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add new value' }) });
  await form.getByLabel('New value*', { exact: true }).fill('a lot');
  await form.getByLabel('From').fill('2026-11-01');
  await form.getByLabel('Source of the new value').fill('An order that this journey invents');
  await page.getByRole('button', { name: 'Add new value' }).click();
  await expect(form.getByText('Please enter a percentage such as 7 or 2.5.')).toBeVisible();
  await expect(form.getByLabel('Source of the new value')).toHaveValue('An order that this journey invents');
  await form.getByLabel('New value*', { exact: true }).fill('2 %');
  await page.getByRole('button', { name: 'Add new value' }).click();
  await expect(page.getByText('Rule saved.')).toBeVisible();

  await page.goto(sheet);
  await expect(fee).toContainText('2 % of the agreement value');
  await fee.getByText('Rule and source').click();
  await expect(fee).toContainText('An order that this journey invents');

  // Other journeys count on the delivered value.
  await page.goto('/my-account/rules');
  await page.getByLabel('Search rule, source').fill('registration fee');
  await page.getByRole('link', { name: 'Registration fee' }).first().click();
  await form.getByLabel('New value*', { exact: true }).fill('1');
  await form.getByLabel('From').fill('2026-11-02');
  await form.getByLabel('Source of the new value').fill('The delivered value again');
  await page.getByRole('button', { name: 'Add new value' }).click();
  await expect(page.getByText('Rule saved.')).toBeVisible();
});
