import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
// The browser reports what these journeys break on purpose, so its console is not quiet.
import { expect, test as base } from '@playwright/test';

/** The product behind a door that can have a newer worker, lose its files, or be away. */
interface Door {
  origin: string;
  state: { newer: boolean; withoutOldCode: boolean; away: boolean };
}

const test = base.extend<{ door: Door }>({
  door: async ({ baseURL }, use) => {
    const state = { newer: false, withoutOldCode: false, away: false };
    const server = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      if (state.away) return void answer.writeHead(503).end('Starting …');
      if (state.withoutOldCode && /\/assets\/faq-page-.*\.js$/.test(path))
        return void answer.writeHead(404).end();
      const headers = { ...asked.headers, host: new URL(baseURL ?? '').host, 'accept-encoding': 'identity' };
      // The browser must not learn that its copy is still good.
      delete headers['if-none-match'];
      asked.pipe(
        ask(new URL(path, baseURL), { method: asked.method, headers }, (product) => {
          const isNewer = state.newer && path === '/sw.js';
          const { 'content-length': length, etag, ...rest } = product.headers;
          const known = { ...(length && { 'content-length': length }), ...(etag && { etag }) };
          answer.writeHead(product.statusCode ?? 500, isNewer ? rest : { ...rest, ...known });
          if (isNewer) answer.write('// A newer build.\n');
          product.pipe(answer);
        }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state });
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test('a new worker takes over without a reload, and a page whose code is gone opens as a document', async ({
  page,
  door,
}) => {
  await page.goto(`${door.origin}/contact`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.locator('#quote').getByLabel('Message').fill('Half a sentence');
  Object.assign(door.state, { newer: true, withoutOldCode: true });
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    await changed;
  });
  await expect(page.locator('#quote').getByLabel('Message')).toHaveValue('Half a sentence');
  // The code of this page is gone from the server, and the caches have not kept it.
  await page.evaluate(async () => {
    const files = await caches.open('site-files');
    for (const request of await files.keys())
      if (request.url.includes('faq-page')) await files.delete(request);
  });
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  await page.locator('a[href="/faq"]:visible').first().click();
  await expect(page.getByText('Frequently asked questions').first()).toBeVisible();
  const same = await page.evaluate(() => 'sameDocument' in window);
  expect(same, 'the page was opened as a document').toBe(false);
});

test('a page that was seen stays readable while the server starts anew', async ({ page, door }) => {
  await page.goto(`${door.origin}/faq`, { waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(async () => (await caches.match('/faq'))?.status)).toBe(200);
  door.state.away = true;
  await page.goto(`${door.origin}/faq`);
  await expect(page.getByText('Frequently asked questions').first()).toBeVisible();
  await expect(page.locator('[data-offline-notice]')).toContainText('The site did not answer in time.');
});
