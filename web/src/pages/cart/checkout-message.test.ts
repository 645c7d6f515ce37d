import { expect, test } from 'vitest';
import { checkoutMessage, readLines } from './checkout-message.ts';

const first = '0123456789abcdef01234567';
const second = '89abcdef0123456789abcdef';

test('lines are read from a form, without invalid ones', () => {
  expect(readLines([`${first}:3`, 'x:1', `${second}:1000`, second])).toEqual([
    { propertyId: first, quantity: 3 },
    { propertyId: second, quantity: 1 },
  ]);
});

test('the message holds the lines at the server’s prices, the sums and the details', () => {
  const properties = [
    { id: first, title: 'Jheel Residences', price: { from: 12_500_000 } },
    { id: second, title: 'Bazaar Street', price: null },
  ];
  const details = [
    { label: 'Country', text: 'India' },
    { label: 'Notes', text: '' },
  ];
  expect(checkoutMessage(details, readLines([`${first}:2`, `${second}:1`]), properties)).toBe(
    [
      '2 × Jheel Residences: ₹ 2,50,00,000.00',
      '1 × Bazaar Street: On Request',
      'Subtotal ₹ 2,50,00,000.00, shipping ₹ 15.00, VAT ₹ 0.00',
      'Total ₹ 2,50,00,015.00, without the prices on request',
      '',
      'Country: India',
    ].join('\n'),
  );
});

test('the server accepts a message with fifty long lines', () => {
  const ids = Array.from({ length: 50 }, (_, index) => index.toString(16).padStart(24, '0'));
  const properties = ids.map((id) => ({ id, title: 'T'.repeat(160), price: { from: 500_000_000 } }));
  const details = [{ label: 'Order notes', text: 'N'.repeat(300) }];
  const lines = readLines(ids.map((id) => `${id}:99`));
  expect(checkoutMessage(details, lines, properties).length).toBeLessThanOrEqual(5_000);
});
