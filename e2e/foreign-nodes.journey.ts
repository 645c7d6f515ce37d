import type { Locator, Page } from '@playwright/test';
import { expect, startPage, test } from './test.ts';

// What translating browsers and extensions do to a page; a visitor must not notice.

const project = '/project-details/jheel-residences';

interface PublicForm {
  path: string;
  fields: Record<string, string>;
  /** The choice that is taken in each list, by its place, and what is sent of it, which a translation must not change. */
  chosen?: Record<string, { place: number; sent: string }>;
  checked?: string[];
  file?: string;
  /** Whether the form asks for a page, whose address has what was typed. */
  asks?: boolean;
  /** What the page says once it is sent, where the browser hides what a request holds. */
  answer?: string;
  /** What opens its fields. */
  folded?: string;
}

const person = { name: 'Asha Sample', email: 'asha@example.com', phone: '98100 00000' };

const forms: PublicForm[] = [
  {
    path: '/',
    fields: { q: '3 bhk sector 150' },
    chosen: { what: { place: 2, sent: 'Residential' } },
    asks: true,
  },
  { path: '/shop-left-sidebar', fields: { q: 'sector 76' }, asks: true },
  { path: '/blog', fields: { keyword: 'rera' }, asks: true },
  {
    path: '/contact',
    fields: { ...person, message: 'Please call me' },
    chosen: { service: { place: 1, sent: 'RESIDENTIAL' } },
  },
  {
    path: '/career',
    fields: { fullName: person.name, email: person.email, phone: person.phone, role: 'Sales' },
    file: 'resume',
    answer: 'Application Submitted Successfully!',
  },
  { path: '/coming-soon', fields: { email: person.email } },
  { path: '/service-details', fields: { email: person.email } },
  { path: '/register', fields: person, checked: ['processing', 'newsletter'] },
  {
    path: '/add-listing',
    fields: { ...person, address: 'Sector 78, Noida', price: '1.25 Cr', description: 'Three rooms' },
    chosen: { purpose: { place: 1, sent: 'Let' }, service: { place: 0, sent: 'Commercial' } },
    checked: ['consent'],
  },
  {
    path: '/order-tracking',
    fields: { reference: 'AHG-AAAAA', email: person.email },
  },
  {
    path: '/product-details/jheel-residences',
    fields: { ...person, message: 'Is it free?' },
  },
  { path: project, fields: { ...person, message: 'Is it free?' } },
  { path: `${project}/cost`, fields: { income: '150000' }, asks: true, folded: 'Loan' },
];

/** Changes the page as translating browsers, password managers and diallers do, and goes on with what is new. */
function changePage(): void {
  const untouched = 'script, style, noscript, textarea, title, svg, font, [translate=no]';
  const change = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(untouched)) found.push(text);
    }
    for (const text of found) {
      // A choice has a text alone.
      if (text.parentElement?.localName === 'option') {
        if (!text.data.startsWith('»')) text.data = `»${[...text.data].reverse().join('')}`;
        continue;
      }
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = outer.cloneNode();
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    for (const field of document.querySelectorAll('form input:not([data-seen])')) {
      field.setAttribute('data-seen', '');
      field.after(document.createElement('span'));
    }
    for (const heading of document.querySelectorAll('h1:not(:has(> a)), h2:not(:has(> a))')) {
      const link = document.createElement('a');
      link.href = 'tel:+911200000000';
      link.append(...heading.childNodes);
      heading.append(link);
    }
  };
  let late: ReturnType<typeof setTimeout> | undefined;
  const options = { childList: true, subtree: true };
  const observer = new MutationObserver(() => {
    clearTimeout(late);
    late = setTimeout(changeAlone, 30);
  });
  const changeAlone = () => {
    observer.disconnect();
    change();
    observer.observe(document.body, options);
  };
  changeAlone();
}

/**
 * Presses once, where the button stands. A click of the test runner presses again when React has drawn the button anew since
 * it was found, although the page has kept the first press: a menu would open and close.
 */
