import { logIn } from '../account.ts';
import { expect, test } from '../test.ts';
import { ownName, ownPhone, sendEnquiry } from './enquiries.ts';

test('messages with Undo do not cover the bar of a lead on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const name = ownName('Tara');
  await sendEnquiry(page, { name, email: 'tara@example.com', phone: ownPhone() });
  await logIn(page, `/my-account/leads?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const count of [1, 2, 3]) {
    const bar = page.getByRole('navigation', { name: 'Reach this lead' });
    await bar.getByRole('button', { name: 'Outcome' }).click();
    const answers = page.getByRole('dialog', { name: 'What came of the call?' });
    await answers.getByRole('button', { name: 'No answer', exact: true }).click();
    await expect(answers).toBeHidden();
    await expect(undo).toHaveCount(count);
  }
});
