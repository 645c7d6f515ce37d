import { keptKeys } from '../../lib/kept-keys.ts';
import { maxCopies, maxOrderLines } from 'domain/site/brochure-order.ts';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';

const maxTitleLength = 160;

/** The printed brochure and papers of a property. */
interface CartLine {
  propertyId: string;
  /** Its name when it was added, for when it is removed from the site. */
  title?: string;
  /** Copies, 1 to 99. */
  quantity: number;
}

export type Cart = readonly CartLine[];

export const cart = createBrowserStore(keptKeys.cart, parseCart);

const idPattern = /^[0-9a-f]{24}$/;

/** The valid lines of a stored cart, one per property, with a valid quantity. */
export function parseCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const entry of stored as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    const { propertyId, quantity, title } = entry as Record<string, unknown>;
    if (typeof propertyId !== 'string' || !idPattern.test(propertyId)) continue;
    const name = typeof title === 'string' ? { title: title.slice(0, maxTitleLength) } : {};
    lines.set(propertyId, { propertyId, ...name, quantity: wholeQuantity(Number(quantity)) });
  }
  return [...lines.values()].slice(0, maxOrderLines);
}

/** A valid quantity: whole, 1 to 99. */
export function wholeQuantity(quantity: number): number {
  if (!Number.isFinite(quantity)) return 1;
  return Math.min(Math.max(Math.trunc(quantity), 1), maxCopies);
}

/** Adds copies to those that are there already; false when no further property fits. */
export function addToCart(
  { id: propertyId, title }: { id: string; title?: string },
  quantity: number,
  store: BrowserStore<Cart> = cart,
): boolean {
  const lines = store.read();
  const known = lines.find((line) => line.propertyId === propertyId);
  if (!known && lines.length >= maxOrderLines) return false;
  const line = {
    propertyId,
    ...(title && { title }),
    quantity: wholeQuantity((known?.quantity ?? 0) + wholeQuantity(quantity)),
  };
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
