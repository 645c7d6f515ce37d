import { formatDay, formatRupees, spokenRupees } from 'domain/text/format.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import type { AdminPropertiesQuery } from '../property-admin.generated.ts';

const { list: texts } = propertyAdminContent;
/** Below this amount, the spoken form is the figure itself. */
const oneLakh = 100_000;

type Priced = Pick<
  AdminPropertiesQuery['adminProperties']['items'][number],
  'price' | 'propertyStatus' | 'pricedAt' | 'priceIsOld'
>;

/** The price of a row, and since when it is old. */
export function PriceCell({ price, propertyStatus, pricedAt, priceIsOld }: Priced) {
  if (!price) return 'On Request';
  const isRent = propertyStatus === 'FOR_RENT';
  return (
    <span className="whitespace-nowrap" title={price.to ? `to ${formatRupees(price.to)}` : undefined}>
      {formatRupees(price.from)}
      {(isRent || price.from >= oneLakh) && (
        <span className="block text-xs text-ink-muted">
          {isRent ? texts.aMonth : spokenRupees(price.from)}
          {!isRent && price.to && `–${spokenRupees(price.to)}`}
        </span>
      )}
      {priceIsOld && (
        <span className="block text-xs font-semibold text-danger">
          {texts.oldPrice.replace('{day}', formatDay(pricedAt))}
        </span>
      )}
    </span>
  );
}
