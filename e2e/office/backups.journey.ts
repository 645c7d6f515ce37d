import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

test('an owner sees that no backups are set up, and how to set them up', async ({ page }) => {
  await logIn(page, '/my-account/settings/account');
  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page).toHaveURL(/settings\/backups$/);
  await expect(page.getByRole('heading', { name: 'Last backup' })).toBeVisible();
  await expect(page.getByText('There is no backup yet.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No backups are set up.' })).toBeVisible();
  await expect(page.getByText('BACKUP_DIR=')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
});
