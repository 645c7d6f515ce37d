import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';

// Keeps the sample content, because the other journeys need it.
test('the owner must confirm before the sample content is removed @both', async ({ page }) => {
  await logIn(page, '/my-account/settings/company');
  await expect(page.getByText(/items on the site are sample content/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the sample content' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the sample content?' });
  await expect(dialog).toContainText('What your team added stays.');
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/items on the site are sample content/)).toBeVisible();
});
