import type { Page } from '@playwright/test';
import { expectFitAndAccessible } from './sound.ts';
import { expect, startPage, test } from './test.ts';

const sheet = '/project-details/jheel-residences/cost';

/** Opens the fields of a chip. */
async function openChoice(page: Page, chip: string): Promise<void> {
  await page.getByRole('form', { name: 'Your choices' }).locator('summary', { hasText: chip }).click();
}

test(
  'a buyer opens the cost sheet of a project, chooses floor and buyer, and shares the address',
  { tag: '@walk' },
  async ({ page, context }) => {
    await page.goto('/project-details/jheel-residences');
    await page.getByRole('link', { name: 'What you will really pay' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'What you will really pay' })).toBeVisible();
    await expect(page.getByText('Not included, because not known: Floor rise')).toBeVisible();
    await startPage(page);
    await openChoice(page, 'Any floor');
    await page.getByLabel('Floor', { exact: true }).fill('12');
    await openChoice(page, 'Man');
    await page.getByLabel('Buyer').selectOption('Woman (or women)');
    await expect(page).toHaveURL(
      `${sheet}?configuration=3-bhk-1-950&floor=12&parking=1&buyer=woman&years=20`,
    );
    const floorRise = page.getByRole('row', { name: /^Floor rise/ });
    await expect(floorRise.getByRole('cell')).toHaveText('2,96,000');
    const total = await page
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .textContent();
    await expectFitAndAccessible(page);

    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(shared.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText(total ?? '');
    await openChoice(shared, 'Floor 12');
    await expect(shared.getByLabel('Floor', { exact: true })).toHaveValue('12');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('cost-sheet-jheel-residences.pdf');
    expect(download.url()).toContain('/cost.pdf?configuration=3-bhk-1-950&floor=12');
  },
);

test('a buyer chooses a unit of the tower, and its sheet has its floor and its location charge', async ({
  page,
}) => {
  await page.goto('/project-details/jheel-residences');
  await page.getByText('Lower tower: 36 of 104 available').click();
  const stack = page.getByRole('table', { name: 'Lower tower, floor by floor' });
  await stack.getByRole('link', { name: 'L-2301' }).click();
  const home = page.getByRole('region', { name: 'L-2301: 3 BHK + study, 1,740 sq ft' });
  await home.getByRole('link', { name: 'What you will really pay' }).click();
  await expect(page).toHaveURL(/\/cost\?unit=[0-9a-f]{24}$/);
  await expect(page.getByText('Unit L-2301, Lower tower').first()).toBeVisible();
  await openChoice(page, 'Unit L-2301, Lower tower');
  await expect(page.getByText('Floor 23, North-east, Corner')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Location charges/ })).toContainText('Corner: ₹ 150');
  await startPage(page);
  await openChoice(page, 'Man');
  await page.getByLabel('Buyer').selectOption('Woman (or women)');
  await expect(page).toHaveURL(/unit=[0-9a-f]{24}.*buyer=woman/);
  await expect(page.getByText('Unit L-2301, Lower tower').first()).toBeVisible();
  await expectFitAndAccessible(page);
});

test('each line names its rule with date and source', async ({ page }) => {
  await page.goto(`${sheet}?floor=12`);
  const duty = page.getByRole('row', { name: /^Stamp duty/ });
  await duty.getByText('Rule and source').click();
  await expect(duty.getByText('Stamp duty: 7 %')).toBeVisible();
  await expect(duty.getByRole('listitem').first()).toContainText('The first day is not known.');
  await expect(duty.getByRole('listitem').first()).toContainText('as reported on 6 Jan 2026');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer chooses the day of booking, and the plan names its days, shares and rupees', async ({
    page,
  }) => {
    await page.goto('/project-details/chinar-court/cost');
    await expect(page.getByText(/^Time-linked plan/)).toBeVisible();
    await openChoice(page, 'Booked today');
    await page.getByLabel('Day of booking').fill('2027-01-31');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/booked=2027-01-31/);
    await expect(page.getByText('Months count from 31 Jan 2027, your day of booking')).toBeVisible();
    await expect(page.getByRole('row', { name: /^30 Apr 2027 3 months after booking/ })).toHaveText(
      /Second payment20 %[\d,]+$/,
    );
  });

  test('the cost sheet is calculated, and sent as an enquiry', async ({ page }) => {
    await page.goto(sheet);
    await openChoice(page, 'Any floor');
    await page.getByLabel('Floor', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/floor=20/);
    await expect(page.getByRole('row', { name: /^Floor rise/ }).getByRole('cell')).toHaveText('5,92,000');
    await page.getByLabel('Your Name').fill('Kavita Sample');
    await page.getByLabel('Your Email').fill('kavita@example.com');
    await page.getByLabel('Phone*').fill('98100 00077');
    await expect(page.getByLabel('Message')).toHaveValue(/floor=20/);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByText(/AHG-/).first()).toBeVisible();
  });
});

test('the sheet begins in the first screen of a phone, its total stays at the foot, and Escape closes a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(sheet);
  await startPage(page);
  const first = await page.getByRole('rowheader', { name: /^Basic price/ }).boundingBox();
  expect(first?.y).toBeLessThan(720);
  const foot = page.getByRole('link', { name: 'Send me this' });
  await page.getByRole('heading', { name: 'What is due when' }).scrollIntoViewIfNeeded();
  await expect(foot).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await openChoice(page, '1 parking');
  await expect(page.getByLabel('Covered parking')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Covered parking')).toBeHidden();
  await openChoice(page, '3 BHK, 1,480 sq ft');
  await openChoice(page, '1 parking');
  await expect(page.getByLabel('Configuration')).toBeHidden();
  await expectFitAndAccessible(page);
});
