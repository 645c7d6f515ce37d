import type { Browser, Page } from '@playwright/test';
import { logIn, tokenOfOwner } from '../account.ts';
import { receiveMail } from '../mail-server.ts';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { passingChecks, registerCompany } from './passing.ts';

const { received, port: mailPort } = receiveMail();

/** The product looks for changed homes every ten seconds, and for e-mails every three. */
const soon = { timeout: 40_000 };

function mailsTo(address: string): string[] {
  return received.filter((text) => text.includes(`To: ${address}`));
}

/** The path of a link in an e-mail. */
function linkIn(mail: string | undefined, pattern: RegExp): string {
  return pattern.exec(mail ?? '')?.[0] ?? '';
}

async function setMailServer(page: Page, host: string): Promise<void> {
  await page.goto('/my-account/settings/email');
  await page.getByLabel('Server').fill(host);
  if (host) {
    const port = mailPort();
    await page.getByLabel('Port').fill(String(port));
    await page.getByLabel('Encryption').selectOption('OFFERED');
    await page.getByLabel('E-mail address').fill('site@homes.example.com');
    await page.getByLabel('All e-mails').fill('desk@homes.example.com');
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(host ? 'E-mails are sent.' : 'E-mail is not set up.')).toBeVisible();
}

/** Publishes a home with more rooms than any sample. */
async function publish(page: Page, title: string, rooms: number): Promise<void> {
  await registerCompany(page);
  const token = await tokenOfOwner(page);
  const input = {
    ...{ title, price: '9.1 Cr', rooms: `${rooms} BHK`, locality: 'Sector 150', city: 'Noida' },
    ...{ address: 'Plot 12, Sector 150, Noida', aboutBuilder: 'A builder of samples.' },
    ...{ disclaimer: 'Sample data.', reraDetails: 'A marked sample.', area: '3,200 sq ft carpet' },
    ...passingChecks,
  };
  const query = 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }';
  const answer = await page.request.post('/graphql', {
    data: { query, variables: { input } },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).not.toHaveProperty('errors');
}

/** Lets the product send e-mails to the server of this journey; other journeys find e-mail as it was. */
async function withMail(browser: Browser, baseURL: string | undefined, during: () => Promise<void>) {
  const office = await (await browser.newContext({ baseURL })).newPage();
  await logIn(office, '/my-account/settings/email');
  await setMailServer(office, '127.0.0.1');
  try {
    await during();
  } finally {
    await setMailServer(office, '');
  }
}

const ignorePage = (_page: Page) => Promise.resolve();

/**
 * From a search without result to the confirmed alert, through the e-mail that asks for it. `check` looks at the pages on the
 * way.
 */
async function askAndConfirm(page: Page, rooms: number, address: string, check = ignorePage): Promise<void> {
  await page.goto(`/shop-left-sidebar?q=${rooms}+bhk+under+10+cr`);
  await page.getByRole('link', { name: 'Tell me when there is one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tell me by e-mail' })).toBeVisible();
  await expect(page.getByText(`${rooms} BHK, up to ₹ 10 Cr`)).toBeVisible();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
  await expect(page.getByText('Please tick this box.')).toBeVisible();
  await page.getByLabel('Your e-mail address*').fill(address);
  await page.getByLabel(/^You may write to this address/).check();
  await check(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Please check your inbox')).toBeVisible();

  await expect.poll(() => mailsTo(address).length, soon).toBe(1);
  await page.goto(linkIn(mailsTo(address)[0], /\/alerts\/confirm\/[\w-]+/));
  await expect(page.getByRole('heading', { name: `${rooms} BHK, up to ₹ 10 Cr` })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(page.getByText('This alert is running.')).toBeVisible();
  await check(page);
}

test('visitors who find nothing are told of a new home by e-mail, until they stop the alert @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const run = Date.now();
  const rooms = 7;
  const [asha, ravi, tara] = ['asha', 'ravi', 'tara'].map((name) => `${name}-${run}@example.com`);
  if (!asha || !ravi || !tara) return;
  await withMail(browser, baseURL, async () => {
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await askAndConfirm(page, rooms, asha, expectFitAndAccessibleAtBothWidths);
    await askAndConfirm(page, rooms, ravi);
    await askAndConfirm(await plain.newPage(), rooms, tara);
    await publish(page, `Far Pavilion ${run}`, rooms);
    for (const address of [asha, ravi, tara]) {
      await expect.poll(() => mailsTo(address).length, soon).toBe(2);
      expect(mailsTo(address)[1]).toContain(`Subject: New: Far Pavilion ${run}`);
    }

    // One stops with the link of the e-mail, one with the button of the mail program, and one without JavaScript.
    const stopLink = /\/alerts\/stop\/[\w-]+/;
    await page.goto(linkIn(mailsTo(asha)[1], stopLink));
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await expect(page.getByText('This alert is stopped.')).toBeVisible();
    await expectFitAndAccessible(page);
    const oneTap = linkIn(mailsTo(ravi)[1], /\/api\/alerts\/stop\/[\w-]+/);
    const stopped = await page.request.post(oneTap, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(stopped.status()).toBe(200);
    const still = await plain.newPage();
    await still.goto(linkIn(mailsTo(tara)[1], stopLink));
    await still.getByRole('button', { name: 'Stop all alerts to my address' }).click();
    await expect(still.getByText('This alert is stopped.')).toBeVisible();

    // Nobody else hears of the next home than the one who asks now: it is told, and the others are not.
    const meena = `meena-${run}@example.com`;
    await page.goto(`/alerts/new?q=${rooms}+bhk+under+10+cr`);
    await page.getByLabel('Your e-mail address*').fill(meena);
    await page.getByLabel(/^You may write to this address/).check();
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect.poll(() => mailsTo(meena).length, soon).toBe(1);
    await page.goto(linkIn(mailsTo(meena)[0], /\/alerts\/confirm\/[\w-]+/));
    await page.getByRole('button', { name: 'Confirm the alert' }).click();
    await expect(page.getByText('This alert is running.')).toBeVisible();
    await publish(page, `Second Pavilion ${run}`, rooms);
    await expect.poll(() => mailsTo(meena).length, soon).toBe(2);
    for (const address of [asha, ravi, tara]) expect(mailsTo(address)).toHaveLength(2);
  });
});
