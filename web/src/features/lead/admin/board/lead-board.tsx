import { DndContext, DragOverlay, pointerWithin, useDroppable } from '@dnd-kit/core';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { usePointerSensors } from '../../../../office-kit/drag-sensors.ts';
import { useCloseReason } from '../close-reason.tsx';
import { LeadConflictDialog } from '../lead-conflict-dialog.tsx';
import type { LeadStates } from '../lead-state.ts';
import { leadWorkContent as texts } from '../lead-work.content.ts';
import { cardLook, MovableCard } from './board-card.tsx';
import type { BoardCard, Dragged } from './board-card.tsx';
import { LeadCard } from './lead-card.tsx';
import type { useBoardMove } from './use-board.ts';

interface LeadBoardProps<State extends string> {
  states: LeadStates<State>;
  /** The states of the columns; all by default. */
  shown?: readonly State[];
  /** The states whose columns stand folded at the end until a person unfolds them. */
  folded?: readonly State[];
  /** The head and the cards of a column; `card` puts a card into it. */
  column: (state: State, card: (card: BoardCard) => ReactNode) => ReactNode;
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
  const { states, shown = states.order, folded = [], column, moves } = props;
  const sensors = usePointerSensors();
  const [dragged, setDragged] = useState<Dragged<State>>();
  const [told, setTold] = useState('');
  const [movedByList, setMovedByList] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const { chooseState, question } = useCloseReason(states);
  const columns = unfolded ? [...shown, ...folded] : shown;

  async function move(card: BoardCard, state: State) {
    const chosen = await chooseState(state);
    if (!chosen || !(await moves.move(card, chosen))) return;
    setTold(texts.moved.replace('{name}', card.name).replace('{state}', states.labels[state]));
    // A card in a folded column is gone, and the focus with it.
    if (!columns.includes(state)) region.current?.focus();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(active.data.current as Dragged<State> | undefined)}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        setMovedByList(undefined);
        const target = columns.find((state) => state === over?.id);
        if (dragged && target && target !== dragged.state) void move(dragged.card, target);
      }}
    >
      <p role="status" className="sr-only">
        {told}
      </p>
      <p className="mb-3 text-dense text-ink-muted max-md:hidden">{texts.boardHint}</p>
      <div
        ref={region}
        // Lets keyboard users scroll the board sideways on a phone, even if it holds nothing to focus.
        tabIndex={0}
        role="region"
        aria-label={texts.board}
        className={`relative -mx-4 grid auto-cols-[82%] grid-flow-col gap-3 overflow-x-auto px-4 pb-4 sm:auto-cols-[minmax(13rem,1fr)] md:mx-0 md:snap-none md:px-0 ${dragged ? 'items-stretch' : 'snap-x snap-mandatory items-start'}`}
      >
        {columns.map((state) => (
          <Column key={state} state={state} label={states.labels[state]}>
            {column(state, (card) => (
              <MovableCard
                key={card.id}
                card={card}
                state={state}
                states={states}
                wasMoved={movedByList === card.id}
                onMove={(to) => {
                  setMovedByList(card.id);
                  void move(card, to);
                }}
              />
            ))}
          </Column>
        ))}
        {folded.length > 0 && (
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
            className="min-h-11 snap-center justify-self-start rounded-card border border-dashed border-line px-4 text-left text-dense font-medium text-ink-muted hover:border-field-line hover:text-ink"
          >
            {(unfolded ? texts.fold : texts.unfold)(folded.map((state) => states.labels[state]))}
          </button>
        )}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={`${cardLook} cursor-grabbing shadow-float`}>
            <LeadCard {...dragged.card} />
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
