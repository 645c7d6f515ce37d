import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { opened, ownName, ownPhone, row, sendEnquiry } from './enquiries.ts';

test('the address of an enquiry opens its lead, with the enquiry in view; an unknown one is not found @phone', async ({
  page,
}) => {
  const name = ownName('Nirmala');
  const phone = ownPhone();
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  for (const message of ['The first question.', 'The second question.', 'The third question.'])
    await sendEnquiry(page, { name, email, phone, message });
  await logIn(page, '/my-account/contacts');
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toHaveCount(3);
  await row(page, name).last().getByRole('link', { name }).first().click();
  await expect(opened(page)).toContainText('The first question.');
  const id = new URL(page.url()).searchParams.get('enquiry');

  await page.goto(`/my-account/contacts/${id}`);
  await expect(page).toHaveURL(new RegExp(`/my-account/leads/[0-9a-f]{24}\\?enquiry=${id}$`));
  await expect(opened(page)).toContainText('The first question.');
  await expect(opened(page).getByRole('heading', { name: 'Consultation' })).toBeFocused();
  await expect(opened(page).getByText('The first question.')).toBeInViewport();
  await expect(opened(page).getByRole('link', { name: 'Correct details' })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);

  // It is deleted from here, and restored.
  await opened(page)
    .getByRole('button', { name: /^Delete this enquiry/ })
    .click();
  await expect(page.getByText('The enquiry that you opened is not here.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(opened(page)).toContainText('The first question.');

  await page.goto('/my-account/contacts/0123456789abcdef01234567');
  await expect(page.getByRole('alert')).toContainText('We could not find this. It may have been deleted.');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/my-account\/contacts$/);
});

test('after work on an enquiry, the list is at the same place, and the same filter holds @phone', async ({
  page,
}) => {
  const name = ownName('Gopal');
  for (let place = 0; place < 6; place += 1)
    await sendEnquiry(page, {
      name,
      email: `${place}.${name.replace(' ', '.').toLowerCase()}@example.com`,
    });
  await logIn(page, `/my-account/contacts?perPage=10&search=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toHaveCount(6);
  const card = row(page, name).nth(4);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  // The whole card opens the enquiry.
  await card.click({ position: { x: 180, y: 60 } });
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByLabel('What happened, what was agreed')).toHaveValue('No answer.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(/^Last note/)).toBeVisible();
  await page.getByRole('link', { name: 'Correct details' }).click();
  await page.getByLabel('Name*').fill(`${name} Nair`);
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Nair`);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, name)).toHaveCount(6);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
});
