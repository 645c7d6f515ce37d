import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { callAndComeBack, ownName, sendEnquiry } from './enquiries.ts';

test('from the list of leads to the saved outcome it takes a tap besides the call @phone', async ({
  page,
}) => {
  const name = ownName('Ishita');
  await sendEnquiry(page, { name, email: 'ishita@example.com' });
  await logIn(page, '/my-account/leads');
  await callAndComeBack(page, () => page.getByRole('link', { name: `Call ${name}` }).click());
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await expect(sheet).toContainText(name);
  await expect(sheet.getByRole('button', { name: 'No answer', exact: true })).toBeEnabled();
  // All answers can be reached without scrolling.
  await expect(sheet.getByRole('button', { name: /^Wrong number/ })).toBeInViewport();
  await expectFitAndAccessible(page);
  await sheet.getByRole('button', { name: 'No answer', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `${name}: No answer. Call` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Next:');
});

test('on the page of a lead the answer takes a tap, and Undo takes it back @phone', async ({ page }) => {
  const name = ownName('Ravi');
  await sendEnquiry(page, { name, email: 'ravi@example.com' });
  await logIn(page, '/my-account/leads');
  await page.getByRole('link', { name }).filter({ hasNotText: 'Call' }).click();
  const bar = page.getByRole('navigation', { name: 'Reach this lead' });
  await callAndComeBack(page, () => bar.getByRole('link', { name: 'Call' }).click());
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await sheet.getByRole('button', { name: 'Not interested' }).click();
  await expectFitAndAccessible(page);
  await sheet.getByRole('button', { name: 'Price' }).click();
  await expect(page.getByText('Called: Not interested')).toBeVisible();
  await expect(page.getByText('Status: Lost (Price)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back: Not interested')).toBeVisible();
  await bar.getByRole('button', { name: 'Outcome' }).click();
  await expect(sheet).toBeVisible();
});

test('from Today to the saved outcome it takes two taps besides the call, and back is Today @phone', async ({
  page,
}) => {
  const name = ownName('Kabir');
  await sendEnquiry(page, { name, email: 'kabir@example.com' });
  await logIn(page, '/my-account/today?of=all');
  const waiting = page.getByRole('list', { name: 'Waiting for anyone' });
  // Other journeys may have left more than ten leads of nobody.
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByRole('link', { name: /All\s*: Waiting for anyone/ }).click();
  await expect(page).toHaveURL(/part=waiting/);
  await expect(page.getByText('Open leads of nobody.')).toBeVisible();
  await page.goBack();
  await waiting.getByRole('link').first().click();
  const bar = page.getByRole('navigation', { name: 'Reach this lead' });
  await callAndComeBack(page, () => bar.getByRole('link', { name: 'Call' }).click());
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await sheet.getByRole('button', { name: 'Later', exact: true }).click();
  await expect(page.getByText('Called: Later')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/my-account\/today\?of=all$/);
});

test('a desk works on leads by keyboard alone', async ({ page }) => {
  const [first, second] = [ownName('Leela'), ownName('Sana')];
  for (const name of [first, second])
    await sendEnquiry(page, { name, email: `${name.split(' ')[1]}@example.com` });
  await logIn(page, '/my-account/leads');
  await expect(page.getByRole('link', { name: second }).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys for leads' })).toBeVisible();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  const reached = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('o');
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await expect(sheet.getByRole('button', { name: 'Wants a visit', exact: true })).toBeEnabled();
  await expectFitAndAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${reached}: Wants a visit. Call` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const note = page.getByLabel('What happened, what was agreed');
  await expect(note).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Asked for the loan.');
  await expect(note).toHaveValue('Asked for the loan.');
});
