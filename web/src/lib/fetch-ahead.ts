import { isPublicPage } from './offline/offline-messages.ts';
import { savesData } from './browser/saves-data.ts';

/** Fetches what a page needs; a failure has no effect. */
export type FetchPage = (url: URL) => Promise<unknown>;

/** A mouse or the focus that moves on earlier only passes by. */
const restMs = 50;

/**
 * Fetches the page of a link that the visitor points at, presses or focuses, before it is opened: one page at a time,
 * the latest link next. With a data saver, without the network, and on a kept page, it fetches nothing.
 */
export function watchLinks(fetchFirst: FetchPage): { fetchBy: (fetchPage: FetchPage) => void } {
  let fetchPage = fetchFirst;
  let busy = false;
  let next: string | undefined;
  let resting = 0;

  async function fetchNext(): Promise<void> {
    if (busy) return;
    busy = true;
    while (next) {
      const url = new URL(next);
      next = undefined;
      await fetchPage(url).catch(() => undefined);
    }
    busy = false;
  }

  function want({ href }: HTMLAnchorElement): void {
    next = href;
    void fetchNext();
  }

  function leave(): void {
    window.clearTimeout(resting);
    next = undefined;
  }

  function rest(target: EventTarget | null): void {
    const link = pageLink(target);
    if (!link) return;
    window.clearTimeout(resting);
    resting = window.setTimeout(() => want(link), restMs);
  }

  const listeners = {
    pointerover: ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && rest(target),
    focusin: ({ target }: FocusEvent) => rest(target),
    pointerout: leave,
    focusout: leave,
    pointerdown({ target, button }: PointerEvent) {
      const link = button === 0 ? pageLink(target) : null;
      if (!link) return;
      leave();
      want(link);
    },
  };
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as EventListener, { passive: true });
  return {
    fetchBy(newFetch) {
      fetchPage = newFetch;
      rest(document.querySelector('a:hover'));
    },
  };
}

/** The link around an element, if it opens another public page here. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.download || (link.target && link.target !== '_self')) return null;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname + link.search === pathname + search;
  if (isHere || link.origin !== origin || !isPublicPage(link.pathname) || link.pathname.includes('.'))
    return null;
  const mayFetch = navigator.onLine && !savesData() && !document.documentElement.dataset.keptAt;
  return mayFetch ? link : null;
}
