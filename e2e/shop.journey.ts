import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectFitAndAccessible } from './sound.ts';
import { expect, openStarted, startPage, test } from './test.ts';

function results(page: Page): Locator {
  return page.locator('main article h3');
}

/** The titles on a new page at this address; a list on an open page follows its address a little later. */
async function listedAt(context: BrowserContext, address: string): Promise<string[]> {
  const other = await context.newPage();
  await other.goto(address);
  const titles = await results(other).allTextContents();
  await other.close();
  expect(titles.length).toBeGreaterThan(0);
  return titles;
}

test(
  'filters, view, order and page live in the address: back, reload and a shared link show the same',
  { tag: '@walk' },
  async ({ page, context }) => {
    await openStarted(page, '/shop');
    await expect(page.getByText(/^Showing 1–12 of \d+ results$/)).toBeVisible();
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('radio', { name: 'Residential' }).check();
    await expect(page).toHaveURL('/shop?category=Residential');
    await filters.getByRole('checkbox', { name: /^Triple/ }).check();
    await expect(page).toHaveURL('/shop?category=Residential&rooms=3');
    await expect(filters.getByRole('checkbox', { name: /^Triple/ })).toBeChecked();
    const before = await listedAt(context, '/shop?category=Residential&rooms=3');
    await expect(results(page)).toHaveText(before);

    // A choice before the address has followed the last one takes its place in the history.
    await filters.getByRole('checkbox', { name: /^For sale/ }).check();
    await expect(page).toHaveURL('/shop?category=Residential&rooms=3&status=forSale');
    await page.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page).toHaveURL('/shop?category=Residential&rooms=3&status=forSale&view=list');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort by price: low to high');
    const address = '/shop?category=Residential&rooms=3&status=forSale&sort=price-low&view=list';
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const sorted = await listedAt(context, address);
    await expect(results(page)).toHaveText(sorted);

    await page.reload({ waitUntil: 'networkidle' });
    await expect(results(page)).toHaveText(sorted);

    // The reloaded page has not been touched, so its router does not run yet.
    await page.goBack();
    await expect(page).toHaveURL('/shop?category=Residential&rooms=3&status=forSale&view=list');
    await expect(page.getByRole('combobox', { name: 'Sort' })).not.toHaveValue('price-low');
    await startPage(page);
    for (let step = 0; step < 2; step += 1) await page.goBack();
    await expect(page).toHaveURL('/shop?category=Residential&rooms=3');
    await expect(results(page)).toHaveText(before);
    await expect(filters.getByRole('checkbox', { name: /^For sale/ })).not.toBeChecked();

    await page.getByRole('link', { name: 'Remove: 3 BHK' }).click();
    await expect(page).toHaveURL('/shop?category=Residential');
    await expect(filters.getByRole('checkbox', { name: /^Triple/ })).not.toBeChecked();
  },
);

test('Projects has the same filters, which open over the page', async ({ page }) => {
  await openStarted(page, '/shop-left-sidebar');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Triple/ }).check();
  await expect(page).toHaveURL('/shop-left-sidebar?rooms=3');
  await expectFitAndAccessible(page);
  await filters.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters · 1 chosen' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove: 3 BHK' }).click();
  await expect(page).toHaveURL('/shop-left-sidebar');
});

test('the count beside a filter is the number of its results', async ({ page }) => {
  await openStarted(page, '/shop-right-sidebar');
  const studio = page.getByRole('radio', { name: 'Studio' });
  const label = page.locator('label').filter({ has: studio });
  const count = /\d+$/.exec((await label.textContent()) ?? '')?.[0];
  await studio.check();
  await expect(page.getByText(new RegExp(`of ${count} results$`))).toBeVisible();
});

test('pages are links, and a search without results offers a way on', async ({ page }) => {
  await openStarted(page, '/shop-grid');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/shop-grid?page=2');
  await expect(page.getByText(/^Showing 13–\d+ of/)).toBeVisible();
  await openStarted(page, '/shop-left-sidebar?q=3+bhk+greater+noida+west+under+80+lakh');
  await expect(page.getByRole('heading', { name: 'No projects match your search' })).toBeVisible();
  const nearest = page.getByRole('main').getByRole('article');
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toContainText(/₹ [\d.]+ lakh over your budget/);
  await nearest
    .first()
    .getByRole('button', { name: /^Add to Wishlist/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/shop?q=castle+in+the+air');
  await expect(page.getByText('No projects match your search')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell me when there is one' })).toBeVisible();
});

test('on a phone the first home is in the upper half of the screen, with chips and without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/shop-left-sidebar',
    '/shop',
    '/shop-left-sidebar?q=3+bhk+noida',
    '/shop?rooms=3&status=forSale',
  ]) {
    await page.goto(address);
    const card = page.getByRole('main').getByRole('article').first();
    expect((await card.boundingBox())?.y, address).toBeLessThanOrEqual(330);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await startPage(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort by price: low to high');
  await expect(page).toHaveURL('/shop?rooms=3&status=forSale&sort=price-low');
});

test('on a phone a card is a short row, and a finger swipes through its pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/shop-left-sidebar?perPage=30');
  const cards = page.getByRole('main').getByRole('article');
  const heights = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  expect(mean).toBeLessThan(188);
  const card = cards.first();
  await expect(card.getByText('For sale').filter({ visible: true })).toHaveCount(1);
  await expect(card.getByText('Artist’s impression').filter({ visible: true })).toHaveCount(1);
  const pictures = card.locator('a[aria-hidden]');
  const place = () => pictures.evaluate((strip) => strip.scrollLeft / strip.clientWidth);
  await pictures.evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 1.7, behavior: 'instant' }));
  await expect.poll(place).toBe(2);
  await pictures.click();
  await expect(page).toHaveURL(/\/project-details\/./);
});

