import { useEffect, useId, useRef, useState } from 'react';
import { wrapIndex } from './wrap-index.ts';

interface StripOptions {
  /** The picture to begin with. */
  initial?: number;
  /** Whether the arrow keys work wherever the focus is; otherwise while it is inside. */
  keysEverywhere?: boolean;
}

export type StripState = ReturnType<typeof useStrip>['strip'];

/** The state of `count` pictures side by side: which one is seen, and how another is reached, round both ends. */
export function useStrip(count: number, { initial = 0, keysEverywhere = false }: StripOptions = {}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initial);
  /** The target of a scroll of ours; pictures that it passes do not count. */
  const goingTo = useRef<number>(undefined);

  useEffect(() => {
    const element = list.current;
    element?.scrollTo({ left: element.clientWidth * initial, behavior: 'instant' });
  }, [initial]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const inside = event.target instanceof Node && section.current?.contains(event.target);
      if (!keysEverywhere && !inside) return;
      const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      show(target);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  function show(next: number) {
    const element = list.current;
    const target = wrapIndex(next, count);
    const near = Math.abs(target - index) === 1;
    goingTo.current = target;
    element?.scrollTo({ left: element.clientWidth * target, behavior: near ? 'auto' : 'instant' });
    setIndex(target);
  }

  function follow({ scrollLeft, clientWidth }: HTMLElement) {
    const reached = wrapIndex(Math.round(scrollLeft / clientWidth) || 0, count);
    if (goingTo.current === undefined) setIndex(reached);
    else if (goingTo.current === reached) goingTo.current = undefined;
  }

  /** A finger takes over from a scroll of ours. */
  function letGo() {
    goingTo.current = undefined;
  }

  return { section, list, strip: { id, count, index, show, follow, letGo } };
}
