import { Link } from 'react-router-dom';
import type { PropertyCardFragment } from '../property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { formatPaise } from 'domain/text/format.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { BrowserOnly } from '../../ui/browser-only.tsx';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { NoPicture } from '../../ui/pictures/no-picture.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { couponChoice } from '../choices/coupon-choice.ts';
import { cartPageContent } from './cart.content.ts';
import type { useCartLines } from './cart-lines.ts';
import { useOrderTotalsQuery } from './order.generated.ts';

const texts = cartPageContent;

/** Replaces the cart while it loads, after a failure, or without JavaScript. */
export function CartWaiting({
  failed,
  refetch,
  link,
}: Pick<ReturnType<typeof useCartLines>, 'failed'> & {
  refetch: () => Promise<unknown>;
  /** The words of the link to the contact page without JavaScript. */
  link: string;
}) {
  if (failed) {
    return (
      <ListMessage tone="failed" title={texts.failed.title} text={texts.failed.text}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{texts.failed.retry}</Button>
      </ListMessage>
    );
  }
  return (
    <BrowserOnly
      loading={texts.loading}
      sentence={texts.withoutScript}
      link={{ text: link, to: '/contact' }}
    />
  );
}

/** The cost of the order, from the server. */
export function CartSums() {
  const { firstOrder } = useTexts('cart', cartPageContent);
  const couponCode = useBrowserStore(couponChoice);
  const { data, previousData, error, refetch } = useOrderTotalsQuery({
    variables: { couponCode },
    anew: true,
  });
  const totals = (data ?? previousData)?.orderTotals;
  if (!totals) {
    if (!error) return <p className="min-h-40 text-sm text-ink-muted">{texts.loading}</p>;
    return (
      <Button look="outline" onClick={() => void refetch().catch(() => undefined)}>
        {texts.failed.retry}
      </Button>
    );
  }
  const rows = [
    { label: texts.subtotal, amount: formatPaise(totals.subtotalPaise) },
    { label: texts.shipping, amount: formatPaise(totals.shippingPaise) },
    ...(totals.couponCode
      ? [{ label: texts.discount(totals.couponCode), amount: `−${formatPaise(totals.discountPaise)}` }]
      : []),
    { label: texts.vat, amount: formatPaise(totals.vatPaise) },
  ];
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <dt className="font-semibold">{texts.total}</dt>
          <dd className="font-heading text-xl font-semibold tracking-tight lining-nums tabular-nums">
            {formatPaise(totals.totalPaise)}
          </dd>
        </div>
      </dl>
      {totals.couponRefusal && <p className="mt-3 text-xs text-danger">{totals.couponRefusal}</p>}
      {totals.firstOrderOnly && <p className="mt-3 text-xs text-ink-muted">{firstOrder}</p>}
    </>
  );
}

/** The picture of a line, leading to its property; an empty frame when the property was removed. */
export function LinePicture({ property, to }: { property: PropertyCardFragment | null; to: string }) {
  const cover = property?.images[0];
  const picture = cover ? (
    <>
      <Picture image={cover} decorative sizes="160px" className="aspect-3/2 w-full" />
      <i data-nature={cover.nature} />
    </>
  ) : (
    <NoPicture className="aspect-3/2 w-full" />
  );
  if (!property)
    return (
      <span data-small className="relative block self-start overflow-hidden rounded-field">
        {picture}
      </span>
    );
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      data-small
      className="relative block self-start overflow-hidden rounded-field"
    >
      {picture}
    </Link>
  );
}
