import type { Db } from 'mongodb';
import { defaultSiteSettings } from '../../features/company/site-settings.seed.ts';
import type { Client } from '../client.ts';

const liveSince = new Date('2026-01-01T00:00:00Z');
const registration = { registrationNumber: 'UPRERAAGT10202', registrationValidTo: '2099-12-31' };
const training = { key: 'rera.trainingBlocksFrom', value: '2099-01-01' };

/** Gives the company a registration as an agent, without which no listing passes its checks, and goes live. */
export async function registerCompany(db: Db): Promise<void> {
  await db
    .collection<{ _id: string }>('siteSettings')
    .updateOne({ _id: 'site' }, { $set: { ...registration, liveSince } }, { upsert: true });
}

/** Tests run in any year: a missing certificate of training goes on to warn, and does not block. */
export async function delayTraining(db: Db): Promise<void> {
  await db.collection('rules').updateOne({ key: training.key }, { $set: { value: training.value } });
}

/** The same over GraphQL, for servers of their own, which have gone live afterwards. */
export async function registerCompanyOver({
  ask,
  token,
}: {
  ask: Client['ask'];
  token: string;
}): Promise<void> {
  const { data } = await ask<{ adminRules: { items: { id: string; key: string }[] } }>(
    `{ adminRules(list: { perPage: 100 }) {
      items { id key value authority subject validFrom validTo sourceTitle sourceAddress confidence note }
    } }`,
    {},
    { token },
  );
  const { id, ...rule } = data.adminRules.items.find(({ key }) => key === training.key) ?? { id: '' };
  const { errors } = await ask(
    `mutation ($settings: SiteSettingsInput!, $id: ID!, $rule: RuleInput!) {
      updateSettings(input: $settings) { registrationNumber }
      updateRule(id: $id, input: $rule) { value }
      goLive { mode }
    }`,
    { settings: { ...defaultSiteSettings, ...registration }, id, rule: { ...rule, value: training.value } },
    { token },
  );
  if (errors) throw new Error(JSON.stringify(errors));
}
