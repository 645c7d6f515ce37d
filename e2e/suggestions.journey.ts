import type { Locator, Page } from '@playwright/test';
import { expectFitAndAccessible, looks } from './sound.ts';
import { expect, openStarted, test } from './test.ts';

/** The suggestions; a `select` has options as well. */
function options(page: Page, which?: { name?: RegExp; selected?: boolean }): Locator {
  return page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', which);
}

/** The number that a suggestion names. */
async function countIn(page: Page, name: RegExp): Promise<number> {
  const text = await options(page, { name }).innerText();
  return Number(/(\d+) projects?$/.exec(text)?.[1]);
}

test('a place is suggested and chosen by keyboard, and the list has as many projects as it said', async ({
  page,
}) => {
  await openStarted(page, '/');
  const box = page.getByLabel('Where, or in your own words');
  await box.focus();
  await expect(box).toHaveAttribute('role', 'combobox');
  await page.keyboard.type('greater no');
  const place = /^Greater Noida \d+ project/;
  await expect(options(page, { name: place })).toBeVisible();
  await expectFitAndAccessible(page);
  const count = await countIn(page, place);
  await page.keyboard.press('ArrowDown');
  await expect(options(page, { selected: true })).toHaveCount(1);
  while ((await options(page, { selected: true, name: place }).count()) === 0)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop-left-sidebar?place=greater-noida');
  await expect(page.getByText(new RegExp(`of ${count} results?$`))).toBeVisible();

  // It is offered again, and can be removed.
  await page.getByLabel('Search projects').click();
  await expect(options(page)).toHaveText(['Greater Noida']);
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No suggestions')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop-left-sidebar?place=greater-noida&q=xyzzy');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long list can be scrolled, and has the width of the phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openStarted(page, '/shop-left-sidebar');
    const box = page.getByLabel('Search projects');
    await box.tap();
    await expect(box).toHaveAttribute('role', 'combobox');
    await box.pressSequentially('sector 1');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option').nth(6)).toBeAttached();
    await expectFitAndAccessible(page);
    expect((await list.boundingBox())?.width).toBeGreaterThan(290);
  });

  test('a station, a project and a Hindi place are chosen by touch', async ({ page }) => {
    await openStarted(page, '/shop');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const box = page.getByLabel('Search in your own words');
    await box.tap();
    await box.pressSequentially('2 bhk सेक्टर 7');
    await expect(page.getByRole('group', { name: 'Places' })).toBeVisible();
    await expectFitAndAccessible(page);
    await options(page, { name: /^Sector 7\d/ })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/shop-left-sidebar\?q=2\+bhk&place=noida\/sector-7\d/);

    const search = page.getByLabel('Search projects');
    await search.tap();
    await search.fill('jheel');
    await options(page, { name: /^Jheel Residences/ }).tap();
    await expect(page).toHaveURL('/project-details/jheel-residences');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a plain field of its form', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Where, or in your own words').fill('2 bhk in noida');
    await page.getByRole('button', { name: 'Search projects' }).click();
    await expect(page).toHaveURL(/\/shop-left-sidebar\?q=2\+bhk\+in\+noida$/);
  });
});

test('a chip leads to its field over the list, by keyboard', async ({ page }) => {
  await openStarted(page, '/shop-left-sidebar?q=3+bhk+furnished');
  await page.getByRole('button', { name: 'Change: 3 BHK' }).focus();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('search', { name: 'Filters' });
  await expect(filters.getByRole('checkbox', { name: /^Single/ })).toBeFocused();
  await filters.getByRole('checkbox', { name: /^Double/ }).check();
  await expect(page).toHaveURL('/shop-left-sidebar?q=3+bhk+furnished&rooms=2');
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Remove: 2 BHK' })).toBeVisible();
});

test('a chip leads to its field beside the list', async ({ page }) => {
  await openStarted(page, '/shop?facing=east');
  const filters = page.getByRole('search', { name: 'Filters' });
  await page.getByRole('button', { name: 'Change: East facing' }).click();
  await expect(filters.getByRole('checkbox', { name: /^East/ })).toBeFocused();
});

test('the open filter panel has no fault at both widths', async ({ page }) => {
  for (const { size, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await openStarted(page, '/shop-grid');
    const filters = page.getByRole('search', { name: 'Filters' });
    if (!(await filters.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
    await filters.getByText('More filters').click();
    await expect(filters.getByRole('combobox', { name: 'By the end of' })).toBeVisible();
    await expectFitAndAccessible(page);
  }
});
