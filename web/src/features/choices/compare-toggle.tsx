import { Check, Scale } from 'lucide-react';
import { useState } from 'react';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { addToCompared, compareChoice, removeFromCompared } from './compare-choice.ts';
import type { Compared } from './compare-choice.ts';
import { compareContent } from './compare.content.ts';

const texts = compareContent.toggle;

interface CompareToggleProps {
  /** In a list, with the configuration that it shows. */
  property: Compared & { shownConfiguration?: string | null };
  /** Without its word, on a card. */
  small?: boolean;
  className?: string;
}

const smallClass =
  'inline-flex size-11 items-center justify-center rounded-field text-pine hover:bg-pine-soft active:opacity-80';

const bubbleClass =
  'pointer-events-none absolute right-0 bottom-full w-max max-w-60 rounded-field bg-toast px-3 py-2 text-on-toast shadow-float';

/** Chooses a property to be compared or lets it go; there once JavaScript runs. */
export function CompareToggle({ property, small = false, className = '' }: CompareToggleProps) {
  const chosen = useBrowserStore(compareChoice);
  const [full, setFull] = useState(false);
  const pressed = chosen?.some(({ id }) => id === property.id) ?? false;
  function toggle() {
    if (pressed) removeFromCompared(property.id);
    const { id, title, shownConfiguration: home } = property;
    setFull(!pressed && !addToCompared({ id, title, ...(home && { home }) }));
  }
  const Icon = pressed ? Check : Scale;
  return (
    <>
      <button
        type="button"
        aria-pressed={pressed}
        aria-label={small ? `${texts.label}: ${property.title}` : undefined}
        title={small ? texts.label : undefined}
        onClick={toggle}
        className={`aria-pressed:border-pine aria-pressed:bg-pine-soft [@media(scripting:none)]:hidden ${small ? smallClass : className}`}
      >
        <Icon aria-hidden="true" className={small ? 'size-5' : 'size-4'} />
        {!small && texts.label}
      </button>
      <span role="status" className={`text-xs empty:hidden ${small ? bubbleClass : 'text-ink-muted'}`}>
        {full && texts.full}
      </span>
    </>
  );
}
