import { keptNotice, offlineContent } from './offline.content.ts';
import { isPublicPage } from './offline-messages.ts';
import { tellSeen } from './offline-worker.ts';

/**
 * Lets the service worker keep what the visitor sees, and says on each page when it is shown without the network. The
 * office keeps nothing.
 */
export function startOffline(): void {
  watchConnection();
  if (!('serviceWorker' in navigator) || !isPublicPage(location.pathname)) return;
  const first = navigator.serviceWorker.controller === null;
  // Browsers of old devices, and some in private mode, refuse; the site works without.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  if (!document.documentElement.dataset.keptAt) tellSeen(location.pathname + location.search, first);
}

/** The worker writes the same notice into a page that it kept; from then on the page itself keeps it true. */
function watchConnection(): void {
  const { keptAt } = document.documentElement.dataset;
  const shownSince = keptAt ?? new Date(performance.timeOrigin).toISOString();
  const offline = () => showNotice(keptNotice(false, shownSince));
  window.addEventListener('offline', offline);
  window.addEventListener('online', () => showNotice(offlineContent.back, true));
  const said = document.querySelector('[data-offline-notice]')?.textContent;
  if (!said && !navigator.onLine) offline();
  // The network may have come back before this code.
  else if (said && navigator.onLine) showNotice(said.replace(offlineContent.renew, ''), true);
}

function showNotice(sentence: string, renewable = false): void {
  const notice = document.querySelector('[data-offline-notice]');
  if (!notice) return;
  const words = document.createElement('span');
  words.textContent = sentence;
  notice.replaceChildren(words);
  if (!renewable) return;
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = offlineContent.renew;
  words.append(' ', link);
}
