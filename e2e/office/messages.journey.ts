import { logIn } from '../account.ts';
import { expect, test } from '../test.ts';

test('messages with Undo do not cover the way to the next enquiry on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = `twice.${Date.now()}@example.com`;
  for (const message of ['Is it east facing?', 'And the price?']) {
    const data = { source: 'CONTACT', service: 'Residential', name: 'Tara Twice', email, message };
    expect((await page.request.post('/api/contacts', { data })).status()).toBe(201);
  }
  await logIn(page, `/my-account/contacts?search=${email}`);
  await page.getByRole('link', { name: 'Tara Twice' }).first().click();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const [place, state] of ['Contacted', 'Visit planned', 'Contacted'].entries()) {
    await page.getByRole('button', { name: state }).click();
    await expect(undo).toHaveCount(place + 1);
  }
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
});
