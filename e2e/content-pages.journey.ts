import { expect, openStarted, test } from './test.ts';

const ways = [
  ['/', 'Harpal Sandhu', '/team-details/harpal-sandhu'],
  ['/team', 'Harpal Sandhu', '/team-details/harpal-sandhu'],
  ['/about', 'Explore Properties', '/shop-left-sidebar'],
  ['/service-details', /^Homes to let and for sale/, '/shop'],
  ['/service-details', 'Escrow Services', '/service#escrow-services'],
  ['/portfolio-details?item=villa', 'Escrow Services', '/portfolio'],
  ['/portfolio-details', 'All testimonials', '/testimonials'],
  ['/faq', 'Contact support', '/contact'],
  ['/history', 'Make An Appointment', '/contact'],
  ['/blog-grid', 'Services', '/service'],
  ['/team-details/harpal-sandhu', /All services|What We Do/, '/service'],
] as const;

test('cards and calls to action open the pages that they name', async ({ page }) => {
  for (const [from, name, to] of ways) {
    await test.step(`${from} to ${to}`, async () => {
      await page.goto(from);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('LOAD MORE + shows the rest of the portfolio and focuses it', async ({ page }) => {
  await openStarted(page, '/portfolio');
  const items = page.locator('main article');
  await expect(items).toHaveCount(6);
  await page.getByRole('link', { name: 'LOAD MORE +' }).click();
  await expect(items).toHaveCount(12);
  await expect(page.locator('main li').filter({ hasText: 'One room, four rooms' })).toBeFocused();
  await page.getByRole('link', { name: 'One room, four rooms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Portfolio Details\s+One room, four rooms/,
  );
});

test('a note of the portfolio opens and closes, and gives the focus back', async ({ page }) => {
  await openStarted(page, '/portfolio');
  const open = page.getByRole('button', { name: 'Read the note A letter that we sent to a buyer' });
  await open.click();
  await expect(page.getByRole('dialog', { name: 'A letter that we sent to a buyer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
});

test('a film loads only on click', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await openStarted(page, '/media');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play the sample film' }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
});

test('a picture of the media page opens over the whole screen', async ({ page }) => {
  await openStarted(page, '/media');
  const picture = page.getByRole('link', { name: /^Open picture: / }).nth(2);
  await picture.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('li[aria-label^="Picture 3 of"]')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});

test('one question is open at a time', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('details')).toHaveCount(7);
  await page.getByText('Can I pay by credit card?').click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('details[open] h2')).toHaveText('Can I pay by credit card?');
});

test('the history begins with 1940 and moves with the arrow keys', async ({ page }) => {
  await openStarted(page, '/history');
  await expect(page.getByRole('radio', { name: '1940' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'A capital across the river' })).toBeVisible();
  await page.getByRole('radio', { name: '1940' }).press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sectors, plots and a toll bridge' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A capital across the river' })).toBeHidden();
});

test('choosing a state shows the desks responsible for it', async ({ page }) => {
  await openStarted(page, '/location');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page.getByLabel('State').selectOption('Sydney');
  await expect(page).toHaveURL(/\?state=Sydney$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Evening desk']);
});

test('the count-down ticks', async ({ page }) => {
  await openStarted(page, '/coming-soon');
  const seconds = page.getByRole('timer').locator('dd').nth(3);
  const before = await seconds.textContent();
  await expect(seconds).not.toHaveText(before ?? '');
});

test('newsletter and coming-soon notice are sent', async ({ page }) => {
  for (const [path, button, thanks] of [
    ['/service-details', 'Subscribe', 'Thank you. You will get the next newsletter.'],
    ['/coming-soon', 'Notify me', 'Thank you. We will write to you once, on the day.'],
  ] as const) {
    await openStarted(page, path);
    await page.getByLabel('Your Email*').fill('nonsense');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
    await page.getByLabel('Your Email*').fill('asha@example.com');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('status').filter({ hasText: thanks })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the agent form shows errors beside its fields, and is sent', async ({ page }) => {
    await page.goto('/team-details/meera-bhatnagar');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible();
    await page.getByLabel('Your Name*').fill('Asha Example');
    await page.getByLabel('Your Email*').fill('asha@example.com');
    await page.getByLabel('Phone*').fill('98100 00080');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  });

  test('portfolio, history, questions, desks and search work', async ({ page }) => {
    await page.goto('/portfolio-v2');
    await page.getByRole('link', { name: 'LOAD MORE +' }).click();
    await expect(page.locator('main article')).toHaveCount(12);
    await page.goto('/history');
    await page.getByRole('radio', { name: '2010' }).check();
    await expect(page.getByRole('heading', { name: 'The metro and the pre-launch' })).toBeVisible();
    await page.goto('/faq');
    await page.getByText('How do I get a refund?').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.goto('/location');
    await page.getByLabel('State').selectOption('Florida');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Birmingham desk', 'Mobile desk']);
    await page.goto('/service-details');
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('Jheel');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/shop-left-sidebar?q=Jheel');
  });
});
