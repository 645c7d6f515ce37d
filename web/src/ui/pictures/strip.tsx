import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { StripState } from './use-strip.ts';

interface StripProps {
  strip: StripState;
  ref: Ref<HTMLUListElement>;
  className?: string;
  /** What stands at a position; each fills the strip. */
  children: (position: number) => ReactNode;
}

/** Pictures side by side, swiped natively. */
export function Strip({ strip, ref, className = '', children }: StripProps) {
  const { id, count, index, follow, letGo } = strip;
  const [near, setNear] = useState(false);
  return (
    <ul
      ref={ref}
      tabIndex={count > 1 ? 0 : undefined}
      onScroll={({ currentTarget }) => follow(currentTarget)}
      onPointerEnter={() => setNear(true)}
      onPointerDown={letGo}
      className={`flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth ${className}`}
    >
      {Array.from({ length: count }, (_item, position) => (
        <li
          key={position}
          id={`${id}-${position}`}
          aria-label={`Picture ${position + 1} of ${count}`}
          className={`flex size-full shrink-0 snap-center items-center justify-center ${near || position === index ? '' : '[content-visibility:auto]'}`}
        >
          {children(position)}
        </li>
      ))}
    </ul>
  );
}

/** The button to the picture before or after; behind the last comes the first. */
export function StripArrow({
  strip: { index, count, show },
  to,
  className,
}: {
  strip: StripState;
  to: 'previous' | 'next';
  className: string;
}) {
  if (count < 2) return null;
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={to === 'previous' ? 'Previous picture' : 'Next picture'}
      onClick={() => show(to === 'previous' ? index - 1 : index + 1)}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full [@media(scripting:none)]:hidden ${className}`}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

const arrowClass =
  'border border-line bg-card text-ink transition-colors duration-150 hover:bg-pine-soft hover:text-pine';

/** Arrows and a dot for each of up to ten pictures, in one row. Without JavaScript the dots are links to the pictures. */
export function StripControls({
  strip,
  className = '',
  dots = '',
}: {
  strip: StripState;
  className?: string;
  /** What the dots stand on. */
  dots?: string;
}) {
  const { id, count, index, show } = strip;
  if (count < 2) return null;
  return (
    <div className={`flex items-center ${className}`}>
      <StripArrow strip={strip} to="previous" className={arrowClass} />
      <ol className={`flex min-w-0 justify-center px-1 has-[>:nth-child(11)]:hidden ${dots}`}>
        {Array.from({ length: count }, (_item, position) => (
          <li key={position}>
            <a
              href={`#${id}-${position}`}
              aria-label={`Picture ${position + 1}`}
              aria-current={position === index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(position);
              }}
              className="group flex h-11 w-6 items-center justify-center"
            >
              <span className="size-2.5 rounded-full border border-current opacity-60 transition-opacity group-hover:opacity-100 group-aria-[current=true]:bg-current group-aria-[current=true]:opacity-100" />
            </a>
          </li>
        ))}
      </ol>
      <StripArrow strip={strip} to="next" className={arrowClass} />
    </div>
  );
}
