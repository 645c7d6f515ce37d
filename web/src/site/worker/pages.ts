import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { formatDateTime } from 'domain/text/format.ts';
import { fillOfflinePage, keptCopy, keptDate, keptHeaders, picturesOf, withNotice } from './kept-page.ts';
import { bounded, keepFiles, maxPages, maxSaved, stores } from './stores.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this time a visitor gets the kept copy of a page, if there is one. */
const patienceSeconds = 4;
/** A page that was kept this recently is not fetched again for keeping. */
const recentMs = 10 * 60_000;
const offlinePath = '/offline';

const copies: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (response.status === 404 || response.status === 410) await forget(request);
    return keptCopy(response);
  },
  async cacheDidUpdate({ newResponse }) {
    await keepFiles((newResponse.headers.get(keptHeaders.files) ?? '').split(' ').filter(Boolean));
  },
};

/** Shows a kept page as such, also one of the shortlist. */
const notices: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    const kept = cachedResponse ?? (await savedPage(request));
    return kept && withNotice(kept, self.navigator.onLine);
  },
};

const seen = new NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [copies, bounded(maxPages), notices],
});
const saved = new NetworkFirst({ cacheName: stores.saved, plugins: [copies, bounded(maxSaved)] });

/** Answers a page from the network, else as it was kept, else with the page that says what is there. */
export async function answerPage(request: Request, event: ExtendableEvent): Promise<Response> {
  try {
    const response = await seen.handle({ request, event });
    // A proxy answers like this while the server starts anew: a kept page is worth more.
    const isAway = response.status >= 502 && response.status <= 504;
    const kept = isAway ? await keptPage(request) : undefined;
    return kept ?? response;
  } catch {
    return offlinePage();
  }
}

async function keptPage(request: Request): Promise<Response | undefined> {
  const kept = (await (await caches.open(stores.pages)).match(request)) ?? (await savedPage(request));
  return kept && withNotice(kept, self.navigator.onLine);
}

/** Keeps a page that the visitor reached without asking the server for it. */
export async function keepSeen(path: string, event: ExtendableEvent): Promise<void> {
  await keep(seen, stores.pages, path, event);
}

/** Keeps exactly these pages beside those that were seen, with their pictures in a small size. */
export async function keepSaved(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(stores.saved);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!paths.includes(pathname + search)) await cache.delete(request);
  }
  // One after the other, so that the visitor's own requests come first.
  for (const path of paths.slice(0, maxSaved)) {
    await keep(saved, stores.saved, path, event);
    await keepPictures(path, maxSavedPictures);
  }
}

/** Of a page on the shortlist the first pictures are kept, of one that was seen more of them. */
const maxSavedPictures = 3;
const maxSeenPictures = 8;

/** Keeps the pictures of a kept page in a small size, unless they are kept in any size. */
export async function keepPictures(path: string, max = maxSeenPictures): Promise<void> {
  const page = await caches.match(path);
  const cache = await caches.open(stores.pictures);
  for (const address of picturesOf((await page?.text()) ?? '').slice(0, max)) {
    if (await cache.match(address, { ignoreSearch: true, ignoreVary: true })) continue;
    const headers = { Accept: 'image/webp,image/*' };
    const response = await fetch(address, { headers }).catch(() => undefined);
    if (response?.ok) await cache.put(address, response).catch(() => undefined);
  }
}

/** Keeps the page for what is not kept, anew with each version of the worker. */
export async function keepOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath, { cache: 'reload' });
  const copy = await keptCopy(response);
  if (!copy) return;
  await keepFiles((copy.headers.get(keptHeaders.files) ?? '').split(' ').filter(Boolean));
  await (await caches.open(stores.files)).put(offlinePath, copy);
}

async function keep(strategy: NetworkFirst, store: string, path: string, event: ExtendableEvent) {
  const kept = await (await caches.open(store)).match(path);
  if (kept && Date.now() - Date.parse(keptDate(kept)) < recentMs) return;
  // The server counts no view for it.
  const request = new Request(path, { headers: { Accept: 'text/html', 'X-Purpose': 'keep' } });
  const [answered, done] = strategy.handleAll({ request, event });
  await Promise.all([answered, done]).catch(() => undefined);
}

async function savedPage(request: Request): Promise<Response | undefined> {
  return (await caches.open(stores.saved)).match(request);
}

async function forget(request: Request): Promise<void> {
  for (const name of [stores.pages, stores.saved]) await (await caches.open(name)).delete(request);
}

async function offlinePage(): Promise<Response> {
  const page = await (await caches.open(stores.files)).match(offlinePath);
  if (!page) return Response.error();
  return new Response(fillOfflinePage(await page.text(), await listPages()), { headers: page.headers });
}

/** The kept pages, newest first. */
async function listPages() {
  const found = new Map<string, { path: string; title: string; keptAt: string }>();
  for (const name of [stores.saved, stores.pages]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const page = await cache.match(request);
      if (!page) continue;
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      const title = decodeURIComponent(page.headers.get(keptHeaders.title) ?? '') || path;
      found.set(path, { path, title, keptAt: keptDate(page) });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
    .map(({ path, title, keptAt }) => ({ path, title, when: formatDateTime(keptAt) }));
}
