import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Pastes rows into a grid as from a spreadsheet. */
export async function paste(page: Page, grid: Locator, add: string, rows: readonly (readonly string[])[]) {
  // “Save draft and add units” has the name of the button within its own.
  await page.getByRole('button', { name: add, exact: true }).click();
  const first = grid.locator('[data-cell="0 0"]');
  await first.focus();
  await first.evaluate(
    (cell, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((cells) => cells.join('\t')).join('\n'),
  );
  const last = grid.locator(`[data-cell="${rows.length - 1} 0"]`);
  await expect(last).toHaveValue(rows.at(-1)?.[0] ?? '');
}
