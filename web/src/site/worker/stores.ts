import { ExpirationPlugin } from 'workbox-expiration';
import { keptHeaders } from './kept-page.ts';

/** The caches of the worker; nothing private is ever in them. */
export const stores = {
  /** The pages that the visitor saw last. */
  pages: 'site-pages',
  /** The pages of the shortlist and the comparison. */
  saved: 'site-saved',
  pictures: 'site-pictures',
  /** Scripts, styles, fonts, and the page for what is not kept. */
  files: 'site-files',
} as const;

export const maxPages = 30;
/** A full shortlist and a comparison, with their own pages. */
export const maxSaved = 60;
export const maxPictures = 300;

const daySeconds = 24 * 3600;
const keptForSeconds = 60 * daySeconds;

/** Bounds a cache by number and age, oldest use first, and empties it when the phone has no room left. */
export function bounded(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: keptForSeconds,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  });
}

/** Keeps the missing ones of some files whose names change with their content. What does not load is left out. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(stores.files);
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) await cache.put(path, response).catch(() => undefined);
    }),
  );
}

/**
 * Removes files of former builds that no kept page names. Those of the last day stay, because a tab that was opened
 * with them may still need them.
 */
export async function removeOldFiles(shell: readonly string[], now = Date.now()): Promise<void> {
  const needed = new Set(shell);
  for (const name of [stores.pages, stores.saved]) {
    const cache = await caches.open(name);
    const pages = await cache.matchAll();
    for (const { headers } of pages) {
      for (const file of (headers.get(keptHeaders.files) ?? '').split(' ')) needed.add(file);
    }
  }
  const files = await caches.open(stores.files);
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/assets/') || needed.has(pathname)) continue;
    const keptAt = Date.parse((await files.match(request))?.headers.get('date') ?? '');
    if (!(now - keptAt < daySeconds * 1000)) await files.delete(request);
  }
}
