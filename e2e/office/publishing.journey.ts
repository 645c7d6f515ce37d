import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { today } from '../today.ts';
import { fillTexts, passChecks, registerCompany } from './passing.ts';

/** The status of an address for a visitor. */
async function statusFor(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

test('a project is a draft, then scheduled, then published', { tag: '@walk' }, async ({ page }) => {
  const title = `Quiet Orchard ${Date.now()}`;
  const address = `/project-details/${title.toLowerCase().replaceAll(' ', '-')}`;
  const list = `/shop-left-sidebar?q=${encodeURIComponent(title)}`;
  const listed = async () => (await (await page.request.get(list)).text()).includes(`href="${address}"`);
  await registerCompany(page);
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill(title);
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Saved as a draft. Only owners and editors see it.')).toBeVisible();
  expect(await statusFor(page, address)).toBe(404);
  expect(await listed()).toBe(false);

  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Draft')).toBeVisible();
  await row.getByRole('link', { name: title, exact: true }).click();
  const bar = page.getByRole('region', { name: 'Preview' });
  await expect(bar).toContainText('This is a draft.');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectFitAndAccessibleAtBothWidths(page);
  await bar.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert')).toContainText('some required fields are empty');
  await bar.getByRole('link', { name: 'Edit' }).click();

  const year = Number(today().slice(0, 4)) + 1;
  const day = `${year}-11-22`;
  const weekday = new Date(day).toLocaleDateString('en-IN', { weekday: 'short', timeZone: 'UTC' });
  const appears = `Appears on ${weekday}, 22 Nov ${year}, 9:00 am.`;
  await page.getByRole('radio', { name: /^Scheduled/ }).check();
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Time (IST)').fill('09:00');
  await expect(page.getByText(appears)).toBeVisible();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Please fill out all required fields.').first()).toBeVisible();
  await fillTexts(page);
  await passChecks(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(/\/my-account\/properties$/);
  // The form, which says the same, is gone.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Properties');
  await expect(page.getByRole('status').getByText(appears)).toBeVisible();
  expect(await statusFor(page, address)).toBe(404);

  await page.getByLabel('Publication').selectOption('SCHEDULED');
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(bar).toContainText(appears);
  await bar.getByRole('button', { name: 'Publish now' }).click();
  await expect(bar.getByRole('link', { name: 'View on the site' })).toBeVisible();
  expect(await statusFor(page, address)).toBe(200);
  expect(await listed()).toBe(true);
});

test('a preview sends nothing', async ({ page }) => {
  await logIn(page, '/my-account/properties?publication=published');
  const edit = page.getByRole('row').getByRole('link', { name: 'Edit' }).first();
  const address = (await edit.getAttribute('href')) ?? '';
  await page.goto(address.replace(/edit$/, 'preview'));
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Visitors have seen it since');
  const form = page.getByRole('article').first().locator('form').first();
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await form.getByRole('button').last().click();
  await expect(page.getByText('A preview sends nothing.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
});

test('a story is written with the toolbar and previewed, and shows attacks as text', async ({ page }) => {
  const title = `Reading a plan ${Date.now()}`;
  const attack = '<img src=x onerror="document.title=1"><script>document.title = 2</script>';
  await logIn(page, '/my-account/blogs/new');
  await page.getByLabel('Title*').fill(title);
  const part = page.getByRole('textbox', { name: 'First part*' });
  await part.fill('A good plan');
  await part.press('Control+a');
  await part.press('Control+b');
  await expect(part.locator('strong')).toHaveText('A good plan');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of First part*' });
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused();
  const modes = page.getByRole('button', { name: /^Write/ });
  await modes.first().click();
  await expect(part).toHaveValue('**A good plan**');
  await part.fill(`## Rooms\n\n- One\n- Two\n\n[x](javascript:alert(1))\n\n${attack}`);
  const shown = page.getByRole('region', { name: 'On the site First part' });
  await expect(shown.getByRole('heading', { name: 'Rooms' })).toBeVisible();
  await expect(shown.getByText(attack)).toBeVisible();
  await expect(shown.locator('img, script, a')).toHaveCount(0);
  await modes.first().click();
  await expect(part.getByText(attack)).toBeVisible();
  await expect(part.locator('img[onerror], script, a')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await expectFitAndAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const row = page.getByRole('row', { name: new RegExp(title) });
  await expect(row.getByText('Draft')).toBeVisible();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/edit$/);
  await page.goto(page.url().replace(/edit$/, 'preview'));
  const story = page.getByRole('article').first();
  await expect(story.getByText(attack)).toBeVisible();
  await expect(story.locator('img[onerror], script')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(title));
  const path = `/blog-details/${title.toLowerCase().replaceAll(' ', '-')}`;
  expect(await statusFor(page, path)).toBe(404);
});
