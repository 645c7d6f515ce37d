import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import type { AnswerProps, Outcome } from './shortlist-answer.tsx';
import { shortlistContent } from './shortlist.content.ts';
import { addToShortlist, removeFromShortlist, shortlist } from './shortlist.ts';

const { heart } = shortlistContent;
/** Fetched with the first press; if it does not arrive, the heart alone says that the property is saved. */
const ShortlistAnswer = lazy(async () => ({
  default: await loadAnswer().catch((): ComponentType<AnswerProps> => NoAnswer),
}));

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
  const [outcome, setOutcome] = useState<Outcome>();
  const saved = ids?.includes(id) ?? false;
  function toggle() {
    if (saved) {
      removeFromShortlist(id);
      setOutcome(undefined);
      return;
    }
    const isFirst = shortlist.read().length === 0;
    setOutcome(addToShortlist(id) ? (isFirst ? 'first' : 'next') : 'full');
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
      {outcome && (
        <Suspense>
          <ShortlistAnswer outcome={outcome} title={title} onClose={() => setOutcome(undefined)} />
        </Suspense>
      )}
    </>
  );
}

async function loadAnswer(): Promise<ComponentType<AnswerProps>> {
  return (await import('./shortlist-answer.tsx')).ShortlistAnswer;
}

function NoAnswer() {
  return null;
}
