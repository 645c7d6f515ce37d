import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { CartAdded } from '../../choices/cart-added.tsx';
import { cartContent } from '../../choices/cart.content.ts';
import { addToCart } from '../../choices/cart.ts';
import type { PropertyCardFragment } from '../property.generated.ts';

const { quickView, added, full } = cartContent;

/** Fetched when the first quick view opens. */
const Look = onDemand(async () => (await import('./quick-look.tsx')).QuickLook);

type Step = 'look' | 'added' | 'full';

/** A property at a glance, from which its printed brochure goes into the cart; there once JavaScript runs. */
export function QuickView({ property }: { property: PropertyCardFragment }) {
  const [open, setOpen] = useState<boolean>();
  const [step, setStep] = useState<Step>('look');
  const [quantity, setQuantity] = useState(0);
  const titles: Record<Step, string> = { look: property.title, added: added.title, full: full.title };
  return (
    <>
      <button
        type="button"
        aria-label={`${quickView.open}: ${property.title}`}
        onClick={() => {
          setStep('look');
          setOpen(true);
        }}
        title={quickView.open}
        className="inline-flex size-11 items-center justify-center rounded-field text-pine hover:bg-pine-soft active:opacity-80 [@media(scripting:none)]:hidden"
      >
        <Eye aria-hidden="true" className="size-5" />
      </button>
      {open !== undefined && (
        <Dialog open={open} onClose={() => setOpen(false)} title={titles[step]} wide={step === 'look'}>
          {step === 'look' ? (
            <Suspense fallback={<Arriving />}>
              <Look
                property={property}
                onAdd={(chosen) => {
                  setQuantity(chosen);
                  setStep(addToCart(property, chosen) ? 'added' : 'full');
                }}
              />
            </Suspense>
          ) : (
            <CartAdded title={property.title} line={step === 'added' ? added.line(quantity) : full.line} />
          )}
        </Dialog>
      )}
    </>
  );
}

/** Holds the room of the quick view until its code is there. */
function Arriving() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-6 sm:grid-cols-2">
      <div className="aspect-3/2 rounded-card bg-line sm:aspect-4/5" />
      <div className="grid content-start gap-3">
        {['h-4 w-4/5', 'h-6 w-2/3', 'h-4 w-full', 'h-28 w-full sm:h-52', 'h-11 w-full'].map((size) => (
          <div key={size} className={`rounded-field bg-line ${size}`} />
        ))}
      </div>
    </div>
  );
}
