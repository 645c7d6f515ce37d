import { formatPaise } from '../../lib/format.ts';
import { cartTotals, linePaise } from '../../visitor/cart/cart-arithmetic.ts';
import { parseCart } from '../../visitor/cart/cart.ts';
import type { Cart } from '../../visitor/cart/cart.ts';

interface OrderedProperty {
  id: string;
  title: string;
  price: { from: number } | null;
}

const maxTitleLength = 60;

/** Reads the lines of a checkout form, each `{id}:{quantity}`. */
export function readLines(values: readonly unknown[]): Cart {
  return parseCart(
    values.map((value) => {
      const [propertyId, quantity] = String(value).split(':');
      return { propertyId, quantity: Number(quantity) };
    }),
  );
}

/** The message to the consultancy: the details without a field in a contact request, the lines, and the totals. */
export function checkoutMessage(
  details: { label: string; text: string }[],
  lines: Cart,
  properties: readonly OrderedProperty[],
): string {
  const known = lines.flatMap(({ propertyId, quantity }) => {
    const property = properties.find(({ id }) => id === propertyId);
    if (!property) return [];
    return [{ title: property.title, rupees: property.price?.from ?? null, quantity }];
  });
  const totals = cartTotals(known);
  return [
    ...known.map((line) => {
      const paise = linePaise(line);
      const amount = paise === null ? 'On Request' : formatPaise(paise);
      return `${line.quantity} × ${line.title.slice(0, maxTitleLength)}: ${amount}`;
    }),
    `Subtotal ${formatPaise(totals.subtotalPaise)}, shipping ${formatPaise(totals.shippingPaise)}, VAT ${formatPaise(totals.vatPaise)}`,
    `Total ${formatPaise(totals.totalPaise)}${totals.withUnpriced ? ', without the prices on request' : ''}`,
    '',
    ...details.filter(({ text }) => text).map(({ label, text }) => `${label}: ${text}`),
  ].join('\n');
}
