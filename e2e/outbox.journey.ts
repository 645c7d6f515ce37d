import type { Page } from '@playwright/test';
import { expectFit, expectFitAndAccessibleAtBothWidths } from './sound.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) => page.getByRole('region', { name: 'Forms kept on this phone' });

async function askForQuote(page: Page): Promise<void> {
  const form = page.locator('#quote');
  await form.getByLabel('Your Name*').fill('Kavita Sample');
  await form.getByLabel('Your Email*').fill('kavita@example.com');
  await form.getByLabel('Message').fill('Two rooms near the Aqua Line.');
  await form.getByRole('button', { name: 'Get A Quote' }).click();
}

test('an enquiry that waited for more than 7 days is not sent, and can be sent again', async ({
  page,
  context,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await askForQuote(page);
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(kept(page)).toContainText('within 7 days');
  await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no storage'));
      });
    const store = (await settled(indexedDB.open('outbox', 1)))
      .transaction('forms', 'readwrite')
      .objectStore('forms');
    const [form] = (await settled(store.getAll())) as { keptAt: string }[];
    const keptAt = new Date(Date.now() - 7.1 * 24 * 3_600_000).toISOString();
    await settled(store.put({ ...form, keptAt }));
  });
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('SubmitContact')) sent.push(request.url());
  });
  await context.setOffline(false);
  await expect(kept(page)).toContainText('Your enquiry was not sent.');
  expect(sent).toEqual([]);
  await kept(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(page.locator('#quote').getByLabel('Your Email*')).toHaveValue('kavita@example.com');
  await page.locator('#quote').getByRole('button', { name: 'Get A Quote' }).click();
  await expect(page.getByText(/AHG-[0-9A-Z]{5}/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('an enquiry that the server cannot store now is kept, and sent when it can', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const refusal = { message: 'We cannot reach our records.', extensions: { code: 'SERVICE_UNAVAILABLE' } };
  // Browsers write every status of an error to the console, so the refusal comes without one.
  const isAway = (url: URL) => url.pathname === '/graphql';
  await page.route(isAway, (route) => route.fulfill({ json: { errors: [refusal] } }));
  await askForQuote(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We send your enquiry as soon as the connection works again.');
  await dialog.getByText('Close', { exact: true }).click();
  await expect(kept(page)).toContainText('Your enquiry is waiting to be sent.');
  await page.unroute(isAway);
  // The page tries again after a pause that grows: sixteen seconds, if it waited for fourteen.
  await expect(kept(page)).toContainText(/AHG-[0-9A-Z]{5}/, { timeout: 40_000 });
});

test('a form stays as typed when the phone has no room for it', async ({ page, context }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await askForQuote(page);
  await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(page.locator('#quote').getByLabel('Message')).toHaveValue('Two rooms near the Aqua Line.');
  await expect(kept(page)).toBeHidden();
});

test('the panel of waiting forms fits and is accessible', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await askForQuote(page);
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await kept(page).getByText('What you typed').click();
  await expect(kept(page)).toContainText('Two rooms near the Aqua Line.');
  await expectFit(page);
  await expectFitAndAccessibleAtBothWidths(page);
});
