import type { Browser, Page } from '@playwright/test';
import { budgetPaths } from './budget-paths.ts';
import { expect, test } from './test.ts';

/** What the browser reports of each pass over the styles of a page, in a trace. */
interface StylePass {
  name: string;
  args: { counters?: { elementsStyled?: number } };
}

/** What comes into pages: links, lists, messages, and boxes that are ticked. */
const added =
  '<p role="alert" aria-current="true" data-nature="x">Kept</p><ul><li><a href="/">Home</a></li></ul>' +
  '<label><input type="checkbox" checked> Yes</label><table><tbody><tr><td><button>Ask</button></td></tr></tbody></table>';

/** How many elements a browser styles anew when a few come into its page. */
async function restyledBy(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['blink'] });
  await page.evaluate(async (html) => {
    const part = document.createElement('div');
    part.innerHTML = html;
    document.querySelector('main')?.append(part);
    await new Promise((styled) => requestAnimationFrame(() => requestAnimationFrame(styled)));
  }, added);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: StylePass[] };
  const passes = trace.traceEvents.filter(({ name }) => name === 'Document::updateStyle');
  return passes.reduce((sum, { args }) => sum + (args.counters?.elementsStyled ?? 0), 0);
}

test('what comes into a page makes the browser style nothing else anew', async ({ browser, page }) => {
  for (const [name, path] of Object.entries(budgetPaths)) {
    await page.goto(path);
    const elements = await page.locator('body *').count();
    const restyled = await restyledBy(browser, page);
    expect(restyled, name).toBeGreaterThan(0);
    // A page that still loads styles some of its own parts meanwhile.
    expect(restyled, name).toBeLessThan(elements / 4);
  }
});
