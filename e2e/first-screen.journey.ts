import type { Page } from '@playwright/test';
import { expectFitAndAccessible } from './sound.ts';
import { expect, openStarted, test } from './test.ts';

const jheel = '/project-details/jheel-residences';
const phone = { width: 390, height: 844 };
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Enquire about Jheel Residences' });

test('the first screen of a phone answers what a buyer asks first, and the whole page is short @phone', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(jheel);
  const head = page.locator('article header');
  const asked = [
    page.getByRole('heading', { level: 1, name: 'Jheel Residences' }),
    head.getByRole('link', { name: 'Sector 150, Noida Expressway, Noida' }),
    head.getByText('1,25,00,000'),
    head.getByRole('link', { name: /^₹ [\d,]+ all-in$/ }),
    head.getByRole('link', { name: /^₹ [\d,]+ a month$/ }),
    ...['3–4 BHK', '1,480–2,150 sq ft', 'Dec 2027', '36 of 104'].map((fact) => head.getByText(fact)),
    head.getByText('Sample listing, SAMPLE-2026-0150'),
    ...['Share', /^Add to Wishlist/, 'Compare'].map((name) => head.getByRole('button', { name })),
    head.getByRole('link', { name: /^Alert/ }),
  ];
  for (const part of asked) {
    const box = await part.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999), String(part)).toBeLessThanOrEqual(720);
  }
  const icons = await head.getByRole('button').all();
  const tops = await Promise.all(icons.map(async (icon) => (await icon.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Homes' }).click();
  await expect(page.getByRole('heading', { name: 'Configurations and prices' })).toBeInViewport();
  // The other two samples with everything that a page can show.
  for (const slug of ['sunrise-terraces', 'saptarishi-park']) {
    await page.goto(`/project-details/${slug}`);
    await expect(page.getByRole('heading', { name: 'Construction progress' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  }
});

test('what a home costs in all is on the page of the project what its cost sheet says', async ({ page }) => {
  await page.goto(jheel);
  const table = page.getByRole('table', { name: 'Configurations with their areas and prices' });
  const links = [
    page.locator('article header').getByRole('link', { name: / all-in$/ }),
    ...(await table.getByRole('link', { name: / all-in$/ }).all()),
    ...(await page.getByRole('table', { name: 'Free homes' }).getByRole('link').all()),
  ];
  const said = await Promise.all(
    links.map(async (link) => ({ text: await link.textContent(), href: await link.getAttribute('href') })),
  );
  expect(said.length).toBe(8);
  for (const { text, href } of said) {
    await page.goto(href ?? '');
    const total = await page
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell')
      .textContent();
    expect(`₹ ${total?.replace(/[^\d,]/g, '')} all-in`).toBe(text);
  }
});

test('Enquire opens a sheet at once; Back and Escape close it, and it keeps what was typed @phone', async ({
  page,
}) => {
  await page.goto(jheel, { waitUntil: 'networkidle' });
  const sheet = sheetOf(page);
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
  const at = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await at();
  const enquire = page.getByRole('link', { name: 'Enquire' });
  await enquire.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel('Your Name*')).toBeFocused();
  await expect(sheet.getByLabel('Message')).toHaveValue(
    'I would like to see 3 BHK, 1,480 sq ft, in Jheel Residences.',
  );
  const names = sheet.getByRole('textbox');
  for (const [place, name] of ['name', 'phone', 'email', 'message'].entries())
    await expect(names.nth(place)).toHaveAttribute('name', name);
  // The tap has started the page.
  await expect(page.locator('html[data-started]')).toHaveCount(1);
  await expectFitAndAccessible(page);
  await sheet.getByLabel('Your Name*').fill('Asha Sample');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(jheel);
  expect(await at()).toBe(before);
  await enquire.click();
  await expect(sheet.getByLabel('Your Name*')).toHaveValue('Asha Sample');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(enquire).toBeFocused();
  await enquire.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await enquire.click();
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(sheet.getByText('Please enter your e-mail address.')).toBeVisible();
  await sheet.getByLabel('Phone*').fill(`98100 ${String(Date.now()).slice(-5)}`);
  await sheet.getByLabel('Your Email*').fill(`asha-${Date.now()}@example.com`);
  await sheet.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(sheet.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  expect(await at()).toBe(before);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} × ${size.height} the card is whole in view, and name, price and facts are seen first`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openStarted(page, jheel);
    const card = page.locator('aside').filter({ has: page.locator('dialog') });
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(640);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      card.getByText('1,25,00,000'),
      page.locator('article header').getByText('36 of 104'),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(Math.max(800, size.height));
    }
    for (const top of [0, 900, 3_000]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const box = await card.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(size.height);
    }
    await card.getByRole('button', { name: 'Send enquiry' }).click({ trial: true });
  });

test('an error beside a field leaves the field as high as it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStarted(page, jheel);
  const card = page.locator('aside').filter({ has: page.locator('dialog') });
  const name = card.getByLabel('Your Name*');
  const { height } = (await name.boundingBox()) ?? {};
  await card.getByLabel('Phone*').fill('98');
  await card.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(card.getByLabel('Phone*')).toHaveAttribute('aria-invalid', 'true');
  expect((await name.boundingBox())?.height).toBe(height);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Enquire leads to the form at the end of the page @phone', async ({ page }) => {
    await page.goto(jheel);
    await expect(page.getByLabel('Your Name*')).toBeVisible();
    await page.getByRole('link', { name: 'Enquire' }).click();
    await expect(page).toHaveURL(`${jheel}#enquiry`);
    await expect(page.getByLabel('Your Name*')).toBeInViewport();
  });

  test('free homes are chosen by type, side and floor, and put in order', async ({ page }) => {
    await page.goto(jheel);
    const homes = page.getByRole('table', { name: 'Free homes' });
    await expect(homes.getByRole('row')).toHaveCount(6);
    await page.getByText('Choose by type, side, floor and price').click();
    await page.getByLabel('Type').selectOption('3 BHK + study, 1,740 sq ft');
    await page.getByLabel('Order').selectOption('Highest floor first');
    await page.getByRole('button', { name: 'Show these homes' }).click();
    await expect(page).toHaveURL(/type=3\+BHK/);
    await expect(page.getByText('9 of 36 free homes.')).toBeVisible();
    for (const row of (await homes.getByRole('row').all()).slice(1))
      await expect(row).toContainText('3 BHK + study, 1,740 sq ft');
    const floors = (await homes.getByRole('row').allTextContents())
      .slice(1)
      .map((text) => Number(/Floor (\d+)/.exec(text)?.[1]));
    expect(floors).toEqual(floors.toSorted((one, other) => other - one));
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(page.getByText('31 more homes')).toBeVisible();
  });
});
