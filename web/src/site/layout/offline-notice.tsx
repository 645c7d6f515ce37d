import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { tellSeen } from '../../lib/offline/offline-worker.ts';
import { outboxMark } from '../../lib/offline/outbox-mark.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { compareChoice } from '../../features/choices/compare-choice.ts';
import { shortlist } from '../../features/choices/shortlist.ts';

const OutboxPanel = lazy(() =>
  import('./outbox-panel.tsx').then(
    (panel) => ({ default: panel.OutboxPanel }),
    // Not loaded before the network went: the next page shows it.
    () => ({ default: () => null }),
  ),
);
const nothing = { __html: '' };

/**
 * Says when a page is shown without the network, and from when it is. The service worker writes into it before any
 * code runs, and `startOffline` afterwards; React leaves its content alone.
 */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const told = useRef(path);
  useEffect(() => {
    // `startOffline` tells of the first page.
    if (told.current === path) return;
    told.current = path;
    if (import.meta.env.PROD) tellSeen(path);
  }, [path]);
  useKeptShortlist();
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-20 z-40 grid justify-items-center gap-2 lg:right-auto lg:bottom-4 lg:left-4 lg:justify-items-start">
      {useBrowserStore(outboxMark) && (
        <Suspense>
          <OutboxPanel />
        </Suspense>
      )}
      <p
        data-offline-notice=""
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={nothing}
        className="pointer-events-auto rounded-card bg-toast px-4 py-2.5 text-dense text-on-toast shadow-float empty:hidden [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center [&_a]:font-semibold [&_a]:text-on-toast-accent [&_a]:underline [&_a]:underline-offset-4 pointer-coarse:[&_a]:min-h-11"
      />
    </div>
  );
}

/** Keeps what the visitor has on the Wishlist and in the comparison, now and after each change. */
function useKeptShortlist(): void {
  const client = usePageClient();
  const saved = useBrowserStore(shortlist);
  const compared = useBrowserStore(compareChoice);
  const keeps = useRef(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !saved || !compared) return;
    if (saved.length + compared.length > 0) keeps.current = true;
    if (!keeps.current) return;
    // Without the network, what was kept before stays.
    import('./keep-shortlist.ts')
      .then(({ keepShortlist }) => keepShortlist(client, saved, compared))
      .catch(() => undefined);
  }, [client, saved, compared]);
}