test('the shop’s filters stand on the page and do not scroll by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/shop');
  const filters = page.getByRole('search', { name: 'Filters' });
  const hidden = await filters.evaluate((form) => form.scrollHeight - form.clientHeight);
  expect(hidden).toBe(0);
});

test('on a phone nothing lies over the button that sends an enquiry', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/shop');
  await page
    .getByRole('button', { name: /^Compare:/ })
    .nth(0)
    .click();
  await page
    .getByRole('button', { name: /^Compare:/ })
    .nth(1)
    .click();
  await expect(page.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute('href', /^\/compare\?ids=/);
  await openStarted(page, '/product-details/jheel-residences');
  const send = page.getByRole('main').getByRole('button', { name: /^Send/i }).first();
  await send.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const isFree = await send.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isFree).toBe(true);
});

test('the button of the home page’s search says how many projects it will find', async ({ page }) => {
  await openStarted(page, '/');
  const search = page.getByRole('search');
  const button = search.getByRole('button', { name: /^Search \d+ projects$/ });
  const all = await button.innerText();
  await search.getByLabel('What').selectOption('Residential');
  await expect(button).not.toHaveText(all, { useInnerText: true });
  const residential = await button.innerText();
  await search.getByLabel('BHK').selectOption('3 BHK');
  await expect(button).not.toHaveText(residential, { useInnerText: true });
  const [count] = /\d+/.exec(await button.innerText()) ?? [];
  await button.click();
  await expect(page).toHaveURL('/shop-left-sidebar?category=Residential&rooms=3');
  await expect(page.getByText(new RegExp(`of ${count} results$`))).toBeVisible();
});

test('on a phone the filters open over the page and show what they leave', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStarted(page, '/shop');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Double/ }).check();
  await expect(page).toHaveURL('/shop?rooms=2');
  await expectFitAndAccessible(page);
  await filters.getByRole('button', { name: /^Show \d+ results?$/ }).click();
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters · 1 chosen' })).toBeVisible();
});

