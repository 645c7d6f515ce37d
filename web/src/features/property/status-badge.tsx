import type { PropertyStatus } from 'domain/schema.generated.ts';
import { formatStatus } from 'domain/text/format.ts';

const looks: Record<PropertyStatus, { badge: string; dot: string }> = {
  FOR_SALE: { badge: 'bg-pine-soft text-pine', dot: 'bg-success' },
  FOR_RENT: { badge: 'bg-pine-soft text-pine', dot: 'bg-pine' },
  UNDER_OFFER: { badge: 'bg-brass-soft text-brass-deep', dot: 'bg-brass' },
  SOLD: { badge: 'bg-danger-soft text-danger', dot: 'bg-danger' },
  OFF_MARKET: { badge: 'bg-line text-ink', dot: 'bg-ink-muted' },
};

/** The state of the sale in words with a dot; on a photograph it has the card’s background. */
export function StatusBadge({
  status,
  onPhoto = false,
  className = '',
}: {
  status: PropertyStatus;
  onPhoto?: boolean;
  className?: string;
}) {
  const { badge, dot } = looks[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap ${onPhoto ? 'bg-card text-ink' : badge} ${className}`}
    >
      <span className={`size-2 rounded-full ${dot}`} aria-hidden="true" />
      {formatStatus(status)}
    </span>
  );
}

/** The state of the sale before a line of text: a dot, and in words for screen readers and where a list does not say it. */
export function StatusDot({ status, className = '' }: { status: PropertyStatus; className?: string }) {
  const isUsual = status === 'FOR_SALE' || status === 'FOR_RENT';
  return (
    <span className={className}>
      <span className={`mr-1 inline-block size-2 rounded-full ${looks[status].dot}`} aria-hidden="true" />
      <span className={isUsual ? 'sr-only' : 'font-semibold text-ink'}>{`${formatStatus(status)} `}</span>
    </span>
  );
}
