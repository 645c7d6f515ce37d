import { expectFitAndAccessible } from './sound.ts';
import { expect, openStarted, test } from './test.ts';

const jheel = '/project-details/jheel-residences';

test('Back closes the gallery and leaves the project as it was @both', async ({ page }) => {
  await openStarted(page, '/');
  await openStarted(page, jheel);
  const view = page.getByRole('dialog', { name: 'All pictures of Jheel Residences' });
  const loan = page.getByRole('textbox', { name: 'Loan' });
  await loan.fill('50,00,000');
  await page.getByRole('link', { name: /^All \d+ pictures$/ }).click();
  await expect(view).toBeVisible();
  await expectFitAndAccessible(page);
  await page.goBack();
  await expect(view).toBeHidden();
  await expect(page).toHaveURL(jheel);
  await expect(loan).toHaveValue('50,00,000');
  // Closed by its button it leaves nothing behind for Back.
  await page.getByRole('link', { name: /^All \d+ pictures$/ }).click();
  await view.getByRole('button', { name: 'Close' }).click();
  await expect(view).toBeHidden();
  await expect.poll(() => page.evaluate(() => 'overlay' in (history.state ?? {}))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the pictures beside the large one stay where they are when the gallery comes back into view', async ({
  page,
}) => {
  await openStarted(page, jheel);
  const beside = page.getByRole('link', { name: 'Open picture 2 of 6' }).last();
  const before = await beside.boundingBox();
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByRole('link', { name: 'Privacy' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => beside.boundingBox()).toEqual(before);
});

test('the pictures of a project go round at both ends, on the page and full-screen @both', async ({
  page,
}) => {
  await openStarted(page, jheel);
  const gallery = page.getByRole('region', { name: 'Pictures of Jheel Residences' }).first();
  const dots = gallery.getByRole('link', { name: /^Picture \d+$/ });
  const count = await dots.count();
  await gallery.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dots.nth(count - 1)).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('link', { name: `All ${count} pictures` }).click();
  const view = page.getByRole('dialog', { name: 'All pictures of Jheel Residences' });
  await view.getByRole('button', { name: 'Previous picture' }).click();
  await expect(view.getByText(`${count} / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText(`1 / ${count}`)).toBeVisible();
});

test('full-screen a picture is as wide as the phone, the arrows stand below it, and a double tap brings it nearer @both', async ({
  page,
  isMobile,
}) => {
  await openStarted(page, jheel);
  await page.getByRole('link', { name: /^All \d+ pictures$/ }).click();
  const view = page.getByRole('dialog', { name: 'All pictures of Jheel Residences' });
  const picture = view.getByRole('img').first();
  const box = await picture.boundingBox();
  const arrow = await view.getByRole('button', { name: 'Next picture' }).boundingBox();
  if (isMobile) {
    expect(box?.width).toBe(page.viewportSize()?.width);
    expect(arrow?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  } else {
    expect(arrow?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
  await picture.dblclick();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan((box?.width ?? 0) * 2);
  await picture.dblclick();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(box?.width);
});
