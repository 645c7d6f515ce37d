import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { tellSeen } from '../lib/offline.ts';

const nothing = { __html: '' };

/**
 * Says when a page is shown without the network, and from when it is. The service worker writes into it before any
 * code runs, and `startOffline` afterwards; React leaves its content alone.
 */
export function OfflineNotice() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (import.meta.env.PROD) tellSeen(pathname + search);
  }, [pathname, search]);
  return (
    <div className="pointer-events-none fixed inset-x-3 bottom-20 z-40 flex justify-center lg:right-auto lg:bottom-4 lg:left-4">
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
