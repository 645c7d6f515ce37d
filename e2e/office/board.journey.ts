import { logIn } from '../account.ts';
import { expectFitAndAccessible } from '../sound.ts';
import { expect, test } from '../test.ts';
import { ownName, sendEnquiry } from './enquiries.ts';

test('the board works by keyboard, and announces each move @both', async ({ page }) => {
  const name = ownName('Devika');
  await sendEnquiry(page, { name, email: 'devika@example.com' });
  await logIn(page, '/my-account/leads');
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page).toHaveURL(/as=board/);
  const column = (label: string) => page.getByRole('region', { name: label, exact: true });
  const card = column('New').getByRole('listitem').filter({ hasText: name });
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expectFitAndAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(column('Contacted').getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `${name} is now in “Contacted”.` })).toHaveCount(1);
});

test('a card is dragged to another column', async ({ page }) => {
  const name = ownName('Tarun');
  await sendEnquiry(page, { name, email: 'tarun@example.com' });
  await logIn(page, '/my-account/leads');
  await page.getByRole('button', { name: 'Board' }).click();
  const column = (label: string) => page.getByRole('region', { name: label, exact: true });
  const card = column('New').getByRole('listitem').filter({ hasText: name });
  await card.dragTo(column('Interested').getByRole('heading'), { steps: 8 });
  await expect(column('Interested').getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that rests on a card drags it, and the board scrolls with it', async ({ page }) => {
    const name = ownName('Zubin');
    await sendEnquiry(page, { name, email: 'zubin@example.com' });
    await logIn(page, '/my-account/leads?as=board');
    const column = (label: string) => page.getByRole('region', { name: label, exact: true });
    const card = column('New').getByRole('listitem').filter({ hasText: name });
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await card.boundingBox();
    if (!box) throw new Error('The card is not to be seen.');
    const finger = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(card).toHaveClass(/opacity-40/);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const touchPoints = [{ x: x + (380 - x) * share, y }];
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await expect(column('New')).not.toBeInViewport({ ratio: 0.5 });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 195, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const said = page.getByRole('status').filter({ hasText: `${name} is now in` });
    // The board may scroll on to its last column, which asks for a reason.
    const noAnswer = page.getByRole('dialog').getByRole('button', { name: 'No answer' });
    await expect(said.or(noAnswer)).toHaveCount(1);
    // The library of the board stops clicks for 50 ms after a drop, which only a journey is quick enough for.
    await expect(async () => {
      if (await noAnswer.isVisible()) await noAnswer.click();
      await expect(said).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(card).toHaveCount(0);
  });
});
