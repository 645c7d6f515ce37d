import type { Locator } from '@playwright/test';
import { newEmail, received } from './account.ts';
import { expectFitAndAccessible } from './sound.ts';
import { expect, openStarted, test } from './test.ts';

test('an unknown address answers 404 with the specified page @both', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found!');
  await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Dream Property');
});

// The build leaves out calls whose result is not used, so this is tested here as well.
test('the built product refuses damaged addresses, and reads forms of old pages', async ({ request }) => {
  for (const path of ['/assets/%zz', '/assets/%c0%af', '/files/%zz', '/%E0%A4%A'])
    for (const [Accept, status] of [
      ['text/html', 404],
      ['application/json', 400],
    ] as const) {
      const answer = await request.get(path, { headers: { Accept } });
      expect([path, Accept, answer.status()]).toEqual([path, Accept, status]);
    }
  const email = newEmail('old');
  const answer = await request.post('/api/contacts', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: `name=Jos%E9&service=Residential&email=${email}`,
  });
  expect(answer.status()).toBe(201);
  expect(await received(request, email)).toMatchObject([{ name: 'José' }]);
});

test(
  'the consultation modal sends an enquiry, and then returns the focus',
  { tag: '@walk' },
  async ({ page }) => {
    await openStarted(page, '/');
    const open = page.getByRole('link', { name: 'Contact Now' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Get Free Consultation' });
    await expectFitAndAccessible(page);
    await dialog.getByRole('button', { name: 'SUBMIT REQUEST' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please fill out all required fields.');
    await expect(dialog.getByLabel('Your Name*')).toBeFocused();
    await expectFitAndAccessible(page);
    await dialog.getByLabel('Your Name*').fill('Asha Example');
    await dialog.getByLabel('Your Email*').fill('asha@example.com');
    await dialog.getByLabel('Phone*').fill('98100 00080');
    // A tap beside the dialog keeps the input.
    await page.mouse.click(5, 5);
    await expect(dialog.getByLabel('Your Name*')).toHaveValue('Asha Example');
    await dialog.getByRole('button', { name: 'SUBMIT REQUEST' }).click();
    await expect(dialog.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  },
);

test('the menu on small screens closes when a visitor follows a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Our Team' })).toHaveAttribute('href', '/team');
  await expect(menu.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await menu.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/shop-left-sidebar/);
  await expect(menu).toBeHidden();
});

test('banner and footer end a page of a phone within 560 px, and the skyline is whole on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const banner = page.getByRole('region', { name: 'Get Free Consultation' });
  expect((await heightOf(banner)) + (await heightOf(page.getByRole('contentinfo')))).toBeLessThanOrEqual(560);
  await page.setViewportSize({ width: 2560, height: 1200 });
  const skyline = banner.locator('svg').last();
  const { width = 0, height = 0 } = (await skyline.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1440 / 96, 1);
});

test('the login ends without the consultation banner, and a page that it leads to has one', async ({
  page,
}) => {
  await openStarted(page, '/login');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Get Free Consultation' })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'Get Free Consultation' })).toBeVisible();
});

test('each landmark beside the content has a name, and no two have the same', async ({ page }) => {
  for (const path of ['/project-details/jheel-residences', '/privacy', '/terms', '/blog']) {
    await page.goto(path);
    const asides = await page.getByRole('complementary').all();
    const names = await Promise.all(asides.map((aside) => aside.getAttribute('aria-label')));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
  }
});
