import type { Locator, Page } from '@playwright/test';
import { expectFitAndAccessible } from './sound.ts';
import { expect, test } from './test.ts';
import { drawTiles, refuseTiles } from './tiles.ts';

/** Opens the map as a page of the site leads to it. */
async function openMap(page: Page, path: string): Promise<void> {
  const referer = String(test.info().project.use.baseURL) + '/shop';
  await page.goto(path, { waitUntil: 'networkidle', referer });
}

test('projects are seen on a map with their prices, and chosen there @both', async ({ page }) => {
  await drawTiles(page);
  await page.goto('/shop-left-sidebar?category=Studio', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/shop-left-sidebar?category=Studio&view=map');
  const map = page.getByRole('region', { name: 'Map of these projects' });
  await expect(map).toBeVisible();
  await expectEveryProject(page);
  await expectFitAndAccessible(page);

  const pin = map.getByRole('button', { name: /^Kosh Studio Suites, ₹ / });
  await comeNear(map, pin);
  await pin.press('Enter');
  const strip = page.getByRole('list', { name: 'Projects on the map' });
  if (await strip.isVisible()) {
    // On a phone the strip comes to the home of the pin, and the pin to the home of the strip.
    await expect(strip.getByRole('link', { name: 'Kosh Studio Suites' })).toBeInViewport({ ratio: 1 });
    await expect(strip.locator('[aria-current]')).toHaveText('Kosh Studio Suites');
    await expectFitAndAccessible(page);
    await strip.evaluate((list) => {
      list.scrollLeft = list.scrollWidth;
    });
    await expect(strip.locator('[aria-current]')).not.toHaveText('Kosh Studio Suites');
    return;
  }
  const card = page.locator('[aria-live]').getByRole('article');
  await expect(card.getByRole('link', { name: 'Kosh Studio Suites' })).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(card).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map says what it needs, and the list has every home', async ({ page }) => {
    await page.goto('/shop-left-sidebar?category=Studio&view=map');
    await expect(
      page.getByText('To move it, switch JavaScript on; the list has every address.'),
    ).toBeVisible();
    await expect(page.locator('main .map-list article').first()).toBeVisible();
  });
});

test('on a desktop the map and its list share the screen from the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/shop-left-sidebar?view=map');
  const frame = page.locator('.map-frame');
  const list = page.locator('main .map-list');
  for (const part of [frame, list]) expect((await part.boundingBox())?.y).toBeLessThanOrEqual(170);
});

test('the part of the map that is seen can be searched, and taken off again @both', async ({ page }) => {
  await drawTiles(page);
  await openMap(page, '/shop-left-sidebar?view=map');
  const map = page.getByRole('region', { name: 'Map of these projects' });
  await expect(map.getByRole('button', { name: /close together/ }).first()).toBeVisible();
  const all = await expectEveryProject(page);
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeHidden();
  await map
    .getByRole('button', { name: /close together/ })
    .first()
    .press('Enter');
  await page.getByRole('link', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/area=28\.\d+%2C77\.\d+%2C28\.\d+%2C77\.\d+&view=map$/);
  await expect.poll(() => page.locator('main .map-list article').count()).toBeLessThan(all);
  await expectEveryProject(page);
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeHidden();
  await expectFitAndAccessible(page);
  await page.getByRole('link', { name: 'Remove: Map area' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/shop-left-sidebar?view=map');
  await expect(page.locator('main .map-list article')).toHaveCount(all);
});

test('where the map has no ground its pins stay @both', async ({ page }) => {
  await refuseTiles(page);
  await openMap(page, '/shop?view=map');
  await expect(page.getByText('The map’s background did not load.')).toBeVisible();
  await expectEveryProject(page);
  await expectFitAndAccessible(page);
});

test('a link to the map asks no other company for its tiles before the visitor does @both', async ({
  page,
}) => {
  const tiles = await drawTiles(page);
  await page.goto('/shop-left-sidebar?view=map', { waitUntil: 'networkidle' });
  const map = page.getByRole('region', { name: 'Map of these projects' });
  await expect(map.getByRole('button', { name: /close together/ }).first()).toBeVisible();
  await expectFitAndAccessible(page);
  expect(tiles).toEqual([]);
  await page.getByRole('button', { name: 'Show the streets' }).click();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Show the streets' })).toBeHidden();
  await expectEveryProject(page);
});

test('on a phone the map fills the screen under a bar that leads back to the list', async ({ page }) => {
  await drawTiles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, '/shop?view=map');
  const map = page.getByRole('region', { name: 'Map of these projects' });
  const box = await map.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThan(780);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('search', { name: 'Filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/shop?view=list');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const open = page.getByRole('link', { name: 'Map', exact: true });
  await open.press('Enter');
  const back = page.getByRole('link', { name: 'List', exact: true });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(open).toBeFocused();
});

/** Each project of the list has its label on the map, or is counted in a sign; their number. */
async function expectEveryProject(page: Page): Promise<number> {
  const listed = await page.locator('main .map-list article').count();
  const map = page.getByRole('region', { name: 'Map of these projects' });
  await expect
    .poll(async () => {
      const labels = await map.locator('.map-label button').filter({ visible: true }).count();
      const counts = await map.locator('.map-cluster button').allTextContents();
      return counts.reduce((sum, count) => sum + Number(count), labels);
    })
    .toBe(listed);
  return listed;
}

/** Opens signs for several projects until a label is seen. */
async function comeNear(map: Locator, label: Locator): Promise<void> {
  await expect(async () => {
    if (!(await label.isVisible())) {
      await map.locator('.map-cluster button').first().press('Enter', { timeout: 1_000 });
    }
    await expect(label).toBeVisible({ timeout: 1_500 });
  }).toPass();
}
