import { Check, Scale } from 'lucide-react';
import { useState } from 'react';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { addToCompared, compareChoice, removeFromCompared } from './compare-choice.ts';
import type { Compared } from './compare-choice.ts';
import { compareContent } from './compare.content.ts';

const texts = compareContent.toggle;

/** Adds a property to the comparison or removes it; it appears once JavaScript runs. */
export function CompareToggle({ property, className = '' }: { property: Compared; className?: string }) {
  const chosen = useBrowserStore(compareChoice);
  const [full, setFull] = useState(false);
  const pressed = chosen?.some(({ id }) => id === property.id) ?? false;
  function toggle() {
    if (pressed) removeFromCompared(property.id);
    setFull(!pressed && !addToCompared({ id: property.id, title: property.title }));
  }
  const Icon = pressed ? Check : Scale;
  return (
    <>
      <button
        type="button"
        aria-pressed={pressed}
        onClick={toggle}
        className={`aria-pressed:border-pine aria-pressed:bg-pine-soft [@media(scripting:none)]:hidden ${className}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        {texts.label}
      </button>
      <span role="status" className="text-xs text-ink-muted empty:hidden">
        {full && texts.full}
      </span>
    </>
  );
}
