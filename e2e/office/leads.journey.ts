import { readFile } from 'node:fs/promises';
import { entryOf, logIn } from '../account.ts';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { answerTo, expect, test } from '../test.ts';
import { opened, ownName, ownPhone, row, sendEnquiry } from './enquiries.ts';

test('a visitor’s text makes no link to another site and adds no recipient to an e-mail', async ({
  page,
}) => {
  const name = ownName('Mallory');
  const email = 'mallory?bcc=everybody%40elsewhere.example&x=@example.com';
  await sendEnquiry(page, { name, email, page: '/\\elsewhere.example/' });
  await logIn(page, '/my-account/contacts');
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toHaveCount(1);
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', /^mailto:[^?]*$/);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('link', { name: '/\\elsewhere.example/' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect(page.getByRole('link', { name: 'E-mail without a text' })).toHaveAttribute(
    'href',
    /^mailto:[^?]*\?subject=[^&]*$/,
  );
});

test('an enquiry is worked on from the first look to the visit @both', { tag: '@walk' }, async ({ page }) => {
  test.setTimeout(120_000);
  const name = ownName('Ishita');
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  // A number that only this run uses, because the same number means the same person.
  const phone = ownPhone();
  const digits = `9198100${phone.slice(-5)}`;
  const before = ownName('Before');
  await sendEnquiry(page, { name: before, email: 'before@example.com' });
  const counted = answerTo(page, 'LeadCounts');
  await logIn(page, '/my-account/contacts');
  await expect(row(page, before)).toBeVisible();
  await counted;
  const first = await sendEnquiry(page, { name: `${name} Earlier`, email, phone });
  const reference = await sendEnquiry(page, {
    name,
    email: `2.${email}`,
    phone: `+91 ${phone}`,
    message: 'Is it free?',
  });
  await expect(row(page, name).first()).toBeVisible({ timeout: 25_000 });
  await expectFitAndAccessible(page);

  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toHaveCount(2);
  await page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('link', { name: new RegExp(`${name}$`) }))
    .first()
    .click();
  // The lead of both, with the chosen enquiry in view.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: 'Enquiries (2)' })).toBeVisible();
  await expect(opened(page)).toContainText(reference);
  await expect(opened(page).getByRole('heading', { name: 'Consultation' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Call/ }).filter({ visible: true }).first()).toHaveAttribute(
    'href',
    `tel:+${digits}`,
  );
  await expect(
    page.getByRole('button', { name: 'WhatsApp Not allowed yet' }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: `2.${email}` })).toHaveAttribute('href', `mailto:2.${email}`);

  await page.getByLabel('What happened, what was agreed').fill('Called.\nShe comes <b>on Sunday</b>. 🙏');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'She comes <b>on Sunday</b>. 🙏' }),
  ).toBeVisible();
  await expect(page.getByLabel('What happened, what was agreed')).toHaveValue('');
  const states = page.getByRole('group', { name: 'Status' });
  await states.getByRole('button', { name: 'Visit planned' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Status: Visit planned' })).toHaveCount(1);
  await page.getByRole('group', { name: 'What you will do' }).getByRole('button', { name: 'Visit' }).click();
  await page.getByRole('button', { name: 'Tomorrow 10 am' }).click();
  await expect(opened(page).getByText(/^Next:/)).toBeVisible();
  await expectFitAndAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const entry = await readFile(await (await download).path(), 'utf8');
  expect(entry).toContain(`SUMMARY:Visit: ${name}\r\n`);
  expect(entry).toMatch(/^DTSTART:\d{8}T043000Z\r$/m);

  await expect(opened(page).getByRole('link', { name: `Activity of ${reference}` })).toBeVisible();
  await page.getByRole('link', { name: 'Activity of this item' }).click();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText(first);
  await page.goBack();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(opened(page)).toContainText(`${name} Earlier`);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(row(page, name)).toHaveCount(2);
  await expect(row(page, name).filter({ hasText: 'Next:' })).toHaveCount(1);

  await page.goto('/order-tracking');
  await page.getByLabel('Order ID*').fill(reference);
  await page.getByLabel('Billing email*').fill(`2.${email}`);
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByRole('status', { name: 'Your request' })).toContainText('Visit planned');
  await expect(page.getByText('Sunday')).toHaveCount(0);
});

test('without a mail server the e-mail can be read in the outbox @phone', async ({ page }) => {
  const name = ownName('Kiran');
  await sendEnquiry(page, { name, email: 'kiran@example.com', message: 'Write to me, please.' });
  await logIn(page, '/my-account/settings/outbox');
  await expect(page.getByText('E-mails are not sent, because e-mail is not set up.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(row(page, name)).toContainText('Not sent', { timeout: 5_000 });
  }).toPass();
  await page.getByRole('button', { name: new RegExp(`Text of New enquiry from ${name}`) }).click();
  await expect(page.getByText('Write to me, please.')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
});

test('the reports show the weeks as a chart and as a table @both', async ({ page }) => {
  await sendEnquiry(page, { name: ownName('Omkar'), email: 'omkar@example.com' });
  await logIn(page, '/my-account/numbers');
  await expect(page.getByRole('img', { name: /Enquiries per week/ })).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const week = page.getByRole('row', { name: /^Week of/ }).last();
  await expect(week.getByRole('cell').last()).not.toHaveText(/^(Total)?0$/);
  await expectFitAndAccessible(page);
});

test('the menu counts unread leads', async ({ page }) => {
  await sendEnquiry(page, { name: ownName('Leela'), email: 'leela@example.com' });
  await logIn(page);
  const group = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Enquiries/ });
  await expect(group).toHaveAccessibleName(/\d+ Unread/);
  const link = await entryOf(page, /^Leads/);
  await expect(link).toHaveAccessibleName(/Leads.*\d+.*Unread/);
  await link.click();
  await expect(page).toHaveURL(/leads$/);
});

