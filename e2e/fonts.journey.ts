import type { Page } from '@playwright/test';
import { budgetPaths } from './budget-paths.ts';
import { expect, test } from './test.ts';

const maxShift = 0.01;

/** The names of the font files that a page fetches. */
function fontsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') return;
    names.add(request.url().replace(/.*\/([\w-]+?)-[\w-]{8}\.woff2$/, '$1'));
  });
  return names;
}

for (const [name, path] of Object.entries(budgetPaths)) {
  test(`${name} needs two files of fonts, and one more for quotations`, async ({ page }) => {
    const fonts = fontsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    fonts.delete('fraunces-quotations');
    expect([...fonts].sort()).toEqual(['figtree-main', 'fraunces-headings']);
    fonts.clear();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload({ waitUntil: 'networkidle' });
    fonts.delete('fraunces-quotations');
    expect([...fonts].sort()).toEqual(['figtree-main', 'fraunces-phone']);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(`${name} stands still when its fonts come late, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      let release = () => undefined as unknown;
      const painted = new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      await page.route('**/*.woff2', async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(async () => {
        await document.fonts.ready;
        return new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          // The observer hears of what was buffered before the next two frames.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        });
      });
      expect(shift).toBeLessThan(maxShift);
    });
  }
}

test('Devanagari is loaded where there is Devanagari', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto('/shop-left-sidebar?q=सेक्टर', { waitUntil: 'networkidle' });
  await expect(page.getByText('सेक्टर').first()).toBeVisible();
  expect([...fonts]).toContain('noto-sans-devanagari-devanagari-wght-normal');
});
