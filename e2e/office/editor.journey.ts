import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessible, expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { answerTo, expect, test } from '../test.ts';
import { checklistLine, fillTexts, openPart, passChecks, registerCompany } from './passing.ts';

/** Opens the tab that shows what is typed. */
async function openPreview(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview of what is typed' }).click();
  return opened;
}

test('what is typed is seen on its page before it is first saved, and followed', async ({ page }) => {
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill('Typed Orchard');
  await openPart(page, 'Price and costs');
  await page.getByLabel('Price', { exact: true }).fill('45 lakh');
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { level: 1, name: 'Typed Orchard' })).toBeVisible();
  await expect(preview.getByText('45,00,000').filter({ visible: true }).first()).toBeVisible();
  await expect(preview.getByRole('region', { name: 'Preview' })).toContainText('not saved yet');
  await openPart(page, 'Facts');
  await page.getByLabel('Title*').fill('Typed Orchard Two');
  await expect(preview.getByRole('heading', { level: 1, name: 'Typed Orchard Two' })).toBeVisible();
  await openPart(page, 'Price and costs');
  await page.getByLabel('Price', { exact: true }).fill('a lot');
  await expect(preview.getByRole('alert')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1, name: 'Typed Orchard Two' })).toBeVisible();
  await expectFitAndAccessible(preview);
  await expect(page.getByLabel('Title*')).toHaveValue('Typed Orchard Two');
});

test('the preview of a stored property and of a story shows the typed text, not the saved one', async ({
  page,
}) => {
  for (const [list, field] of [
    ['/my-account/properties', 'Title*'],
    ['/my-account/blogs', 'Title*'],
  ] as const) {
    if (page.url() === 'about:blank') await logIn(page, list);
    else await page.goto(list);
    await page.getByRole('row').getByRole('link', { name: 'Edit' }).first().click();
    const saved = await page.getByLabel(field).inputValue();
    await page.getByLabel(field).fill(`Only typed ${saved}`);
    const preview = await openPreview(page);
    await expect(preview.getByRole('heading', { level: 1, name: `Only typed ${saved}` })).toBeVisible();
    await preview.close();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
  }
});

/** What stands over the focused element: the bar at the foot of the form, or the first column of a grid. */
function findCover(): string | null {
  const focused = document.activeElement;
  if (!focused) return null;
  const { left, top, bottom, height } = focused.getBoundingClientRect();
  // A field that is higher than half of the window is seen at its top.
  const above = document.elementFromPoint(left + 4, height > window.innerHeight / 2 ? top + 4 : bottom - 4);
  const standing = above?.closest('.sticky');
  return standing && !standing.contains(focused) && !focused.contains(standing)
    ? focused.outerHTML.slice(0, 120)
    : null;
}

test('Ctrl+S saves and stays, and the focus is never under the bar', async ({ page }) => {
  await logIn(page, '/my-account/properties/new/all-fields');
  const title = `Kept by keys ${Date.now()}`;
  await page.getByLabel('Title*').fill(title);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.getByLabel('Locality').fill('Sector 75');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}\/edit$/);
  await expect(page.getByLabel('Locality'), 'the page of the saved property goes on there').toBeFocused();
  await expect(page.getByLabel('Locality')).toBeInViewport();
  const saveByKeys = async () => {
    const saved = answerTo(page, 'UpdateProperty');
    await page.keyboard.press('Control+s');
    await saved;
  };
  await page.getByLabel('Locality').fill('Sector 76');
  await saveByKeys();
  await expect(page.getByText('Saved as a draft.'), 'the next message replaces the first').toHaveCount(1);
  await expect(page.getByLabel('Locality')).toBeFocused();
  await page.getByLabel('Locality').fill('Sector 77');
  await saveByKeys();
  await expect(page.getByLabel('Locality')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Locality')).toHaveValue('Sector 77');

  await openPart(page, 'Papers');
  await page.getByLabel('RERA Details*').fill('As the papers say.');
  await saveByKeys();
  await expect(page.getByText('Saved as a draft.')).toHaveCount(1);
  await expect(page.getByLabel('RERA Details*')).toBeFocused();
  const bar = page.getByRole('button', { name: 'Save as draft' });
  await openPart(page, 'Units');
  await page.getByRole('button', { name: 'Add configuration' }).click();
  for (const [width, steps] of [
    [1280, 40],
    [390, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('tab', { name: 'Units' }).focus();
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(findCover)).toBeNull();
    }
  }
  await expect(bar).toBeInViewport();
  await expectFitAndAccessibleAtBothWidths(page);
});

test('on a phone, a question leads to its field in another tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill('Neem Court');
  await checklistLine(page).click();
  const way = page.getByRole('button', { name: 'Go to the field for “Why may it be advertised?”' });
  await way.click();
  await expect(way).toBeHidden();
  const field = page.locator('[name="rera.status"]');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('versions: a draft beside a published project stays hidden, and an older save comes back', async ({
  page,
}) => {
  const title = `Versioned Court ${Date.now()}`;
  const address = `/project-details/${title.toLowerCase().replaceAll(' ', '-')}`;
  const onSite = async (path = address) => (await page.request.get(path)).text();
  await registerCompany(page);
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill(title);
  await fillTexts(page);
  await passChecks(page);
  await page.getByLabel('Locality').fill('Sector One');
  await page.getByRole('button', { name: 'Submit Property' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Locality').fill('Sector Two');
  await page.getByRole('radio', { name: 'Draft' }).check();
  await expect(page.getByText('The site stays as it is until you publish this draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Saved as a draft. The site stays as it is')).toBeVisible();
  await expect(row.getByText('Has a draft')).toBeVisible();
  expect(await onSite()).toContain('Sector One');
  expect(await onSite()).not.toContain('Sector Two');

  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Locality')).toHaveValue('Sector Two');
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Property saved successfully!')).toBeVisible();
  expect(await onSite()).toContain('Sector Two');

  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('link', { name: 'Versions' }).click();
  const kept = page.getByRole('list', { name: 'Versions' });
  await expect(kept.getByRole('listitem')).toHaveCount(3);
  await expect(kept.getByRole('listitem').nth(1)).toContainText('Locality');
  await expectFitAndAccessibleAtBothWidths(page);
  await kept
    .getByRole('link', { name: /^View version/ })
    .nth(1)
    .click();
  await page.getByText('What changed: 1 field').click();
  await expect(page.getByText('Sector One')).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'All versions' }).click();
  await kept
    .getByRole('link', { name: /^View version/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Bring back as a draft' }).click();
  await expect(page.getByLabel('Locality')).toHaveValue('Sector One');
  expect(await onSite()).toContain('Sector Two');

  await page.getByRole('link', { name: 'Activity of this item' }).click();
  await page
    .getByRole('link', { name: /^View version/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Version');
  await page.goto('/my-account/properties');
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByText('Taken off the site. It is a draft now.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a property is duplicated as a draft that opens at once', async ({ page }) => {
  await logIn(page, '/my-account/properties?search=Kosh');
  const row = page.getByRole('row').filter({ hasText: 'Kosh Studio Suites' });
  await row.locator('summary').click();
  await row.getByRole('button', { name: /^Duplicate/ }).click();
  await expect(page.getByText('This is the copy, saved as a draft.')).toBeVisible();
  await expect(page.getByLabel('Title*')).toHaveValue(/^Copy of /);
  await expect(page.getByRole('radio', { name: 'Draft' })).toBeChecked();
  await page.goto('/my-account/properties');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
});