test(
  'a heart saves a property to the Wishlist, on every tab of this browser',
  { tag: '@walk' },
  async ({ page, context }) => {
    await openStarted(page, '/shop');
    const other = await context.newPage();
    await openStarted(other, '/wishlist');
    await expect(other.getByText('Nothing saved yet')).toBeVisible();

    const title = (await results(page).first().textContent()) ?? '';
    const heart = page.getByRole('button', { name: `Add to Wishlist: ${title}` });
    await heart.click();
    const dialog = page.getByRole('dialog', { name: 'Successfully added to your Wishlist' });
    await expect(dialog).toBeVisible();
    await expect(other.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await other.close();

    await page.keyboard.press('Escape');
    await expect(heart).toBeFocused();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    // The first one in a dialog, the next in a toast with the same words.
    const next = (await results(page).nth(1).textContent()) ?? '';
    const second = page.getByRole('button', { name: `Add to Wishlist: ${next}` });
    await second.click();
    const toast = page
      .getByRole('status')
      .filter({ hasText: `Successfully added to your Wishlist: ${next}` });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFitAndAccessible(page);
    await second.click();
    await expect(toast).toHaveCount(0);
    await second.click();
    await toast.getByRole('button', { name: 'View Wishlist' }).click();
    await expect(page).toHaveURL('/wishlist');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expectFitAndAccessible(page);
    await page.getByRole('button', { name: `Remove: ${next}` }).click();
    await page.getByRole('button', { name: `Remove: ${title}` }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is sent as a form, and its address has no empty fields', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('button', { name: /^(Add to Wishlist|Quick view)/ })).toHaveCount(0);
    const filters = page.getByRole('search', { name: 'Filters' });
    await filters.getByRole('link', { name: 'Rent' }).click();
    await expect(page).toHaveURL('/shop?intent=rent');
    await filters.getByRole('radio', { name: 'Studio' }).check();
    await filters.getByRole('combobox', { name: /^To/ }).selectOption('₹ 30,000');
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL('/shop?intent=rent&category=Studio&maxPrice=30000');
    await expect(page.getByRole('link', { name: 'Remove: Up to ₹ 30,000 a month' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Sort by price: high to low');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL('/shop?intent=rent&category=Studio&maxPrice=30000&sort=price-high');
  });

  test('the search of the home page has a budget for buying and one for renting', async ({ page }) => {
    await page.goto('/');
    const search = page.getByRole('search');
    await search.getByRole('combobox', { name: 'Highest price' }).selectOption('₹ 50 lakh');
    await search.getByText('Rent', { exact: true }).click();
    await search.getByRole('combobox', { name: 'Highest price' }).selectOption('₹ 75,000');
    await search.getByRole('button', { name: 'Search projects' }).click();
    await expect(page).toHaveURL('/shop-left-sidebar?intent=rent&maxPrice=75000');
    await page.getByRole('link', { name: 'Buy', exact: true }).click();
    await expect(page).toHaveURL('/shop-left-sidebar');
  });

  test(
    'a search in plain words becomes chips, and each chip can be removed',
    { tag: '@walk' },
    async ({ page }) => {
      await page.goto('/shop-left-sidebar?keyword=noida+3+bhk+2+crore+no+brokerage');
      await expect(page).toHaveURL('/shop-left-sidebar?q=noida+3+bhk+2+crore+no+brokerage');
      await expect(page.getByText(/^Showing 1/)).toBeVisible();
      await expect(page.getByText('We read the amount as your highest price')).toBeVisible();
      await expect(page.getByText('We cannot search by “no brokerage”')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove: Up to ₹ 2 Cr' })).toBeVisible();
      await page.getByRole('link', { name: 'Remove: 3 BHK' }).click();
      await expect(page).toHaveURL('/shop-left-sidebar?q=noida+2+crore+no+brokerage');
      await page.getByRole('link', { name: 'Remove: Noida' }).click();
      await expect(page).toHaveURL('/shop-left-sidebar?q=2+crore+no+brokerage');
    },
  );

  test('words that ask for rents lead to rents, and Buy leads back', async ({ page }) => {
    await page.goto('/shop?q=office+for+rent');
    await expect(page).toHaveURL('/shop?q=office+for+rent&intent=rent');
    await page.getByRole('link', { name: 'Buy', exact: true }).first().click();
    await expect(page).toHaveURL('/shop?q=office+for+rent&intent=buy');
  });

  test('a search without result says what to drop, and offers an alert on the same search', async ({
    page,
  }) => {
    await page.goto('/shop-left-sidebar?q=3+bhk+noida+under+5+lakh');
    await page.getByRole('link', { name: /^Any price: \d/ }).click();
    await expect(page).toHaveURL('/shop-left-sidebar?q=3+bhk+noida');
    await page.goBack();
    await page.getByRole('link', { name: 'Tell me when there is one' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ask us to tell you' })).toBeVisible();
    await expect(page.getByText('3 BHK, Noida, up to ₹ 5 lakh')).toBeVisible();
  });

  test('wishlist, cart and checkout lead to the contact page', async ({ page }) => {
    for (const path of ['/wishlist', '/cart', '/checkout']) {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name: /^(tell us|write to us)/ });
      await expect(link).toHaveAttribute('href', '/contact');
    }
  });
});

test('one switch turns cards, budget, order and the words of the search to all-in prices, and back', async ({
  page,
}) => {
  await openStarted(page, '/shop?maxPrice=15000000&sort=price-low');
  const before = await results(page).allTextContents();
  const prices = page.getByRole('group', { name: 'Prices' });
  await prices.getByRole('link', { name: 'All-in' }).click();
  await expect(page).toHaveURL('/shop?maxPrice=15000000&allIn=1&sort=price-low');
  await expect(prices.getByRole('link', { name: 'All-in' })).toHaveAttribute('aria-current', 'true');
  const cards = page.locator('main article');
  await expect(cards.first()).toContainText(/₹[\d,]+all-in₹ .+ asked, all-in \d+ % more/);
  const totals = async () =>
    (await cards.allTextContents()).map((text) =>
      Number(/₹([\d,]+)all-in/.exec(text)?.[1]?.replaceAll(',', '')),
    );
  const shown = await totals();
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown.at(-1)).toBeLessThanOrEqual(15_000_000);
  await expect(page.getByText('Up to ₹ 1.5 Cr all-in').first()).toBeVisible();
  await expect(page.getByText(/^All-in prices count stamp duty/)).toHaveCount(1);
  await expectFitAndAccessible(page);
  await prices.getByRole('link', { name: 'Price' }).click();
  await expect(page).toHaveURL('/shop?maxPrice=15000000&sort=price-low');
  await expect(results(page)).toHaveText(before);
  await expect(cards.first()).not.toContainText('all-in');
});
