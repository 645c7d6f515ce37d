import { join } from 'node:path';
import { logIn, tokenOfOwner } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { countEffort, effortOf } from './effort.ts';
import type { Effort } from './effort.ts';
import { addPublished, fillTexts, openPart, passingChecks, registerCompany } from './passing.ts';
import { paste } from './paste.ts';

const photos = ['living-room-afternoon.jpg', 'master-bedroom-morning.jpg'].map((name) =>
  join(import.meta.dirname, 'pictures', name),
);

// The first of the file, as the guide begins with a fresh site.
test('the guide leads an owner to a first listing in at most 25 clicks', async ({ page }) => {
  await logIn(page);
  await countEffort(page);
  const guide = page.getByRole('region', { name: 'Set up your site' });
  await expect(guide.getByText(/^This site is a trial\./)).toBeVisible();
  await expect(guide.getByText('0 of 7 done')).toBeVisible();
  await expectFitAndAccessible(page);
  await guide.getByLabel('Phone*').fill('98110 22000');
  await guide.getByRole('button', { name: 'Save' }).click();
  await expect(guide.getByText('1 of 7 done')).toBeVisible();
  await guide.getByRole('button', { name: 'Later' }).click();
  await guide.getByRole('link', { name: 'Add Property' }).click();
  await expect(page.getByLabel('Paste a WhatsApp message, or type a line')).toBeFocused();
  await page.keyboard.insertText('3 BHK Sector 76 1450 sft 95 lakh ready 9th floor');
  await page.getByRole('button', { name: 'Super area' }).click();
  const society = `Guide Court ${Date.now() % 100_000}`;
  await page.getByLabel('Society or project').fill(society);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: new RegExp(society) })).toBeVisible();
  note('first listing', await effortOf(page), { taps: 25 });

  await page.goto('/my-account');
  await expect(guide.getByText('2 of 7 done')).toBeVisible();
  await guide.getByText('5. Your colleagues').click();
  await expect(guide.getByLabel('Username*')).toBeVisible();
  await expectFitAndAccessible(page);
  await guide.getByText('6. E-mail').click();
  await expect(guide.getByLabel('App password*')).toBeVisible();
  await expectFitAndAccessible(page);
});

test(
  'one message and two photos make a public listing, with three taps and two fields',
  { tag: ['@both', '@walk'] },
  async ({ page, browser }) => {
    await logIn(page, '/my-account/properties/new');
    const box = page.getByLabel('Paste a WhatsApp message, or type a line');
    await expect(box).toBeFocused();
    const main = page.getByRole('main');
    const controls = main.locator('button:visible, input, textarea, select, a:visible');
    expect(await controls.count()).toBeLessThanOrEqual(12);
    const society = `Kusum Court ${Date.now() % 100_000}`;
    await countEffort(page);
    await page.keyboard.insertText('3 BHK Sector 76 1450 sft 95 lakh ready 9th floor');
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Add photos').click();
    await (await chooser).setFiles(photos);
    await page.getByRole('button', { name: 'Super area' }).click();
    await page.getByLabel('Society or project').fill(society);
    await page.getByLabel('Owner’s mobile').fill('98100 12345');
    const chips = page.getByRole('region', { name: 'Understood' }).getByRole('button');
    await expect(chips).toHaveText([
      ...['3 BHK', 'Sector 76, Noida', '₹ 95 lakh', 'Ready to move', 'Floor 9'],
      '1,450 sq ft super built-up',
    ]);
    await expectFitAndAccessible(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(height).toBeLessThanOrEqual(test.info().project.name.includes('phone') ? 2.5 : 1.5);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row', { name: new RegExp(society) })).toBeVisible();
    // The box of the message is a third field.
    note('resale from a message', await effortOf(page), { taps: 3, fields: 3, seconds: 35 });

    const list = await (await page.request.get('/shop-left-sidebar')).text();
    const [address = ''] =
      new RegExp(`/project-details/[^"]*${society.toLowerCase().replaceAll(' ', '-')}[^"]*`).exec(list) ?? [];
    const visitor = await browser.newPage();
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
      `3 BHK flat, ${society}, Sector 76`,
    );
    expect(await visitor.content()).not.toMatch(/98100\D?12345|9th floor|Floor 9/i);
    await visitor.close();
  },
);

