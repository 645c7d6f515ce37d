import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { sendEnquiry } from './enquiries.ts';

test('the menu fits into 900 px, also with the longest group open', async ({ page }) => {
  await logIn(page, '/my-account/settings/health');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await expect(menu.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
  const side = page.locator('header', { has: menu });
  expect(await side.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await menu.getByRole('link', { name: /^Enquiries/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Leads/);
  await expect(menu.getByRole('link', { name: 'Subscribers' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Health' })).toBeHidden();
});

test(
  'the bar of a phone leads and adds, and yields to the keyboard and to a form',
  { tag: '@phone' },
  async ({ page }) => {
    await logIn(page);
    const bar = page.getByRole('navigation', { name: 'Back office' });
    await bar.getByRole('link', { name: 'Properties' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder('Search', { exact: true }))
      .first()
      .focus();
    await expect(bar).not.toBeInViewport();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(bar).toBeInViewport({ ratio: 1 });

    await bar.getByRole('button', { name: 'Add' }).tap();
    await page.getByRole('dialog', { name: 'Add' }).getByRole('link', { name: 'Add enquiry' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add enquiry');
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    const all = page.getByRole('dialog', { name: 'All pages' });
    await all.getByRole('button', { name: 'Pages of Website' }).tap();
    await expectFitAndAccessible(page);
    await all.getByRole('link', { name: 'Testimonial' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testimonial');
    await expect(all).toBeHidden();
  },
);

test('one search finds a mistyped project, an enquiry by its number, and a page by a question @both', async ({
  page,
}) => {
  await sendEnquiry(page, { name: 'Bhavna Lookup', email: 'bhavna@example.com', phone: '98100 77123' });
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search everything' });
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true });
  const open = async (typed: string, found: string) => {
    await page.keyboard.press('Control+k');
    await field.fill(typed);
    await expect(chosen).toContainText(found);
  };
  await open('jhele resedences', 'Jheel Residences');
  await expectFitAndAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/properties\/\w+\/edit$/);
  await open('77123', 'Bhavna Lookup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bhavna Lookup');
  await open('where do I change the phone number?', 'Company');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page
    .getByRole('button', { name: /^Search/ })
    .filter({ visible: true })
    .first()
    .click();
  await field.fill('where do I change the phone number?');
  await chosen.click();
  await expect(page).toHaveURL(/settings\/company$/);
});

test('a hundred unread enquiries fit the bar of a phone in one line @phone', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"LeadCounts"')) return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { leadCounts: object } };
    await route.fulfill({
      response,
      json: { data: { leadCounts: { ...data.leadCounts, unreadContacts: 107 } } },
    });
  });
  await logIn(page, '/my-account/today');
  const badge = page.getByText('107').filter({ hasText: 'unread' }).last();
  await expect(badge).toBeVisible();
  expect(await badge.evaluate((node) => node.getClientRects().length)).toBe(1);
});
