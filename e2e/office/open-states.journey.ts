import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { desktop } from '../sizes.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { addDraft, checklistLine, openPart } from './passing.ts';

test.use(desktop);

const onPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Opens filters and columns, which a phone hides behind one button. */
async function openToolbar(page: Page): Promise<void> {
  const options = page.getByText('Filter and sort');
  if (onPhone(page)) await options.click();
}

async function openButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

async function chooseFirstRow(page: Page): Promise<void> {
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
}

/** Types into a combobox, and waits for the first option of its list. */
async function openOptions(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(typed);
  await expect(page.getByRole('listbox', { name }).getByRole('option').first()).toBeVisible();
}

/** What opens on a screen: its address, and how a person opens it. */
const states: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<void>])[] = [
  [
    'the menu',
    '',
    async (page) => {
      await openButton(page, onPhone(page) ? 'More' : 'Pages of Website');
    },
  ],
  [
    'what a phone adds',
    '',
    async (page) => {
      if (onPhone(page)) await page.getByRole('button', { name: 'Add', exact: true }).click();
    },
  ],
  [
    'the search for everything',
    '',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search everything' }).fill('renewals');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a row’s More and the bar of chosen rows',
    'properties',
    async (page) => {
      await chooseFirstRow(page);
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
      await chooseFirstRow(page);
      await page.locator('summary', { hasText: 'Set status' }).click();
    },
  ],
  [
    'the reasons for closing',
    'leads/:id',
    async (page) => {
      await openButton(page, 'Lost');
      await expect(page.getByRole('dialog', { name: 'Why are you closing it?' })).toBeVisible();
    },
  ],
  [
    'properties to send',
    'leads/:id',
    async (page) => {
      await page.getByRole('button', { name: 'Send a property' }).click();
      await page.getByLabel('Property', { exact: true }).fill('noida');
      await expect(page.getByRole('button', { name: /^Copy link/ }).first()).toBeVisible();
    },
  ],
  [
    'the properties for an enquiry by phone',
    'contacts/new',
    async (page) => {
      await page.getByLabel('Property').fill('noida');
      await expect(page.getByRole('listitem').getByRole('button').first()).toBeVisible();
    },
  ],
  [
    'the places of a property',
    'properties/new/all-fields',
    (page) => openOptions(page, 'Sector or area', 'sector 15'),
  ],
  [
    'the builders of a property',
    'properties/new/all-fields',
    async (page) => {
      await openPart(page, 'Papers');
      await openOptions(page, 'Builder', 'a');
    },
  ],
  [
    'the checks, the groups and the date of a property',
    'properties/new/all-fields',
    async (page) => {
      await page.getByLabel('Title*').fill('Neem Court');
      await openPart(page, 'Price and costs');
      await page.locator('summary', { hasText: 'If it is for rent' }).click();
      await page.getByRole('radio', { name: 'Scheduled' }).check();
      await expect(page.getByLabel('Time (IST)')).toBeVisible();
      await checklistLine(page).click();
      await expect(page.getByRole('heading', { name: /^(Not yet|Goes live)/ }).first()).toBeVisible();
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
      // Until its code has arrived, the box is a plain field, and the key opens the search of the office.
      await expect(page.getByRole('toolbar', { name: 'Formatting of First part*' })).toBeVisible();
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
    await page
      .getByRole('row')
      .or(page.locator('[data-lead]'))
      .locator(`a[href^="/my-account/${list}/"]`)
      .first()
      .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`what opens on a screen of the back office fits and is accessible at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(15_000);
    await page.emulateMedia({ colorScheme });
    const sent = await page.request.post('/api/contacts', {
      data: { name: 'Ojas Sample', email: 'ojas@example.com', phone: '98100 00045', source: 'CONSULTATION' },
    });
    expect(sent.status()).toBe(201);
    // What was typed for one state is left for the next.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize({ width, height: 844 });
    await logIn(page);
    await addDraft(page, `Opened Court ${width}`);
    for (const [name, path, open] of states) {
      await test.step(name, async () => {
        await openScreen(page, path);
        await open(page);
        await expectFitAndAccessible(page);
      });
    }
  });
}
