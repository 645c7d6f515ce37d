import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { budgetPaths } from '../e2e/budget-paths.ts';
import { findBrowser } from '../e2e/find-browser.ts';
import { median, origin, withFolder, withProduct } from './product.ts';
import { section } from './report.ts';

/** `npm run bench -- --part first-load`: what a first visit fetches and how long a slow phone is blocked. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const rounds = 5;
/** How much slower than this machine the phone is. */
const slowness = 4;
/** The pages on which the first tap is timed. */
const tapped = { Projects: budgetPaths.Projects, 'a property': budgetPaths['a property'] };

declare global {
  interface Window {
    tasks: number[];
    answered: Promise<number>;
  }
}

const figures = await section('first-load');

await withFolder((folder) =>
  withProduct(folder, async () => {
    const { executablePath, env, args } = await findBrowser();
    const browser = await chromium.launch({ executablePath, env, args });
    const rows: string[] = [];
    for (const [name, path] of Object.entries(budgetPaths)) {
      const { before, bytes, first, script } = await load(browser, path);
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) longest.push(await longestTask(browser, path));
      longest.sort((a, b) => a - b);
      rows.push(
        `| ${name} | ${before} | ${kilobytes(bytes)} | ${kilobytes(first)} | ${kilobytes(script)} | ${longest[0]} | ${median(longest)} |`,
      );
      console.log(rows.at(-1));
    }
    const taps: string[] = [];
    for (const [name, path] of Object.entries(tapped)) {
      const here = await tapTimes(browser, path, 1);
      const slow = await tapTimes(browser, path, slowness);
      const figuresOf = [here, slow].flatMap((times) => [median(times), times.at(-1) ?? 0]);
      taps.push(`| ${name} | ${figuresOf.map(Math.round).join(' | ')} |`);
    }
    await browser.close();
    figures.lines.push(
      '| page | requests for what is seen first | kB in all | kB of script that runs by itself | kB of script in all | longest task at the start, best of 5, ms | median, ms |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
      '',
      '| from the first tap on a heart until it is filled, ms | median of 5 | slowest | median, four times slower | slowest |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...taps,
    );
    await figures.write();
  }),
);

/** A first visit without a touch, until the browser has fetched all it wants. */
async function load(browser: Browser, path: string) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let [bytes, loaded] = [0, false];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const requests: { url: string; needed: boolean }[] = [];
  page.on('request', (request) => {
    requests.push({ url: request.url(), needed: !loaded && request.resourceType() !== 'image' });
  });
  page.on('load', () => {
    loaded = true;
  });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const first = await page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
  );
  const seen = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          const inView = entries.filter(({ isIntersecting }) => isIntersecting);
          resolve(inView.map(({ target }) => (target as HTMLImageElement).currentSrc));
        });
        for (const image of document.images) observer.observe(image);
        if (document.images.length === 0) resolve([]);
      }),
  );
  const before = requests.filter(({ url, needed }) => needed || seen.includes(url)).length;
  let [script, own] = [0, 0];
  for (const size of scripts) script += await size;
  for (const url of first) own += gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length;
  await context.close();
  return { before, bytes, first: own, script };
}

/** The longest task from the first touch until the page has started, on a phone this much slower. */
async function longestTask(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    window.tasks = [];
    window.dispatchEvent(new Event('touchstart'));
  });
  await page.waitForSelector('html[data-started]', { state: 'attached' });
  await page.waitForTimeout(500);
  const tasks = await page.evaluate(() => window.tasks);
  await context.close();
  // Browsers report no task below 50 ms.
  return Math.max(0, ...tasks);
}

/** How long the first tap of a visit, on the heart of a card, waits for its answer; the browser has fetched the code. */
async function tapTimes(browser: Browser, path: string, rate: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(() => {
      window.answered = new Promise((resolve) => {
        let from = 0;
        window.addEventListener('pointerup', () => (from = performance.now()), { once: true, capture: true });
        new MutationObserver(() => {
          if (document.querySelector('main button[aria-pressed="true"]')) resolve(performance.now() - from);
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-pressed'] });
      });
    });
    await page.locator('main button[aria-pressed="false"]').first().tap();
    times.push(await page.evaluate(() => window.answered));
    await context.close();
  }
  return times.sort((a, b) => a - b);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
