import { useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

/** A click is no drag. */
const leastMovePx = 6;
/** So near to the edge of the window the page scrolls along, so many pixels a frame. */
const edgePx = 90;
const scrollStepPx = 12;

interface DragOrder {
  /** The list; each of its children has `data-key`. */
  list: RefObject<HTMLElement | null>;
  /** Puts an item at another place, from 0. */
  onMove: (key: string, to: number) => void;
  /** It lies where it was let go. */
  onDrop: (key: string) => void;
}

/**
 * Puts the items of a list in order by dragging them with a mouse, a pen or a finger; Escape puts the dragged one back.
 * Spread `handle(key)` over what is grasped; by a finger only where it has `touch-action: none`.
 */
export function useDragOrder({ list, onMove, onDrop }: DragOrder) {
  const [dragged, setDragged] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  const actions = useRef({ onMove, onDrop });
  useEffect(() => {
    actions.current = { onMove, onDrop };
  });
  useEffect(() => () => stop.current?.(), []);

  function grasp(key: string, down: ReactPointerEvent) {
    // Where a finger scrolls the page it does not drag.
    const scrolls =
      down.pointerType === 'touch' && getComputedStyle(down.currentTarget).touchAction !== 'none';
    if (down.button !== 0 || scrolls || stop.current) return;
    // No selected text, no dragged copy of the picture.
    down.preventDefault();
    const begin = placeOf(list.current, key);
    const controller = new AbortController();
    const at = { x: down.clientX, y: down.clientY };
    let moving = false;
    let frame = 0;

    function follow() {
      const to = placeFor(list.current, key, at);
      if (to !== null) actions.current.onMove(key, to);
      const { innerHeight } = window;
      const step = at.y < edgePx ? -scrollStepPx : at.y > innerHeight - edgePx ? scrollStepPx : 0;
      window.scrollBy({ top: step, behavior: 'instant' });
      frame = requestAnimationFrame(follow);
    }
    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (pointerId !== down.pointerId) return;
      Object.assign(at, { x: clientX, y: clientY });
      if (moving || Math.hypot(clientX - down.clientX, clientY - down.clientY) < leastMovePx) return;
      moving = true;
      setDragged(key);
      follow();
    }
    function end() {
      controller.abort();
      cancelAnimationFrame(frame);
      stop.current = undefined;
      setDragged(null);
    }
    function drop({ pointerId }: PointerEvent) {
      if (pointerId !== down.pointerId) return;
      end();
      if (moving) actions.current.onDrop(key);
    }
    function putBack() {
      end();
      if (moving) actions.current.onMove(key, begin);
    }
    const { signal } = controller;
    stop.current = end;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', putBack, { signal });
    window.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && putBack(), { signal });
  }

  return {
    dragged,
    handle: (key: string) => ({ onPointerDown: (down: ReactPointerEvent) => grasp(key, down) }),
  };
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
}

function placeOf(list: HTMLElement | null, key: string): number {
  return itemsOf(list).findIndex(({ dataset }) => dataset.key === key);
}

/** The place of the item that the pointer has passed by half, so that two of unequal size do not flicker; or null. */
function placeFor(list: HTMLElement | null, key: string, { x, y }: { x: number; y: number }): number | null {
  const items = itemsOf(list);
  const from = placeOf(list, key);
  const own = items[from]?.getBoundingClientRect();
  const to = items.findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  const other = items[to]?.getBoundingClientRect();
  if (!own || !other || to === from) return null;
  const beyond =
    own.top === other.top ? x - (other.left + other.right) / 2 : y - (other.top + other.bottom) / 2;
  return beyond > 0 === to > from ? to : null;
}
