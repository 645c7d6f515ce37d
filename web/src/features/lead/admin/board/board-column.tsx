import { indianNumber } from 'domain/text/number.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { leadWorkContent as texts } from '../lead-work.content.ts';
import type { BoardCard } from './board-card.tsx';

interface ColumnHeadProps {
  label: string;
  totalCount: number | undefined;
}

/** The state of a column, with the number of its leads. */
export function ColumnHead({ label, totalCount }: ColumnHeadProps) {
  return (
    <h2 className="mb-3 flex items-baseline justify-between px-1 font-sans text-dense font-semibold">
      {label}
      <span className="font-normal text-ink-muted tabular-nums">
        {totalCount !== undefined && indianNumber(totalCount)}
      </span>
    </h2>
  );
}

interface ColumnCardsProps {
  /** Undefined until they are loaded. */
  cards: readonly BoardCard[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Shows more of them; undefined if there are no more. */
  onMore: (() => void) | undefined;
  /** Puts a card into the column. */
  card: (card: BoardCard) => ReactNode;
}

/** The cards of a column, or of a part of it. */
export function ColumnCards({ cards, failed, onRetry, onMore, card }: ColumnCardsProps) {
  return (
    <>
      {failed && (
        <div role="alert" className="px-1 text-dense text-danger">
          {texts.loadFailed}
          <Button look="danger" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {cards?.length === 0 && <p className="px-1 py-4 text-dense text-ink-muted">{texts.emptyColumn}</p>}
      <ul className="grid gap-2 empty:hidden">{cards?.map(card)}</ul>
      {onMore && (
        <Button look="quiet" className="mt-2 w-full" onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
