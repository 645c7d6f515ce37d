import type { Locator, Page, Request } from '@playwright/test';
import { expect, holdScripts, listSettled, startPage, test } from './test.ts';

const projects = '/shop-left-sidebar';

/** The operations that the page sends from now on, those for pages that are not open yet marked. */
function operationsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(operationOf(request));
  });
  return sent;
}

function operationOf(request: Request): string {
  const { operationName } = request.postDataJSON() as { operationName: string };
  return request.headers()['x-purpose'] === 'ahead' ? `${operationName} ahead` : operationName;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await startPage(page);
}

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
}

test('the page of a link that the mouse rests on is there when it is opened, and its view counts then', async ({
  page,
}) => {
  await open(page, projects);
  const sent = operationsOf(page);
  const link = cards(page).nth(1);
  const title = (await link.textContent()) ?? '';
  await link.hover();
  await expect.poll(() => sent).toEqual(['PropertyDetails ahead', 'SimilarProjects ahead']);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => sent.slice(2)).toEqual(['PropertySeen']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(sent.filter((name) => name.startsWith('Property'))).toEqual([
    'PropertyDetails ahead',
    'PropertySeen',
  ]);
});

test('a page that was not fetched ahead counts its view by its own question', async ({ page }) => {
  await open(page, projects);
  const sent = operationsOf(page);
  // A press by assistive technology comes without a pointer.
  await cards(page)
    .nth(1)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/project-details/);
  await expect.poll(() => sent).toEqual(['PropertyDetails', 'SimilarProjects']);
});

test('a link that gets the focus, and one that a finger presses, are fetched ahead', async ({ page }) => {
  await open(page, projects);
  const sent = operationsOf(page);
  await cards(page).nth(1).focus();
  await expect.poll(() => sent).toContain('SimilarProjects ahead');
  const before = sent.length;
  await cards(page).nth(2).dispatchEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true });
  await expect.poll(() => sent.slice(before)).toEqual(['PropertyDetails ahead', 'SimilarProjects ahead']);
});

test('a browser that saves data fetches nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page, projects);
  const sent = operationsOf(page);
  const link = cards(page).nth(1);
  await link.hover();
  await link.focus();
  await link.click();
  await expect(page).toHaveURL(/project-details/);
  await expect.poll(() => sent).toEqual(['PropertyDetails', 'SimilarProjects']);
});

test('one page at a time is fetched ahead, and next the one that the mouse rests on then', async ({
  page,
}) => {
  await open(page, projects);
  const asked: string[] = [];
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON() as {
      operationName: string;
      variables: { slug?: string };
    };
    if (operationName === 'PropertyDetails') asked.push(variables.slug ?? '');
    await released;
    await route.continue();
  });
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map(async (place) => {
      const link = cards(page).nth(place);
      const slug = ((await link.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
      return { link, slug };
    }),
  );
  if (!first || !second || !third) throw new Error('There are three projects.');
  await first.link.hover();
  await expect.poll(() => asked).toEqual([first.slug]);
  await second.link.focus();
  await third.link.focus();
  // Longer than the mouse or the focus has to rest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(asked).toEqual([first.slug]);
  letGo();
  await expect.poll(() => asked).toEqual([first.slug, third.slug]);
});

test('going back shows the list at once, with its filters and at its place @both', async ({ page }) => {
  await open(page, projects);
  const chip = page.getByRole('link', { name: /^Residential/ }).first();
  await chip.click();
  await expect(page).toHaveURL(/category=Residential/);
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await listSettled(page);
  const link = cards(page).last();
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Nothing has to be fetched.
  await page.route('**/graphql', (route) => route.abort());
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(page).toHaveURL(/category=Residential/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a page that starts moves nothing, because the browser takes no taps meanwhile', async ({ page }) => {
  await countMoves(page);
  await page.goto(projects, { waitUntil: 'networkidle' });
  await startPage(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => window.moves ?? 0)).toBe(0);
});

/** Counts the view transitions of the page. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.moves = (window.moves ?? 0) + 1;
      return start(update);
    };
  });
}

test.describe('moves that are cut short', () => {
  // On a busy machine the browser itself sometimes crashes while it pictures a page; an error of the page fails each time.
  test.describe.configure({ retries: 2 });

  test('pages that are opened while others still move cause no error', async ({ page }) => {
    await countMoves(page);
    await open(page, projects);
    const moves = () => page.evaluate(() => window.moves ?? 0);
    const heading = page.getByRole('heading', { level: 1 });
    for (const place of [0, 1, 2]) {
      const before = await moves();
      await cards(page)
        .nth(place)
        .evaluate((link: HTMLElement) => link.click());
      await expect.poll(moves, { intervals: [10] }).toBeGreaterThan(before);
      await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
      await expect(page).toHaveURL('/');
      await expect(heading).toContainText('Dream Property');
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(projects);
      await expect(heading).toHaveText('Projects');
    }
  });
});

test('a link that is pressed before the page has started opens a document fetched ahead, and its view counts then', async ({
  page,
}) => {
  await holdScripts(page);
  const sent = operationsOf(page);
  const arrival = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as { deliveryType?: string }[];
      return entry?.deliveryType;
    });
  // A busy browser can open the page before it begins to fetch it ahead.
  await expect(async () => {
    sent.length = 0;
    await page.goto(projects);
    const link = cards(page).nth(1);
    const title = (await link.textContent()) ?? '';
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0, bubbles: true });
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
    expect(sent).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await arrival()).toBe('navigational-prefetch');
  }).toPass();
  await expect.poll(() => sent).toEqual(['PropertySeen']);
});

test('going back to a page that has not started shows it at its place @both', async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${projects}?category=Residential`);
  const link = cards(page).last();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/project-details/);
  await page.goBack();
  await expect(page).toHaveURL(/category=Residential/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

declare global {
  interface Window {
    moves?: number;
  }
}
