import { expect, test } from './test.ts';

const choices = [
  { path: '/project-details', slug: 'jheel-residences', title: 'Jheel Residences' },
  { path: '/blog-details', slug: '', title: '' },
];

// The console is watched: what the server rendered without the state must be taken over without an error.
for (const { path, slug, title } of choices) {
  test(`${path} with an item in the navigation state opens that item`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const chosen = slug || (await firstSlug());
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), { slug: chosen });
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${path}/${chosen}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title || /./);

    async function firstSlug(): Promise<string> {
      const link = page.locator(`main a[href^="${path}/"]`).first();
      return ((await link.getAttribute('href')) ?? '').replace(`${path}/`, '');
    }
  });
}
