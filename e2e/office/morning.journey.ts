import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expect, test } from '../test.ts';
import { callAndComeBack } from './enquiries.ts';
import { addOwnLead, leadOf, queue, switchOff, workWithoutNetwork } from './own-leads.ts';

test.use({ serviceWorkers: 'allow' });

/** Taps a notice of a lead. A headless browser shows none, so that the office hears what its worker sends after the tap. */
async function tapNotice(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const data = { type: 'open', path: to };
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
  }, path);
}

const rowOf = (page: Page, name = '') =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Reach this lead' });

/** Calls from the page of a lead, and gives the answer of the call. */
async function callAndSay(page: Page, answer: string): Promise<void> {
  await callAndComeBack(page, () => bar(page).getByRole('link', { name: 'Call' }).click());
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await sheet.getByRole('button', { name: answer, exact: true }).click();
  await expect(page.getByText(`Called: ${answer}`)).toBeVisible();
}

/** Holds the leads that the phone takes into its copy, so that they are from before the first outcome; answers how to let them go. */
async function holdCopy(context: BrowserContext): Promise<() => void> {
  let letGo: (() => void) | null = null;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/graphql', async (route) => {
    const keeps = route.request().postData()?.includes('"operationName":"LeadsToKeep"');
    if (!letGo || !keeps) return route.fallback();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return () => {
    letGo?.();
    letGo = null;
  };
}

test('from a notice to the saved outcome it takes two taps besides the call @phone', async ({ page }) => {
  const meera = await addOwnLead(page, 'Meera');
  await logIn(page, '/my-account/today');
  await expect(page.getByRole('link', { name: meera.name }).first()).toBeVisible();
  await tapNotice(page, `/my-account/leads/${meera.id}`);
  await callAndSay(page, 'Interested');
  await expect.poll(async () => (await leadOf(page, meera.name)).state).toBe('INTERESTED');
});

test('a morning of ten calls, four of them without the network, takes three taps for each @phone', async ({
  page,
  context,
}) => {
  const answers = ['Interested', 'No answer', 'Later', 'Wants a visit', 'Interested'];
  const morning = [...answers, ...answers];
  const names = ['Tara', 'Imran', 'Gita', 'Arjun', 'Farah', 'Dev', 'Pooja', 'Kiran', 'Nisha', 'Omar'];
  const leads = [];
  for (const [place, name] of names.entries()) leads.push(await addOwnLead(page, name, 1 + place));
  await workWithoutNetwork(page);
  const letCopyGo = await holdCopy(context);
  await page.goto('/my-account/today');
  for (const [place, answer] of morning.entries()) {
    if (place === 3) await context.setOffline(true);
    if (place === 7) await context.setOffline(false);
    const { name } = leads[place] ?? { name: '' };
    await page.getByRole('link', { name }).filter({ hasNotText: 'Call' }).first().click();
    await callAndSay(page, answer);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/my-account\/today$/);
    if (place === 0) letCopyGo();
    // Offline, the phone shows what was said online.
    if (place === 3) await expect(rowOf(page, leads[0]?.name)).toContainText('Interested');
  }
  await expect(queue(page)).toBeHidden();
  const told = await Promise.all(leads.map(({ name }) => leadOf(page, name)));
  expect(told.map(({ state }) => state)).toEqual(
    morning.map((answer) =>
      answer === 'Later' ? 'CONTACTED' : answer === 'No answer' ? 'NEW' : 'INTERESTED',
    ),
  );
  expect(told.map(({ history }) => history.filter(({ kind }) => kind === 'OUTCOME').length)).toEqual(
    morning.map(() => 1),
  );
  await switchOff(page);
});
