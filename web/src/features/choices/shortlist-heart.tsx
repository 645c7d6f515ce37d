import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { shortlistContent } from './shortlist.content.ts';
import { addToShortlist, removeFromShortlist, shortlist } from './shortlist.ts';

const { heart, added, full } = shortlistContent;

const roundClass =
  'flex size-11 items-center justify-center rounded-full border border-line bg-card text-ink transition-colors duration-150 hover:border-pine hover:text-pine active:opacity-80 [@media(scripting:none)]:hidden';

interface ShortlistHeartProps {
  property: { id: string; title: string };
  className?: string;
  /** A word beside the heart, which then looks as its place says. */
  children?: ReactNode;
}

/** Saves a property to the shortlist or removes it; there if JavaScript runs. */
export function ShortlistHeart({ property: { id, title }, className = '', children }: ShortlistHeartProps) {
  const ids = useBrowserStore(shortlist);
  // Undefined until the first press, so that a page with many hearts renders few dialogs.
  const [open, setOpen] = useState<boolean>();
  const [fits, setFits] = useState(true);
  const saved = ids?.includes(id) ?? false;
  function toggle() {
    if (saved) {
      removeFromShortlist(id);
      return;
    }
    setFits(addToShortlist(id));
    setOpen(true);
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={saved}
        aria-label={`${heart.add}: ${title}`}
        title={saved ? heart.remove : heart.add}
        onClick={toggle}
        className={`group/heart aria-pressed:text-danger ${children ? '' : roundClass} ${className}`}
      >
        <Heart aria-hidden="true" className="size-5 group-aria-pressed/heart:fill-current" />
        {children}
      </button>
      {open !== undefined && (
        <Dialog open={open} onClose={() => setOpen(false)} title={fits ? added.title : full.title}>
          {fits && <p className="font-semibold">{title}</p>}
          <p className="mt-1 text-sm text-ink-muted">{fits ? added.line : full.line}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/wishlist">{added.view}</ButtonLink>
            <Button look="outline" onClick={() => setOpen(false)}>
              {added.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
