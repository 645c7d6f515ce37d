import type { Page } from '@playwright/test';
import { newEmail, received } from './account.ts';
import { expect, openStarted, test } from './test.ts';

async function readReference(page: Page): Promise<string> {
  const text = await page.getByText(/AHG-[0-9A-Z]{5}/).innerText();
  return /AHG-[0-9A-Z]{5}/.exec(text)?.[0] ?? '';
}

for (const [path, button, wrong] of [
  ['/contact', 'Get A Quote', 'Your Name*'],
  ['/career', 'Submit Application', 'Full Name*'],
  ['/coming-soon', 'Notify me', 'Your Email*'],
  ['/service-details', 'Subscribe', 'Your Email*'],
] as const) {
  test(`what ${path} refuses leads to the first field that is wrong`, async ({ page }) => {
    await openStarted(page, path);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByLabel(wrong)).toBeFocused();
    await expect(page.getByLabel(wrong)).toHaveAccessibleDescription(/\S/);
  });
}

test('registering requires consent, sends the form, and remembers the visitor', async ({ page, request }) => {
  const email = newEmail('register');
  await openStarted(page, '/register');
  await page.getByLabel('Your Name*').fill('Reena Sample');
  await page.getByLabel('Your Email*').fill(email);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill out all required fields.');
  await expect(page.getByLabel('Phone*')).toBeFocused();
  await expect(page.getByText('Please agree so that we may answer you.')).toBeVisible();
  await expect(page.getByLabel('Your Name*')).toHaveValue('Reena Sample');
  await page.getByLabel(/^I agree that/).check();
  await page.getByLabel(/^Save my name/).check();
  await page.getByLabel('Phone*').fill('98');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Phone*')).toBeFocused();
  await expect(page.getByLabel('Phone*')).toHaveAccessibleDescription(
    'Please enter a phone number that we can call, such as 98100 00000.',
  );
  await page.getByLabel('Phone*').fill('98100 00078');
  await page.getByRole('button', { name: 'Register' }).click();
  const reference = await readReference(page);
  const [contact] = await received(request, email);
  expect(contact).toMatchObject({ reference, source: 'register', page: '/register', agree: true });
  expect(contact?.consents).toEqual(['ANSWER']);

  await openStarted(page, '/contact');
  await expect(page.getByLabel('Your Name*')).toHaveValue('Reena Sample');
  await expect(page.getByLabel('Your Email*')).toHaveValue(email);
});

test(
  'an owner’s listing is sent, and order tracking finds it by its reference',
  { tag: '@walk' },
  async ({ page, request }) => {
    const email = newEmail('listing');
    await openStarted(page, '/add-listing');
    await page.getByLabel('Address*').fill('Sector 78, Noida');
    await page.getByLabel('Price you expect').fill('1.25 Cr');
    await page.getByLabel('Description').fill('Three rooms and a terrace.');
    await page.getByRole('button', { name: 'Send listing' }).click();
    await expect(page.getByText('Please confirm this, so that we may call you.')).toBeVisible();
    await page.getByLabel('Your Name*').fill('Omar Sample');
    await page.getByLabel('Your Email*').fill(email);
    await page.getByLabel('Phone*').fill('98100 00077');
    await page.getByLabel(/^I own this property/).check();
    await page.getByRole('button', { name: 'Send listing' }).click();
    const reference = await readReference(page);
    const [contact] = await received(request, email);
    expect(contact).toMatchObject({ reference, source: 'addListing', service: 'Residential' });
    for (const fact of ['Sector 78, Noida', '1.25 Cr', 'Three rooms and a terrace.']) {
      expect(contact?.message).toContain(fact);
    }

    await openStarted(page, '/order-tracking');
    await page.getByLabel('Order ID*').fill(reference.toLowerCase());
    await page.getByLabel('Billing email*').fill('another-person@example.com');
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByText('We found nothing')).toBeVisible();
    await page.getByLabel('Billing email*').fill(email);
    await page.getByRole('button', { name: 'Track order' }).click();
    const found = page.getByRole('status', { name: 'Your request' });
    await expect(found).toContainText(reference);
    await expect(found).toContainText('Received');
    await expect(found).toContainText('the listing form');
  },
);

