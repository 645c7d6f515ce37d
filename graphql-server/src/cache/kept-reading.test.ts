import { expect, test } from 'vitest';
import { touch } from '../database/changes.ts';
import { addProperty } from '../testing/factories.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const reads: string[] = [];
const app = await startTestApp({
  pages: true,
  onCommand: ({ commandName, command }) => {
    const { filter } = command as { filter?: object };
    // Looks for the writes of other processes read marks alone.
    const isLook = filter && 'touchedAt' in filter;
    if (commandName === 'find' && !isLook) reads.push(String((command as Record<string, unknown>).find));
  },
});
const { ask, call, db, token } = app;

const pageOf = async ({ slug }: { slug: string }) => (await call('GET', `/project-details/${slug}`)).text;
const addHome = (title: string) => addProperty(app, { title, price: '95 lakh', propertyStatus: 'FOR_SALE' });

const companyFields = `companyName slogan registrationNumber phones salesEmail infoEmail whatsappNumber address
  latitude longitude facebookUrl instagramUrl linkedinUrl youtubeUrl comingSoonDate`;

async function nameCompany(companyName: string): Promise<void> {
  const { data } = await ask<{ settings: object }>(`{ settings { ${companyFields} } }`);
  await ask(
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { companyName } }',
    { input: { ...data.settings, companyName } },
    { token },
  );
}

async function addRate(value: string): Promise<void> {
  await ask(
    'mutation ($input: RuleInput!) { createRule(input: $input) { id } }',
    {
      input: {
        ...{ key: 'loan.rate', value, validFrom: '2026-01-01', confidence: 'LOW' },
        sourceTitle: 'The rates of a bank',
      },
    },
    { token },
  );
}

async function shownRate(id: string): Promise<number | null> {
  const { data } = await ask<{ property: { homeLoan: { interestPercent: number | null } } }>(
    'query ($id: ID!) { property(id: $id) { homeLoan { interestPercent } } }',
    { id },
  );
  return data.property.homeLoan.interestPercent;
}

test('the page of a second property reads neither the company nor rules nor texts again', async () => {
  const [first, second] = [await addHome('Neem Court'), await addHome('Peepal Court')];
  await pageOf(first);
  expect(reads).toEqual(expect.arrayContaining(['siteSettings', 'rules', 'blocks', 'properties']));
  reads.length = 0;
  expect(await pageOf(second)).toContain('Peepal Court');
  const kept = reads.filter((name) => ['siteSettings', 'rules', 'blocks'].includes(name));
  expect(kept).toEqual([]);
  expect(reads).toContain('properties');
});

test('what the office saves is in the next answers, whichever pages were made before', async () => {
  const home = await addHome('Banyan Court');
  expect(await pageOf(home)).not.toContain('Sal Tree Homes');
  expect(await shownRate(home.id)).toBeNull();
  await nameCompany('Sal Tree Homes');
  await addRate('11.25');
  await ask(
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    { blocks: [{ page: 'home', key: 'hero.title', text: 'Homes under trees' }] },
    { token },
  );
  expect(await pageOf(home)).toContain('Sal Tree Homes');
  expect(await shownRate(home.id)).toBe(11.25);
  expect((await call('GET', '/')).text).toContain('Homes under trees');
});

test('what another process saves is in new answers within a second', async () => {
  const home = await addHome('Gulmohar Court');
  await addRate('11.25');
  await pageOf(home);
  expect(await shownRate(home.id)).toBe(11.25);
  const values = { $set: { companyName: 'Kadam Tree Homes' }, ...touch };
  await db.collection<{ _id: string }>('siteSettings').updateOne({ _id: 'site' }, values, { upsert: true });
  await db.collection('rules').updateOne({ key: 'loan.rate' }, { $set: { value: '12.5' }, ...touch });
  await expect.poll(() => pageOf(home), { timeout: 10_000 }).toContain('Kadam Tree Homes');
  await expect.poll(() => shownRate(home.id), { timeout: 10_000 }).toBe(12.5);
});
