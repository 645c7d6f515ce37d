import type { Locator, Page } from '@playwright/test';
import { askAsOwner, logIn } from '../account.ts';
import { expect, test } from '../test.ts';
import { today } from '../today.ts';
import { ownName, sendEnquiry } from './enquiries.ts';

interface Lead {
  id: string;
  name: string;
  state: string;
  history: { kind: string; text: string | null; outcome: string | null }[];
}

export async function leadOf(page: Page, name: string): Promise<Lead> {
  const { people } = await askAsOwner<{ people: { items: Lead[] } }>(
    page,
    `{ people(search: "${name}") { items { id name state history { kind text outcome } } } }`,
  );
  const [lead] = people.items;
  if (!lead) throw new Error(`There is no lead of ${name}.`);
  return lead;
}

export const emailOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@example.com`;

/**
 * Gives the account of the journeys a team member; answers the member’s id. A repetition has another member, whose Today shows nothing
 * of the first attempt.
 */
export async function becomeMember(page: Page): Promise<string> {
  const { me, teamMembers } = await askAsOwner<{ me: { id: string }; teamMembers: { id: string }[] }>(
    page,
    '{ me { id } teamMembers { id } }',
  );
  const member = teamMembers[test.info().retry]?.id ?? '';
  await askAsOwner(page, `mutation { setAccountMember(id: "${me.id}", memberId: "${member}") { id } }`);
  return member;
}

/** Gives the account of the journeys a lead of this name, whose next step is a call in some minutes. */
export async function addOwnLead(page: Page, given: string, minutes = 1): Promise<Lead> {
  const member = await becomeMember(page);
  const name = ownName(given);
  await sendEnquiry(page, { name, email: emailOf(name) });
  const { id } = await leadOf(page, name);
  await askAsOwner(
    page,
    `mutation { handOver(selection: { ids: ["${id}"] }, ownerId: "${member}") { remaining } }`,
  );
  // Others of the journeys come after it, and it is due today, also just before midnight.
  const endOfDay = Date.parse(`${today()}T23:59:59+05:30`);
  const at = new Date(Math.min(Date.now() + minutes * 60_000, endOfDay)).toISOString();
  await askAsOwner(page, `mutation { setNextStep(id: "${id}", step: { at: "${at}" }) { id } }`);
  return leadOf(page, name);
}

/**
 * Opens the office as an app and switches work without the network on. The account keeps the switch, so that a journey that failed
 * before its end leaves it on.
 */
export async function workWithoutNetwork(page: Page): Promise<void> {
  await switchOff(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await logIn(page, '/my-account/settings/account');
  await page.getByRole('button', { name: 'Switch on', exact: true }).click();
  await expect(page.getByText(/^On this device: your leads as of today, /)).toBeVisible();
}

/** What waits to be sent. */
export function queue(page: Page): Locator {
  return page.getByRole('region', { name: 'Work without the network' });
}

export async function switchOff(page: Page): Promise<void> {
  await askAsOwner(page, 'mutation { setWorksOffline(input: { on: false }) { account { id } } }');
}
