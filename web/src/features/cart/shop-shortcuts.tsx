import { Heart, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { shortlist } from '../shortlist/shortlist.ts';
import { cart } from './cart.ts';
import { cartContent } from './cart.content.ts';

/** The ways to what the visitor has saved and chosen, with how many there are. */
export function ShopShortcuts() {
  const { label, wishlist, cart: cartLabel } = cartContent.shortcuts;
  const links = [
    { to: '/wishlist', text: wishlist, Icon: Heart, count: useBrowserStore(shortlist)?.length },
    { to: '/cart', text: cartLabel, Icon: ShoppingBag, count: useBrowserStore(cart)?.length },
  ];
  return (
    <nav aria-label={label} className="mt-4 -ml-2 flex gap-2">
      {links.map(({ to, text, Icon, count }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-sm font-medium text-pine hover:bg-pine-soft"
        >
          <Icon aria-hidden="true" className="size-4" />
          {text}
          {Boolean(count) && <span className="text-ink-muted tabular-nums">({count})</span>}
        </Link>
      ))}
    </nav>
  );
}
