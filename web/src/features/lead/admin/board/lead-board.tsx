import { DndContext, DragOverlay, pointerWithin, useDraggable, useDroppable } from '@dnd-kit/core';
import type { DragStartEvent } from '@dnd-kit/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { usePointerSensors } from '../../../../office-kit/drag-sensors.ts';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { SearchBox } from '../../../../office-kit/list/search-box.tsx';
import type { BoardCard, BoardColumn } from './board-column.ts';
import { useCloseReason } from '../close-reason.tsx';
import { LeadCard } from './lead-card.tsx';
import { LeadConflictDialog } from '../lead-conflict-dialog.tsx';
import type { LeadStates } from '../lead-state.ts';
import { leadWorkContent as texts } from '../lead-work.content.ts';
import type { useBoardMove } from './use-board.ts';

interface LeadBoardProps<State extends string> {
  list: ListState;
  searchLabel: string;
  states: LeadStates<State>;
  column: (state: State) => BoardColumn;
  moves: ReturnType<typeof useBoardMove<State>>;
}

/** Announces where a card has gone. Keyboard users move cards with the list on each card. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: texts.boardHint },
};

/** One column per state, side by side; users drag cards, or move them with the list on each card. */
export function LeadBoard<State extends string>(props: LeadBoardProps<State>) {
  const { list, searchLabel, states, column, moves } = props;
  const sensors = usePointerSensors();
  const columns = states.order.map((state) => ({ state, ...column(state) }));
  const [dragged, setDragged] = useState<BoardCard>();
  const [told, setTold] = useState('');
  const { chooseState, question } = useCloseReason(states);

  async function move(card: BoardCard, state: State) {
    const chosen = await chooseState(state);
    if (!chosen || !(await moves.move(card, chosen))) return;
    setTold(texts.moved.replace('{name}', card.name).replace('{state}', states.labels[state]));
  }

  function grasp({ active }: DragStartEvent) {
    setDragged(columns.flatMap(({ cards = [] }) => cards).find(({ id }) => id === active.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={grasp}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        const target = columns.find(({ state }) => state === over?.id);
        if (dragged && target && !target.cards?.some(({ id }) => id === dragged.id)) {
          void move(dragged, target.state);
        }
      }}
    >
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
        // Lets keyboard users scroll the board sideways on a phone, even if it holds nothing to focus.
        tabIndex={0}
        role="region"
        aria-label={texts.board}
        className={`relative -mx-4 grid auto-cols-[82%] grid-flow-col gap-3 overflow-x-auto px-4 pb-4 sm:auto-cols-[minmax(13rem,1fr)] md:mx-0 md:snap-none md:px-0 ${dragged ? 'items-stretch' : 'snap-x snap-mandatory items-start'}`}
      >
        {columns.map(({ state, cards, totalCount, failed, onRetry, onMore }) => {
          return (
            <Column key={state} state={state} label={states.labels[state]}>
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
                  <Draggable key={card.id} id={card.id}>
                    <LeadCard {...card} />
                    <MoveMenu
                      states={states}
                      state={state}
                      name={card.name}
                      onMove={(to) => void move(card, to)}
                    />
                  </Draggable>
                ))}
              </ul>
              {cards && totalCount !== undefined && totalCount > cards.length && (
                <Button look="quiet" className="mt-2 w-full" onClick={onMore}>
                  {texts.more}
                </Button>
              )}
            </Column>
          );
        })}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={`${cardLook} cursor-grabbing shadow-float`}>
            <LeadCard {...dragged} />
          </div>
        )}
      </DragOverlay>
      {question}
      <LeadConflictDialog conflict={moves.conflict} onClose={moves.closeConflict} />
    </DndContext>
  );
}

interface ColumnProps {
  state: string;
  label: string;
  children: ReactNode;
}

function Column({ state, label, children }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: state });
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      className={`snap-center rounded-card border p-3 ${isOver ? 'border-pine bg-pine-soft' : 'border-line bg-line/25'}`}
    >
      {children}
    </section>
  );
}

const cardLook = 'rounded-field border border-line bg-card p-3 text-dense';

function Draggable({ id, children }: { id: string; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={`${cardLook} touch-manipulation select-none [-webkit-touch-callout:none] md:cursor-grab ${isDragging ? 'opacity-40' : ''}`}
    >
      {children}
    </li>
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
