import type { Locator, Page } from '@playwright/test';
import { expectFitAndAccessible } from './sound.ts';
import { expect, holdScripts, startPage, test } from './test.ts';
import { drawTiles, refuseTiles } from './tiles.ts';

const jheel = '/project-details/jheel-residences';
const chinar = '/project-details/chinar-court';

/** What is pressed shows so at once, and is kept when the page’s code runs. */
async function expectKept(toggle: Locator): Promise<void> {
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).not.toHaveAttribute('aria-busy', 'true');
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}

test('the EMI follows loan, interest and years @both', async ({ page }) => {
  await open(page, jheel);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What it costs a month' }) });
  const emi = section.locator('output');
  await expect(emi).toHaveText('₹87,559a month');
  await section.getByRole('textbox', { name: 'Loan' }).fill('80,00,000');
  await expect(emi).toHaveText('₹69,426a month');
  await section.getByText('Interest, years, and what you pay in all').click();
  await expect(section.getByText('₹ 86,62,138')).toBeVisible();
  await expect(section.getByText('₹ 1,66,62,138')).toBeVisible();
  await section.getByRole('slider', { name: 'Years' }).press('ArrowLeft');
  await expect(section.getByRole('spinbutton', { name: 'Years' })).toHaveValue('19');
  await section.getByText('Year by year').click();
  await expect(section.getByRole('row')).toHaveCount(20);
  // An impossible value is corrected when the field loses focus.
  await section.getByRole('spinbutton', { name: 'Years' }).fill('99');
  await section.getByRole('spinbutton', { name: 'Interest' }).fill('0');
  await expect(section.getByRole('spinbutton', { name: 'Years' })).toHaveValue('30');
  await expect(emi).toHaveText('₹22,223a month');
});

test('a project for rent or without a price has no EMI', async ({ page }) => {
  for (const path of ['/project-details/baithak-studios', '/project-details/kachnar-house']) {
    await open(page, path);
    await expect(page.getByRole('heading', { name: 'Location', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it costs a month' })).toBeHidden();
  }
});

test('a similar project opens, and the one before it was recently viewed @both', async ({ page }) => {
  await open(page, jheel);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden();
  const similar = page.getByRole('region', { name: 'Similar projects' });
  await expect(similar.getByRole('listitem')).toHaveCount(4);
  await expect(similar.getByRole('listitem').first()).toContainText('Similar price');
  const title = await similar.getByRole('link').first().textContent();
  await similar.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await startPage(page);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('listitem')).toHaveCount(1);
  await expect(viewed).toContainText('Jheel Residences');
});

test('two projects are compared, and the comparison has an address to share @both', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, jheel);
  const toggle = page.getByRole('button', { name: 'Compare' });
  await toggle.click();
  await expectKept(toggle);
  await open(page, chinar);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('link', { name: /^Compare (2|\(2\))$/ }).click();
  await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
  await expect(page.getByRole('row', { name: /^Carpet area/ })).toContainText('1,480 sq ft');
  await expect(page.getByRole('row', { name: /^Carpet area/ })).toContainText('1,150–1,310 sq ft');
  await expectFitAndAccessible(page);
  const address = page.url();
  await open(page, '/compare');
  await expect(page).toHaveURL(address);

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const reader = await other.newPage();
  const response = await reader.goto(page.url());
  expect(response?.status()).toBe(200);
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(reader.getByRole('columnheader')).toHaveText(['Project', /Jheel Residences/, /Chinar Court/]);
  await reader.getByText('3 BHK, 1,480 sq ft. Choose another home').click();
  await reader.getByRole('link', { name: '3 BHK + study, 1,740 sq ft' }).click();
  await expect(reader).toHaveURL(/\/compare\?ids=[0-9a-f]{24}~3-bhk-study-2-290,[0-9a-f]{24}$/);
  await expect(reader.getByRole('row', { name: /^Price / }).first()).toContainText('₹ 1,49,00,000');
  await reader.getByRole('link', { name: 'Enquire about both' }).click();
  await expect(reader.getByLabel('Message')).toHaveValue(/^I am comparing Jheel Residences \(3 BHK \+ study/);
  await reader.goBack();
  await reader.getByRole('link', { name: 'Remove Jheel Residences' }).click();
  await expect(reader.getByRole('columnheader')).toHaveText(['Project', /Chinar Court/]);
  await other.close();
});

test('a card enters the comparison with the home that it shows, and Back returns to its place @phone', async ({
  page,
}) => {
  await open(page, '/shop-left-sidebar?q=3+bhk+noida');
  const card = page.getByRole('article').filter({ hasText: 'Sunrise Terraces' });
  const toggle = card.getByRole('button', { name: 'Compare: Sunrise Terraces' });
  await toggle.click();
  await expectKept(toggle);
  await open(page, '/shop-left-sidebar');
  await page.evaluate(() => window.scrollTo({ top: 420, behavior: 'instant' }));
  await page
    .getByRole('button', { name: 'Compare: Jheel Residences' })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  // Where it stands: a click of the test runner scrolls to what is in sight already.
  await page.getByRole('link', { name: /^Compare (2|\(2\))$/ }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/ids=[0-9a-f]{24}~3-bhk-1-690,[0-9a-f]{24}~3-bhk-1-950$/);
  await expect(page.getByRole('row', { name: /^Price / }).first()).toContainText('₹ 1,42,00,000');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('sharing copies the link if the system has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, jheel);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const whatsApp = page.getByRole('link', { name: 'Send to a friend' });
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toBe(
    [
      'Jheel Residences, ₹ 1,25,00,000 onwards',
      'Sector 150, Noida Expressway, Noida',
      'Sample listing, SAMPLE-2026-0150; agent registration SAMPLE-AGENT-2026-0062',
      page.url(),
    ].join('\n'),
  );
});

test('a project that is opened from a list is whole when it is shown, however late its code @phone', async ({
  page,
}) => {
  await page.goto('/shop-left-sidebar');
  await startPage(page);
  const letGo = await holdScripts(page, 'head-facts|details-tabs');
  const asked = page.waitForRequest(/\/assets\/head-facts-/);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (heading !== 'Jheel Residences') return;
      observer.disconnect();
      const main = document.querySelector('main');
      document.documentElement.dataset.shownFirst = main?.textContent ?? '';
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('link', { name: 'Jheel Residences' }).first().click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Residences');
  const first = await page.locator('html').getAttribute('data-shown-first');
  expect(first).toContain('Homes left');
  expect(first).toContain('Progress');
});

test('a property that is loading, or that fails to load, shows placeholders in its place', async ({
  page,
}) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  await startPage(page);
  let cutOff: () => void = () => undefined;
  const isCut = new Promise<void>((resolve) => {
    cutOff = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await isCut;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Jheel Residences' }).first().click();
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(title).toHaveText('Loading...');
  await expect(page.getByText('Location not available')).toBeVisible();
  await expect(page.getByText('Description not available')).toBeVisible();
  cutOff();
  await expect(page.getByRole('alert')).toHaveText(
    'This property could not be loaded. Please check your connection.',
  );
  await expect(title).toHaveText('Loading...');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title).toHaveText('Jheel Residences');
  await expect(page.getByText('Location not available')).toBeHidden();
});

for (const path of [jheel, '/location', '/contact']) {
  test(`${path} has the address in words where the map cannot be loaded @both`, async ({ page }) => {
    await refuseTiles(page);
    await open(page, path);
    await startPage(page);
    const link = page.getByRole('link', { name: 'Open on OpenStreetMap' });
    await page.getByRole('button', { name: 'Show the streets' }).click();
    await expect(page.getByText('The map could not be loaded')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Map:/ })).toBeHidden();
    await expect(page.getByRole('figure')).toContainText('Noida');
    await expect(link).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=28\.\d+&mlon=77\.\d+/);
  });
}

