import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

const idleMs = 5_000;

const [url, file, width = '1280', height = '800', theme] = process.argv.slice(2);
if (!url || !file) {
  console.error('node scripts/run.mjs e2e/screenshot.ts <url> <out.png> [width] [height] [dark]');
  process.exit(1);
}

const browser = await chromium.launch(await findBrowser());
try {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(height) },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
  });
  reportTrouble(page);
  const response = await page.goto(url);
  await showEverything(page);
  await page.screenshot({ path: file, fullPage: true });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  const fit = scrollWidth > Number(width) ? 'WIDER THAN THE WINDOW' : 'fits';
  console.log(`${response?.status()} ${page.url()} · “${await page.title()}”`);
  console.log(`width ${width}, scrollWidth ${scrollWidth}: ${fit} · ${file}`);
} finally {
  await browser.close();
}

function reportTrouble(page: Page): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      console.log(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => console.log(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) =>
    console.log(`request failed: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) console.log(`answer ${response.status()}: ${response.url()}`);
  });
}

// Scrolls through the page, because lazy pictures load when they come into view.
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle', { timeout: idleMs }).catch(() => {
    console.log(`the network was still busy after ${idleMs / 1000} s`);
  });
}
