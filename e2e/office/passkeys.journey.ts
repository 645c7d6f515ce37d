import type { Page } from '@playwright/test';
import { logIn, owner } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';

/** Gives the browser a device that keeps passkeys and unlocks them at once, as a fingerprint does. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const unlocks = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { unlocks };
}

test('a passkey is added, logs in by itself, and is removed', async ({ browser, baseURL }) => {
  // Passkeys belong to a host name; an address in numbers has none.
  const site = new URL(baseURL ?? '');
  site.hostname = 'localhost';
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const { unlocks } = await addDevice(page);
  await logIn(page, '/my-account/settings/account');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name*').fill('The office laptop');
  await dialog.getByLabel('Your password*').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Your password*').fill(owner.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(page.getByText('The office laptop')).toBeVisible();
  await expectFitAndAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?next=/my-account/settings/account');
  await unlocks(false);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('No passkey was used. Please try again.')).toBeVisible();
  await expectFitAndAccessible(page);
  await unlocks(true);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/my-account\/settings\/account/);
  await expect(page.getByText(/last used/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove The office laptop' }).click();
  await dialog.getByLabel('Your password*').fill(owner.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('This passkey could not be used.')).toBeVisible();
  await context.close();
});
