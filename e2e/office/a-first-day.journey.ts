import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { registerCompany } from './passing.ts';

// Its name comes first: the journeys after it find a site that has gone live.
test('a first listing is public at once as a trial listing, and going live hides it', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^This site is a trial\./)).toBeVisible();
  await expectFitAndAccessible(page);
  const title = `First Court ${Date.now()}`;
  await page.goto('/my-account/properties/new');
  await expect(page.getByText('Checks before publication:')).toHaveCount(0);
  await page.getByLabel('Title*').fill(title);
  for (const label of ['Address*', 'About the Builder*', 'RERA Details*', 'Disclaimer*'])
    await page.getByLabel(label).fill('As the owner says.');
  await expect(page.getByText(/^It goes live as a trial listing;/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Trial listing: public');
  const list = async () => (await page.request.get('/shop-left-sidebar')).text();
  expect(await list()).toContain(title);
  expect(await list()).toContain('Trial listing: registration not checked');

  await page.goto('/my-account/settings/checks');
  await expect(page.getByText(/^To go live, first enter/)).toBeVisible();
  await expectFitAndAccessible(page);
  await registerCompany(page);
  await page.reload();
  await expect(page.getByText(/^The site is live\./)).toBeVisible();
  expect(await list()).not.toContain(title);
});
