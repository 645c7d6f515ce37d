import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../account.ts';
import { expectFitAndAccessibleAtBothWidths } from '../sound.ts';
import { expect, test } from '../test.ts';
import { fillTexts, openPart, passChecks, registerCompany } from './passing.ts';

const [hall, kitchen] = ['living-room-afternoon.jpg', 'modular-kitchen-daylight.jpg'].map((name) =>
  join(import.meta.dirname, 'pictures', name),
) as [string, string];

/** Opens the dialog that chooses pictures. */
async function openLibrary(page: Page, button = 'Choose from library') {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Choose/ });
  await expect(dialog.getByText(/pictures? shown/)).toBeVisible();
  return dialog;
}

test('two pictures are uploaded at once, a third comes from another property, and each has its description @phone', async ({
  page,
}) => {
  const title = `Shared Court ${Date.now()}`;
  await logIn(page, '/my-account/properties/new/all-fields');
  await page.getByLabel('Title*').fill(title);
  await fillTexts(page);
  await registerCompany(page);
  await passChecks(page);
  await openPart(page, 'Pictures');
  const dialog = await openLibrary(page);
  await dialog.getByLabel('Upload pictures').setInputFiles([hall, kitchen]);
  await expect(dialog.getByRole('button', { name: 'Add 2 pictures' })).toBeVisible();
  await dialog.getByRole('searchbox').fill('villa palm');
  await expect(dialog.getByText(/^\d pictures? shown/)).toBeVisible();
  const villa = dialog.getByRole('checkbox', { name: /villa.*Property: / });
  await villa.first().check();
  await expectFitAndAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Add 3 pictures' }).click();
  await expect(page.getByText('3 pictures', { exact: true })).toBeVisible();
  await page.getByLabel('What it shows: 1').fill('A sunny hall');
  await expect(page.getByLabel('What it shows: 3')).toHaveValue(/villa/);
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByText('Property submitted successfully!')).toBeVisible();

  await page.goto(`/project-details/${title.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('img', { name: 'A sunny hall' }).first()).toBeVisible();
  // Without a description of its own, a picture has the title.
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(`alt="${title}"`);
  expect(html).toMatch(/alt="[^"]*villa[^"]*"/);

  await page.goto('/my-account/properties/new/all-fields');
  await openPart(page, 'Pictures');
  const again = await openLibrary(page);
  await again.getByRole('searchbox').fill(title);
  await expect(again.getByRole('checkbox', { name: `A sunny hall. Property: ${title}` })).toBeVisible();
});

test('a new cover is in the preview before it is saved, and a portrait keeps its description @phone', async ({
  page,
}) => {
  await logIn(page, '/my-account/blogs/new');
  await page.getByLabel('Title*').fill('Covered Story');
  const dialog = await openLibrary(page);
  await dialog.getByLabel('Upload a picture').setInputFiles(kitchen);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByLabel('What it shows').fill('A new cover');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview of what is typed' }).click();
  const preview = await opened;
  await expect(preview.getByRole('img', { name: 'A new cover' })).toBeVisible();
  await preview.close();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.goto('/my-account/team/new');
  const name = `Asha ${Date.now()}`;
  await page.getByLabel('Name*').fill(name);
  await page.getByLabel('Position*').fill('Leasing');
  await page.getByLabel('Upload a portrait').setInputFiles(hall);
  await page.getByLabel('What it shows').fill('Asha at work');
  await page.getByRole('button', { name: 'Submit Team Member' }).click();
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
  await page.goto(`/team-details/${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('img', { name: 'Asha at work' })).toBeVisible();
});

test('a story is written with a picture, a link and a pasted text, and is the same after another save', async ({
  page,
}) => {
  const title = `Written Story ${Date.now()}`;
  await logIn(page, '/my-account/blogs/new');
  await page.getByLabel('Title*').fill(title);
  await page.getByLabel('Written by*').fill('Meera Shah');
  await page.getByLabel('Description*').fill('What to look at.');
  await page.getByLabel('Upload a cover').setInputFiles(hall);
  const first = page.getByRole('textbox', { name: 'First part*' });
  await first.click();
  await page.keyboard.type('The kitchen: ');
  const tools = page.getByRole('toolbar', { name: 'Formatting of First part*' });
  await tools.getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByLabel('Upload a picture').setInputFiles(kitchen);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByLabel('What it shows: Picture').fill('An island with three stools');
  await expectFitAndAccessibleAtBothWidths(page);
  await first.press('Control+End');
  await page.keyboard.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await expect(link.getByLabel('Address')).toBeFocused();
  await link.getByLabel('Address').fill('up-rera.in');
  await link.getByLabel('Text of the link').fill('RERA');
  await link.getByRole('button', { name: 'Set link' }).click();

  const second = page.getByRole('textbox', { name: 'Second part*' });
  await second.click();
  await second.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<html><head><style>p { color: red }</style></head><body><!--StartFragment--><h2 style="color:red">Rooms</h2>' +
        '<p class="MsoNormal" style="margin:0"><span style="font-family:Calibri"><b>Large</b><o:p></o:p> ones</span></p>' +
        '<img src="https://example.com/tracker.png"><script>document.title = 1</script></body></html>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(second.getByRole('heading', { name: 'Rooms' })).toBeVisible();
  await expect(second.locator('[style], [class^=Mso], img[src^=https], script')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Conclusion*' }).fill('In the end.');
  await page.getByRole('button', { name: 'Submit Blog' }).click();
  await expect(page.getByText('Blog submitted successfully!')).toBeVisible();

  const path = `/blog-details/${title.toLowerCase().replaceAll(' ', '-')}`;
  const storyHtml = async () =>
    /<article[\s\S]*?<\/article>/.exec(await (await page.request.get(path)).text())?.[0];
  const before = await storyHtml();
  expect(before).toContain('alt="An island with three stools"');
  expect(before).toContain('href="https://up-rera.in"');
  expect(before).toMatch(/<strong>Large<\/strong>\s+ones/);
  expect(before).not.toContain('tracker');

  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('link', { name: 'Edit' })
    .click();
  await expect(page.getByRole('textbox', { name: 'First part*' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Blog saved successfully!')).toBeVisible();
  expect(await storyHtml()).toBe(before);
});
