import { paymentWords, postalAddress } from 'domain/site/brochure-order.ts';
import { formatPaise } from 'domain/text/format.ts';
import { LeadFacts, LeadSection } from '../../lead/admin/lead-parts.tsx';
import { contactAdminContent } from './contact-admin.content.ts';
import type { ContactFactsFragment } from './contact-work.generated.ts';
import { productPath } from 'domain/site/item-paths.ts';

type Order = NonNullable<ContactFactsFragment['order']>;

const texts = contactAdminContent.order;

/** The brochures to send, their address and the payment. */
export function OrderSection({ order }: { order: Order }) {
  const { lines, totals, payment } = order;
  const { couponCode, discountPaise, totalPaise } = totals;
  return (
    <LeadSection title={texts.title}>
      <ul className="mb-5 grid gap-2 text-dense">
        {lines.map(({ propertyId, title, copies, removed }) => (
          <li key={propertyId}>
            <span className="tabular-nums">{copies} × </span>
            {removed ? (
              <>
                <span className="font-semibold">{title}</span>{' '}
                <span className="text-warning">{texts.removed}</span>
              </>
            ) : (
              <a
                href={productPath(propertyId)}
                className="font-semibold [overflow-wrap:anywhere] text-pine underline-offset-4 hover:underline"
              >
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
      <LeadFacts
        facts={[
          { name: texts.sendTo, value: postalAddress(order) },
          { name: texts.payment, value: paymentWords[payment] },
          {
            name: texts.coupon,
            value: couponCode && `${couponCode} (−${formatPaise(discountPaise)})`,
          },
          { name: texts.total, value: formatPaise(totalPaise) },
        ]}
      />
    </LeadSection>
  );
}
