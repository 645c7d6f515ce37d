import { budgetPaths } from './budget-paths.ts';
import { expect, holdScripts, startPage, test } from './test.ts';

const jheel = '/project-details/jheel-residences';

test('a page that is not touched runs its first script only, and starts when it is touched', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-started]')).toHaveCount(0);
  await startPage(page);
});

test('a tap before the page has started is answered at once and then does what it says', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const heart = page.getByRole('button', { name: 'Add to Wishlist: Jheel Residences' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  letGo();
  await expect(page.getByRole('dialog', { name: 'Successfully added to your Wishlist' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');
});

test('what needs no React answers before its scripts have arrived @phone', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(jheel, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();

  await page.getByRole('link', { name: 'Papers' }).tap();
  await expect(page).toHaveURL(`${jheel}#papers`);
  const fold = page.locator('main details:not([open])').first();
  await fold.evaluate((part) => part.setAttribute('data-tapped', ''));
  await fold.locator('> summary').tap();
  await expect(page.locator('main details[data-tapped]')).toHaveAttribute('open');

  await page.locator('a[data-sheet]:visible').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  letGo();
});

test('a press by assistive technology, which sends a click alone, starts the page too', async ({ page }) => {
  await page.goto('/shop', { waitUntil: 'networkidle' });
  const heart = page.getByRole('button', { name: 'Add to Wishlist: Jheel Residences' });
  await heart.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog', { name: 'Successfully added to your Wishlist' })).toBeVisible();
});

test('what is chosen before the page has started counts', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/shop', { waitUntil: 'domcontentloaded' });
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Triple/ }).check();
  await filters.getByRole('checkbox', { name: /^Double/ }).check();
  letGo();
  await expect(page).toHaveURL('/shop?rooms=2&rooms=3');
  await expect(filters.getByRole('checkbox', { name: /^Triple/ })).toBeChecked();
});

test('a form sent before the page has started is sent once', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/order-tracking', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Order ID*').fill('AHG-AAAAA');
  await page.getByLabel('Billing email*').fill('early@example.com');
  await page.getByRole('button', { name: 'Track order' }).click();
  const asked = page.waitForRequest('**/graphql');
  letGo();
  expect((await asked).postDataJSON()).toMatchObject({ variables: { reference: 'AHG-AAAAA' } });
  await expect(page.getByLabel('Order ID*')).toHaveValue('AHG-AAAAA');
});

test('links and forms work where the rest of the scripts cannot be loaded', async ({ page }) => {
  await page.route(/\/assets\/framework-[^/]+\.js$/, (route) => route.abort());
  page.removeAllListeners('pageerror');
  await page.goto(jheel);
  await page.getByRole('link', { name: 'Open picture 1 of' }).first().click();
  await expect(page).toHaveURL(/\/files\//);
  await page.goto('/shop-left-sidebar');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).first().click();
  await expect(page).toHaveURL('/faq');
});

test('a page starts without the formats of the browser, which a slow phone takes long to load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const used = (window.usedFormats = [] as string[]);
    /** Notes each use of what an object has under a name. */
    function watch(owner: object, name: string): void {
      const note = () => used.push(name);
      const value = new Proxy(Reflect.get(owner, name) as () => object, {
        construct: (made, values) => (note(), Reflect.construct(made, values) as object),
        apply: (called, owned, values) => (note(), Reflect.apply(called, owned, values) as unknown),
      });
      Object.defineProperty(owner, name, { value });
    }
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator']) watch(Intl, name);
    for (const { prototype } of [Number, Date]) watch(prototype, 'toLocaleString');
    watch(String.prototype, 'localeCompare');
  });
  for (const [name, path] of Object.entries(budgetPaths)) {
    await page.goto(path);
    await startPage(page);
    expect(await page.evaluate(() => window.usedFormats), name).toEqual([]);
  }
});

declare global {
  interface Window {
    usedFormats: string[];
  }
}
