import type { Page } from '@playwright/test';
import { logIn } from './account.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker keeps it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPaths(page), { message: `${path} is kept` }).toContain(path);
}

/** The addresses in all caches of the site. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

const notice = (page: Page) => page.locator('[data-offline-notice]');

test(
  'a page that was seen can be read without the network, and says from when it is',
  { tag: ['@walk', '@both'] },
  async ({ page, context }) => {
    await openAndKeep(page, '/project-details/jheel-residences');
    await openAndKeep(page, '/faq');
    await context.setOffline(true);
    await expect(notice(page)).toHaveText(
      /^You are offline\. This page is from \d+ \w+ 20\d\d, \d+:\d\d [ap]m\.$/,
    );
    await page.goto('/project-details/jheel-residences');
    await expect(page.getByRole('heading', { level: 1, name: 'Jheel Residences' })).toBeVisible();
    await expect(notice(page)).toHaveText(/^You are offline\. This page is from /);
    const cover = page.locator('main img').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // A link within the page leads to a kept page as well.
    await page.goto('/faq');
    await page.locator('a[href="/contact"]:visible').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await context.setOffline(false);
    await notice(page).getByRole('link', { name: 'Show it as it is now' }).click();
    await expect(notice(page)).toBeEmpty();
  },
);

test('an address that was not seen offers the kept pages and the phone', async ({ page, context }) => {
  await openAndKeep(page, '/faq');
  await expect.poll(() => keptPaths(page)).toContain('/offline');
  await context.setOffline(true);
  await page.goto('/project-details/jheel-residences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your phone');
  await expect(page).toHaveURL(/\/project-details\/jheel-residences$/);
  const kept = page.getByRole('region', { name: 'Pages that you can read now' });
  await expect(kept.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await kept.getByRole('link', { name: /Frequently asked|FAQ/ }).click();
  await expect(page.getByText('Frequently asked questions').first()).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Residences');
});

test('nothing of the office or of a login is ever kept', async ({ page, context }) => {
  await openAndKeep(page, '/faq');
  await logIn(page, '/my-account/properties');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const kept = await keptPaths(page);
  expect(kept.filter((path) => /my-account|login|graphql|\/api\//.test(path))).toEqual([]);
  expect(kept.filter((path) => /account-|-tab-/.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/my-account/properties')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test(
  'the shortlist and the comparison can be read without the network',
  { tag: '@both' },
  async ({ page, context }) => {
    await page.goto('/project-details/jheel-residences');
    await page.getByRole('button', { name: 'Add to shortlist: Jheel Residences' }).click();
    await page.getByRole('button', { name: 'Keep looking' }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).first().click();
    await expect
      .poll(() => keptPaths(page))
      .toEqual(
        expect.arrayContaining([
          '/wishlist',
          '/product-details/jheel-residences',
          expect.stringMatching(/^\/compare\?ids=[0-9a-f]{24}$/),
        ]),
      );
    const compared = (await keptPaths(page)).find((path) => path.startsWith('/compare')) ?? '';
    await context.setOffline(true);
    await page.goto('/wishlist');
    await expect(page.getByRole('heading', { name: 'Jheel Residences' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '1 property saved' })).toContainText(
      'Prices and statuses from',
    );
    await page.getByRole('link', { name: 'Jheel Residences' }).first().click();
    await expect(page).toHaveURL(/\/product-details\/jheel-residences$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Jheel Residences' })).toBeVisible();
    await page.goto(compared);
    await expect(page.getByRole('main').getByText('Jheel Residences').first()).toBeVisible();
  },
);