test(
  'a colleague’s change appears at once, and is not overwritten unnoticed',
  { tag: '@walk' },
  async ({ page, browser }) => {
    const name = ownName('Farah');
    await sendEnquiry(page, { name, email: `${name.replace(' ', '.').toLowerCase()}@example.com` });
    await logIn(page, '/my-account/contacts');
    await page.getByRole('searchbox').fill(name);
    await row(page, name).getByRole('link', { name }).first().click();
    // The list has a group of this name, too.
    await expect(page).toHaveURL(/\/leads\/[0-9a-f]{24}/);
    const states = page.getByRole('group', { name: 'Status' });
    await expect(states).toBeVisible();
    const path = new URL(page.url()).pathname;

    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    const [live, cutOff] = [await contexts[0].newPage(), await contexts[1].newPage()];
    await cutOff.route('**/api/events', (route) => route.abort());
    for (const colleague of [live, cutOff]) {
      await logIn(colleague, path);
      await expect(colleague.getByRole('button', { name: 'New', pressed: true })).toBeVisible();
    }
    await states.getByRole('button', { name: 'Visit planned' }).click();
    await expect(live.getByRole('button', { name: 'Visit planned', pressed: true })).toBeVisible();

    await cutOff.getByRole('button', { name: 'Lost' }).click();
    await cutOff.getByRole('dialog').getByRole('button', { name: 'No answer' }).click();
    const question = cutOff.getByRole('dialog', { name: 'Changed in the meantime' });
    await expect(question).toContainText('changed the status');
    await expectFitAndAccessible(cutOff);
    await question.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(cutOff.getByRole('button', { name: 'Visit planned', pressed: true })).toBeVisible();
    for (const context of contexts) await context.close();
  },
);

test('a call is entered by hand, corrected, closed with its reason and found by it @both', async ({
  page,
}) => {
  const name = ownName('Mohan');
  const phone = ownPhone();
  await logIn(page, '/my-account/contacts');
  await page.getByRole('link', { name: 'Add enquiry' }).click();
  await page.getByLabel('How did they reach you?*').selectOption('Walk-in');
  await page.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page.getByText('Please enter a phone number or an e-mail address.').first()).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByLabel('Name*').fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('Property').fill('a');
  await page.getByLabel('Property').fill('noida');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByLabel('What they said or asked').fill('Wants a corner flat.');
  await page.getByRole('button', { name: 'Add enquiry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Entered by')).toBeVisible();
  await expectFitAndAccessible(page);

  await page.getByRole('link', { name: 'Correct details' }).click();
  await page.getByLabel('Name*').fill(`${name} Lal`);
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} Lal`);
  await expect(page.getByText(`Name was “${name}”`)).toBeVisible();

  await page.getByRole('button', { name: 'Lost' }).click();
  const question = page.getByRole('dialog', { name: 'Why are you closing it?' });
  await expectFitAndAccessible(page);
  await question.getByRole('button', { name: 'Bought elsewhere' }).click();
  await expect(page.getByText('Status: Lost (Bought elsewhere)')).toBeVisible();
  await page.goto(`/my-account/contacts?closeReason=boughtElsewhere&search=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toHaveCount(1);
});

test('a person’s enquiries are closed together with their lead; a note half typed stays @both', async ({
  page,
}) => {
  const name = ownName('Tara');
  const phone = ownPhone();
  const email = `${name.replace(' ', '.').toLowerCase()}@example.com`;
  for (const message of ['Is the flat free?', 'And the plot?'])
    await sendEnquiry(page, { name, email, phone, message });
  await logIn(page, '/my-account/contacts');
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toHaveCount(2);
  // Both are of one lead, which changes once. Another search would clear what is chosen.
  await expect(page).toHaveURL(/search=/);
  for (const place of [0, 1]) await row(page, name).nth(place).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('Set status').click();
  await bar.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 enquiries come from 1 lead.');
  await expectFitAndAccessible(page);
  await page.getByRole('button', { name: 'Change 1 lead' }).click();
  await expect(page.getByText('1 marked “Contacted”.')).toBeVisible();
  await expect(row(page, name).filter({ hasText: 'Contacted' })).toHaveCount(2);
  await row(page, name).first().getByRole('link', { name }).first().click();
  const messages = page.getByRole('article');
  await expect(messages).toHaveCount(2);
  await expect(messages.filter({ hasText: 'And the plot?' })).toBeVisible();
  await page.getByLabel('What happened, what was agreed').fill('She will ring');
  await page.reload();
  await expect(page.getByLabel('What happened, what was agreed')).toHaveValue('She will ring');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(messages.getByText(/^Next:/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Lost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No answer' }).click();
  await expect(messages.getByText('Closed', { exact: true })).toHaveCount(2);
  await expectFitAndAccessible(page);
});
