import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

/** Half of what the package’s main file has for a page to read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page in each colour at one width: colours and widths do not depend on each other. */
export const looks = [
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

/** Expects that nothing is wider than the window, and that axe finds no fault. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectFit(page);
  await endAnimations(page);
  expect(await violationsOf(page)).toEqual([]);
}

/** Expects the same on a phone in the dark and on a desktop in the light, which remains. */
export async function expectFitAndAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectFitAndAccessible(page);
  }
}

/**
 * What axe finds, but for frames, which hold another site’s page or the browser’s own viewer. Without reports on what
 * passes, a page takes axe a quarter of the time.
 */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(
      { exclude: ['iframe'] },
      // The rule that reads style sheets does not run by default.
      { resultTypes: ['violations'], preload: { assets: ['media'] } },
    );
    return violations.map(({ id, nodes }) => {
      const found = nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' '));
      return `${id}: ${found.join(' | ')}`;
    });
  });
}

/** Expects that nothing is wider than the screen once the layout has settled. */
export async function expectFit(page: Page): Promise<void> {
  // A phone zooms out of a page that is too wide, so that its window seems to have room.
  const width = page.viewportSize()?.width ?? 0;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
}

/**
 * Ends animations, because elements that are fading in have less contrast. Those that another colour scheme or width begins
 * exist from the next frame on, and the end of one on an element can begin one on what inherits its colour.
 */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await frame();
      await frame();
      const passing = document
        .getAnimations()
        // An animation that follows the scrolling ends only at the end of the page.
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .filter(
          ({ effect, playState }) => playState !== 'finished' && effect?.getTiming().iterations !== Infinity,
        );
      if (passing.length === 0) return;
      // One whose element is not rendered would never end by itself.
      for (const animation of passing) animation.finish();
    }
  });
}