test('the same flat by the form with all fields, to compare', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, '/my-account/properties/new/all-fields');
  const title = `3 BHK flat, Sal Court ${Date.now() % 100_000}, Sector 76`;
  await countEffort(page);
  await page.getByLabel('Title*').fill(title);
  await page.getByLabel('Type', { exact: true }).selectOption('Residential');
  await page.getByLabel('Kind').selectOption('Flat');
  await page.getByLabel('Stage').selectOption('Ready to move');
  await page.getByLabel('Area', { exact: true }).fill('1,450 sq ft super built-up');
  await page.getByLabel('Rooms', { exact: true }).fill('3 BHK');
  await page.getByLabel('Address*').fill('Sal Court, Sector 76, Noida');
  await openPart(page, 'Pictures');
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Upload pictures').click();
  await (await chooser).setFiles(photos);
  await openPart(page, 'Price and costs');
  await page.getByLabel('Price', { exact: true }).fill('95 lakh');
  await openPart(page, 'Papers');
  await page.getByLabel('Why it may be advertised').selectOption('Resale by the owner');
  await openPart(page, 'Private');
  await page.getByLabel('Owner’s mobile').fill('98100 12345');
  await page.getByLabel('Floor', { exact: true }).fill('9');
  await page.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  note('resale by all fields', await effortOf(page), {});
});

test('a shop to rent is public within a minute of typing', { tag: '@both' }, async ({ page }) => {
  await logIn(page, '/my-account/properties/new');
  const society = `Kosh Arcade ${Date.now() % 100_000}`;
  await expect(page.getByLabel('Paste a WhatsApp message, or type a line')).toBeFocused();
  await countEffort(page);
  await page.keyboard.type('Shop to rent 450 sqft carpet sector 18 noida rent 85k');
  await expect(page.getByRole('radio', { name: 'To let' })).toBeChecked();
  await page.getByLabel('Society or project').fill(society);
  await page.getByLabel('Owner’s mobile').fill('98100 12345');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: new RegExp(society) })).toBeVisible();
  note('shop to rent', await effortOf(page), { seconds: 60 });
  expect(await (await page.request.get('/shop-left-sidebar?status=FOR_RENT')).text()).toContain(society);
});

