import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

type Entry = Parameters<History['pushState']>;

interface Overlay {
  /** How many overlays lie over the page, this one included. */
  depth: number;
  /** The address of the page below. */
  href: string;
  close: () => void;
}

const mark = 'overlay';
/** What is open over the page, the topmost last. */
const overlays: Overlay[] = [];
/** Whether the browser is on its way back from the entry of an overlay that was closed. */
let leaving = false;
/** The entry that the router has pushed meanwhile. */
let late: Entry | undefined;

/**
 * Lets Back close an overlay and keeps the page: the overlay has its own history entry, which the router does not see.
 * Closing it in another way removes the entry, and a page that is opened from it takes the place of the entry.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A choice in a panel opens another address below it.
  const { key } = useLocation();
  useEffect(() => {
    return open ? addEntry(() => close.current()) : undefined;
  }, [open, key]);
}

/** The same for a native popover or dialog, which can be open before React runs. */
export function useBackHides(id: string): void {
  const isOpen = useCallback(
    () => document.getElementById(id)?.matches(':popover-open, :modal') ?? false,
    [id],
  );
  const open = useSyncExternalStore(onToggle, isOpen, isClosed);
  useBackCloses(open, () => {
    const overlay = document.getElementById(id);
    if (overlay?.popover) overlay.hidePopover();
    else (overlay as HTMLDialogElement | null)?.close();
  });
}

const changes = ['toggle', 'close'];

function onToggle(changed: () => void): () => void {
  // They do not bubble.
  for (const name of changes) document.addEventListener(name, changed, true);
  return () => {
    for (const name of changes) document.removeEventListener(name, changed, true);
  };
}

const isClosed = () => false;

function addEntry(close: () => void): () => void {
  const { history, location } = window;
  const overlay = { depth: depthOf(history.state) + 1, href: location.href, close };
  history.pushState({ ...(history.state as object | null), [mark]: overlay.depth }, '');
  overlays.push(overlay);
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    if (leaving || depthOf(history.state) !== overlay.depth) return;
    leaving = true;
    history.back();
  };
}

/**
 * Keeps the entries of overlays from the router. A page that is opened from an overlay takes the place of its entry; one
 * that is opened while the browser leaves such an entry waits, so that it is not left too.
 */
export function watchOverlays(): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  history.pushState = (...entry) => {
    if (leaving) late = entry;
    else if (depthOf(history.state) <= depthOf(entry[0])) push(...entry);
    else {
      // Until the overlay has an entry over the new page, Back leads away from it.
      for (const overlay of overlays) overlay.href = '';
      history.replaceState(...entry);
    }
  };
  window.addEventListener('popstate', (event) => {
    const top = overlays.at(-1);
    if (leaving) {
      event.stopImmediatePropagation();
      leaving = false;
      if (late) push(...late);
      late = undefined;
    } else if (top && depthOf(event.state) < top.depth) {
      if (window.location.href === top.href) event.stopImmediatePropagation();
      top.close();
    }
  });
}

function depthOf(state: unknown): number {
  return (state as { [mark]?: number } | null)?.[mark] ?? 0;
}
