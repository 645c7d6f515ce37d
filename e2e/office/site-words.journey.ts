import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, openStarted, test } from '../test.ts';

test(
  'an editor changes a sentence on its page: first as a draft, then for visitors',
  { tag: ['@both', '@walk'] },
  async ({ page, browser }) => {
    const title = `Homes with papers ${Date.now()}`;
    await logIn(page, '/about');
    await page.getByRole('button', { name: 'Edit this page' }).click();
    const lead = page.locator('main p[data-words]').first();
    const before = (await lead.innerText()).replace(/[\u2061-\u2063]/g, '');
    await lead.click();
    const panel = page.getByRole('dialog', { name: 'Change the text' });
    await expect(panel.getByRole('textbox')).toBeFocused();
    await panel.getByRole('textbox').fill(title);
    await expect(lead).toHaveText(new RegExp(title));
    await panel.getByText('Draft', { exact: true }).click();
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved as a draft. The site stays as it is.')).toBeVisible();
    await expectFitAndAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('main')).toContainText(before);

    const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    const fetched: string[] = [];
    visitor.on('request', (request) => fetched.push(request.url()));
    await openStarted(visitor, '/about');
    await expect(visitor.locator('main')).toContainText(before);
    await expect(visitor.getByRole('button', { name: 'Edit this page' })).toHaveCount(0);
    expect(fetched.filter((url) => /editing-|office/.test(url))).toEqual([]);

    await page.getByRole('button', { name: /^Preview \d+ drafts?$/ }).click();
    await expect(page.locator('main')).toContainText(title);
    await page.getByRole('button', { name: 'Edit this page' }).first().click();
    await page.locator('main p[data-words]').first().focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: /^Publish the draft/ }).click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.locator('main')).toContainText(title, { timeout: 1_000 });
    }).toPass();
  },
);
