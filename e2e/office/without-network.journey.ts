import type { Page } from '@playwright/test';
import { askAsOwner } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { addOwnLead, emailOf, leadOf, queue, switchOff, workWithoutNetwork } from './own-leads.ts';

test.use({ serviceWorkers: 'allow' });

/** Switches work without the network on, and waits until the phone has all files of the office. */
async function switchOn(page: Page): Promise<void> {
  await workWithoutNetwork(page);
  await expect.poll(() => keptFiles(page)).toContain('/my-account');
}

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('office-files'))) return [];
    const keys = await (await caches.open('office-files')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });
}

/** How many leads’ copies and waiting changes the office keeps on this device. */
function keptItems(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no storage'));
      });
    let count = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('office-')) continue;
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        count += await settled(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return count;
  });
}

/** Where the page of a lead has its name, scrolled to its top. */
async function placeOfName(page: Page): Promise<number | undefined> {
  await page.evaluate(() => scrollTo(0, 0));
  return (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
}

test('a phone reads its leads and works on them without the network, and all arrives once @phone', async ({
  page,
  context,
}) => {
  const asha = await addOwnLead(page, 'Asha');
  const ravi = await addOwnLead(page, 'Ravi');
  await switchOn(page);
  await expectFitAndAccessible(page);
  await context.setOffline(true);
  await page.goto('/my-account/leads?view=mine');
  await expect(page.getByRole('listitem').filter({ hasText: asha.name })).toBeVisible();
  await page.goto('/my-account/today');
  await expect(page.getByRole('alert')).toContainText(
    'You are offline. Today, your leads and texts are as of today, ',
  );
  await page.getByRole('link', { name: asha.name }).filter({ hasNotText: 'Call' }).first().click();
  const bar = page.getByRole('navigation', { name: 'Reach this lead' });
  await bar.getByRole('button', { name: 'Outcome' }).click();
  const sheet = page.getByRole('dialog', { name: 'What came of the call?' });
  await sheet.getByRole('button', { name: 'Interested', exact: true }).click();
  await expect(page.getByText('Called: Interested')).toBeVisible();
  await page.getByLabel('What happened, what was agreed').fill('Wants the east side.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'In a week' }).click();
  await expect(queue(page)).toContainText('3 changes wait to be sent.');
  await expectFitAndAccessible(page);
  // Another lead, opened by its address, on which a colleague works meanwhile.
  await page.goto(`/my-account/leads/${ravi.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ravi.name);
  await page.getByRole('button', { name: 'Visited', exact: true }).click();
  await expect(queue(page)).toContainText('4 changes wait to be sent.');
  const place = await placeOfName(page);
  await queue(page).getByRole('button', { name: 'Show' }).click();
  const waiting = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(waiting.getByRole('listitem')).toHaveText([
    /Interested/,
    /Note: Wants the east side\./,
    /Next step/,
    /Status: Visited/,
  ]);
  await expectFitAndAccessible(page);
  await waiting.getByRole('button', { name: 'Close' }).click();
  await askAsOwner(page, `mutation { setPersonState(id: "${ravi.id}", state: NEGOTIATION) { id } }`);

  await context.setOffline(false);
  const conflict = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(conflict).toContainText(ravi.name, { timeout: 40_000 });
  await expect(queue(page)).toContainText('1 change could not be saved.');
  const after = await leadOf(page, asha.name);
  expect(after.state).toBe('INTERESTED');
  const made = after.history.slice(asha.history.length).map(({ kind }) => kind);
  expect(made).toEqual(['OUTCOME', 'STATE', 'NEXT_DATE', 'NOTE', 'NEXT_DATE']);
  expect((await leadOf(page, ravi.name)).state).toBe('NEGOTIATION');
  await conflict.getByRole('button', { name: /“Status: Visited”/ }).click();
  await expect(queue(page)).toBeHidden();
  await expect.poll(async () => (await leadOf(page, ravi.name)).state).toBe('VISITED');
  // The page has not moved.
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await placeOfName(page)).toBe(place);
  await switchOff(page);
});

test('what waits can be taken back, and what the server refuses says why @phone', async ({
  page,
  context,
}) => {
  const leela = await addOwnLead(page, 'Leela');
  await switchOn(page);
  await context.setOffline(true);
  await page.goto(`/my-account/leads/${leela.id}`);
  const bar = page.getByRole('navigation', { name: 'Reach this lead' });
  await bar.getByRole('button', { name: 'Outcome' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Later', exact: true }).click();
  await expect(queue(page)).toContainText('1 change waits to be sent.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(queue(page)).toBeHidden();
  await expect(page.getByText('Called: Later')).toBeHidden();
  await bar.getByRole('button', { name: 'Outcome' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No answer', exact: true }).click();
  await expect(queue(page)).toContainText('1 change waits to be sent.');
  // A program closes the lead without a look at what it was.
  await askAsOwner(page, `mutation { setPersonState(id: "${leela.id}", state: LOST, reason: PRICE) { id } }`);
  await context.setOffline(false);
  await page
    .getByRole('dialog', { name: 'Changed in the meantime' })
    .getByRole('button', { name: /No answer/ })
    .click();
  await expect(queue(page)).toContainText('1 change could not be saved.');
  await queue(page).getByRole('button', { name: 'Show' }).click();
  const waiting = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(waiting).toContainText('This lead has ended.');
  await waiting.getByRole('button', { name: 'Drop it' }).click();
  await expect(queue(page)).toBeHidden();
  await switchOff(page);
});

test('all is removed with an erased person, after 7 days, with the setting, and on log-out @phone', async ({
  page,
  context,
}) => {
  const sana = await addOwnLead(page, 'Sana');
  await switchOn(page);
  await context.setOffline(true);
  await page.goto(`/my-account/leads/${sana.id}`);
  await page.getByLabel('What happened, what was agreed').fill('Asked for the plan.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(queue(page)).toContainText('1 change waits');
  await askAsOwner(page, `mutation { erasePersonalData(person: "${emailOf(sana.name)}") { items } }`);
  await context.setOffline(false);
  // The phone tries again after a pause that grows, where the network came back late.
  const gone = page.getByText('1 change was removed: the lead is no longer there for you.');
  await expect(gone).toBeVisible({ timeout: 40_000 });
  await expect(queue(page)).toBeHidden();

  // Another login, and a phone that was away for a week, find nothing.
  await page.goto('/my-account/today');
  await expect.poll(() => keptItems(page)).toBe(1);
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no storage'));
      });
    const database = await settled(indexedDB.open('office-copy', 1));
    const store = database.transaction('copies', 'readwrite').objectStore('copies');
    const [copy] = (await settled(store.getAll())) as object[];
    const keptAt = new Date(Date.now() - 7.1 * 24 * 3_600_000).toISOString();
    await settled(store.put({ ...copy, keptAt }));
    database.close();
  });
  await context.setOffline(true);
  await page.goto('/my-account/today');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await keptItems(page)).toBe(0);

  await context.setOffline(false);
  await page.goto('/my-account/today');
  await expect.poll(() => keptItems(page)).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await keptItems(page)).toBe(0);
  expect(await keptFiles(page)).toEqual([]);
  await switchOff(page);
});
