import { expect, test } from './test.ts';

const query = '{ projects(perPage: 100) { items { slug title } } }';

test('a property prints as a brochure of at most two pages, with a code that leads to its live page', async ({
  page,
  request,
}) => {
  test.slow();
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as {
    data: { projects: { items: { slug: string; title: string }[] } };
  };
  const { items } = data.projects;
  expect(items.length).toBeGreaterThan(15);
  for (const { slug } of items) {
    await page.goto(`/project-details/${slug}`);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect.soft([slug, pages.length]).toEqual([slug, pages.length > 1 ? 2 : 1]);
  }
});

test('only what a reader of paper needs is printed', async ({ page }) => {
  await page.goto('/project-details/jheel-residences');
  // The code is there before the first print, without a scroll.
  const code = page.getByAltText('QR code of the live page');
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Jheel Residences', level: 1 })).toBeVisible();
  await expect(code).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Location' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible();
  await expect(page.getByText('Sample listing, SAMPLE-2026-0150').first()).toBeVisible();
  await expect(page.getByText(/Price as on \d/).filter({ visible: true })).toBeVisible();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Send enquiry' }),
    page.getByRole('heading', { name: 'Similar projects' }),
    page.getByRole('button', { name: 'Share' }),
  ])
    await expect(hidden).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('a cost sheet prints with its day and with each rule and its source', async ({ page }) => {
  await page.goto('/project-details/jheel-residences/cost?floor=12');
  const rules = page.getByRole('heading', { name: 'Rules and sources' });
  await expect(rules).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rules).toBeVisible();
  await expect(page.getByText(/^Calculated on \d{1,2} \w+ \d{4} by the rules of that day\.$/)).toBeVisible();
  const rule = rules.locator('..').getByText('GST on a home under construction: 5 %');
  await expect(rule).toBeVisible();
});
