import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { budgetPaths } from './budget-paths.ts';
import { expect, keepTo, test } from './test.ts';

/** Bytes before the visitor scrolls, with Brotli for pages and styles; scripts have a budget of their own. */
const maxFontBytes = 48_000;
/** Pictures have no sum of their own: how far ahead a browser fetches them differs by a picture from run to run. */
const maxPictureBytes = 40_000;
const maxBytes = 300_000;
/** Bytes of the pictures that load early, because the first screen shows them. */
const maxEagerBytes = 60_000;
/** Requests until the part of the page that is seen first is complete. */
const maxRequests = 12;

interface Fetched {
  kind: string;
  bytes: number;
  url: string;
  /** Whether the page had not loaded yet. */
  before: boolean;
}

/** What a page fetches until it rests. */
async function fetchedBy(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  let before = true;
  page.once('load', () => {
    before = false;
  });
  const note = (response: Response) => {
    const kind = response.request().resourceType();
    const isText = kind === 'document' || kind === 'stylesheet';
    const isEarly = before;
    fetched.push(
      response.body().then((body) => ({
        kind,
        bytes: isText ? brotliCompressSync(body).length : body.length,
        url: response.url(),
        before: isEarly,
      })),
    );
  };
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  // The page may close while a late file, which is not counted, still comes.
  page.off('response', note);
  // What the page asks for twice comes from the browser’s cache.
  const files = (await Promise.all(fetched)).map((file) => [file.url, file] as const);
  return [...new Map(files).values()];
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const [name, path] of Object.entries(budgetPaths)) {
  test(`${name} keeps to its budgets of fonts, pictures and requests`, async ({ page }) => {
    const fetched = await fetchedBy(page, path);
    const sum = (files: Fetched[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
    const of = (kind: string) => fetched.filter((file) => file.kind === kind);
    keepTo(`${name}: fonts`, sum(of('font')), maxFontBytes);
    keepTo(`${name}: all but scripts`, sum(fetched) - sum(of('script')), maxBytes);
    const largest = Math.max(0, ...of('image').map(({ bytes }) => bytes));
    keepTo(`${name}: the largest picture`, largest, maxPictureBytes);

    const eager = await page
      .locator('img:not([loading=lazy])')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    keepTo(`${name}: early pictures`, sum(fetched.filter(({ url }) => eager.includes(url))), maxEagerBytes);

    const seen = await picturesInView(page);
    const needed = fetched.filter(
      ({ kind, url, before }) => (before && kind !== 'image') || seen.includes(url),
    );
    expect.soft(needed.length, 'requests for what is seen first').toBeLessThanOrEqual(maxRequests);
  });
}

/** An observer knows what a strip clips. */
function picturesInView(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(
    (images) =>
      new Promise<string[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          const inView = entries.filter(({ isIntersecting }) => isIntersecting);
          resolve(inView.map(({ target }) => (target as HTMLImageElement).currentSrc));
        });
        for (const image of images) observer.observe(image);
        if (images.length === 0) resolve([]);
      }),
  );
}

test('a visitor who saves data gets the smallest pictures, also those of the pages themselves', async ({
  browser,
}) => {
  const page = await browser.newPage({ extraHTTPHeaders: { 'Save-Data': 'on' }, deviceScaleFactor: 3 });
  const fetched = await fetchedBy(page, '/');
  await page.close();
  const pictures = fetched.filter(({ kind }) => kind === 'image');
  expect(pictures.length).toBeGreaterThan(0);
  expect(Math.max(...pictures.map(({ bytes }) => bytes))).toBeLessThan(35_000);
});

test('browsers keep the files of the site for a year', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const files = [...page.matchAll(/"(\/assets\/[\w-]+\.(?:css|js|woff2|avif))"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(4);
  const caching = async (path = '') => {
    const answer = await request.get(path);
    return [answer.status(), answer.headers()['cache-control']];
  };
  for (const file of files) {
    expect([file, ...(await caching(file))]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
  }
  expect(await caching('/favicon.svg')).toEqual([200, 'public, max-age=3600']);
  expect(await caching('/assets/gone.js')).toEqual([404, 'no-store']);
});
