import { useDraggable } from '@dnd-kit/core';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { leadWorkContent as texts } from '../lead-work.content.ts';
import type { LeadStates } from '../lead-state.ts';
import { LeadCard } from './lead-card.tsx';
import type { LeadCardProps } from './lead-card.tsx';

export interface BoardCard extends LeadCardProps {
  id: string;
  /** The server refuses a move if another account has changed the lead since. */
  updatedAt: string;
}

/** What a dragged card carries to the column where it is dropped. */
export interface Dragged<State extends string> {
  card: BoardCard;
  state: State;
}

export const cardLook = 'rounded-field border border-line bg-card p-3 text-dense';

interface MovableCardProps<State extends string> extends Dragged<State> {
  states: LeadStates<State>;
  /** Whether its list has just moved it: the focus stays with the list, in the new column too. */
  wasMoved: boolean;
  onMove: (to: State) => void;
}

/** A card that users drag to another column, or move with its list of states. */
export function MovableCard<State extends string>(props: MovableCardProps<State>) {
  const { states, wasMoved, onMove, ...dragged } = props;
  const { card, state } = dragged;
  return (
    <Draggable {...dragged}>
      <LeadCard {...card} />
      <MoveMenu {...{ states, state, wasMoved, onMove }} name={card.name} />
    </Draggable>
  );
}

function Draggable<State extends string>({ children, ...dragged }: Dragged<State> & { children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: dragged.card.id, data: dragged });
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
  wasMoved: boolean;
  onMove: (state: State) => void;
}

function MoveMenu<State extends string>({ states, state, name, wasMoved, onMove }: MoveMenuProps<State>) {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasMoved) head.current?.focus();
  }, [wasMoved]);
  return (
    <details name="move-menu" className="group mt-2">
      <summary
        ref={head}
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
