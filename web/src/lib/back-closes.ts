import { useEffect, useRef } from 'react';

const mark = 'overlay';

/**
 * Lets Back close an overlay and keeps the page: the overlay has its own history entry, which the router does not see.
 * Closing it in another way removes the entry.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return undefined;
    const { history } = window;
    if (!isMarked(history.state)) history.pushState({ ...readState(history.state), [mark]: true }, '');
    function onBack(event: PopStateEvent) {
      event.stopImmediatePropagation();
      close.current();
    }
    window.addEventListener('popstate', onBack, { capture: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (!isMarked(history.state)) return;
      window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, [open]);
}

function readState(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

function isMarked(state: unknown): boolean {
  return mark in readState(state);
}
