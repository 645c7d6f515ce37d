import { expect, test } from './test.ts';

// A person who reads with type twice as large on a phone has no page that is wider than the screen.

test.use({ viewport: { width: 390, height: 844 } });

const project = '/project-details/jheel-residences';

for (const path of [
  '/',
  '/shop-left-sidebar',
  project,
  `${project}?tower=lower-tower`,
  `${project}/cost`,
  '/contact',
  '/wishlist',
  '/builders',
  '/commute?work=noida/sector-135&km=10&other=metro/pari-chowk&otherKm=10',
])
  test(`${path} fits a phone with type of twice the size`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('the three ways at the foot of a property keep their room with type of twice the size', async ({
  page,
}) => {
  await page.goto(project);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of [/^Call /, /^WhatsApp /, 'Enquire']) {
    const way = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    const { inside, needed, shown } = await way.evaluate((link) => ({
      inside: link.getBoundingClientRect().right <= innerWidth,
      needed: link.scrollWidth,
      shown: link.clientWidth,
    }));
    expect([name, inside, needed <= shown]).toEqual([name, true, true]);
    await expect(way.locator('svg')).toBeVisible();
  }
});
