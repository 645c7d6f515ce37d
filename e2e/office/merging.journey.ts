import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, ownPhone, sendEnquiry } from './enquiries.ts';

test('a family with one phone becomes two leads, and two leads of one person become one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [asha, ravi, work] = [ownName('Asha'), ownName('Ravi'), ownName('Office')];
  const emailOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@example.com`;
  const phone = ownPhone();
  await sendEnquiry(page, { name: asha, email: emailOf(asha), phone });
  await sendEnquiry(page, { name: ravi, email: emailOf(ravi), phone });
  await sendEnquiry(page, { name: work, email: emailOf(work) });

  await logIn(page, `/my-account/leads?search=${encodeURIComponent(ravi)}`);
  await page.getByRole('link', { name: ravi, exact: true }).first().click();
  await page.getByRole('button', { name: 'Some are from someone else' }).click();
  await page.getByRole('checkbox', { name: new RegExp(ravi) }).check();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Make it another lead' }).click();
  await expect(page.getByText(`${ravi} is another lead now.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asha);
  await expect(page.getByText('Shares a number or an address with')).toBeVisible();

  await sendEnquiry(page, { name: 'Someone', email: emailOf(ownName('New')), phone });
  await page.goto(`/my-account/leads?search=${encodeURIComponent(phone)}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Shared number: who is it?' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Shared number: who is it?' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: asha, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shared number: who is it?' })).toHaveCount(0);

  await page.goto(`/my-account/leads?search=${encodeURIComponent(asha)}`);
  await page
    .getByRole('link', { name: /^(Asha|Someone) / })
    .or(page.getByRole('link', { name: 'Someone' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Merge with another lead' }).click();
  await page.getByRole('searchbox').fill(work);
  await page.getByRole('link', { name: new RegExp(work) }).click();
  await expect(page.getByRole('group', { name: 'Name' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('group', { name: 'Name' }).getByRole('radio', { name: work }).check();
  await page.getByRole('button', { name: 'Merge into one lead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work);
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: /^Undo the merge ./ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('Both leads are back.')).toBeVisible();
});
