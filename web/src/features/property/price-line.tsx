import { groupRupees, spokenRupees } from '../../lib/format.ts';
import type { PropertyCardFragment } from './property.generated.ts';

type Priced = Pick<PropertyCardFragment, 'price' | 'propertyStatus'>;

const lakh = 100_000;
/** A project’s price is its lowest: other units cost more. */
const onwards = 'onwards';

/** The words after the figures: “1.25 Cr onwards”; for a rent “/ month”, with “onwards” only for a range. */
export function priceNote({ price, propertyStatus }: Priced): string {
  if (!price) return '';
  if (propertyStatus === 'FOR_RENT') return price.to ? `/ month ${onwards}` : '/ month';
  const spoken = price.from >= lakh ? `${spokenRupees(price.from)} ` : '';
  return `${spoken}${onwards}`;
}

/** A price in one line of plain text: “₹ 1,25,00,000 onwards”. */
export function plainPrice({ price, propertyStatus }: Priced): string {
  if (!price) return 'On Request';
  const suffix = propertyStatus === 'FOR_RENT' ? priceNote({ price, propertyStatus }) : onwards;
  return `₹ ${groupRupees(price.from)} ${suffix}`;
}

/** The rupee sign in brass, and figures of equal width. */
export function Rupees({ rupees }: { rupees: number }) {
  return (
    <span className="whitespace-nowrap lining-nums tabular-nums">
      <span className="mr-[0.2em] text-brass-deep">₹</span>
      {groupRupees(rupees)}
    </span>
  );
}

interface PriceLineProps extends Priced {
  className?: string;
  /** The size of the figures. */
  figures?: string;
}

/** A price as numerals in a magazine, with its spoken form beside it. */
export function PriceLine({ price, propertyStatus, className = '', figures = 'text-xl' }: PriceLineProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2.5 ${className}`}>
      <span className={`font-heading font-semibold tracking-tight ${figures}`}>
        {price ? <Rupees rupees={price.from} /> : 'On Request'}
      </span>
      {price && <span className="text-xs text-ink-muted">{priceNote({ price, propertyStatus })}</span>}
    </p>
  );
}
