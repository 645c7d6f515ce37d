/** The documented charges, in paise. */
export const shippingPaise = 1_500;
export const vatPaise = 0;

interface PricedLine {
  /** The unit price in whole rupees; null is “On Request”. */
  rupees: number | null;
  quantity: number;
}

export interface CartTotals {
  subtotalPaise: number;
  shippingPaise: number;
  vatPaise: number;
  totalPaise: number;
  /** Whether a line has no price yet, so that the total is incomplete. */
  withUnpriced: boolean;
}

/** The total of a line in paise; null if the price is on request. */
export function linePaise({ rupees, quantity }: PricedLine): number | null {
  return rupees === null ? null : rupees * 100 * quantity;
}

/** The totals of a cart in whole paise; an empty cart has no shipping. */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const amounts = lines.map(linePaise);
  const subtotalPaise = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const shipping = lines.length > 0 ? shippingPaise : 0;
  return {
    subtotalPaise,
    shippingPaise: shipping,
    vatPaise,
    totalPaise: subtotalPaise + shipping + vatPaise,
    withUnpriced: amounts.includes(null),
  };
}
