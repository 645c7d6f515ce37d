import type { PropertyStatus } from 'domain/schema.generated.ts';
import { formatStatus } from 'domain/text/format.ts';

const dots: Record<PropertyStatus, string> = {
  FOR_SALE: 'bg-success',
  FOR_RENT: 'bg-pine',
  SOLD: 'bg-danger',
  UNDER_OFFER: 'bg-brass',
  OFF_MARKET: 'bg-field-line',
};

/** A status in words, with a dot in its colour. */
export function StatusDot({ status }: { status: PropertyStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[status]}`} />
      {formatStatus(status)}
    </span>
  );
}
