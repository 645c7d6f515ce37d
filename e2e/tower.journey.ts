import type { Locator, Page } from '@playwright/test';
import { expectFitAndAccessibleAtBothWidths } from './sound.ts';
import { expect, holdScripts, openStarted, test } from './test.ts';

const jheel = '/project-details/jheel-residences';
const screenHeight = 844;
const home = 'L-2002: 3 BHK, 1,480 sq ft';

const towerOf = (page: Page) => page.getByRole('link', { name: /^Lower tower: 36 of 104 available/ });
const drawingOf = (page: Page) => page.getByRole('table', { name: 'Lower tower, floor by floor' });

/** Where a part stands on the page. */
async function placeOf(part: Locator): Promise<number> {
  return await part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

/** Expects the next step within two screens of what the visitor has just used. */
async function expectNear(from: Locator, to: Locator): Promise<void> {
  const way = Math.abs((await placeOf(to)) - (await placeOf(from)));
  expect(way, `from ${String(from)} to ${String(to)}`).toBeLessThanOrEqual(2 * screenHeight);
}

async function expectAskedAbout(page: Page): Promise<void> {
  await expect(page.getByLabel('Message')).toHaveValue(
    'I would like to see L-2002, 3 BHK, 1,480 sq ft, floor 20, in Jheel Residences.',
  );
}

test('a buyer finds a home within a budget, sees its sun and asks about it, each step within two screens @phone', async ({
  page,
}) => {
  await openStarted(page, jheel);
  const allIn = page.locator('article header').getByRole('link', { name: / all-in$/ });
  await expect(allIn).toBeInViewport();
  const homes = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Homes' });
  await expectNear(allIn, homes);
  await homes.click();
  await expectNear(page.getByRole('heading', { name: 'Configurations and prices' }), towerOf(page));
  await towerOf(page).click();
  const slider = page.getByRole('slider', { name: 'All-in price' });
  await slider.fill('16500000');
  await expect(
    page.getByText('16 of 36 free homes. Homes with a price on request are left out.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]upTo=16500000/);
  const cell = drawingOf(page).getByRole('link', { name: /^L-2002 / });
  await expectNear(slider, cell);
  await expect(
    drawingOf(page).getByRole('link', { name: /^L-2301 .*not among the homes you chose/ }),
  ).toHaveCount(1);
  await expectFitAndAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: screenHeight });
  await cell.click();
  const chosen = page.getByRole('region', { name: home });
  await expect(chosen).toBeInViewport();
  await expectNear(cell, chosen);
  await expect(chosen.getByText('North-west: direct sun in December from 3:15')).toBeInViewport();
  const whatsApp = await chosen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href');
  const text = new URL(whatsApp ?? '').searchParams.get('text');
  expect(text).toMatch(
    /L-2002, 3 BHK, 1,480 sq ft, floor 20, Jheel Residences\.\n.*\?home=[0-9a-f]{24}#home$/,
  );
  await chosen.getByRole('link', { name: 'Enquire about it' }).click();
  await expect(page.getByRole('dialog', { name: 'Enquire about Jheel Residences' })).toBeVisible();
  await expectAskedAbout(page);
});

test('the drawing works by keyboard: budget, home, sun and enquiry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: screenHeight });
  await openStarted(page, jheel);
  await towerOf(page).focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'All-in price' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /1\.6 Cr$/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /1\.65 Cr$/);
  await expect(page).toHaveURL(/[?&]upTo=16500000/);
  await drawingOf(page)
    .getByRole('link', { name: /^L-2002 / })
    .focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('region', { name: home });
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeInViewport();
  for (const name of [/^What you will really pay$/, /^WhatsApp/, /^Enquire about it$/]) {
    await page.keyboard.press('Tab');
    await expect(chosen.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Enquire about Jheel Residences' })).toBeVisible();
  await expectAskedAbout(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer finds a home within a budget, its sun, and the enquiry about it @phone', async ({ page }) => {
    await page.goto(jheel);
    await towerOf(page).click();
    await expect(drawingOf(page)).toBeVisible();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Show', exact: true }) });
    await form.getByLabel('All-in price', { exact: true }).last().selectOption('up to ₹ 1.65 Cr');
    await form.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/[?&]upTo=16500000#tower$/);
    await expect(page.getByText('16 of 36 free homes. Homes with')).toBeVisible();
    const table = page.getByRole('table', { name: 'Hours of direct sun by side' });
    await expect(table.getByRole('row', { name: /^South-east 7:15/ })).toBeVisible();
    await drawingOf(page)
      .getByRole('link', { name: /^L-2002 / })
      .click();
    const chosen = page.getByRole('region', { name: home });
    await expect(chosen).toBeInViewport();
    await expect(chosen.getByText('North-west: direct sun in December')).toBeVisible();
    await chosen.getByRole('link', { name: 'Enquire about it' }).click();
    await expect(page).toHaveURL(/#enquiry$/);
    await expectAskedAbout(page);
  });
});

test('rooms are drawn to scale, and furniture is laid in without JavaScript @phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: screenHeight } },
  });
  const page = await context.newPage();
  await page.goto(jheel);
  await page.getByRole('link', { name: 'Draw to scale' }).first().click();
  const plan = page.getByRole('img', { name: 'Rooms of 3 BHK, 1,480 sq ft, drawn to scale' });
  await expect(plan).toBeInViewport();
  const { width = 999 } = (await plan.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(346);
  const beds = plan.locator('[data-lay=bed]');
  await expect(beds).toHaveCount(3);
  await expect(beds.first()).toBeHidden();
  await page.getByLabel('Bed, 6 × 6.5 ft').check();
  await expect(beds.first()).toBeVisible();
  // At seven pixels to the foot, a bed is 42 wide.
  expect(Math.abs(((await beds.first().boundingBox())?.width ?? 0) - 42)).toBeLessThan(2);
  await expect(plan.locator('[data-lay=sofa]')).toBeHidden();
  await page.getByLabel('2 ft to walk').check();
  await expect(plan.locator('[data-lay=walk]').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('a slider that moves before its code has arrived chooses homes once it has', async ({ page }) => {
  const letGo = await holdScripts(page, 'availability');
  await openStarted(page, `${jheel}?tower=lower-tower`);
  const slider = page.getByRole('slider', { name: 'All-in price' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('16000000');
  expect(page.url()).not.toContain('upTo');
  letGo();
  await expect(page).toHaveURL(/[?&]upTo=16000000/);
  await expect(slider).toHaveValue('16000000');
  await expect(page.getByText('8 of 36 free homes. Homes with')).toBeVisible();
});

test('a home is opened by its link, whatever a chat has added to it, and the page starts as it was served', async ({
  page,
}) => {
  await openStarted(page, `${jheel}?tower=lower-tower`);
  await drawingOf(page)
    .getByRole('link', { name: /^L-2002 / })
    .click();
  await expect(page).toHaveURL(/[?&]home=[0-9a-f]{24}/);
  const link = new URL(page.url());
  for (const more of ['upTo=16500000', 'fbclid=chat', 'floor=']) {
    // The order in which a page puts its parameters may be that of the server by chance.
    const asked = [...link.searchParams, more.split('=')].reverse() as [string, string][];
    await openStarted(page, `${jheel}?${new URLSearchParams(asked)}`);
    await expect(page.getByRole('region', { name: home })).toBeVisible();
    await openStarted(page, `${jheel}?${new URLSearchParams(asked.reverse())}`);
    await expect(page.getByRole('region', { name: home })).toBeVisible();
  }
});
