import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { addDraft, checklistLine } from './passing.ts';

const widths = [390, 1280] as const;
const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Opens filters and columns, which a phone hides behind one button. */
async function openToolbar(page: Page): Promise<void> {
  const options = page.getByText('Filter and sort');
  if (onPhone(page)) await options.click();
}

async function openButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** What opens on a screen: its address, and how a person opens it. */
const states: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the menu',
    '',
    async (page) => {
      if (onPhone(page)) await page.locator('summary', { hasText: 'Menu' }).click();
    },
  ],
  [
    'a row’s More and the bar of chosen rows',
    'properties',
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await expect(page.getByRole('region', { name: 'Selected rows' })).toBeVisible();
      await page.locator('summary', { hasText: 'More' }).first().click();
    },
  ],
  ['filters', 'properties', openToolbar],
  [
    'columns',
    'contacts',
    async (page) => {
      await openToolbar(page);
      await page.locator('summary', { hasText: 'Columns' }).click();
    },
  ],
  [
    'states of chosen enquiries',
    'contacts',
    async (page) => {
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await page.locator('summary', { hasText: 'Set state' }).click();
    },
  ],
  [
    'the reasons for closing',
    'contacts/:id',
    async (page) => {
      await openButton(page, 'Closed');
      await expect(page.getByRole('dialog', { name: 'Why is it closed?' })).toBeVisible();
    },
  ],
  [
    'properties to send',
    'contacts/:id',
    async (page) => {
      await page.locator('summary', { hasText: 'Send a property' }).click();
      await page.getByLabel('Property', { exact: true }).fill('noida');
      await expect(page.getByRole('button', { name: /^Copy link/ }).first()).toBeVisible();
    },
  ],
  [
    'the properties of an enquiry',
    'contacts/new',
    async (page) => {
      await page.getByLabel('Property').fill('noida');
      await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
    },
  ],
  [
    'the places of a property',
    'properties/new',
    async (page) => {
      await page.getByRole('combobox', { name: 'Sector or area' }).fill('sector 15');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the builders of a property',
    'properties/new',
    async (page) => {
      await page.getByRole('combobox', { name: 'Builder' }).fill('New Builder');
      await expect(page.getByRole('option', { name: /^Add builder/ })).toBeVisible();
    },
  ],
  [
    'the checks and the groups of a property',
    'properties/new',
    async (page) => {
      await page.locator('summary', { hasText: 'If the project is registered' }).click();
      await page.locator('summary', { hasText: 'If it is for rent' }).click();
      await checklistLine(page).click();
      await expect(page.getByText('Must be fixed').first()).toBeVisible();
    },
  ],
  [
    'the date of a property',
    'properties/new',
    async (page) => {
      await page.getByRole('radio', { name: 'Scheduled' }).check();
      await expect(page.getByLabel('Time (IST)')).toBeVisible();
    },
  ],
  [
    'the library of pictures',
    'testimonials/new',
    async (page) => {
      await openButton(page, 'Choose from library');
      await expect(page.getByText(/pictures? shown/)).toBeVisible();
      await page.getByRole('radio').first().check();
    },
  ],
  [
    'leaving without saving',
    'testimonials/new',
    async (page) => {
      await page.getByLabel('Name*').fill('Asha');
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    },
  ],
  [
    'the link of a story',
    'blogs/new',
    async (page) => {
      await page.getByRole('textbox', { name: 'First part*' }).click();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
    },
  ],
  [
    'a story as Markdown with a table',
    'blogs/new',
    async (page) => {
      await page
        .getByRole('toolbar', { name: 'Formatting of First part*' })
        .getByRole('button', { name: 'Table' })
        .click();
      // A heading without words has no name yet.
      await page.keyboard.type('Floor');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Rooms');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Area');
      await expect(page.getByRole('button', { name: 'Add row' }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Write Markdown' }).nth(1).click();
    },
  ],
  ['a new account', 'settings/accounts', (page) => openButton(page, 'Add account')],
  ['a new coupon', 'settings/coupons', (page) => openButton(page, 'Add a coupon')],
  ['a new opening', 'settings/openings', (page) => openButton(page, 'Add an opening')],
  ['a breach', 'settings/privacy', (page) => openButton(page, 'Add a breach')],
  ['the second factor', 'settings/account', (page) => openButton(page, /authenticator|Set up/)],
  [
    'the schema of the explorer',
    'settings/graphql',
    async (page) => {
      await page.getByLabel('Search the schema').fill('property');
      await expect(page.getByRole('button', { name: /property/i }).first()).toBeVisible();
    },
  ],
  ['a correction of a rule', 'rules/:id', (page) => page.getByText('Correct this record').click()],
];

/** Opens an address anew, without what another state has typed; `:id` is the newest item of the list. */
async function openScreen(page: Page, path: string): Promise<void> {
  const [list = '', one] = path.split('/:id');
  await page.evaluate(() => {
    const typed = Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
    for (const key of typed) localStorage.removeItem(key);
  });
  await page.goto(`/my-account/${list}`);
  if (one !== undefined)
    await page.getByRole('row').locator(`a[href^="/my-account/${list}/"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…')).toBeHidden();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what opens on a screen of the back office fits and is accessible (${colorScheme})`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ colorScheme });
    const sent = await page.request.post('/api/contacts', {
      data: { name: 'Ojas Sample', email: 'ojas@example.com', phone: '98100 00045', source: 'CONSULTATION' },
    });
    expect(sent.status()).toBe(201);
    await logIn(page);
    await addDraft(page, `Opened Court ${colorScheme}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const [name, path, open] of states) {
        await test.step(`${name} at ${width}`, async () => {
          await openScreen(page, path);
          await open(page);
          await expectFitAndAccessible(page);
        });
      }
    }
  });
}
