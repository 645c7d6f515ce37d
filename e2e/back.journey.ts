import type { Locator, Page } from '@playwright/test';
import { expect, openStarted, test } from './test.ts';

/** What lies over a page: how it is opened, what it is, and how else than by Back it closes. */
interface Overlay {
  at: string;
  open: (page: Page) => Promise<void>;
  overlay: (page: Page) => Locator;
  close: string;
}

const onEveryScreen: Record<string, Overlay> = {
  'the quick view': {
    at: '/shop-left-sidebar',
    open: (page) => page.getByRole('button', { name: 'Quick view: Jheel Residences' }).click(),
    overlay: (page) => page.getByRole('dialog', { name: 'Jheel Residences' }),
    close: 'Close',
  },
  'the consultation': {
    at: '/about',
    open: (page) => page.getByRole('link', { name: 'Contact Now' }).click(),
    overlay: (page) => page.getByRole('dialog', { name: 'Get Free Consultation' }),
    close: 'Close',
  },
  'the filter panel': {
    at: '/shop-left-sidebar',
    open: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    overlay: (page) => page.getByRole('search', { name: 'Filters' }),
    close: 'Close filters',
  },
};
const onPhones: Record<string, Overlay> = {
  'the menu': {
    at: '/faq',
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    overlay: (page) => page.getByRole('navigation', { name: 'Menu' }),
    close: 'Close menu',
  },
};

for (const [name, overlay] of Object.entries(onEveryScreen))
  test(`Back closes ${name} and keeps the page @both`, ({ page }) => backCloses(page, overlay));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [name, overlay] of Object.entries(onPhones))
    test(`Back closes ${name} and keeps the page`, ({ page }) => backCloses(page, overlay));

  test('Back closes the map and shows the list', async ({ page }) => {
    await openStarted(page, '/shop-left-sidebar');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/shop-left-sidebar?view=map');
    const toList = page.getByRole('link', { name: 'List', exact: true });
    await expect(toList.filter({ hasText: 'List' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/shop-left-sidebar');
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeInViewport();
  });

  test('a page that the menu opens takes its place, so Back leads to the page below', async ({ page }) => {
    await openStarted(page, '/faq');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/career');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('questions');
  });
});

test('a choice in the filter panel stays when Back closes the panel, and Back then undoes it @both', async ({
  page,
}) => {
  await openStarted(page, '/shop-left-sidebar');
  const panel = page.getByRole('search', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await panel.getByRole('checkbox', { name: /^Triple/ }).check();
  await expect(page).toHaveURL(/rooms=3/);
  await expectEntry(page, true);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/rooms=3/);
  await page.goBack();
  await expect(page).toHaveURL('/shop-left-sidebar');
});

test('the cart takes the place of the message that leads to it @both', async ({ page }) => {
  await openStarted(page, '/shop-left-sidebar');
  await page.getByRole('button', { name: 'Quick view: Jheel Residences' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL('/shop-left-sidebar');
  await expect(page.getByRole('dialog')).toBeHidden();
});

async function backCloses(page: Page, { at, open, overlay, close }: Overlay): Promise<void> {
  await openStarted(page, '/terms');
  await openStarted(page, at);
  await open(page);
  await expect(overlay(page)).toBeVisible();
  await expectEntry(page, true);
  await page.goBack();
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(at);
  // Closed in another way, it leaves nothing behind for Back.
  await open(page);
  await expectEntry(page, true);
  await overlay(page).getByRole('button', { name: close }).click();
  await expect(overlay(page)).toBeHidden();
  await expectEntry(page, false);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
}

/** Whether what lies over the page has an entry of its own; it has one a moment after it opens. */
async function expectEntry(page: Page, has: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(has);
}
