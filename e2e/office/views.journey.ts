import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, sendEnquiry } from './enquiries.ts';

test('a view is named by keyboard, opened by its address, shown as a board and deleted @both', async ({
  page,
}) => {
  const name = ownName('Ishaan');
  await sendEnquiry(page, { name, email: 'ishaan@example.com' });
  await logIn(page, `/my-account/leads?view=new&sortBy=arrival&search=${encodeURIComponent(name)}`);
  const leads = page.getByRole('list', { name: 'Leads' });
  await expect(leads.getByRole('listitem')).toHaveCount(1);
  const menu = page.getByRole('main').locator('summary').first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no views yet.')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Save as a new view' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByText('Please name the view.')).toBeVisible();
  await form.getByLabel('Name').fill('New from today');
  await form.getByRole('checkbox').check();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(menu).toContainText('New from today');
  const id = new URL(page.url()).searchParams.get('saved') ?? '';

  await page.goto(`/my-account/leads/views/${id}`);
  await expect(page).toHaveURL(/sortBy=arrival/);
  await expect(leads.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(menu).toContainText('New from today, changed');

  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/as=board/);
  const column = (label: string) => page.getByRole('region', { name: label, exact: true });
  const cardIn = (label: string) => column(label).getByRole('listitem').filter({ hasText: name });
  await cardIn('New').locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cardIn('Contacted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn('New')).toBeVisible();
  await page.getByRole('button', { name: 'Show Lost and Junk' }).click();
  await expect(column('Junk')).toHaveCount(1);
  await expectFitAndAccessible(page);

  await menu.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('“New from today” was deleted.')).toBeVisible();
  await expect(menu).toContainText('Views');
});
