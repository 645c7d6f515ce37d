import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { cartContent } from './cart.content.ts';

const { added } = cartContent;

/** The message after a property was added to the cart, or did not fit. */
export function CartAdded({ title, line }: { title: string; line: string }) {
  const text = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone; the focus goes to what took its place.
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} role="status" className="outline-none">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-ink-muted">{line}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/cart" look="outline">
          {added.viewCart}
        </ButtonLink>
        <ButtonLink to="/checkout">{added.checkout}</ButtonLink>
      </div>
    </div>
  );
}
