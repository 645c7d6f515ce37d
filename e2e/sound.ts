import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** Expects that nothing is wider than the window, and that axe finds no fault. */
export async function expectFitAndAccessible(page: Page): Promise<void> {
  await expectFit(page);
  await endAnimations(page);
  await expectNoViolations(axeOf(page));
}

/** Expects the same in the light and in the dark, where only the colours differ. */
export async function expectFitAndAccessibleInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectFitAndAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await endAnimations(page);
  await expectNoViolations(axeOf(page).withRules(['color-contrast']));
}

/** Leaves out frames, which hold another site’s page or the browser’s own viewer. */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).exclude('iframe');
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Expects the same on a phone and on a desktop, then restores the window. */
export async function expectFitAndAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectFitAndAccessible(page);
  }
}

/** Expects that nothing is wider than the window once the layout has settled. */
export async function expectFit(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Ends animations, because elements that are fading in have less contrast. */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      // An animation that follows the scrolling ends only at the end of the page.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    // One whose element is not rendered would never end by itself.
    for (const animation of passing) animation.finish();
  });
}
