import type { Browser, Page } from '@playwright/test';
import { logIn, owner } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, sendEnquiry } from './enquiries.ts';

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

/** Passkeys belong to a host name; an address in numbers has none. */
function contextWithName(browser: Browser, baseURL = '') {
  const site = new URL(baseURL);
  site.hostname = 'localhost';
  return browser.newContext({ baseURL: site.origin });
}

test('a passkey is added, logs in by itself, and is removed', async ({ browser, baseURL }) => {
  const context = await contextWithName(browser, baseURL);
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

test('an installed office asks for the passkey after 12 hours, and comes back to the same lead', async ({
  browser,
  baseURL,
}) => {
  const context = await contextWithName(browser, baseURL);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { get: () => true }));
  await addDevice(page);
  const name = ownName('Nisha');
  await sendEnquiry(page, { name, email: `${name.replace(' ', '.').toLowerCase()}@example.com` });
  await logIn(page, '/my-account/settings/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name*').fill('The phone');
  await dialog.getByLabel('Your password*').fill(owner.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?next=${encodeURIComponent(`/my-account/leads?search=${name}`)}`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const { pathname } = new URL(page.url());

  // The server says this once 12 hours have passed.
  const readToken = () => page.evaluate(() => localStorage.getItem('token'));
  const token = await readToken();
  const extensions = { code: 'UNAUTHENTICATED', reason: 'CONFIRMATION_NEEDED' };
  await page.route(/\/graphql/, async (route) => {
    if (route.request().headers().authorization !== `Bearer ${token}`) return route.continue();
    return route.fulfill({ status: 401, json: { errors: [{ message: 'Please confirm.', extensions }] } });
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expectFitAndAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('This code is wrong or was already used.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(pathname);

  expect(await readToken()).not.toBe(token);
  const data = { query: '{ me { username } }' };
  const former = await page.request.post('/graphql', { data, headers: { Authorization: `Bearer ${token}` } });
  expect(former.status()).toBe(401);

  await page.goto('/my-account/settings/account');
  await expect(page.getByText(/stays until/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove The phone' }).click();
  await dialog.getByLabel('Your password*').fill(owner.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await context.close();
});
