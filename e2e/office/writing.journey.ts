import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, sendEnquiry } from './enquiries.ts';
import { becomeMember } from './own-leads.ts';

test('from the lead to WhatsApp it takes two taps, once they agreed on the phone @phone', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }));
  await becomeMember(page);
  const name = ownName('Leela');
  await sendEnquiry(page, { name, email: 'leela@example.com' });
  await logIn(page, '/my-account/leads');
  await page.getByRole('link', { name }).filter({ hasNotText: 'Call' }).click();
  const bar = page.getByRole('navigation', { name: 'Reach this lead' });
  await bar.getByRole('button', { name: 'Not allowed yet' }).click();
  const sheet = page.getByRole('dialog', { name: 'WhatsApp' });
  await expectFitAndAccessible(page);
  await sheet.getByRole('button', { name: 'They agreed on the phone' }).click();
  const ready = sheet.getByRole('link', { name: 'Open WhatsApp' });
  await expect(ready).toHaveAttribute('href', /^https:\/\/wa\.me\/9198100\d{5}\?text=Hello%20Leela/);
  await expectFitAndAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await bar.getByRole('button', { name: 'WhatsApp' }).click();
  const chat = context.waitForEvent('page');
  await ready.click();
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\//);
  await expect(page.getByText(`${name}: WhatsApp noted.`)).toBeVisible();
  await expect(page.getByText(/^Hello Leela .* this is /).first()).toBeVisible();
  await expect(page.getByText('Status: Contacted')).toBeVisible();
});
