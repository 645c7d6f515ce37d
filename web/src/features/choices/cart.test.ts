import { expect, test } from 'vitest';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
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

test('adding the same property again adds to its quantity, up to 99', () => {
  const cart = testCart();
  addToCart({ id: first }, 2, cart);
  addToCart({ id: second }, 1, cart);
  addToCart({ id: first }, 3, cart);
  expect(cart.read()).toEqual([
    { propertyId: first, quantity: 5 },
    { propertyId: second, quantity: 1 },
  ]);
  addToCart({ id: first }, 99, cart);
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
  expect(addToCart({ id: first }, 1, cart)).toBe(false);
  expect(addToCart({ id: ids[0] ?? '' }, 1, cart)).toBe(true);
  expect(cart.read()).toHaveLength(50);
});

test('a line keeps the name of its property, for when that is removed', () => {
  const cart = testCart();
  addToCart({ id: first, title: 'Lotus Court' }, 2, cart);
  setQuantity(first, 3, cart);
  expect(cart.read()).toEqual([{ propertyId: first, title: 'Lotus Court', quantity: 3 }]);
});
