import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { openPart } from './passing.ts';

const path = '/my-account/properties/new';

test('ten lines make ten drafts, and a reload loses nothing', { tag: '@phone' }, async ({ page }) => {
  const mark = Date.now() % 100_000;
  const lines = Array.from(
    { length: 10 },
    (_, at) =>
      `${(at % 3) + 2} BHK Kadamba ${mark} sector ${74 + at} noida, ${60 + at} lakh, ${at + 1}th floor`,
  );
  await logIn(page, path);
  const box = page.getByLabel('Paste a WhatsApp message, or type a line');
  await box.fill(lines.join('\n'));
  await expect(page.getByRole('heading', { name: '10 listings in this message' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.reload();
  await expect(box).toHaveValue(lines.join('\n'));
  await page
    .getByRole('button', { name: /^Leave out/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save 9 drafts' }).click();
  await expect(page.getByText('9 drafts are saved.')).toBeVisible();
  await expect(box).toHaveValue('');
});

test('what was read goes on under all fields, and what was typed by hand stays', async ({ page }) => {
  await logIn(page, path);
  const box = page.getByLabel('Paste a WhatsApp message, or type a line');
  await box.fill('3 BHK Sector 76 1450 sft 95 lakh 9th floor neg, owner 9810012345');
  await page.getByRole('button', { name: 'Price: ₹ 95 lakh. Change' }).click();
  await page.getByLabel('Price', { exact: true }).fill('98 lakh');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Society or project').fill('Neem Court');
  await box.fill('3 BHK Sector 76 1450 sft 93 lakh 9th floor neg, owner 9810012345');
  await expect(page.getByRole('button', { name: 'Price: ₹ 98 lakh. Change' })).toBeVisible();
  await page.getByRole('link', { name: 'All fields' }).click();
  await expect(page.getByLabel('Title*')).toHaveValue('3 BHK flat, Neem Court, Sector 76');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('98 lakh');
  await expect(page.getByLabel('Address*')).toHaveValue('Neem Court, Sector 76, Noida');
  await openPart(page, 'Private');
  await expect(page.getByLabel('Owner’s mobile')).toHaveValue('9810012345');
  await expect(page.getByLabel('Floor', { exact: true })).toHaveValue('9');
  await expect(page.getByLabel('Private remark')).toHaveValue('neg');
  const description = await page.getByLabel('Description', { exact: true }).inputValue();
  expect(description).not.toMatch(/98100|neg|floor/i);
});
