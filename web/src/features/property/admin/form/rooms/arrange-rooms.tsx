import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { fitsInto, overlap, pixelsToFoot as scale } from 'domain/property/plan-layout.ts';
import type { PlacedRoom, Room } from 'domain/property/plan-layout.ts';
import { Button } from '../../../../../ui/button.tsx';
import { boardOf, dropped, placedRooms, standsAt, stepped, turned } from './room-moves.ts';
import { roomPlansContent as texts } from './room-plans.content.ts';

interface ArrangeRoomsProps {
  rooms: readonly Room[];
  onDone: (rooms: Room[]) => void;
  onClose: () => void;
}

type Move = keyof typeof texts.moves;

/** How far each move goes to the right and down. */
const steps: Record<Exclude<Move, 'turn'>, readonly [number, number]> = {
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  right: [1, 0],
};
const icons = { left: ArrowLeft, up: ArrowUp, down: ArrowDown, right: ArrowRight, turn: RotateCw };
const moves = Object.keys(icons) as Move[];
const keys: Partial<Record<string, Move>> = {
  ...{ ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'right', r: 'turn', R: 'turn' },
};

/** The rooms of a plan on a board: dragged, moved by keys and buttons, and turned. */
export function ArrangeRooms({ rooms, onDone, onClose }: ArrangeRoomsProps) {
  const [board, setBoard] = useState(() => boardOf(rooms));
  const [chosen, choose] = useState<number>();
  // The room that the pointer drags, as it stood at the beginning.
  const held = useRef<{ place: PlacedRoom; x: number; y: number; feetToPixel: number }>(null);
  const place = chosen === undefined ? undefined : board.places[chosen];

  function put(index: number, next: PlacedRoom) {
    setBoard({ ...board, places: board.places.map((one, at) => (at === index ? next : one)) });
  }

  function move(index: number, how: Move) {
    const one = board.places[index];
    if (!one) return;
    put(index, how === 'turn' ? turned(one, board) : stepped(one, ...steps[how], board));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const how = keys[event.key];
    if (!how || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(index);
    move(index, how);
  }

  function take(event: PointerEvent<SVGGElement>, index: number, one: PlacedRoom) {
    // How large the board is drawn.
    const drawn = event.currentTarget.getScreenCTM()?.a ?? 1;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { place: one, x: event.clientX, y: event.clientY, feetToPixel: 1 / (drawn * scale) };
    choose(index);
  }

  function drag(event: PointerEvent, index: number) {
    if (!held.current) return;
    const { place: from, x, y, feetToPixel } = held.current;
    const to = {
      x: from.x + (event.clientX - x) * feetToPixel,
      y: from.y + (event.clientY - y) * feetToPixel,
    };
    put(index, dropped(from, to, board));
  }

  return (
    <>
      <p className="text-dense text-ink-muted">{texts.line}</p>
      <svg
        role="group"
        aria-label={texts.plan}
        viewBox={`0 0 ${board.width * scale} ${board.height * scale}`}
        className="mt-3 h-auto max-h-[60vh] w-full rounded-card border border-line bg-card stroke-ink-muted"
      >
        {board.places.map((one, index) => (
          <g
            key={index}
            role="button"
            tabIndex={0}
            aria-pressed={index === chosen}
            aria-label={texts.room(one.room.name, one.width, one.height)}
            onFocus={() => choose(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPointerDown={(event) => take(event, index, one)}
            onPointerMove={(event) => drag(event, index)}
            onPointerUp={() => (held.current = null)}
            onPointerCancel={() => (held.current = null)}
            className="cursor-grab touch-none fill-paper select-none aria-pressed:fill-pine-soft aria-pressed:stroke-pine"
          >
            <rect
              {...{ x: one.x * scale, y: one.y * scale }}
              {...{ width: one.width * scale, height: one.height * scale }}
              fillOpacity={0.85}
            />
            {fitsInto(one.room.name, one.width * scale) && (
              <text
                x={(one.x + one.width / 2) * scale}
                y={(one.y + one.height / 2) * scale + 4}
                textAnchor="middle"
                className="fill-ink stroke-none text-[0.6875rem]"
              >
                {one.room.name}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {moves.map((how) => {
          const Icon = icons[how];
          return (
            <button
              key={how}
              type="button"
              aria-label={texts.moves[how]}
              title={texts.moves[how]}
              disabled={chosen === undefined}
              onClick={() => chosen !== undefined && move(chosen, how)}
              className="grid size-11 place-items-center rounded-field border border-line bg-card text-ink hover:bg-pine-soft disabled:opacity-50"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          );
        })}
        <p role="status" className="min-h-10 min-w-0 flex-1 basis-60 text-dense text-ink-muted">
          {place ? told(place) : texts.choose}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onDone(placedRooms(board))}>{texts.done}</Button>
        <Button
          look="outline"
          onClick={() => {
            setBoard(boardOf(board.rooms, true));
            choose(undefined);
          }}
        >
          {texts.again}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );

  function told(one: PlacedRoom): string {
    const { x, y } = standsAt(one, board);
    const others = board.places.filter((other) => other !== one && overlap(one, other));
    const over = others.map(({ room }) => room.name).join(', ');
    return `${texts.stands(one.room.name, x, y)}${over ? ` ${texts.overlaps(over)}` : ''}`;
  }
}
