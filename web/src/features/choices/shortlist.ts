import { keptKeys } from '../../lib/kept-keys.ts';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';

/** The server’s limit on properties per request. */
export const maxShortlist = 50;

/** The ids of saved properties, latest first. */
export type Shortlist = readonly string[];

export const shortlist = createBrowserStore(keptKeys.shortlist, parseShortlist);

const idPattern = /^[0-9a-f]{24}$/;

/** The valid ids of a stored shortlist, without repetitions. */
export function parseShortlist(stored: unknown): Shortlist {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
  return [...new Set(ids)].slice(0, maxShortlist);
}

/** Saves a property unless it is saved already; false if the shortlist is full. */
export function addToShortlist(id: string, store: BrowserStore<Shortlist> = shortlist): boolean {
  const ids = store.read();
  if (ids.includes(id)) return true;
  if (ids.length >= maxShortlist) return false;
  store.write([id, ...ids]);
  return true;
}

export function removeFromShortlist(id: string, store: BrowserStore<Shortlist> = shortlist): void {
  store.write(store.read().filter((other) => other !== id));
}
