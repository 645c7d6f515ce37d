import { Link } from 'react-router-dom';
import type { PropertyCardFragment } from '../../features/property/property.generated.ts';
import { formatPaise } from '../../lib/format.ts';
import { BrowserOnly } from '../../ui/browser-only.tsx';
import { Button } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { NoPicture } from '../../ui/no-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cartTotals } from '../../visitor/cart/cart-arithmetic.ts';
import { cartContent } from '../../visitor/cart/cart.content.ts';
import type { KnownLine, useCartLines } from './cart-lines.ts';

const texts = cartContent.page;

/** Replaces the cart while it loads, after a failure, or without JavaScript. */
export function CartWaiting({
  failed,
  refetch,
  link,
}: Pick<ReturnType<typeof useCartLines>, 'failed' | 'refetch'> & {
  /** The text of the link to the contact page, for browsers without JavaScript. */
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

/** The totals of the cart. */
export function CartSums({ lines }: { lines: readonly KnownLine[] }) {
  const totals = cartTotals(
    lines.map(({ property, quantity }) => ({ rupees: property.price?.from ?? null, quantity })),
  );
  const rows = [
    { label: texts.subtotal, paise: totals.subtotalPaise },
    { label: texts.shipping, paise: totals.shippingPaise },
    { label: texts.vat, paise: totals.vatPaise },
  ];
  return (
    <>
      <dl className="grid gap-2 text-sm">
        {rows.map(({ label, paise }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="tabular-nums">{formatPaise(paise)}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <dt className="font-semibold">{texts.total}</dt>
          <dd className="font-heading text-xl font-semibold tracking-tight lining-nums tabular-nums">
            {formatPaise(totals.totalPaise)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-muted">
        {texts.lowestPrices} {totals.withUnpriced && texts.withUnpriced}
      </p>
    </>
  );
}

/** The picture of a line, as a link to its property. */
export function LinePicture({ property, to }: { property: PropertyCardFragment; to: string }) {
  const [cover] = property.images;
  return (
    <Link to={to} tabIndex={-1} aria-hidden="true" className="block overflow-hidden rounded-field">
      {cover ? (
        <Picture image={cover} decorative sizes="160px" className="aspect-3/2 w-full" />
      ) : (
        <NoPicture className="aspect-3/2 w-full" />
      )}
    </Link>
  );
}
