import { paymentWords } from 'domain/site/brochure-order.ts';
import { formatPaise } from 'domain/text/format.ts';
import type { ContactStatusQuery } from './enquiry/contact.generated.ts';
import { orderTrackingContent } from './order-tracking.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

type Order = NonNullable<NonNullable<ContactStatusQuery['contactStatus']>['order']>;

/** The brochures of an order, their cost and the town. */
export function TrackedOrder({ order }: { order: Order }) {
  const texts = useTexts('orderTracking', orderTrackingContent).order;
  const { lines, totals, payment, town, country } = order;
  const facts = [
    { name: texts.shipping, value: formatPaise(totals.shippingPaise) },
    ...(totals.couponCode
      ? [{ name: texts.discount(totals.couponCode), value: `−${formatPaise(totals.discountPaise)}` }]
      : []),
    { name: texts.vat, value: formatPaise(totals.vatPaise) },
    { name: texts.total, value: formatPaise(totals.totalPaise) },
    { name: texts.payment, value: paymentWords[payment] },
    { name: texts.sentTo, value: `${town}, ${country}` },
  ];
  return (
    <>
      <h3 className="mt-8 text-lg">{texts.title}</h3>
      <ul className="mt-3 border-t border-line text-sm">
        {lines.map(({ propertyId, title, copies, removed }) => (
          <li key={propertyId} className="flex justify-between gap-6 border-b border-line py-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-semibold">{title}</span>
              {removed && <span className="block text-xs text-warning">{texts.removed}</span>}
            </span>
            <span className="whitespace-nowrap text-ink-muted tabular-nums">{texts.copies(copies)}</span>
          </li>
        ))}
      </ul>
      <dl className="text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-3">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
