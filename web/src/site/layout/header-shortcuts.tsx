import { Heart, Scale, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { cartContent } from '../../features/choices/cart.content.ts';
import { cart } from '../../features/choices/cart.ts';
import { compareChoice, comparePath } from '../../features/choices/compare-choice.ts';
import { compareContent } from '../../features/choices/compare.content.ts';
import { useBrochures } from '../../features/choices/use-brochures.ts';
import { shortlist } from '../../features/choices/shortlist.ts';

const texts = cartContent.shortcuts;

/**
 * Links to the Wishlist and, if they are not empty, to the cart and, on phones, to the comparison, each with its
 * count.
 */
export function HeaderShortcuts() {
  const saved = useBrowserStore(shortlist)?.length ?? 0;
  const sendsBrochures = useBrochures();
  const inCart = useBrowserStore(cart)?.length ?? 0;
  const compared = useBrowserStore(compareChoice) ?? [];
  return (
    <>
      {compared.length > 0 && (
        <span className="md:hidden">
          <Shortcut
            to={comparePath(compared)}
            label={compareContent.title}
            count={compared.length}
            Icon={Scale}
          />
        </span>
      )}
      <Shortcut to="/wishlist" label={texts.wishlist} count={saved} Icon={Heart} />
      {sendsBrochures && inCart > 0 && (
        <Shortcut to="/cart" label={texts.cart} count={inCart} Icon={ShoppingBag} />
      )}
    </>
  );
}

interface ShortcutProps {
  to: string;
  label: string;
  count: number;
  Icon: typeof Heart;
}

function Shortcut({ to, label, count, Icon }: ShortcutProps) {
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `${label} (${count})` : label}
      title={label}
      className="relative flex size-11 items-center justify-center rounded-field hover:bg-pine-soft hover:text-pine"
    >
      <Icon aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-pine px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-pine tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
