import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { usePortfolio } from './portfolio-items.ts';
import { portfolioContent } from './portfolio.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

/** How many there are before LOAD MORE +. */
const firstItems = 6;

/** The items to show. LOAD MORE + (`?all=1`) adds the rest and focuses the first new one. */
export function usePortfolioItems() {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const portfolio = usePortfolio();
  const all = parameters.has('all') || portfolio.length <= firstItems;
  const firstNew = useRef<HTMLLIElement>(null);
  const justLoaded = all && isMore(location.state);
  useEffect(() => {
    if (justLoaded) firstNew.current?.focus({ preventScroll: true });
  }, [justLoaded]);
  return {
    items: all ? portfolio : portfolio.slice(0, firstItems),
    all,
    /** The props for an item of the list; they let the first new item take the focus. */
    focusProps: (index: number) => (index === firstItems ? { ref: firstNew, tabIndex: -1 } : {}),
  };
}

function isMore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'more' in state;
}

export function LoadMore({ all }: { all: boolean }) {
  const own = useTexts('portfolio', portfolioContent);
  if (all) return null;
  return (
    <div className="mt-12 flex justify-center">
      <ButtonLink
        data-held
        to="?all=1"
        state={{ more: true }}
        preventScrollReset
        look="outline"
        className="px-8"
      >
        {own.more}
      </ButtonLink>
    </div>
  );
}
