import { isPublicPage } from './offline-messages.ts';
import type { OfflineMessage } from './offline-messages.ts';

/** Has a page kept that the visitor sees; it may have come without a request for it. */
export function tellSeen(path: string, first = false): void {
  if (isPublicPage(path) && navigator.onLine) tellWorker({ type: 'seen', path, first });
}

/** Tells the service worker something once there is one. */
export function tellWorker(message: OfflineMessage): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}
