import { groupRupees, spokenRupees } from '../text/format.ts';
import type { PropertyFacts } from '../property/property-facts.ts';

export type Priced = Pick<PropertyFacts, 'price' | 'propertyStatus' | 'areas' | 'rooms'>;

const lakh = 100_000;
/** A project begins at its price, as other units of it cost more; a single home has one price. */
function onwards({ price, propertyStatus, areas, rooms }: Priced): string {
  const ranges = [...areas, ...(rooms ? [rooms] : [])];
  const severalUnits = propertyStatus !== 'FOR_RENT' && ranges.some(({ min, max }) => min < max);
  return price?.to || severalUnits ? 'onwards' : '';
}

/** The words after the figures: “1.25 Cr onwards”, “/ month”; “onwards” only where there are several units. */
export function priceNote(property: Priced): string {
  const { price, propertyStatus } = property;
  if (!price) return '';
  const spoken = price.from >= lakh ? spokenRupees(price.from) : '';
  const unit = propertyStatus === 'FOR_RENT' ? '/ month' : spoken;
  return [unit, onwards(property)].filter(Boolean).join(' ');
}

/** A price in one line of plain text: “₹ 1,25,00,000 onwards”. */
export function plainPrice(property: Priced): string {
  const { price, propertyStatus } = property;
  if (!price) return 'On Request';
  const suffix = propertyStatus === 'FOR_RENT' ? priceNote(property) : onwards(property);
  return [`₹ ${groupRupees(price.from)}`, suffix].filter(Boolean).join(' ');
}

/** A price as people say it: “₹ 1.25 Cr onwards”, “₹ 45,000 / month”, “Price on request”. */
export function spokenPrice(property: Priced): string {
  const { price, propertyStatus } = property;
  if (!price) return 'Price on request';
  const unit = propertyStatus === 'FOR_RENT' ? '/ month' : '';
  return [`₹ ${spokenRupees(price.from)}`, unit, onwards(property)].filter(Boolean).join(' ');
}
