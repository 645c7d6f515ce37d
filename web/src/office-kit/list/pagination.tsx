import { indianNumber } from 'domain/text/number.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pagesToShow } from '../../ui/page/pages-to-show.ts';
import { pageSizes } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { paginationContent as texts } from './pagination.content.ts';

const buttonClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-field px-2 font-medium text-pine tabular-nums hover:bg-pine-soft disabled:text-ink-muted disabled:opacity-50 disabled:hover:bg-transparent aria-[current=page]:bg-pine-soft aria-[current=page]:font-bold md:min-h-9 md:min-w-9';

/** “Showing 1–5 of 28”, the pages, and the number of rows per page. */
export function Pagination({ list, totalCount }: { list: ListState; totalCount: number }) {
  const { page, perPage, change } = list;
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, totalCount);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-dense text-ink-muted">
      <p role="status">
        {totalCount === 0 ? (
          texts.none
        ) : (
          <>
            {texts.showing}{' '}
            <strong className="text-ink tabular-nums">
              {first}–{last}
            </strong>{' '}
            {texts.of} <strong className="text-ink tabular-nums">{indianNumber(totalCount)}</strong>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {pageCount > 1 && (
          <nav aria-label={texts.pages} className="flex items-center">
            <button
              type="button"
              aria-label={texts.previous}
              disabled={page <= 1}
              onClick={() => change({ page: page - 1 })}
              className={buttonClass}
            >
              <ChevronLeft aria-hidden="true" className="size-4" />
            </button>
            {pagesToShow(page, pageCount).map((shown, index) =>
              shown === null ? (
                <span key={`gap-${index}`} className="px-1">
                  …
                </span>
              ) : (
                <button
                  key={shown}
                  type="button"
                  aria-label={texts.page(shown)}
                  aria-current={shown === page ? 'page' : undefined}
                  onClick={() => change({ page: shown })}
                  className={buttonClass}
                >
                  {shown}
                </button>
              ),
            )}
            <button
              type="button"
              aria-label={texts.next}
              disabled={page >= pageCount}
              onClick={() => change({ page: page + 1 })}
              className={buttonClass}
            >
              <ChevronRight aria-hidden="true" className="size-4" />
            </button>
          </nav>
        )}
        <label className="inline-flex items-center gap-2">
          <select
            value={perPage}
            onChange={({ target }) => change({ perPage: Number(target.value) })}
            className="min-h-11 rounded-field border border-line bg-card px-2 text-ink hover:border-field-line md:min-h-9"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          {texts.perPage}
        </label>
      </div>
    </div>
  );
}
