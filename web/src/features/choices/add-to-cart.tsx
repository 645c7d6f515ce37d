import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CartAdded } from './cart-added.tsx';
import { cartContent } from './cart.content.ts';
import { addToCart } from './cart.ts';

const { quickView, byPost, added, full } = cartContent;
const initialCopies = Number(quickView.initialQuantity);

/** Puts the brochure of a property into the cart, in the documented number of copies, and says so. */
export function AddToCart({ property: { id, title } }: { property: { id: string; title: string } }) {
  const [open, setOpen] = useState<boolean>();
  const [fits, setFits] = useState(true);
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${byPost}: ${title}`}
        onClick={() => {
          setFits(addToCart({ id, title }, initialCopies));
          setOpen(true);
        }}
      >
        {byPost}
      </Button>
      {open !== undefined && (
        <Dialog open={open} onClose={() => setOpen(false)} title={fits ? added.title : full.title}>
          <CartAdded title={title} line={fits ? added.line(initialCopies) : full.line} />
        </Dialog>
      )}
    </>
  );
}
