import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { backTo } from '../../../office-kit/list/list-place.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

const linkClass =
  'inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-dense font-semibold text-pine hover:bg-pine-soft';

interface LeadNavigationProps {
  /** The address of the list: `/my-account/contacts`. */
  base: string;
  /** The query part of the list’s address, as the user left it. */
  search: string;
  newerId?: string | null;
  olderId?: string | null;
  /** Whether the list has the overdue ones alone, longest overdue first; without it, no neighbours are known. */
  overdue?: boolean;
}

/** Links back to the list as it was, and on to the neighbours in it. */
export function LeadNavigation({ base, search, newerId, olderId, overdue }: LeadNavigationProps) {
  const location = useLocation();
  return (
    <nav
      aria-label={texts.list}
      className="sticky top-14 z-10 -mx-4 mb-3 flex flex-wrap items-center justify-between bg-paper px-2 md:-mx-8 md:px-6 lg:static lg:-mx-2 lg:px-0"
    >
      <Link to={`${base}${search}`} state={backTo(location)} className={linkClass}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      {overdue !== undefined && (
        <span className="flex gap-1">
          <Neighbour to={newerId && `${base}/${newerId}${search}`}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {overdue ? texts.previous : texts.newer}
          </Neighbour>
          <Neighbour to={olderId && `${base}/${olderId}${search}`}>
            {overdue ? texts.following : texts.older}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Neighbour>
        </span>
      )}
    </nav>
  );
}

/** Keeps the list that the first lead was opened from. */
function Neighbour({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  const { state } = useLocation() as { state: unknown };
  if (to)
    return (
      <Link to={to} state={state} className={linkClass}>
        {children}
      </Link>
    );
  return (
    <span
      className="inline-flex min-h-11 items-center gap-1 px-2 text-dense text-ink-muted"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** A section of the page with its heading. */
export function LeadSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-4 md:p-6">
      <h2 className="mb-4 text-lg">{title}</h2>
      {children}
    </section>
  );
}

interface Fact {
  name: string;
  value: ReactNode;
  /** Whether it has a line of its own on a phone, where half of one would break it. */
  wide?: boolean;
}

/** Names and values, without missing values. */
export function LeadFacts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== '',
  );
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-dense">
      {known.map(({ name, value, wide }) => (
        <div key={name} className={wide ? 'max-sm:col-span-2' : undefined}>
          <dt className="text-xs text-ink-muted">{name}</dt>
          <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows that the lead is loading, has failed to load, or does not exist. */
export function LeadWaiting({
  failed,
  missing,
  onRetry,
}: {
  failed: boolean;
  missing: boolean;
  onRetry: () => void;
}) {
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-card px-6 py-14 text-center text-dense"
    >
      <p>{missing ? texts.notFound : texts.loadFailed}</p>
      {!missing && (
        <Button look="outline" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