test('a robot that fills the trap gets thanks, and nothing is stored', async ({ page, request }) => {
  const email = newEmail('robot');
  await openStarted(page, '/contact');
  await page.getByLabel('Your Name*').fill('Robot');
  await page.getByLabel('Your Email*').fill(email);
  const trap = page.locator('main input[name=website]');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toContainText(/AHG-[0-9A-Z]{5}/);
  expect(await received(request, email)).toEqual([]);
});

test('a lost answer and a second try store one enquiry', async ({ page, request }) => {
  const email = newEmail('lost');
  await openStarted(page, '/contact');
  await page.getByLabel('Your Name*').fill('Lata Sample');
  await page.getByLabel('Your Email*').fill(email);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server receives the form, but its answer does not reach the visitor.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.');
  await page.getByRole('button', { name: 'Get A Quote' }).click();
  const thanks = page.getByRole('dialog', { name: 'Thank You!' });
  await expect(thanks).toContainText(/AHG-[0-9A-Z]{5}/);
  expect(lost).toBe(1);
  const [contact, ...more] = await received(request, email);
  expect(more).toEqual([]);
  await expect(thanks).toContainText(String(contact?.reference));
});

test('the newsletter box sends', async ({ page, request }) => {
  const email = newEmail('newsletter');
  await openStarted(page, '/service-details');
  const box = page.locator('#newsletter');
  await box.getByRole('textbox').first().fill(email);
  await box.getByRole('button').click();
  await expect(box.getByRole('status')).toBeVisible();
  expect(await received(request, email), 'a subscriber is no enquiry').toEqual([]);
});

test('stories are found by words and by tag', async ({ page }) => {
  await openStarted(page, '/blog');
  const sidebar = page.getByRole('complementary', { name: 'Find stories' });
  await sidebar.getByRole('searchbox').fill('carpet area');
  await sidebar.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/keyword=carpet/);
  await expect(page.getByRole('article').first()).toContainText('Carpet area');
  await sidebar.getByRole('link', { name: /^Metro/ }).click();
  await expect(page).toHaveURL(/\/blog\?tag=Metro$/);
  await expect(page.getByRole('article').first()).toContainText('Aqua Line');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL(/\/blog-details\//);
  await expect(page.getByRole('heading', { name: 'Content', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone, the result of a request for a quote scrolls into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Get A Quote' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill out all required fields.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('Your Name*').fill('Asha Example');
    await page.getByLabel('Your Email*').fill(newEmail('quote'));
    await page.getByRole('button', { name: 'Get A Quote' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport();
    await expect(page.getByText(/Your reference: AHG-/)).toBeInViewport();
  });

  test('no button appears that needs JavaScript', async ({ page }) => {
    await page.goto('/product-details/jheel-residences');
    await expect(page.getByRole('link', { name: 'Picture 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next picture' })).toBeHidden();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
  });

  test('registering and order tracking work', { tag: '@walk' }, async ({ page, request }) => {
    const email = newEmail('plain');
    await page.goto('/register');
    await page.getByLabel('Your Name*').fill('Pooja Sample');
    await page.getByLabel('Your Email*').fill(email);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Please agree so that we may answer you.')).toBeVisible();
    await expect(page.getByLabel('Your Name*')).toHaveValue('Pooja Sample');
    await page.getByLabel(/^I agree that/).check();
    await page.getByLabel('send me news by e-mail').check();
    await page.getByLabel('Phone*').fill('98100 00079');
    await page.getByRole('button', { name: 'Register' }).click();
    const reference = await readReference(page);
    const [contact] = await received(request, email);
    expect(contact).toMatchObject({ reference, source: 'register' });
    expect(contact?.consents).toEqual(['ANSWER', 'NEWSLETTER']);

    await page.goto('/order-tracking');
    await page.getByLabel('Order ID*').fill(reference);
    await page.getByLabel('Billing email*').fill(email);
    await page.getByRole('button', { name: 'Track order' }).click();
    await expect(page.getByText('Received', { exact: true })).toBeVisible();
  });
});
