import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { LeadCard } from './lead-card.tsx';
import type { LeadCardProps } from './lead-card.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

export interface BoardCard extends LeadCardProps {
  id: string;
}

export interface BoardColumn {
  cards?: readonly BoardCard[];
  totalCount?: number;
  failed: boolean;
  onRetry: () => void;
  onMore: () => void;
}

interface LeadBoardProps<State extends string> {
  list: ListState;
  searchLabel: string;
  states: LeadStates<State>;
  column: (state: State) => BoardColumn;
  onMove: (id: string, state: State) => Promise<boolean>;
}

/** A column a state, side by side; cards are dragged, or moved with the list on each of them. */
export function LeadBoard<State extends string>(props: LeadBoardProps<State>) {
  const { list, searchLabel, states, column, onMove } = props;
  const [over, setOver] = useState<State>();
  const [dragged, setDragged] = useState<BoardCard>();
  const [told, setTold] = useState('');

  async function move(card: BoardCard, state: State) {
    if (!(await onMove(card.id, state))) return;
    setTold(texts.moved.replace('{name}', card.name).replace('{state}', states.labels[state]));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {told}
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full sm:w-72">
          <SearchBox label={searchLabel} value={list.search} onSearch={(search) => list.change({ search })} />
        </div>
        <p className="text-dense text-ink-muted max-md:hidden">{texts.boardHint}</p>
      </div>
      <div
        // A phone scrolls it sideways, also while it holds nothing that takes the focus.
        tabIndex={0}
        role="region"
        aria-label={texts.board}
        className="relative -mx-4 grid snap-x snap-mandatory auto-cols-[82%] grid-flow-col items-start gap-3 overflow-x-auto px-4 pb-4 sm:auto-cols-[minmax(13rem,1fr)] md:mx-0 md:snap-none md:px-0"
      >
        {states.order.map((state) => {
          const { cards, totalCount, failed, onRetry, onMore } = column(state);
          return (
            <section
              key={state}
              aria-label={states.labels[state]}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(state);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault();
                setOver(undefined);
                if (dragged && !cards?.some(({ id }) => id === dragged.id)) void move(dragged, state);
              }}
              className={`snap-center rounded-card border p-3 ${over === state && dragged ? 'border-pine bg-pine-soft' : 'border-line bg-line/25'}`}
            >
              <h2 className="mb-3 flex items-baseline justify-between px-1 font-sans text-dense font-semibold">
                {states.labels[state]}
                <span className="font-normal text-ink-muted tabular-nums">
                  {totalCount?.toLocaleString('en-IN')}
                </span>
              </h2>
              {failed && (
                <div role="alert" className="px-1 text-dense text-danger">
                  {texts.loadFailed}
                  <Button look="danger" onClick={onRetry}>
                    {texts.retry}
                  </Button>
                </div>
              )}
              {cards?.length === 0 && (
                <p className="px-1 py-4 text-dense text-ink-muted">{texts.emptyColumn}</p>
              )}
              <ul className="grid gap-2">
                {cards?.map((card) => (
                  <li
                    key={card.id}
                    draggable
                    onDragStart={() => setDragged(card)}
                    onDragEnd={() => setDragged(undefined)}
                    className="rounded-field border border-line bg-card p-3 text-dense md:cursor-grab md:active:cursor-grabbing"
                  >
                    <LeadCard {...card} />
                    <MoveMenu
                      states={states}
                      state={state}
                      name={card.name}
                      onMove={(to) => void move(card, to)}
                    />
                  </li>
                ))}
              </ul>
              {cards && totalCount !== undefined && totalCount > cards.length && (
                <Button look="quiet" className="mt-2 w-full" onClick={onMore}>
                  {texts.more}
                </Button>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

interface MoveMenuProps<State extends string> {
  states: LeadStates<State>;
  state: State;
  name: string;
  onMove: (state: State) => void;
}

function MoveMenu<State extends string>({ states, state, name, onMove }: MoveMenuProps<State>) {
  return (
    <details name="move-menu" className="group mt-2">
      <summary
        aria-label={`${texts.moveTo}: ${name}`}
        className="-ml-2 flex min-h-11 w-fit list-none items-center gap-1 rounded-field px-2 text-xs font-semibold text-pine hover:bg-pine-soft md:min-h-8 [&::-webkit-details-marker]:hidden"
      >
        {texts.moveTo}
        <ChevronDown aria-hidden="true" className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid">
        {states.order
          .filter((other) => other !== state)
          .map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => onMove(other)}
              className="min-h-11 rounded-field px-2 text-left text-dense hover:bg-pine-soft md:min-h-9"
            >
              {states.labels[other]}
            </button>
          ))}
      </div>
    </details>
  );
}
