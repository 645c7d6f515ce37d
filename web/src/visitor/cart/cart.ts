import { createBrowserStore } from '../../lib/browser-store.ts';
import type { BrowserStore } from '../../lib/browser-store.ts';

/** The server’s limit on properties per request. */
export const maxLines = 50;
export const maxQuantity = 99;

export interface CartLine {
  propertyId: string;
  /** 1 to 99. */
  quantity: number;
}

export type Cart = readonly CartLine[];

export const cart = createBrowserStore('cart', parseCart);

const idPattern = /^[0-9a-f]{24}$/;

/** The valid lines of a stored cart, one per property, with a valid quantity. */
export function parseCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const entry of stored as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { propertyId, quantity } = entry as Record<string, unknown>;
    if (typeof propertyId !== 'string' || !idPattern.test(propertyId)) continue;
    lines.set(propertyId, { propertyId, quantity: wholeQuantity(Number(quantity)) });
  }
  return [...lines.values()].slice(0, maxLines);
}

/** A valid quantity: whole, 1 to 99. */
export function wholeQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.min(Math.max(Math.trunc(quantity), 1), maxQuantity);
}

/** Adds to the cart; false if the cart has no room for another property. */
export function addToCart(propertyId: string, quantity: number, store: BrowserStore<Cart> = cart): boolean {
  const lines = store.read();
  const known = lines.find((line) => line.propertyId === propertyId);
  if (!known && lines.length >= maxLines) return false;
  const line = { propertyId, quantity: wholeQuantity((known?.quantity ?? 0) + wholeQuantity(quantity)) };
  store.write(known ? lines.map((other) => (other === known ? line : other)) : [...lines, line]);
  return true;
}

export function setQuantity(propertyId: string, quantity: number, store: BrowserStore<Cart> = cart): void {
  const whole = wholeQuantity(quantity);
  store.write(
    store.read().map((line) => (line.propertyId === propertyId ? { ...line, quantity: whole } : line)),
  );
}

export function removeFromCart(propertyId: string, store: BrowserStore<Cart> = cart): void {
  store.write(store.read().filter((line) => line.propertyId !== propertyId));
}

export function emptyCart(store: BrowserStore<Cart> = cart): void {
  store.write([]);
}