test(
  'a launch with three configurations and twelve units takes six minutes without papers',
  { tag: '@both' },
  async ({ page }) => {
    await logIn(page, '/my-account/properties/new');
    const project = `Deodar Greens ${Date.now() % 100_000}`;
    const kinds = ['2 BHK 1,140', '3 BHK 1,480', '4 BHK 2,100'];
    const units = [4, 3, 2, 1].flatMap((floor) =>
      kinds.map((kind, place) => [`A-${floor}0${place + 1}`, 'Tower A', kind, String(floor), 'Available']),
    );
    await countEffort(page);
    await page.getByText('New project').click();
    await page.getByLabel('Paste a WhatsApp message, or type a line').focus();
    await page.keyboard.insertText(
      'New launch in Sector 150 Noida, possession Dec 2029\n2 BHK 1140 sqft carpet 78 lakh\n3 BHK 1480 sqft carpet 1.02 cr\n4 BHK 2100 sqft carpet 1.45 cr',
    );
    await page.getByLabel('Society or project').fill(project);
    await expect(page.getByRole('list', { name: 'Homes of the project' }).getByRole('listitem')).toHaveCount(
      3,
    );
    await page.getByRole('link', { name: 'All fields' }).click();
    await openPart(page, 'Units');
    await paste(page, page.getByRole('grid', { name: 'Towers' }), 'Add tower', [['Tower A', '4', '3', '1']]);
    await page.getByRole('button', { name: 'Save draft and add units' }).click();
    await paste(page, page.getByRole('grid', { name: 'Units' }), 'Add unit', units);
    await expectFitAndAccessible(page);
    await page.getByRole('radio', { name: 'Published' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('row', { name: new RegExp(project) })).toBeVisible();
    note('launch with twelve units', await effortOf(page), { seconds: 360 });
    const list = await (await page.request.get('/shop-left-sidebar')).text();
    const [address = ''] =
      new RegExp(`/project-details/[^"]*${project.toLowerCase().replaceAll(' ', '-')}[^"]*`).exec(list) ?? [];
    const html = await (await page.request.get(address)).text();
    for (const name of ['A-101', 'A-403']) expect(html).toContain(name);
  },
);

test('a first listing is in the public list within a second, by REST and by GraphQL', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOfOwner(page)}` };
  const texts = { address: 'Sector 76, Noida', aboutBuilder: 'A.', reraDetails: 'B.', disclaimer: 'C.' };
  const doors = [
    (title: string) => page.request.post('/api/form/submit', { headers, data: { title, ...texts } }),
    (title: string) =>
      page.request.post('/graphql', {
        headers,
        data: {
          query: 'mutation ($input: PropertyInput!) { createProperty(input: $input) { id } }',
          variables: { input: { title, ...texts } },
        },
      }),
  ];
  for (const [place, add] of doors.entries()) {
    const title = `Door ${place} Court ${Date.now()}`;
    expect((await add(title)).ok()).toBe(true);
    await expect.poll(async () => (await page.request.get('/shop-left-sidebar')).text()).toContain(title);
  }
});

// It comes near the end: the journeys after it find a site that has gone live.
test('a first listing is public at once as a trial listing, and going live hides it', async ({ page }) => {
  await logIn(page);
  await expect(page.getByText(/^This site is a trial\./)).toBeVisible();
  await expectFitAndAccessible(page);
  const title = `First Court ${Date.now()}`;
  await page.goto('/my-account/properties/new/all-fields');
  await expect(page.getByText('Checks before publication:')).toHaveCount(0);
  await page.getByLabel('Title*').fill(title);
  await fillTexts(page, 'As the owner says.');
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

test('a date that hides listings is said before it is saved and on the dashboard, and sold needs no check', async ({
  page,
}) => {
  await registerCompany(page);
  const title = `Lapsing Court ${Date.now()}`;
  await addPublished(page, title, { rera: passingChecks.rera });
  const list = async () => (await page.request.get('/shop-left-sidebar')).text();
  expect(await list()).toContain(title);
  await logIn(page, '/my-account/settings/company');
  const day = page.getByLabel('Registration valid to');
  const question = page.getByRole('dialog', { name: 'Hide listings?' });
  const enter = async (value: string) => {
    await day.fill(value);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(question.getByText(/^This hides .* from the site /)).toBeVisible();
  };
  await enter('2020-01-31');
  await expectFitAndAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await list()).toContain(title);
  await enter(new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10));
  await question.getByRole('button', { name: 'Hide them' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(await list()).toContain(title);
  await page.goto('/my-account');
  await expect(page.getByText(/^Our registration as an agent ends on .* visitors do not see/)).toBeVisible();

  await page.goto('/my-account/settings/company');
  await enter('2020-01-31');
  await question.getByRole('button', { name: 'Hide them' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  // The checks look every ten seconds whether what they read has changed.
  await expect.poll(list, { timeout: 40_000 }).not.toContain(title);
  await page.goto('/my-account');
  await expect(page.getByText(/^Our registration as an agent ended on 31 Jan 2020\./)).toBeVisible();
  await page.goto(`/my-account/properties?search=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('Change status').click();
  await bar.getByRole('button', { name: 'Sold' }).click();
  await expect(page.getByText('1 property is now “Sold”.')).toBeVisible();
  await registerCompany(page);
});

/** Holds an effort to its limits, and writes it into the report of the run. */
function note(task: string, effort: Effort, limits: Partial<Effort>): void {
  const { taps, fields, seconds } = effort;
  const width = test.info().project.name.includes('phone') ? 390 : 1280;
  test.info().annotations.push({
    type: 'effort',
    description: `${task} at ${width} px: ${taps} taps, ${fields} fields, ${seconds} s`,
  });
  expect(effort, task).toMatchObject(
    Object.fromEntries(
      Object.entries(limits).map(([name, limit]) => [name, Math.min(effort[name as keyof Effort], limit)]),
    ),
  );
}
