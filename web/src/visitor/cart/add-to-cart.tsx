import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CartAdded } from './cart-added.tsx';
import { cartContent } from './cart.content.ts';
import { addToCart } from './cart.ts';

const { quickView, added, full } = cartContent;

/** Adds one of a property to the cart, and confirms it. */
export function AddToCart({ property: { id, title } }: { property: { id: string; title: string } }) {
  const [open, setOpen] = useState<boolean>();
  const [fits, setFits] = useState(true);
  return (
    <>
      <Button
        aria-label={`${quickView.add}: ${title}`}
        onClick={() => {
          setFits(addToCart(id, 1));
          setOpen(true);
        }}
      >
        {quickView.add}
      </Button>
      {open !== undefined && (
        <Dialog open={open} onClose={() => setOpen(false)} title={fits ? added.title : full.title}>
          <CartAdded title={title} line={fits ? added.line(1) : full.line} />
        </Dialog>
      )}
    </>
  );
}
