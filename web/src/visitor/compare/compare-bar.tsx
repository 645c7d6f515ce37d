import { Scale, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { compareChoice, comparePath } from './compare-choice.ts';
import { compareContent } from './compare.content.ts';

const { label, compare, one, clear } = compareContent.bar;
/** The pages where visitors choose properties to compare. */
const choosingPaths = /^\/(project-details|product-details|shop|wishlist)/;
/** On a project’s page, phones have the phone bar at the foot. */
const phoneBarPath = /^\/project-details\/./;

/** Links to the comparison while it has properties; floats over the foot of the page. */
export function CompareBar() {
  const { pathname } = useLocation();
  const chosen = useBrowserStore(compareChoice);
  if (!chosen?.length || !choosingPaths.test(pathname)) return null;
  const place = phoneBarPath.test(pathname) ? 'bottom-20 lg:bottom-6' : 'bottom-4 md:bottom-6';
  return (
    <aside
      aria-label={label}
      className={`pointer-events-none fixed inset-x-0 z-30 flex justify-center px-4 ${place}`}
    >
      <div className="pointer-events-auto flex max-w-full items-center rounded-full bg-toast text-on-toast shadow-float transition-[opacity,translate] duration-200 ease-out starting:translate-y-2 starting:opacity-0">
        {chosen.length > 1 ? (
          <Link
            to={comparePath(chosen.map(({ id }) => id))}
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
        <span className="hidden max-w-md truncate pr-2 text-xs opacity-80 md:inline">
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
