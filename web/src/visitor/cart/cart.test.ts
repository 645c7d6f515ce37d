import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser-store.ts';
import { cartTotals, linePaise } from './cart-arithmetic.ts';
import { addToCart, emptyCart, parseCart, removeFromCart, setQuantity } from './cart.ts';

const first = '0123456789abcdef01234567';
const second = '89abcdef0123456789abcdef';

function testCart(kept?: unknown) {
  const values = new Map(kept === undefined ? [] : [['cart', JSON.stringify(kept)]]);
  return createBrowserStore('cart', parseCart, () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  }));
}

test('sums are whole paise, with shipping and no VAT', () => {
  const lines = [
    { rupees: 12_500_000, quantity: 2 },
    { rupees: 15_500, quantity: 1 },
  ];
  expect(linePaise({ rupees: 15_500, quantity: 1 })).toBe(1_550_000);
  expect(cartTotals(lines)).toEqual({
    subtotalPaise: 2_501_550_000,
    shippingPaise: 1_500,
    vatPaise: 0,
    totalPaise: 2_501_551_500,
    withUnpriced: false,
  });
});

test('a price on request is left out of the total, and mentioned', () => {
  expect(linePaise({ rupees: null, quantity: 3 })).toBeNull();
  expect(cartTotals([{ rupees: null, quantity: 3 }])).toMatchObject({
    totalPaise: 1_500,
    withUnpriced: true,
  });
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([])).toMatchObject({ totalPaise: 0, withUnpriced: false });
});

test('adding the same property again adds to its quantity, up to 99', () => {
  const cart = testCart();
  addToCart(first, 2, cart);
  addToCart(second, 1, cart);
  addToCart(first, 3, cart);
  expect(cart.read()).toEqual([
    { propertyId: first, quantity: 5 },
    { propertyId: second, quantity: 1 },
  ]);
  addToCart(first, 99, cart);
  expect(cart.read()[0]?.quantity).toBe(99);
});

test.each([
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [1_000, 99],
  [Number.NaN, 1],
])('a quantity of %d is kept as %d', (typed, kept) => {
  const cart = testCart([{ propertyId: first, quantity: 7 }]);
  setQuantity(first, typed, cart);
  expect(cart.read()).toEqual([{ propertyId: first, quantity: kept }]);
});

test('lines are removed, and the cart is emptied', () => {
  const cart = testCart([first, second].map((propertyId) => ({ propertyId, quantity: 1 })));
  removeFromCart(first, cart);
  expect(cart.read()).toEqual([{ propertyId: second, quantity: 1 }]);
  emptyCart(cart);
  expect(cart.read()).toEqual([]);
});

test('invalid lines are dropped', () => {
  const kept = [null, 3, { propertyId: 'x', quantity: 1 }, { propertyId: first, quantity: 'many' }];
  expect(testCart(kept).read()).toEqual([{ propertyId: first, quantity: 1 }]);
  expect(testCart({ lines: 1 }).read()).toEqual([]);
});

test('the cart holds at most as many properties as the server answers at once', () => {
  const ids = Array.from({ length: 50 }, (_, index) => index.toString(16).padStart(24, '0'));
  const cart = testCart(ids.map((propertyId) => ({ propertyId, quantity: 1 })));
  expect(addToCart(first, 1, cart)).toBe(false);
  expect(addToCart(ids[0] ?? '', 1, cart)).toBe(true);
  expect(cart.read()).toHaveLength(50);
});
