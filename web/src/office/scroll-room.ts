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
      style.scrollPaddingBottom = `${height + gapPx}px`;
      style.setProperty('--room-below', `${height}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      style.removeProperty('--room-below');
    };
  }, []);
  return bar;
}
