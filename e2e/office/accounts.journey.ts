import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';

const password = 'a-password-for-this-journey';
/** The password that the owner gives an account. */
const oneTime = 'a-password-for-the-first-login';

/** Opens a separate browser, for example for another person. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

async function logInAs(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
}

/** Logs in to an account for the first time, and chooses the password of this journey. */
async function logInFirst(page: Page, username: string, secret = oneTime): Promise<void> {
  await logInAs(page, username, secret);
  await page.getByLabel('Your new password*').fill(password);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/my-account/);
}

async function expectClean(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
  await expectFitAndAccessible(page);
}

/** Adds an account with a one-time password, as the owner. */
async function addAccount(page: Page, username: string, role: string): Promise<void> {
  await page.goto('/my-account/settings/accounts');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Username*').fill(username);
  await page.getByLabel('Role*').selectOption(role);
  await page.getByLabel('First login*').selectOption('password');
  await page.getByLabel('First password', { exact: true }).fill(oneTime);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: username })).toBeVisible();
}

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { includeHidden: true });

test('an editor and a sales account see their own tabs, and may not open the rest', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await logIn(page);
  await addAccount(page, 'journey.editor', 'EDITOR');
  await addAccount(page, 'journey.sales', 'SALES');
  await expectClean(page);
  await page.getByRole('button', { name: 'Manage journey.editor' }).click();
  await expectClean(page);

  const editor = await newPage(browser, baseURL);
  await logInFirst(editor, 'journey.editor');
  await expect(menu(editor)).toContainText(['My Properties', 'Add Property', 'Blogs', 'Settings']);
  await expect(menu(editor).filter({ hasText: /Contact|Application|Activity/ })).toHaveCount(0);
  for (const path of ['contacts', 'applications', 'activity']) {
    await editor.goto(`/my-account/${path}`);
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');
  }
  await expectClean(editor);
  await editor.goto('/my-account/settings/company');
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');
  await editor.goto('/my-account/settings');
  await expect(editor).toHaveURL(/settings\/account$/);

  const sales = await newPage(browser, baseURL);
  await logInFirst(sales, 'journey.sales');
  await expect(sales).toHaveURL(/my-account\/today$/);
  await expect(menu(sales)).toContainText([
    'Today',
    'Dashboard',
    'Leads',
    'All enquiries',
    'Career Application',
    'Settings',
  ]);
  await expect(menu(sales).filter({ hasText: /Blogs|Team|Media|Activity/ })).toHaveCount(0);
  await sales.goto('/my-account/properties/import');
  await expect(sales.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this page');

  // A new role ends the account’s login at once, and shows other tabs after the next login.
  await page.getByLabel('Role', { exact: true }).selectOption('SALES');
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed.')).toBeVisible();
  await editor.goto('/my-account/properties');
  await expect(editor).toHaveURL(/\/login/);
  await logInAs(editor, 'journey.editor');
  await expect(menu(editor)).toContainText(['Leads', 'All enquiries']);

  await page.getByRole('button', { name: 'Manage journey.sales' }).click();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Account disabled.')).toBeVisible();
  await sales.goto('/my-account');
  await expect(sales).toHaveURL(/\/login/);
  await logInAs(sales, 'journey.sales');
  await expect(sales.getByText('Wrong username or password.')).toBeVisible();
});

test('the last owner cannot be disabled, and a reset password is shown once', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page);
  await addAccount(page, 'journey.reset', 'SALES');
  await page.getByRole('button', { name: 'Manage owner' }).click();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('This is the last owner who can log in.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Manage journey.reset' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Password of journey.reset' });
  const made = (await dialog.getByRole('listitem').textContent()) ?? '';
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const sales = await newPage(browser, baseURL);
  await logInFirst(sales, 'journey.reset', made);
});

