import type { Page } from '@playwright/test';
import { askAsOwner, logIn } from '../account.ts';
import { desktop } from '../sizes.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { sweptScreens } from './swept-screens.ts';

// Keeps the journeys of this file together, because the first one sends what the others show.
test.describe.configure({ mode: 'default' });
test.use(desktop);

const person = { email: 'meena@example.com', phone: '98100 00044' };

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  const contact = await request.post('/api/contacts', {
    data: { ...person, name: 'Meena Sample', source: 'CONSULTATION' },
  });
  const application = await request.post('/api/applications', {
    multipart: {
      ...person,
      fullName: 'Meena Sample',
      role: 'Site Visit Associate',
      resume: { name: 'meena.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
    },
  });
  expect([contact.status(), application.status()]).toEqual([201, 201]);
  await request.dispose();
});

const listOf = (path: string) => path.split(/[/?]/)[0] ?? '';

for (const list of new Set(sweptScreens.map(([path]) => listOf(path)))) {
  test(`the screens of ${list || 'the dashboard'} fit and are accessible`, async ({ page }) => {
    await logIn(page);
    if (list === 'applications') await leaveUnreadInLastColumn(page);
    let item = '';
    for (const [path, title] of sweptScreens.filter(([other]) => listOf(other) === list)) {
      await test.step(path, async () => {
        if (path.includes(':id')) item ||= await newestOf(page, list);
        await page.goto(`/my-account/${path.replace(':id', item)}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
        await expectFitAndAccessibleAtBothWidths(page);
      });
    }
  });
}

test('the screens of a page and of words that the office wrote fit and are accessible', async ({ page }) => {
  const blocks = [
    { page: 'plain', key: 'visits', text: 'Visits on Sundays\n\nThe site office opens at 10.' },
    { page: 'home', key: 'hero.title', text: 'Homes near work' },
  ];
  const { saveBlocks } = await askAsOwner<{ saveBlocks: { id: string }[] }>(
    page,
    'mutation ($blocks: [BlockInput!]!) { saveBlocks(blocks: $blocks) { id } }',
    { blocks },
  );
  for (const [path, title] of [
    ['website/plain/visits', 'Visits on Sundays'],
    [`website/home/${saveBlocks[1]?.id}/versions`, 'Versions'],
  ] as const) {
    await logIn(page, `/my-account/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectFitAndAccessibleAtBothWidths(page);
  }
});

/** Leaves an unread application in the last column of the board, which a phone reaches only by scrolling the board. */
async function leaveUnreadInLastColumn(page: Page): Promise<void> {
  await page.goto('/my-account/applications');
  await page.getByRole('row').getByRole('link', { name: 'Meena Sample' }).first().click();
  await page.getByRole('button', { name: 'Hired' }).click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('Marked as unread.')).toBeVisible();
}

/** The id of the first item of a list. */
async function newestOf(page: Page, list: string): Promise<string> {
  await page.goto(`/my-account/${list}`);
  // The menu is a list too.
  const main = page.getByRole('main');
  const rows = main.getByRole('row').or(main.getByRole('listitem'));
  // An enquiry is shown by its lead, whose address names it.
  const link = rows.locator(`a[href^="/my-account/${list}/"], a[href*="enquiry="]`).first();
  const href = (await link.getAttribute('href')) ?? '';
  return /enquiry=([0-9a-f]+)/.exec(href)?.[1] ?? href.split('/')[3] ?? '';
}
