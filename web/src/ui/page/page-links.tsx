import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagesToShow } from './pages-to-show.ts';

interface PageLinksProps {
  page: number;
  totalPages: number;
  /** The address of a page number. */
  hrefFor: (page: number) => string;
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-field px-2 text-sm font-medium tabular-nums hover:bg-pine-soft hover:text-pine';

/** Pagination as links, so that each page can be opened, bookmarked and found. */
export function PageLinks({ page, totalPages, hrefFor }: PageLinksProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-center gap-1">
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-4" />
        Previous
      </Step>
      {pagesToShow(page, totalPages).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} className="px-1 text-ink-muted">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={hrefFor(shown)}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            className={`${linkClass} aria-[current=page]:bg-pine aria-[current=page]:text-on-pine`}
          >
            {shown}
          </Link>
        ),
      )}
      <Step to={page < totalPages ? hrefFor(page + 1) : undefined} rel="next">
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  );
}

/** A step without a target keeps its space, so that the other links stay in place. */
function Step({ to, rel, children }: { to?: string; rel: 'prev' | 'next'; children: ReactNode }) {
  if (!to) {
    return (
      <span aria-hidden="true" className={`${linkClass} invisible`}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={linkClass}>
      {children}
    </Link>
  );
}
