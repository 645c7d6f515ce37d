import { logIn } from '../account.ts';
import { receiveMail } from '../mail-server.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

const { received, port: mailPort } = receiveMail();

/** The path and the token of the link in the last e-mail. */
async function linkOf(recipient: string): Promise<string> {
  const mail = () => received.findLast((text) => text.includes(`To: ${recipient}`)) ?? '';
  await expect.poll(mail).toContain('#');
  return /\/my-account\/choose-password#[\w-]+/.exec(mail())?.[0] ?? '';
}

test('an owner sets up e-mail and invites a colleague, who logs in and later forgets the password', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const port = mailPort();
  await logIn(page, '/my-account/settings/email');
  await expect(page.getByText('E-mail is not set up.')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByLabel('Server').fill('127.0.0.1');
  await page.getByLabel('Port').fill('1');
  await page.getByLabel('Encryption').selectOption('OFFERED');
  await page.getByLabel('E-mail address').fill('site@homes.example.com');
  await page.getByLabel('All e-mails').fill('desk@homes.example.com');

  // The test takes what is typed: first a wrong port, then the right one.
  await page.getByLabel('Send it to*').fill('owner@homes.example.com');
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByText('127.0.0.1:1 refused the connection.')).toBeVisible();
  await page.getByLabel('Port').fill(String(port));
  await page.getByRole('button', { name: 'Send test e-mail' }).click();
  await expect(page.getByText('127.0.0.1 has accepted the e-mail to owner@homes.example.com.')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  expect(received).toHaveLength(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('E-mail settings saved.')).toBeVisible();
  await expect(page.getByText('E-mails are sent.')).toBeVisible();

  await page.goto('/my-account/settings/accounts');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByLabel('Username*').fill('journey.invited');
  await page.getByLabel('E-mail address').fill('invited@homes.example.com');
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Add and invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitation for journey.invited' });
  await expect(dialog.getByText('The link is on its way to invited@homes.example.com.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'journey.invited' });
  await expect(row).toContainText('Invited, link valid until');

  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  const link = await linkOf('invited@homes.example.com');
  await colleague.goto(link);
  await expect(colleague.getByLabel('Username')).toHaveValue('journey.invited');
  await expect(colleague).toHaveURL(/choose-password$/);
  await expectFitAndAccessibleAtBothWidths(colleague);
  await colleague.getByLabel('Your password*').fill('short');
  await colleague.getByRole('button', { name: 'Save and log in' }).click();
  await expect(colleague.getByText('Please use 10 to 200 characters.')).toBeVisible();
  await colleague.getByLabel('Your password*').fill('a-password-of-my-own');
  await colleague.getByRole('button', { name: 'Save and log in' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Today');
  await colleague.goto('/my-account/settings/account');
  await expect(colleague.getByText(/journey\.invited/)).toBeVisible();

  // The link worked once. A forgotten password brings another.
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('This link is incomplete, used, withdrawn or expired.')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(other);
  received.length = 0;
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(visitor.getByLabel('E-mail address*')).toBeFocused();
  await expectFitAndAccessibleAtBothWidths(visitor);
  await visitor.getByLabel('E-mail address*').fill('invited@homes.example.com');
  await visitor.getByRole('button', { name: 'Send the link' }).click();
  await expect(visitor.getByText('If an account has this address, we have sent it a link.')).toBeVisible();
  await visitor.goto(await linkOf('invited@homes.example.com'));
  await visitor.getByLabel('Your password*').fill('another-password-of-mine');
  await visitor.getByRole('button', { name: 'Save and log in' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Today');
  // The earlier login has ended.
  await colleague.goto('/my-account/contacts');
  await expect(colleague).toHaveURL(/\/login/);

  // Leaving out the server stops the sending, so that other journeys find e-mail as it was.
  await page.goto('/my-account/settings/email');
  await page.getByLabel('Server').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('E-mail is not set up.')).toBeVisible();
});
