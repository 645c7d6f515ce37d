import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findBrowser } from '../e2e/find-browser.ts';
import { median, origin, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/** `npm run bench -- --part arrival`: from the tap on a card to the heading of its page, and back. */
const list = '/shop-left-sidebar';
const taps = 10;
const card = 'main article :is(h2, h3) a';

const figures = await section('arrival');

await withFolder((folder) =>
  withProduct(folder, async () => {
    const { executablePath, env, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, env, args });
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    const took: Record<string, number[]> = {};
    const note = (name: string, ms: number) => (took[name] ??= []).push(ms);
    for (let tap = 0; tap < taps; tap += 1) {
      note('before the start, a document', await openDocument(await context.newPage(), tap, false));
      note('before the start, fetched ahead', await openDocument(await context.newPage(), tap, true));
      for (const ahead of [false, true]) {
        const page = await context.newPage();
        await start(page);
        if (ahead) await press(page, tap);
        note(`after the start${ahead ? ', fetched ahead' : ''}`, await open(page, tap));
        await page.waitForLoadState('networkidle');
        note('back, after the start', await goBack(page));
        await page.close();
      }
    }
    await browser.close();
    const rows = Object.entries(took).map(([name, times]) => {
      const sorted = times.sort((a, b) => a - b);
      return `| ${name} | ${Math.round(median(sorted))} | ${Math.round(sorted.at(-1) ?? 0)} |`;
    });
    figures.lines.push(
      `| from the tap to the heading of the page | median of ${taps}, ms | slowest, ms |`,
      '| --- | ---: | ---: |',
      ...rows,
    );
    await figures.write();
  }),
);

/** Opens a card whose page has not started, and waits for the heading in the new document. */
async function openDocument(page: Page, place: number, ahead: boolean): Promise<number> {
  await page.route(/\/assets\/framework-/, (route) => route.abort());
  await page.goto(origin + list, { waitUntil: 'load' });
  if (ahead) await press(page, place);
  const before = Date.now();
  await page.evaluate(
    ([selector, at]) => {
      const link = document.querySelectorAll<HTMLAnchorElement>(selector)[at];
      if (link) window.location.assign(link.href);
    },
    [card, place] as const,
  );
  await page.waitForURL(/project-details/, { waitUntil: 'commit' });
  await page.waitForSelector('h1', { state: 'attached' });
  const ms = Date.now() - before;
  await page.close();
  return ms;
}

async function start(page: Page): Promise<void> {
  await page.goto(origin + list, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await page.waitForSelector('html[data-started]', { state: 'attached' });
  // A visitor looks before the first tap.
  await page.waitForTimeout(500);
}

/** Presses a card, as a finger does before it taps, and waits until its page is fetched. */
async function press(page: Page, place: number): Promise<void> {
  await page.locator(card).nth(place).dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
  await page.waitForTimeout(500);
}

/** Taps a card in an application that runs: the time until its heading is in the page, measured there. */
function open(page: Page, place: number): Promise<number> {
  return page.evaluate(
    ([selector, at]) =>
      new Promise<number>((resolve) => {
        const link = document.querySelectorAll<HTMLAnchorElement>(selector)[at];
        const wanted = link?.textContent;
        const before = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent !== wanted) return;
          observer.disconnect();
          resolve(performance.now() - before);
        }).observe(document, { childList: true, subtree: true, characterData: true });
        link?.click();
      }),
    [card, place] as const,
  );
}

function goBack(page: Page): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(selector) || document.querySelector('h1')?.textContent !== 'Projects')
            return;
          observer.disconnect();
          resolve(performance.now() - before);
        }).observe(document, { childList: true, subtree: true, characterData: true });
        window.history.back();
      }),
    card,
  );
}
