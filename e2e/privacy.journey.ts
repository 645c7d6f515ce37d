import { expect, startPage, test } from './test.ts';

test('a visitor ticks one purpose, and takes it back with the link from the thanks @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/project-details/jheel-residences', { waitUntil: 'networkidle' });
  const form = page.locator('#enquiry');
  await startPage(page);
  if (isMobile) await page.getByRole('link', { name: 'Enquire' }).click();
  await form.getByLabel('Your Name*').fill('Tara Sample');
  await form.getByLabel('Your Email*').fill(`tara-${Math.random().toString(36).slice(2)}@example.com`);
  await form
    .getByLabel('Phone*')
    .fill(`98100 ${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await form.getByText('If you like, also').click();
  await form.getByLabel('write to me on WhatsApp').check();
  await form.getByRole('button', { name: /call|consultation|enquiry|send/i }).click();
  await page.getByRole('link', { name: 'What you allowed, and how to take it back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My choices');
  await expect(page.getByText('We may pass your name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back We may write to you on WhatsApp' }).click();
  await expect(page.getByText('You took this back on')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You took this back on')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice can be read in Hindi, and in English again', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'गोपनीयता' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'हम क्या रखते हैं, और क्यों' })).toBeVisible();
    await expect(page.locator('main [lang=hi]').first()).toBeVisible();
    await page.getByRole('link', { name: 'Read in English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect((await page.goto('/privacy?language=xx'))?.status()).toBe(404);
  });

  test('the newsletter is stopped by the address', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'My choices' }).click();
    await page.getByRole('button', { name: 'Stop it' }).click();
    await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
    await page.getByLabel('Your e-mail address*').fill('tara@example.com');
    await page.getByRole('button', { name: 'Stop it' }).click();
    await expect(page.getByText('This address receives no more news from us.')).toBeVisible();
  });
});