async function press(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** An address of its own, because one address may look up few orders. */
function ownAddress(): string {
  return `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

/** Types as a person does while the page starts, and at once into one that has started. */
async function type(page: Page, text: string): Promise<void> {
  const started = await page.locator('html[data-started]').count();
  await page.keyboard.type(text, { delay: started > 0 ? 0 : 30 });
}

/** Fills in field by field. */
async function fillIn(
  page: Page,
  form: Locator,
  { fields, chosen = {}, checked = [], file }: PublicForm,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await form.locator(`[name=${name}]`).click();
    // In place of what the form proposes.
    await page.keyboard.press('ControlOrMeta+A');
    await type(page, text);
  }
  if (file) {
    const buffer = Buffer.from('%PDF-1.4\n%%EOF');
    await form
      .locator(`[name=${file}]`)
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  }
  for (const [name, { place }] of Object.entries(chosen))
    await form.locator(`[name=${name}]`).selectOption({ index: place });
  for (const name of checked) await form.locator(`[name=${name}]`).check();
}

/** Presses Enter in the first field, and expects that what was typed is sent. */
async function send(
  page: Page,
  form: Locator,
  { fields, chosen = {}, answer, asks }: PublicForm,
): Promise<void> {
  const [first = ''] = Object.keys(fields);
  const all = [...Object.values(fields), ...Object.values(chosen).map(({ sent }) => sent)];
  const holdsAll = (text: string | null) => all.every((one) => text?.includes(one));
  const address = () => decodeURIComponent(page.url()).replaceAll('+', ' ');
  const sent = asks
    ? expect.poll(() => holdsAll(address())).toBe(true)
    : answer
      ? expect(page.getByText(answer)).toBeVisible()
      : page.waitForRequest((request) => holdsAll(request.postData()));
  await form.locator(`[name=${first}]`).press('Enter');
  await sent;
}

// React says that the page is not as it was served; it looks at some parts once they are seen.
test.use({ allowedNoise: [/Minified React error #418/] });

// When a page changes and how wide it is do not depend on each other, so one form alone shows all four pairs.
for (const [when, size] of [
  ['before', ['@phone']],
  ['after', []],
] as const) {
  test.describe(`a page that was changed ${when} it started`, () => {
    for (const one of forms) {
      const tag = one.path === project ? ['@both'] : [...size];
      test(`the form of ${one.path} sends what was typed`, { tag }, async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
        await page.goto(one.path, { waitUntil: 'networkidle' });
        if (when === 'after') await startPage(page);
        await page.evaluate(changePage);
        const [first] = Object.keys(one.fields);
        // On a phone the form of a property is a sheet.
        const enquire = page.getByRole('link', { name: 'Enquire' }).first();
        if (await enquire.isVisible()) await enquire.click();
        if (one.folded) await page.locator('summary', { hasText: one.folded }).click();
        const form = page.locator('form').filter({ has: page.locator(`[name=${first}]:visible`) });
        await fillIn(page, form, one);
        await expect(page.locator('html[data-started]')).toHaveCount(1);
        for (const [name, text] of Object.entries(one.fields))
          await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
        for (const name of one.checked ?? []) await expect(form.locator(`[name=${name}]`)).toBeChecked();
        await send(page, form, one);
        await expect(page.getByText('This page could not be loaded')).toHaveCount(0);
      });
    }
  });
}

test.describe('a page that was changed', () => {
  test('in one form alone keeps what is typed there meanwhile', async ({ page }) => {
    await page.goto(project, { waitUntil: 'networkidle' });
    const form = page.locator('form').filter({ has: page.locator('[name=message]') });
    await form.evaluate((part) => {
      for (const field of part.querySelectorAll('input')) field.after(document.createElement('span'));
    });
    for (const [name, text] of Object.entries(person)) {
      await form.locator(`[name=${name}]`).click();
      await type(page, text);
    }
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    for (const [name, text] of Object.entries(person))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
  });

  test('keeps the menu open that the first tap opened', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(changePage);
    await press(page, page.getByRole('button', { name: 'Menu' }));
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first()).toBeVisible();
  });

  test('does with the first tap what it says', async ({ page }) => {
    await page.goto('/shop', { waitUntil: 'networkidle' });
    await page.evaluate(changePage);
    await press(page, page.getByRole('button', { name: /: Jheel Residences$/ }).first());
    await expect(page.getByRole('dialog', { name: 'Successfully added to your Wishlist' })).toBeVisible();
  });

  test('leads to other pages and back, and shows what changes', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await startPage(page);
    await page.evaluate(changePage);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).first().click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Dream Property');
    await page.goto(project, { waitUntil: 'networkidle' });
    await startPage(page);
    await page.evaluate(changePage);
    for (const pressed of ['true', 'false', 'true']) {
      const compare = page
        .getByRole('main')
        .getByRole('button', { name: /compar/i })
        .first();
      await compare.click();
      await expect(compare).toHaveAttribute('aria-pressed', pressed);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jheel Residences');
  });
});
