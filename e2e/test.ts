import { setTimeout } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { Browser, BrowserType, ConsoleMessage, Page, Request, Response, Route } from '@playwright/test';

const expectedConsole = [
  // Journeys about other things run without it.
  /Service Worker registration blocked by Playwright/,
  // The browser reports each refusal that a journey provokes.
  /Failed to load resource: the server responded with a status of (400|401|404|410|429)/,
  // The browser reports each request that a journey cuts off.
  /Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
];

/** The browser reports unreachable tiles, although the map then shows the address in words. */
function isTileOutOfReach(message: ConsoleMessage): boolean {
  const fromTiles = message.location().url.startsWith('https://tile.openstreetmap.org/');
  return fromTiles && /^Failed to load resource: net::ERR_\w+$/.test(message.text());
}

/** Chromium sometimes crashes while it starts on a busy machine (SIGSEGV, once in about 70 starts); that fails no page. */
async function launch(browserType: BrowserType): Promise<Browser> {
  return await browserType.launch().catch(() => browserType.launch());
}

/** How long `npm test -- --slow` holds each question to the server, so that a journey that runs ahead of an answer fails. */
const slowAnswersMs = Number(process.env.SLOW_ANSWERS_MS ?? 0);

async function answerLate(route: Route): Promise<void> {
  await setTimeout(slowAnswersMs);
  // The page may be gone meanwhile.
  await route.fallback().catch(() => undefined);
}

const isQuestion = (request: Request) => new URL(request.url()).pathname === '/graphql';
/** The questions of each page that wait for their answers. */
const waiting = new WeakMap<Page, Set<Request>>();

function followQuestions(page: Page): void {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => isQuestion(request) && open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request));
}

/** Waits until the server has answered all that the page has asked. */
export async function allAnswered(page: Page): Promise<void> {
  await expect.poll(() => waiting.get(page)?.size).toBe(0);
}

/** The next answer to an operation of the page. */
export function answerTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse(
    (answer) => answer.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
  );
}

/**
 * Fails each journey that leaves a message in the browser’s console or an exception in its page, but for those that
 * `allowedNoise` describes. A journey that asks for no page starts none.
 */
export const test = base.extend<{ allowedNoise: RegExp[] }, { browser: Browser }>({
  allowedNoise: [[], { option: true }],
  browser: [
    async ({ playwright }, use) => {
      const browser = await launch(playwright.chromium);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  context: async ({ context }, use) => {
    if (slowAnswersMs > 0) await context.route('**/graphql', answerLate);
    await use(context);
  },
  page: async ({ page, allowedNoise }, use) => {
    followQuestions(page);
    const noise: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isTileOutOfReach(message)) return;
      noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    await use(page);
    const allowed = [...expectedConsole, ...allowedNoise];
    const heard = noise.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(heard, 'the page is quiet').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Expects fewer bytes than the budget has, and notes for the end of the run what has nearly used its budget. */
export function keepTo(what: string, bytes: number, budget: number): void {
  if (bytes > 0.97 * budget)
    test
      .info()
      .annotations.push({ type: 'nearly used', description: `${what}: ${bytes} of ${budget} bytes` });
  expect.soft(bytes, what).toBeLessThan(budget);
}

/** Moves the mouse, as a visitor does, and waits until the page’s script runs. */
export async function startPage(page: Page): Promise<void> {
  // The first movement can come before the page listens.
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(9, 9);
    await expect(page.locator('html[data-started]')).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
}

/** Opens an address and waits until its page runs. */
export async function openStarted(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startPage(page);
}

/** Waits until the list of a page, which is busy meanwhile, follows its address. */
export async function listSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Holds back the scripts after the first, or only those of these names; the answer lets them arrive. */
export async function holdScripts(page: Page, names = 'framework'): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/assets/(?:${names})-[^/]+\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}
