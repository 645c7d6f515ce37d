import type { Page } from '@playwright/test';
import { logInByPage, newEmail, received } from './account.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until the worker keeps it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
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
    await openAndKeep(page, '/contact');
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
    await notice(page).getByRole('link', { name: 'Load the current version' }).click();
    await expect(notice(page)).toBeEmpty();
  },
);

test('an address that was not seen offers the kept pages and the phone', async ({ page, context }) => {
  await openAndKeep(page, '/faq');
  await expect.poll(() => keptPaths(page)).toContain('/offline');
  await context.setOffline(true);
  await page.goto('/project-details/jheel-residences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on this device');
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
  await logInByPage(page, '/my-account/properties');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const kept = await keptPaths(page);
  expect(kept.filter((path) => /my-account|login|graphql|\/api\//.test(path))).toEqual([]);
  expect(kept.filter((path) => /account-|-tab-/.test(path))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/my-account/properties')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test(
  'the Wishlist and the comparison can be read without the network',
  { tag: '@both' },
  async ({ page, context }) => {
    await page.goto('/project-details/jheel-residences');
    await page.getByRole('button', { name: 'Add to Wishlist: Jheel Residences' }).click();
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

const kept = (page: Page) => page.getByRole('region', { name: 'Forms kept on this phone' });

/** Fills in and sends the quote form, of which no code is loaded any more. */
async function askForQuote(page: Page, email: string): Promise<void> {
  const form = page.locator('#quote');
  await form.getByLabel('Your Name*').fill('Kavita Sample');
  await form.getByLabel('Your Email*').fill(email);
  await form.getByLabel('Message').fill('Two rooms near the Aqua Line.');
  await form.getByRole('button', { name: 'Get A Quote' }).click();
}

test(
  'an enquiry sent without the network goes out once when it is back, with two tabs open',
  { tag: ['@walk', '@both'] },
  async ({ page, context, request }) => {
    const email = newEmail('kept');
    const other = await context.newPage();
    let sent = 0;
    context.on('requestfinished', (asked) => {
      if (asked.postData()?.includes('SubmitContact') && asked.postData()?.includes(email)) sent += 1;
    });
    await other.goto('/faq', { waitUntil: 'networkidle' });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expect(page.getByText('You are offline. We keep your enquiry on this phone')).toBeVisible();
    await askForQuote(page, email);
    const dialog = page.getByRole('dialog', { name: 'Kept on this phone' });
    await expect(dialog).toContainText('We send your enquiry as soon as the connection works again.');
    await dialog.getByText('Close', { exact: true }).click();
    await expect(kept(page)).toContainText('Your enquiry is waiting to be sent.');
    expect(await received(request, email)).toEqual([]);
    await context.setOffline(false);
    await expect(kept(page)).toContainText('Your enquiry was sent.');
    await expect(kept(other)).toContainText('Your enquiry was sent.');
    const [contact, ...more] = await received(request, email);
    expect(more).toEqual([]);
    expect(sent).toBeLessThanOrEqual(1);
    await expect(kept(page)).toContainText(`Your reference: ${String(contact?.reference)}`);
    await kept(page).getByRole('button', { name: 'Close' }).click();
    await expect(kept(page)).toBeHidden();
    await expect(kept(other)).toBeHidden();
  },
);

test('an enquiry goes out although the first request fails when the network is back', async ({
  page,
  context,
  request,
}) => {
  const email = newEmail('again');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  let failed = 0;
  await context.route('**/graphql', (route) => {
    if (failed > 0) return route.continue();
    failed += 1;
    return route.abort('internetdisconnected');
  });
  await context.setOffline(true);
  await askForQuote(page, email);
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await context.setOffline(false);
  await expect(kept(page)).toContainText('Your enquiry was sent.');
  expect(failed).toBe(1);
  expect(await received(request, email)).toHaveLength(1);
});

test('a kept enquiry can be cancelled', async ({ page, context, request }) => {
  const email = newEmail('cancelled');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await askForQuote(page, email);
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await kept(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(kept(page)).toBeHidden();
  await context.setOffline(false);
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(await received(request, email)).toEqual([]);
});

test('what the server refuses later can be corrected', async ({ page, context, request }) => {
  const email = newEmail('refused');
  await page.goto('/register', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  const form = page.locator('#register');
  await form.getByLabel('Your Name*').fill('Manoj Sample');
  await form.getByLabel('Your Email*').fill(email);
  await form.getByLabel(/^I agree that/).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('Phone*')).toHaveAccessibleDescription(/that we can call/);
  await form.getByLabel('Phone*').fill('98');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
  await context.setOffline(false);
  await expect(kept(page)).toContainText('We could not accept your enquiry.');
  await kept(page).getByRole('button', { name: 'Correct it' }).click();
  await expect(form.getByLabel('Your Email*')).toHaveValue(email);
  await expect(form.getByLabel(/^I agree that/)).toBeChecked();
  await form.getByLabel('Phone*').fill('98100 00076');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  expect(await received(request, email)).toHaveLength(1);
});