test('a one-time password must be changed first, and the login then opens the requested page', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page);
  await addAccount(page, 'journey.first', 'SALES');
  await expect(page.getByRole('listitem').filter({ hasText: 'journey.first' })).toContainText(
    'has not chosen a password yet',
  );
  const [own, other] = await Promise.all([newPage(browser, baseURL), newPage(browser, baseURL)]);
  for (const each of [own, other]) {
    await each.goto('/my-account/contacts?search=Asha');
    await each.getByLabel('Username').fill('journey.first');
    await each.getByLabel('Password', { exact: true }).fill(oneTime);
    await each.getByRole('button', { name: 'SIGN IN' }).click();
    await expect(each.getByRole('heading', { level: 1 })).toHaveText('Choose your password');
    await expect(each.getByLabel('Your new password*')).toBeFocused();
  }
  await expectClean(own);
  await own.getByLabel('Your new password*').fill(oneTime);
  await own.getByRole('button', { name: 'Save and continue' }).click();
  await expect(own.getByText('Please choose a password that differs from the current one.')).toBeVisible();

  // After a reload, the page asks for both passwords at the same address.
  await own.reload();
  await expect(own).toHaveURL(/contacts\?search=Asha/);
  await own.getByLabel('The password you were given*').fill('something-else');
  await own.getByLabel('Your new password*').fill(password);
  await own.getByRole('button', { name: 'Save and continue' }).click();
  await expect(own.getByText('This is not your current password.')).toBeVisible();
  await expectClean(own);
  await own.getByLabel('The password you were given*').fill(oneTime);
  await own.getByRole('button', { name: 'Save and continue' }).click();
  await expect(own.getByRole('heading', { level: 1 })).toContainText('All enquiries');
  await expect(own).toHaveURL(/contacts\?search=Asha/);

  // The other login has ended too.
  await other.getByLabel('Your new password*').fill('another-password');
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Admin Login');
});

test('a second factor is set up and required at login, and a recovery code can replace it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await logIn(page);
  await addAccount(page, 'journey.factor', 'SALES');
  const own = await newPage(browser, baseURL);
  await logInFirst(own, 'journey.factor');
  await own.goto('/my-account/settings/account');
  await expectClean(own);
  await own.getByRole('button', { name: 'Set up' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Your password*').fill(password);
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const [key = ''] = /[A-Z2-7]{32}/.exec((await dialog.textContent()) ?? '') ?? [];
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await dialog.getByLabel('Code*').fill('12');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('This code is wrong.')).toBeVisible();
  await expectClean(own);
  await dialog.getByLabel('Code*').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await expectClean(own);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(own.getByText('You have 10 recovery codes left.')).toBeVisible();

  const phone = await newPage(browser, baseURL);
  await logInAs(phone, 'journey.factor');
  await expect(phone.getByText('Please enter the code of your authenticator app')).toBeVisible();
  await expectClean(phone);
  // Confirming used up the present code; the server already accepts the next.
  await phone.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await phone.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(phone).toHaveURL(/my-account/);

  const desk = await newPage(browser, baseURL);
  await logInAs(desk, 'journey.factor');
  await desk.getByLabel('Code').fill(recovery);
  await desk.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(desk).toHaveURL(/my-account/);

  // Another login ends sessions: first one, then all.
  await own.reload();
  await expect(own.getByText('You have 9 recovery codes left.')).toBeVisible();
  await own.getByRole('button', { name: 'End', exact: true }).first().click();
  await expect(own.getByText('Login ended.')).toBeVisible();
  await desk.goto('/my-account/contacts');
  await expect(desk).toHaveURL(/\/login/);
  await own.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(own).toHaveURL(/\/login/);
  await phone.goto('/my-account/contacts');
  await expect(phone).toHaveURL(/\/login/);
});

test('changed settings appear at once on public pages and in the activity log', async ({ page }) => {
  await logIn(page, '/my-account/settings/company');
  const registration = page.getByLabel('Registration number*');
  const name = page.getByLabel('Company name*');
  const before = [await registration.inputValue(), await name.inputValue()] as const;
  await expectClean(page);
  await registration.fill('JOURNEY-AGENT-7');
  await name.fill('Journey Homes');
  await page.getByLabel('Facebook').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Facebook')).toBeFocused();
  await expect(page.getByText('Please enter an address that begins with https://').first()).toBeVisible();
  await expect(registration).toHaveValue('JOURNEY-AGENT-7');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  // Below an open dialog, nothing takes the keys.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByLabel('Facebook').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const home = await (await page.request.get('/')).text();
  expect(home).toContain('JOURNEY-AGENT-7');
  expect(home).toMatch(/<title>[^<]+ · Journey Homes<\/title>/);

  await page.goto('/my-account/activity?noun=siteSettings');
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('JOURNEY-AGENT-7');
  await expectClean(page);
  await page.getByLabel('Action').selectOption('LOGIN');
  await expect(page).toHaveURL(/verb=LOGIN/);
  await expect(page.getByText('No entries match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('logged in');

  await page.goto('/my-account/settings/company');
  await registration.fill(before[0]);
  await name.fill(before[1]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
});
