import { logIn } from '../account.ts';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

test('an owner finds, hands over and erases what is kept about a person @phone', async ({ page }) => {
  const email = `usha-${Math.random().toString(36).slice(2)}@example.com`;
  const phone = `98100 ${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;
  const sent = await page.request.post('/api/contacts', {
    data: { name: 'Usha Sample', email, phone, source: 'CONSULTATION', whatsapp: true },
  });
  expect(sent.status()).toBe(201);
  await logIn(page, '/my-account/settings/privacy');
  const person = page.getByLabel('Phone or e-mail address');
  await person.fill('usha');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(person).toHaveAccessibleDescription('Please enter a phone number or an e-mail address.');
  await person.fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('region', { name: 'What we keep about a person' });
  await expect(found.getByRole('link', { name: /^Enquiry: AHG-/ })).toHaveCount(1);
  await expectFitAndAccessibleAtBothWidths(page);
  const download = page.waitForEvent('download');
  await found.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('personal-data.json');
  await found.getByRole('button', { name: 'Erase everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The law asks us to keep a record');
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^Erased: 1 item\./)).toBeVisible();
  await expect(found).toContainText('We hold no data about this person.');
  await expect(found).toContainText('We erased this person’s data on');
});

test('the enquiry says what the person allowed, and what was taken back', async ({ page }) => {
  const email = `usha-${Math.random().toString(36).slice(2)}@mailinator.com`;
  const data = { name: 'Usha Second', email, phone: '98100 00077', source: 'CONSULTATION', whatsapp: true };
  await page.request.post('/api/contacts', { data });
  await logIn(page, '/my-account/contacts');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('link', { name: 'Usha Second' }).click();
  await expect(page.getByText('Answer, WhatsApp').first()).toBeVisible();
  await expect(page.getByText('a throw-away address').first()).toBeVisible();
  await expectFitAndAccessible(page);
});

test('a breach shows until when its report is due, and the two texts to send', async ({ page }) => {
  const title = `Lost phone ${Math.random().toString(36).slice(2, 8)}`;
  await logIn(page, '/my-account/settings/privacy');
  await page.getByRole('button', { name: 'Add a breach' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a name for it.')).toBeVisible();
  await dialog.getByLabel('Name of the breach*').fill(title);
  await dialog.getByLabel('What happened, and when').fill('A phone of the office was stolen.');
  await expectFitAndAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: title });
  await expect(entry.getByText(/^Report to the Board by/)).toBeVisible();
  await entry.getByText('Text to the Board').first().click();
  await expect(entry.getByLabel('Text to the Board')).toHaveValue(/A phone of the office was stolen\./);
  await expectFitAndAccessible(page);
});
