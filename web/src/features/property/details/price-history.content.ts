import { formatDay, groupRupees } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';

type Line = PropertyDetailsFragment['priceHistory'][number];

export const priceHistoryContent = {
  title: 'Price history',
  rentTitle: 'Rent history',
  note: 'Each price that this page has shown, with the day on which it changed.',
  from: 'From',
  price: 'Price',
  change: 'Change',
  onRequest: 'On Request',
  first: 'First price',
};

/** A price of the history in one line: “₹ 85,00,000 – 95,00,000”. */
export function priceLineText({ price, perMonth }: Line): string {
  if (!price) return priceHistoryContent.onRequest;
  const range = price.to ? `${groupRupees(price.from)} – ${groupRupees(price.to)}` : groupRupees(price.from);
  return `₹ ${range}${perMonth ? ' / month' : ''}`;
}

/** What changed against the line before: “+ ₹ 5,00,000 (6.3 %)”; empty where the two cannot be compared. */
export function changeText({ price, perMonth }: Line, before: Line | undefined): string {
  if (!before) return priceHistoryContent.first;
  if (!price || !before.price || perMonth !== before.perMonth) return '';
  const rupees = price.from - before.price.from;
  if (rupees === 0) return '';
  const percent = ((Math.abs(rupees) / before.price.from) * 100).toFixed(1);
  return `${rupees > 0 ? '+' : '−'} ₹ ${groupRupees(Math.abs(rupees))} (${percent} %)`;
}

/** The day of a price, and that it is old: “price as on 3 Sep 2026”. */
export function priceAsOn({
  pricedAt,
  priceIsOld,
}: Pick<PropertyDetailsFragment, 'pricedAt' | 'priceIsOld'>) {
  return {
    day: `price as on ${formatDay(pricedAt)}`,
    old: priceIsOld ? 'This price may be out of date. Ask us for today’s price.' : '',
  };
}
