import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const gapPx = 16;

/** Keeps focused elements and toasts clear of a bar at the foot of the screen. */
export function useRoomAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height ?? 0;
      style.setProperty('--room-below', `calc(${height}px + var(--office-bar))`);
      style.scrollPaddingBottom = `calc(${height + gapPx}px + var(--office-bar))`;
    });
    if (bar.current) observer.observe(bar.current);
    let byKeyboard = false;
    function noteInput({ type }: Event) {
      byKeyboard = type === 'keydown';
    }
    // The browser brings the caret of a high field into view, and may leave the rest of the field under the bar. A
    // field that was clicked stays where the pointer is.
    function showWhole({ target }: FocusEvent) {
      if (byKeyboard && target instanceof HTMLElement && !bar.current?.contains(target))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    }
    document.addEventListener('keydown', noteInput, true);
    document.addEventListener('pointerdown', noteInput, true);
    document.addEventListener('focusin', showWhole);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', noteInput, true);
      document.removeEventListener('pointerdown', noteInput, true);
      document.removeEventListener('focusin', showWhole);
      style.scrollPaddingBottom = '';
      style.removeProperty('--room-below');
    };
  }, []);
  return bar;
}
