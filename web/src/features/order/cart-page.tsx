import { Minus, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { maxCopies } from 'domain/site/brochure-order.ts';
import { formatPaise } from 'domain/text/format.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { removeFromCart, setQuantity } from '../choices/cart.ts';
import { cartPageContent } from './cart.content.ts';
import { useCartLines } from './cart-lines.ts';
import type { ShownLine } from './cart-lines.ts';
import { CartSums, CartWaiting, LinePicture } from './cart-parts.tsx';
import { CouponForm } from './coupon-form.tsx';
import { productPath } from 'domain/site/item-paths.ts';

const texts = cartPageContent;

export { cartTexts as texts } from './cart.content.ts';

export function Component() {
  const { title, description, line } = useTexts('cart', cartPageContent);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={title} title={title} line={line} />
      <div className="mt-10">
        <CartContents />
      </div>
    </div>
  );
}

function CartContents() {
  const { lines, failed, refetch } = useCartLines();
  const { empty, onlyRemoved } = useTexts('cart', cartPageContent);
  if (failed || !lines)
    return <CartWaiting failed={failed} refetch={refetch} link={texts.withoutScriptLink} />;
  if (lines.length === 0) {
    return (
      <ListMessage title={empty.title} text={empty.text}>
        <ButtonLink to="/shop">{empty.browse}</ButtonLink>
      </ListMessage>
    );
  }
  const orderable = lines.some(({ property }) => property);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <section aria-label={texts.lines}>
        <ul className="border-t border-line">
          {lines.map((line) => (
            <CartRow key={line.propertyId} line={line} />
          ))}
        </ul>
      </section>
      <section className="self-start rounded-card border border-line bg-card p-6 lg:sticky lg:top-24">
        <h2 className="mb-5 text-xl">{texts.summary}</h2>
        <CartSums />
        {orderable ? (
          <ButtonLink to="/checkout" className="mt-5 w-full">
            {texts.checkout}
          </ButtonLink>
        ) : (
          <p className="mt-5 text-sm">{onlyRemoved}</p>
        )}
        <CouponForm />
      </section>
    </div>
  );
}

function CartRow({ line: { propertyId: id, title, property, quantity } }: { line: ShownLine }) {
  const { brochure, removed } = useTexts('cart', cartPageContent);
  const path = property ? productPath(property.slug) : '';
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-line py-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <LinePicture property={property} to={path} />
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-lg">
            {property ? (
              <Link
                to={path}
                className="inline-flex items-center hover:text-pine pointer-coarse:-my-2 pointer-coarse:min-h-11"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <button
            type="button"
            aria-label={`${texts.remove}: ${title}`}
            title={texts.remove}
            onClick={() => removeFromCart(id)}
            className="-mt-2 flex size-11 shrink-0 items-center justify-center rounded-field text-ink-muted hover:bg-danger-soft hover:text-danger"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </button>
        </div>
        {property ? (
          <p className="text-sm text-ink-muted">{property.address}</p>
        ) : (
          <p className="text-sm text-warning">{removed}</p>
        )}
        <p className="mt-1 text-sm">
          {brochure}{' '}
          <span className="whitespace-nowrap text-ink-muted">
            {formatPaise(0)} {texts.each}
          </span>
        </p>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 sm:col-span-1 sm:col-start-2">
        <QuantityField
          label={`${texts.quantity}: ${title}`}
          quantity={quantity}
          onChange={(next) => setQuantity(id, next)}
        />
        <p className="font-heading text-lg font-semibold lining-nums tabular-nums">{formatPaise(0)}</p>
      </div>
    </li>
  );
}

interface QuantityFieldProps {
  label: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  // The text during editing, which may be empty or invalid; otherwise, the field shows the quantity.
  const [typed, setTyped] = useState<string>();
  const step =
    'flex size-11 items-center justify-center rounded-field hover:bg-pine-soft hover:text-pine disabled:opacity-40';
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex rounded-field border border-field-line/55 bg-card"
    >
      <button
        type="button"
        aria-label="One less"
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        className={step}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        aria-label={texts.quantity}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^[1-9]\d?$/.test(target.value)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
        className="w-11 bg-transparent text-center text-base tabular-nums"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={quantity >= maxCopies}
        onClick={() => onChange(quantity + 1)}
        className={step}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
