import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { row } from './enquiries.ts';
import { openPart, passChecks, registerCompany } from './passing.ts';

async function fillRequired(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title*').fill(title);
  await page.getByLabel('Address*').fill('As the papers say.');
  await openPart(page, 'Papers');
  await page.getByLabel('RERA Details*').fill('As the papers say.');
}

test('a property’s responsible person: from its form to its page, its enquiry and the office @both', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const title = `Looked After Court ${Date.now()}`;
  const run = Date.now();
  const visitor = `Ishita ${run}`;
  await logIn(page, '/my-account/properties/new/all-fields');
  await fillRequired(page, title);
  await page.getByLabel('About the Builder*').fill('A builder of samples.');
  await page.getByLabel('Disclaimer*').fill('Sample data.');
  await registerCompany(page);
  await passChecks(page);
  const person = page.getByLabel('Responsible person');
  await expect(person.getByRole('option').first()).toHaveText('None');
  await person.selectOption('Meera Bhatnagar');
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(row(page, title)).toBeVisible();

  await page.goto(`/project-details/${title.toLowerCase().replaceAll(' ', '-')}`);
  const card = page.getByRole('region', { name: 'Estate Agents' });
  await expect(card.getByRole('link', { name: 'Meera Bhatnagar', exact: true })).toHaveAttribute(
    'href',
    '/team-details/meera-bhatnagar',
  );
  await expect(card.getByRole('link', { name: '+91 120 000 0010' })).toHaveAttribute(
    'href',
    'tel:+911200000010',
  );
  if (isMobile) await page.getByRole('link', { name: 'Enquire' }).click();
  await expect(page.getByText('Meera Bhatnagar calls you back within the hour, 9 am to 8 pm.')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByLabel('Your Name*').fill(visitor);
  await page.getByLabel('Your Email*').fill(`ishita-${run}@example.com`);
  await page.getByLabel('Phone*').fill(`98100 ${String(Date.now()).slice(-5)}`);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(
    page.getByText(/^We have your request\. Meera Bhatnagar calls you back within the hour/),
  ).toBeVisible();

  await page.goto(`/my-account/contacts?search=${encodeURIComponent(visitor)}`);
  await expect(row(page, visitor)).toContainText('For Meera Bhatnagar');
  const filter = page.getByRole('combobox', { name: 'Person', exact: true });
  if (!(await filter.isVisible())) await page.getByRole('button', { name: /^Filter/ }).click();
  await filter.selectOption('Not assigned');
  await expect(row(page, visitor)).toHaveCount(0);
  await filter.selectOption('Meera Bhatnagar');
  await expect(row(page, visitor)).toHaveCount(1);
  await expectFitAndAccessible(page);

  await page.getByRole('link', { name: visitor }).first().click();
  await page.getByLabel('Team member').selectOption('Harpal Sandhu');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Handed over to Harpal Sandhu.')).toBeVisible();
  await expect(page.getByText('Handed over to Harpal Sandhu', { exact: true })).toBeVisible();
  await expectFitAndAccessible(page);

  await page.goto(`/my-account/contacts?search=${encodeURIComponent(visitor)}`);
  await page.getByRole('checkbox', { name: `Select ${visitor}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('Hand over').click();
  await bar.getByRole('button', { name: 'Not assigned' }).click();
  await expect(page.getByText('1 unassigned.')).toBeVisible();
  await expect(row(page, visitor)).not.toContainText('For ');
});

test('a new property begins with the default texts, and a builder’s texts are offered', async ({ page }) => {
  test.setTimeout(120_000);
  const title = `Textual Court ${Date.now()}`;
  const builder = `Granthi Homes ${Date.now()}`;
  await registerCompany(page);
  await logIn(page, '/my-account/settings/company');
  await page.getByLabel('About the Builder').fill('A builder that we know.');
  await page.getByLabel('Disclaimer').fill('Areas may change.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();

  await page.goto('/my-account/properties/new/all-fields');
  await expect(page.getByLabel('About the Builder*')).toHaveValue('A builder that we know.');
  await expect(page.getByLabel('Disclaimer*')).toHaveValue('Areas may change.');
  await fillRequired(page, title);
  await page.getByRole('combobox', { name: 'Builder' }).fill(builder);
  await page.getByLabel('About the Builder*').fill('Has built in Noida since 2006.');
  await passChecks(page);
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(row(page, title)).toBeVisible();

  await page.goto('/my-account/properties/new/all-fields');
  await openPart(page, 'Papers');
  await page.getByRole('combobox', { name: 'Builder' }).fill(builder.toUpperCase());
  const offer = page.getByRole('button', { name: `Use the text from ${title}` });
  await offer.first().click();
  await expect(page.getByLabel('About the Builder*')).toHaveValue('Has built in Noida since 2006.');
  await page.getByRole('button', { name: 'Bring back the earlier text' }).click();
  await expect(page.getByLabel('About the Builder*')).toHaveValue('A builder that we know.');
  await offer.first().click();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.reload();
  await page.getByRole('button', { name: 'Restore them' }).click();
  await expect(page.getByLabel('About the Builder*')).toHaveValue('Has built in Noida since 2006.');

  await page.goto('/my-account/settings/company');
  for (const label of ['About the Builder', 'Disclaimer']) await page.getByLabel(label).fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
});
