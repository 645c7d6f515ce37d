import { owner } from './account.ts';
import { expect, test } from './test.ts';

test('a login that has ended is dropped, said once on the page of a visitor, and asked for in the office', async ({
  page,
}) => {
  const answer = await page.request.post('/api/auth/login', { data: owner });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/about');
  await page.evaluate((login) => localStorage.setItem('token', login), token);
  await page.reload();
  await expect(page.locator('[data-editor]')).toBeVisible();

  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/graphql', { data: { query: 'mutation { logout { id } }' }, headers });
  await page.reload();
  const said = page.getByText('Your login has ended. You now see the site as visitors do.');
  await expect(said).toBeVisible();
  await expect(page.locator('[data-editor]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);

  await page.evaluate((login) => localStorage.setItem('token', login), token);
  await page.goto('/my-account/leads');
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account%2Fleads/);
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
