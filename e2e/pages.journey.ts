import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './test.ts';

const publicPages = [
  { path: '/', heading: 'Find Your Dream Property' },
  { path: '/shop-left-sidebar', heading: 'Projects' },
  { path: '/project-details/jheel-residences', heading: 'Jheel Residences' },
  { path: '/project-details', heading: /./ },
  { path: '/product-details/jheel-residences', heading: 'Product Details' },
  { path: '/blog', heading: /./ },
  { path: '/blog-details', heading: /./ },
  {
    path: '/blog-details/what-the-aqua-line-extension-changes-for-sector-142-and-beyond',
    heading: /Aqua Line/,
  },
  { path: '/compare', heading: /./ },
  { path: '/team', heading: 'Our Agent' },
  { path: '/contact', heading: 'Contact' },
  { path: '/career', heading: /./ },
  { path: '/login', heading: 'Admin Login' },
];

for (const { path, heading } of publicPages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} opens directly, fits and is accessible (${colorScheme}) @both`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}

test('an unknown address answers 404 with the specified page @both', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found!');
  await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Dream Property');
});

test('the consultation modal sends an enquiry and gives the focus back', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const open = page.getByRole('link', { name: 'Contact Now' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Get Free Consultation' });
  await dialog.getByRole('button', { name: 'SUBMIT REQUEST' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill out all required fields.');
  await dialog.getByLabel('Your Name*').fill('Asha Example');
  await dialog.getByLabel('Your Email*').fill('asha@example.com');
  await dialog.getByRole('button', { name: 'SUBMIT REQUEST' }).click();
  await expect(dialog.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('the menu of small screens closes when a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/shop-left-sidebar/);
  await expect(menu).toBeHidden();
});
