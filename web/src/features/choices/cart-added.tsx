import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { cartContent } from './cart.content.ts';

const { added } = cartContent;

/** The message after adding a property to the cart, or after the cart was full. */
export function CartAdded({ title, line }: { title: string; line: string }) {
  const text = useRef<HTMLDivElement>(null);
  // The pressed button may be gone, so its replacement takes the focus.
  useEffect(() => {
    text.current?.focus();
  }, []);
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
