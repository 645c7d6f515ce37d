import { useState } from 'react';
import type { UIEvent } from 'react';

/** Up to this many rows are all on the page. */
const fewRows = 80;
const besides = 10;

/** Which rows of a long list to render: those in view and some around them. */
export function useVisibleRows(count: number, rowHeight: number, height: number) {
  const [top, setTop] = useState(0);
  const isLong = count > fewRows;
  const first = isLong ? Math.max(0, Math.floor(top / rowHeight) - besides) : 0;
  const last = isLong ? Math.min(count, Math.ceil((top + height) / rowHeight) + besides) : count;
  return {
    first: Math.min(first, count),
    last,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => setTop(currentTarget.scrollTop),
    /** Scrolls so that a row is rendered and in view. */
    show: (box: HTMLElement, row: number) => {
      if (!isLong) return;
      const from = row * rowHeight;
      if (from < box.scrollTop) box.scrollTop = from;
      else if (from + 3 * rowHeight > box.scrollTop + box.clientHeight)
        box.scrollTop = from + 3 * rowHeight - box.clientHeight;
      setTop(box.scrollTop);
    },
  };
}
