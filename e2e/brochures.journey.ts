import { expectFitAndAccessible } from './sound.ts';
import { expect, openStarted, test } from './test.ts';

test('small pictures show the whole mark of an artist’s impression @both', async ({ page }) => {
  const covered = () =>
    page.locator('[data-small] > [data-nature="ARTISTS_IMPRESSION"]').evaluateAll((marks) =>
      marks.map((mark) => {
        const box = (element: Element) => element.getBoundingClientRect();
        const [own, picture] = [box(mark), box(mark.parentElement ?? mark)];
        const overlaps = [...(mark.parentElement?.querySelectorAll(':scope > span') ?? [])].some(
          (other) => box(other).bottom > own.top,
        );
        const isWhole = mark.scrollWidth <= mark.clientWidth && own.height > 0;
        const isInside =
          own.left >= picture.left && own.right <= picture.right && own.bottom <= picture.bottom;
        return isWhole && isInside && !overlaps ? 'free' : 'covered';
      }),
    );
  await openStarted(page, '/shop');
  const [id = ''] = /(?<="id":")[0-9a-f]{24}/.exec(await page.content()) ?? [];
  await page.getByRole('button', { name: 'Quick view: Jheel Residences' }).click();
  await expect.poll(covered).toEqual(['free']);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.goto('/cart');
  await expect.poll(covered).toEqual(['free']);
  await page.goto(`/compare?ids=${id}`);
  await expect.poll(covered).toEqual(['free']);
});

test('brochures by post: from the quick view through the checkout to order tracking @both', async ({ page }, {
  project,
}) => {
  const phone = project.name === 'phone' ? '98100 00081' : '98100 00080';
  const email = `asha.${project.name}@example.com`;
  await openStarted(page, '/shop');
  await page.getByRole('button', { name: 'Quick view: Jheel Residences' }).click();
  const look = page.getByRole('dialog', { name: 'Jheel Residences' });
  await expect(look.getByLabel('Quantity')).toHaveAttribute('value', '02');
  await expectFitAndAccessible(page);
  await look.getByRole('button', { name: 'Add to cart' }).click();
  const added = page.getByRole('dialog', { name: 'Successfully added to your Cart' });
  await expect(added.getByRole('link', { name: 'Checkout' })).toBeVisible();
  await added.getByRole('link', { name: 'View Cart' }).click();

  await expect(page).toHaveURL('/cart');
  const amount = (text: string) => page.getByRole('definition').filter({ hasText: text });
  await expect(amount('₹ 15.00')).toHaveCount(2);
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Coupon code').fill('GUESS');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(amount('₹ 13.50')).toBeVisible();
  await expectFitAndAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByText('We charge nothing on this page')).toBeVisible();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please fill out all required fields.')).toBeVisible();
  await expect(page.getByText('Please enter the house, street and sector.')).toBeVisible();
  await expect(page.getByText('Please enter the six digits of your PIN code.')).toBeVisible();
  await expectFitAndAccessible(page);
  await page.getByLabel('Your Name*').fill('Asha Example');
  await page.getByLabel('Your Email*').fill(email);
  await page.getByLabel('Phone*').fill(phone);
  await page.getByLabel('Address*').fill('12 Rose Lane');
  await page.getByLabel('Town*').fill('Noida');
  await page.getByText('Cash on delivery', { exact: true }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please enter the six digits of your PIN code.').first()).toBeVisible();
  await page.getByLabel('PIN or postal code').fill('201301');
  await page.getByRole('button', { name: 'Place the order' }).click();
  const reference = (await page.getByText(/^AHG-[0-9A-Z]{5}$/).textContent()) ?? '';
  await expect(page.getByText('Please pay ₹ 13.50 in cash when the parcel arrives.')).toBeVisible();
  await expect(page.getByText('Tell us where to send your brochures.')).toBeHidden();
  await expectFitAndAccessible(page);

  await page.getByRole('link', { name: 'Track the order' }).click();
  await page.getByLabel('Order ID*').fill(reference);
  await page.getByLabel('Billing email*').fill(email);
  await page.getByRole('button', { name: 'Track order' }).click();
  const order = page.getByRole('status', { name: 'Your order' });
  await expect(order.getByText('Jheel Residences')).toBeVisible();
  await expect(order.getByText('3 copies')).toBeVisible();
  await expect(order.getByText('₹ 13.50')).toBeVisible();
  await expect(order.getByText('Noida, India')).toBeVisible();
  await expect(order.getByText('12 Rose Lane')).toBeHidden();
  await expectFitAndAccessible(page);
  await openStarted(page, '/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
