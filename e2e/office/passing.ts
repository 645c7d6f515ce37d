import type { Locator, Page } from '@playwright/test';
import { askAsOwner } from '../account.ts';
import { today } from '../today.ts';

const companyFields = `companyName slogan phones salesEmail infoEmail whatsappNumber address latitude longitude
  facebookUrl instagramUrl linkedinUrl youtubeUrl loanSharePercent nearMetroMetres comingSoonDate`;
const ruleFields = `id key value authority subject validFrom validTo sourceTitle sourceAddress confidence note`;

/** What a home needs to pass its checks: completed before the Act, with a reason for each warning. */
export const passingChecks = {
  rera: {
    ...{ status: 'EXEMPT', exemption: 'COMPLETED_BEFORE_ACT', exemptionNote: 'Completed in 2016.' },
    ...{ certificateNumber: 'CC 12', certificateDate: '2016-03-01', checkedOn: today() },
  },
  gateReasons: [3, 9, 10, 13, 14].map((check) => ({ check, reason: 'A journey.' })),
};

/** Adds a draft of a property with little more than a title; answers its id. */
export async function addDraft(page: Page, title: string, facts: object = {}): Promise<string> {
  const mutation = `mutation ($input: PropertyInput!, $publication: PublicationInput) {
    createProperty(input: $input, publication: $publication) { id }
  }`;
  const texts = { address: 'Sector 150, Noida', aboutBuilder: '', reraDetails: '', disclaimer: '' };
  const variables = { input: { title, ...texts, ...facts }, publication: { state: 'DRAFT' } };
  return (await askAsOwner<{ createProperty: { id: string } }>(page, mutation, variables)).createProperty.id;
}

/** Adds a home that visitors see, with these facts. The company must be registered. */
export async function addPublished(
  page: Page,
  title: string,
  facts: { rera?: object; propertyStatus?: string },
): Promise<void> {
  const reasons = [2, 3, 4, 5, 8, 9, 10, 12, 13, 14, 15];
  const id = await addDraft(page, title, {
    ...{
      aboutBuilder: 'A builder of samples.',
      reraDetails: 'No number needed.',
      disclaimer: 'Sample data.',
    },
    ...facts,
    gateReasons: reasons.map((check) => ({ check, reason: 'A journey.' })),
  });
  await askAsOwner(
    page,
    'mutation ($id: ID!) { setPropertyPublication(id: $id, publication: { state: PUBLISHED }) { id } }',
    {
      id,
    },
  );
}

/**
 * Registers the company as an agent, without which no home passes its checks, and goes live. Journeys run in any year: a missing
 * certificate of training goes on to warn.
 */
export async function registerCompany(page: Page): Promise<void> {
  const { settings, adminRules } = await askAsOwner<{
    settings: object;
    adminRules: { items: { id: string; key: string }[] };
  }>(
    page,
    `{ settings { ${companyFields} } adminRules(list: { perPage: 100 }) { items { ${ruleFields} } } }`,
  );
  const registration = { registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2099-12-31' };
  await askAsOwner(
    page,
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { slogan } }',
    {
      input: { ...settings, ...registration },
    },
  );
  const training = adminRules.items.find(({ key }) => key === 'rera.trainingBlocksFrom');
  if (!training) throw new Error('There is no rule on training.');
  const { id, ...rule } = training;
  await askAsOwner(
    page,
    'mutation ($id: ID!, $input: RuleInput!) { updateRule(id: $id, input: $input) { id } }',
    {
      id,
      input: { ...rule, value: '2099-01-01' },
    },
  );
  await askAsOwner(page, 'mutation { goLive { mode } }');
}

/** Fills in what the checks ask for in the form of a home, with a reason for each warning. */
export async function passChecks(page: Page): Promise<void> {
  await openPart(page, 'Papers');
  await page.getByLabel('Why it may be advertised').selectOption('EXEMPT');
  await page.getByLabel('Why it needs no registration').selectOption('COMPLETED_BEFORE_ACT');
  await page.getByLabel('Reason and proof').fill('Completed in 2016.');
  await page.getByLabel('Completion certificate no.').fill('CC 12');
  await page.getByLabel('Completion certificate of').fill('2016-03-01');
  await page.getByLabel('We looked it up on the portal on').fill(today());
  await giveReasons(page);
}

/** The line that leads to the questions. On a phone its title is for screen readers alone. */
export function checklistLine(page: Page): Locator {
  return page.getByRole('button', { name: /^Checks before publication/ });
}

/** Opens a tab of the form of a property. */
export async function openPart(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** Fills in the texts that a published property needs besides its title, and goes back to its facts. */
export async function fillTexts(page: Page, text = 'As the papers say.'): Promise<void> {
  await page.getByLabel('Address*').fill(text);
  await openPart(page, 'Papers');
  for (const label of ['About the Builder*', 'RERA Details*', 'Disclaimer*'])
    await page.getByLabel(label).fill(text);
  await openPart(page, 'Facts');
}

/** Gives a reason for each warning, when nothing else is left before it can go live, and goes back to the facts. */
export async function giveReasons(page: Page): Promise<void> {
  await checklistLine(page).click();
  await page.getByText(/^\d+ warnings? needs? a reason$/).waitFor({ timeout: 20_000 });
  for (const reason of await page.getByLabel('Publish it anyway, because').all())
    await reason.fill('A journey.');
  await openPart(page, 'Facts');
}
