import { formatDay, groupRupees } from 'domain/text/format.ts';
import { priceNote } from 'domain/money/plain-price.ts';
import type { Priced } from 'domain/money/plain-price.ts';
import type { PropertyCardFragment } from './property.generated.ts';

type Dated = Partial<Pick<PropertyCardFragment, 'pricedAt' | 'priceIsOld'>>;

/** The rupee sign in brass, and figures of equal width. */
export function Rupees({ rupees }: { rupees: number }) {
  return (
    <span className="whitespace-nowrap lining-nums tabular-nums">
      <span className="mr-[0.2em] text-brass-deep">₹</span>
      {groupRupees(rupees)}
    </span>
  );
}

interface PriceLineProps extends Priced, Dated {
  className?: string;
  /** The size of the figures. */
  figures?: string;
}

/** A price as numerals in a magazine, with its spoken form beside it; an old price says its day. */
export function PriceLine({ className = '', figures = 'text-xl', ...property }: PriceLineProps) {
  const { price, pricedAt, priceIsOld } = property;
  const asOn = priceIsOld && pricedAt ? `as on ${formatDay(pricedAt)}`.replaceAll(' ', '\u00a0') : '';
  const note = [priceNote(property), asOn].filter(Boolean).join(' · ');
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2.5 ${className}`}>
      <span className={`font-heading font-semibold tracking-tight ${figures}`}>
        {price ? <Rupees rupees={price.from} /> : 'On Request'}
      </span>
      {note && <span className="text-xs text-ink-muted">{note}</span>}
    </p>
  );
}
