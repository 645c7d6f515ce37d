import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';

/** The addresses of the back office with their titles; `:id` is the newest item of the list before it. */
const screens: readonly (readonly [path: string, title: string | RegExp])[] = [
  ['', 'Hello Admin, Welcome Back!'],
  ['properties', 'My Properties'],
  ['properties/new', 'Add Property'],
  ['properties/new/all-fields', 'Add Property'],
  ['properties/:id/edit', /.+/],
  ['properties/:id/units', 'Units'],
  ['properties/:id/documents', 'Documents and evidence'],
  ['properties/:id/preview', /.+/],
  ['properties/:id/versions', 'Versions'],
  ['places', 'Localities'],
  ['places/new', 'Add place'],
  ['places/:id/edit', 'Edit place'],
  ['rules', 'Rates and laws'],
  ['rules/new', 'Add rule'],
  ['rules/:id', /.+/],
  ['applications', 'Career Application'],
  ['applications?view=board', 'Career Application'],
  ['applications/:id', 'Meena Sample'],
  ['leads', 'Leads'],
  ['leads?as=board', 'Leads'],
  ['leads/:id', /.+/],
  ['contacts', 'All enquiries'],
  ['contacts/new', 'Add enquiry'],
  ['contacts/:id', 'Meena Sample'],
  ['contacts/:id/edit', 'Correct details'],
  ['subscribers', 'Subscribers'],
  ['reports', 'Reported listings'],
  ['expiries', 'Renewals'],
  ['progress', 'Construction photos'],
  ['progress/new', 'Add Construction Photo'],
  ['builders', 'Builders'],
  ['builders/new', 'Add Builder'],
  ['builders/:id/edit', /.+/],
  ['builders/:id/versions', 'Versions'],
  ['testimonials', 'Testimonial'],
  ['testimonials/new', 'Add Testimonial'],
  ['testimonials/:id/edit', /.+/],
  ['team', 'Team Members'],
  ['team/new', 'Add Team Member'],
  ['team/:id/edit', /.+/],
  ['media', 'Media'],
  ['media/new', 'Add Image'],
  ['media/:id/edit', /.+/],
  ['blogs', 'Blogs'],
  ['blogs/new', 'Add Blog'],
  ['blogs/:id/edit', /.+/],
  ['blogs/:id/preview', /.+/],
  ['blogs/:id/versions', 'Versions'],
  ['searches', 'What buyers did not find'],
  ['numbers', 'Enquiries and views'],
  ['trash', 'Trash'],
  ['activity', 'Activity'],
  ['settings/account', 'My account'],
  ['settings/company', 'Company'],
  ['settings/checks', 'Legal checks'],
  ['settings/coupons', 'Coupons'],
  ['settings/texts', 'Texts'],
  ['settings/openings', 'Job openings'],
  ['settings/accounts', 'People'],
  ['settings/duty', 'Duty'],
  ['settings/email', 'E-mail'],
  ['settings/outbox', 'Outbox'],
  ['settings/privacy', 'Privacy'],
  ['settings/health', 'Health'],
  ['settings/backups', 'Backups'],
  ['settings/graphql', 'GraphQL'],
  ['nowhere', 'Page not found'],
];

/** One version, which the journey of versions opens. */
const openedElsewhere = [
  'properties/:id/versions/:versionId',
  'blogs/:id/versions/:versionId',
  'builders/:id/versions/:versionId',
  'progress/:id/edit',
];

// Keeps the journeys of this file together, because the first one sends what the others show.
test.describe.configure({ mode: 'default' });

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

for (const list of new Set(screens.map(([path]) => listOf(path)))) {
  test(`the screens of ${list || 'the dashboard'} fit and are accessible`, async ({ page }) => {
    await logIn(page);
    if (list === 'applications') await leaveUnreadInLastColumn(page);
    let item = '';
    for (const [path, title] of screens.filter(([other]) => listOf(other) === list)) {
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

test('the table above lists every screen of the product', () => {
  const source = readFileSync('web/src/office/account/account-tabs.tsx', 'utf8');
  const paths = [...source.matchAll(/<Route path="([^"*]+)"/g)].map(([, path]) => path);
  expect([...screens.map(([path]) => path), ...openedElsewhere]).toEqual(expect.arrayContaining(paths));
});
