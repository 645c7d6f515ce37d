import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { isPublicPage } from '../../lib/offline/offline-messages.ts';
import type { OfflineMessage } from '../../lib/offline/offline-messages.ts';
import { outboxName, sendWaiting } from '../../lib/offline/outbox.ts';
import { answerPage, keepOfflinePage, keepPictures, keepSaved, keepSeen } from './pages.ts';
import { bounded, keepFiles, maxPictures, removeOldFiles, stores } from './stores.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build, which the server writes in front of this script. */
  shell: { first: string[]; rest: string[] };
};

/** Larger pictures are shown and not kept. */
const maxPictureBytes = 150_000;

const files = new CacheFirst({ cacheName: stores.files });
const unnumbered = new NetworkFirst({ cacheName: stores.files });
const pictures = new CacheFirst({
  cacheName: stores.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate({ response }) {
        const { headers, status } = response;
        const isFinal = headers.get('cache-control')?.includes('immutable') ?? false;
        const isSmall = Number(headers.get('content-length') ?? Infinity) <= maxPictureBytes;
        return Promise.resolve(status === 200 && isFinal && isSmall ? response : null);
      },
      // Without the network, any size of the picture will do.
      async handlerDidError({ request }) {
        const cache = await caches.open(stores.pictures);
        return cache.match(request, { ignoreSearch: true, ignoreVary: true });
      },
    },
    bounded(maxPictures),
  ],
});

/** Runs a strategy, but keeps nothing that a page of the office or the login asks for. */
function unlessPrivate(strategy: CacheFirst | NetworkFirst) {
  return async ({ request, event }: RouteHandlerCallbackOptions): Promise<Response> => {
    const { clientId } = event as FetchEvent;
    const asking = clientId ? await self.clients.get(clientId) : undefined;
    const isPublic = asking === undefined || isPublicPage(new URL(asking.url).pathname);
    return isPublic ? strategy.handle({ request, event }) : fetch(request);
  };
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    // The browser fetches it ahead; if the visitor opens it, the page says so.
    !request.headers.has('sec-purpose') &&
    isPublicPage(url.pathname),
  ({ request, event }) => answerPage(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(url.pathname),
  unlessPrivate(files),
);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && /^\/(?:files|assets)\//.test(url.pathname),
  unlessPrivate(pictures),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ['/theme.js', '/favicon.svg'].includes(url.pathname),
  unlessPrivate(unnumbered),
);

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([keepFiles([...self.shell.first, '/theme.js', '/favicon.svg']), keepOfflinePage()]),
  );
  // Pages and their files belong together by name, whichever version of the worker hands them out: no tab is reloaded.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      'navigationPreload' in self.registration && self.registration.navigationPreload.enable(),
      removeOldFiles([...self.shell.first, ...self.shell.rest]),
    ]),
  );
});

// Browsers with background sync send kept forms even when no page is open.
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as ExtendableEvent & { tag?: string }).tag === outboxName) event.waitUntil(sendOrAskAgain());
});

/** Throws while a form waits, so that the browser asks again later. */
async function sendOrAskAgain(): Promise<void> {
  if (await sendWaiting()) throw new Error('A form still waits to be sent.');
}

self.addEventListener('message', (event) => {
  const { origin } = new URL((event.source as Client | null)?.url ?? 'about:blank');
  if (origin === self.location.origin) event.waitUntil(hear(event.data as OfflineMessage, event));
});

async function hear(message: OfflineMessage, event: ExtendableEvent): Promise<void> {
  const isSavingData = connection?.saveData ?? false;
  if (message.type === 'saved') return isSavingData ? undefined : keepSaved(message.paths, event);
  if (!isPublicPage(message.path)) return;
  await keepSeen(message.path, event);
  if (message.first && !isSavingData) return keepPictures(message.path);
  // Visitors who go on get the code of all pages, one file after the other, unless they save data.
  if (isSavingData) return;
  for (const file of self.shell.rest) await keepFiles([file]);
}

const { connection } = self.navigator as WorkerNavigator & { connection?: { saveData?: boolean } };