test('the map loads when the visitor asks for it, and works by keyboard', async ({ page }) => {
  const asked = await drawTiles(page);
  await open(page, jheel);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Open on OpenStreetMap' }).scrollIntoViewIfNeeded();
  await startPage(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show the streets' }).press('Enter');
  const map = page.getByRole('region', { name: /^Map:/ });
  await expect(map).toBeVisible();
  await expect(map.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
  await map.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(() => asked.some((url) => url.includes('/16/'))).toBe(true);
  await expectFitAndAccessible(page);
});

test('without JavaScript the page has the usual EMI, the similar projects and the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(jheel);
  await expect(page.getByText(/^₹ 1,00,89,450 at 8.5 % for 20 years/)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden();
  // Year by year it needs JavaScript; the cost sheet has the loan without.
  await expect(page.getByText('Interest, years, and what you pay in all')).toBeHidden();
  await expect(
    page.getByRole('link', { name: 'What you will really pay: taxes, duty, charges' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar projects' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open on OpenStreetMap' })).toBeVisible();
  await page.getByText('31 more homes').click();
  await expect(page.getByRole('rowheader', { name: 'L-2404', exact: true })).toBeVisible();
  await page.getByText('Lower tower: 36 of 104 available').click();
  const stack = page.getByRole('table', { name: 'Lower tower, floor by floor' });
  await expect(stack.getByRole('row').nth(1)).toContainText('L-2601');
  await expect(
    stack.getByRole('cell', { name: 'L-2403 Available, 3 BHK, 1,480 sq ft, South-east' }),
  ).toBeVisible();
  await context.close();
});

test('on a small phone two homes are seen whole, and four are scrolled to beside their labels', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const ids = ['jheel-residences', 'chinar-court', 'tulsi-floors', 'amaltas-court'].map(async (slug) => {
    const query = 'query ($slug: String) { property(slug: $slug) { id } }';
    const answer = await page.request.post('/graphql', { data: { query, variables: { slug } } });
    return ((await answer.json()) as { data: { property: { id: string } } }).data.property.id;
  });
  const four = await Promise.all(ids);
  await open(page, `/compare?ids=${four.slice(0, 2).join()}`);
  for (const cell of await page
    .getByRole('row', { name: /^Price/ })
    .first()
    .getByRole('cell')
    .all()) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  }
  await expectFitAndAccessible(page);
  await open(page, `/compare?ids=${four.join()}`);
  const label = page.getByRole('rowheader', { name: 'Carpet area' });
  const before = await label.boundingBox();
  await page.getByRole('link', { name: 'Amaltas Court', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Amaltas Court', exact: true })).toBeInViewport();
  expect((await label.boundingBox())?.x).toBe(before?.x);
  await context.close();
});

test('a sold home says so and leads to similar ones, without a price or an enquiry @both', async ({
  page,
}) => {
  await open(page, '/project-details/deodar-park');
  await expect(page.getByRole('complementary', { name: 'Sold' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toHaveCount(0);
  await expect(page.getByText('price as on')).toHaveCount(0);
  await page.getByRole('link', { name: 'See similar projects' }).click();
  await expect(page.getByRole('region', { name: 'Similar projects' })).toBeInViewport();
});
