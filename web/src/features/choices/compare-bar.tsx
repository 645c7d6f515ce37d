import { Scale, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { compareChoice, comparePath } from './compare-choice.ts';
import type { Compared } from './compare-choice.ts';
import { compareBarContent } from './compare-bar.content.ts';

const { label, compare, one, clear } = compareBarContent;

/** Floats over the foot of the page; a phone’s header leads to the comparison instead, since the bar would cover a form. */
export function CompareBar({ chosen }: { chosen: readonly Compared[] }) {
  return (
    <aside
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 max-md:hidden lg:bottom-6"
    >
      <div className="pointer-events-auto flex max-w-full items-center rounded-full bg-toast text-on-toast shadow-float transition-[opacity,translate] duration-200 ease-out starting:translate-y-2 starting:opacity-0">
        {chosen.length > 1 ? (
          <Link
            to={comparePath(chosen)}
            className="inline-flex min-h-12 items-center gap-2.5 rounded-full py-2 pr-3 pl-5 text-sm font-semibold text-on-toast-accent focus-visible:outline-on-toast"
          >
            <Scale aria-hidden="true" className="size-4" />
            {compare(chosen.length)}
          </Link>
        ) : (
          <Link
            to="/shop-left-sidebar"
            className="inline-flex min-h-12 items-center gap-2.5 rounded-full py-2 pr-3 pl-5 text-sm font-semibold focus-visible:outline-on-toast"
          >
            <Scale aria-hidden="true" className="size-4 text-on-toast-accent" />
            {one}
          </Link>
        )}
        <span className="max-w-md truncate pr-2 text-xs opacity-80">
          {chosen.map(({ title }) => title).join(' · ')}
        </span>
        <button
          type="button"
          aria-label={clear}
          onClick={() => compareChoice.write([])}
          className="mr-1 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-on-toast/10 focus-visible:outline-on-toast"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </aside>
  );
}
