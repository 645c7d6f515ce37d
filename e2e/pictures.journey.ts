import { budgetPaths } from './budget-paths.ts';
import { complaints, shownPictures } from './picture-sizes.ts';
import { expect, test } from './test.ts';

const screens = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 768, density: 1 },
  { width: 1280, density: 1 },
  { width: 1280, density: 2 },
];
const paths = [
  ...Object.values(budgetPaths),
  ...[
    '/product-details/jheel-residences',
    '/team',
    '/team-details/meera-bhatnagar',
    '/testimonials',
    '/about',
  ],
  ...['/service', '/service-details', '/portfolio', '/portfolio-details', '/media', '/blog', '/whychooseus'],
];

for (const { width, density } of screens) {
  test(`pictures have about the pixels that ${width} px with ${density} to a point need`, async ({
    browser,
  }) => {
    test.slow();
    let seen = 0;
    for (const path of paths) {
      // A browser that has a larger file already takes that.
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        deviceScaleFactor: density,
        serviceWorkers: 'block',
      });
      await page.goto(path);
      const pictures = await shownPictures(page);
      await page.close();
      seen += pictures.length;
      expect.soft(complaints(pictures), path).toEqual([]);
    }
    expect(seen).toBeGreaterThan(50);
  });
}

test('a card fetches its other pictures when a finger turns it, and the first one early', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shop-left-sidebar', { waitUntil: 'networkidle' });
  const pictures = page.getByRole('article').first().locator('a[aria-hidden] img');
  await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
  const fetched = () =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  const [first, ...others] = await fetched();
  expect(first).toBe(true);
  expect(others.length).toBeGreaterThan(1);
  expect(others).not.toContain(true);
  await pictures.first().evaluate((image) => image.closest('a')?.scrollBy({ left: 60, behavior: 'instant' }));
  await expect.poll(fetched).not.toContain(false);
});

test('on a phone, pictures of later cards wait for the first paint or a scroll, and for nothing without scripts', async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' } as const;
  const open = async (options: { javaScriptEnabled?: boolean; firstScript: boolean }) => {
    const context = await browser.newContext({ ...phone, ...options });
    const page = await context.newPage();
    if (!options.firstScript) await page.route('**/assets/entry-loader-*.js', (route) => route.abort());
    await page.goto('/shop');
    const second = page.getByRole('article').nth(1);
    const fetched = () =>
      second
        .locator('a[aria-hidden] > span:first-child img, a[href^="/team-details"] img')
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    return { page, fetched };
  };

  const without = await open({ javaScriptEnabled: false, firstScript: true });
  await expect.poll(without.fetched).toEqual([true, true]);
  const whole = await open({ firstScript: true });
  await expect.poll(whole.fetched).toEqual([true, true]);

  const held = await open({ firstScript: false });
  await expect(held.page.getByRole('article').first().locator('a[aria-hidden] img').first()).toHaveJSProperty(
    'complete',
    true,
  );
  expect(await held.fetched()).toEqual([false, false]);
  await held.page.mouse.wheel(0, 20);
  await expect.poll(held.fetched).toEqual([true, true]);
  for (const { page } of [without, whole, held]) await page.context().close();
});
