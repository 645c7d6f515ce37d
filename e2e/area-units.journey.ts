import type { Locator } from '@playwright/test';
import { expect, startPage, test } from './test.ts';

test('areas and rates are read in the unit that a visitor chooses, on all pages and after a reload @phone', async ({
  page,
}) => {
  await page.goto('/project-details/jheel-residences');
  await startPage(page);
  const fact = page.locator('main dl').first();
  const carpet = fact.locator('dd .measured').first();
  await expect(carpet).toHaveText(/sq\sft/);
  const own = await shown(carpet);

  await page.getByRole('group', { name: 'Areas in' }).getByText('sq m').click();
  await expect.poll(() => shown(carpet)).toMatch(/^[\d,.]+(–[\d,.]+)?\ssq\sm$/);
  await expect(page.locator('header').getByText('per sq ft').first()).toBeHidden();

  await page.goto('/shop-left-sidebar');
  const card = page.locator('article .measured').first();
  await expect.poll(() => shown(card)).toMatch(/sq\sm$/);

  await page.goto('/project-details/jheel-residences');
  await startPage(page);
  await page.getByRole('group', { name: 'Areas in' }).getByText('As listed').click();
  await expect.poll(() => shown(carpet)).toBe(own);
});

/** What the stylesheet shows of a text with areas. */
async function shown(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const own = element.firstElementChild as HTMLElement;
    if (getComputedStyle(own).display !== 'none') return own.innerText;
    return JSON.parse(getComputedStyle(element, '::after').content) as string;
  });
}
