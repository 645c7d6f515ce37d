import { createBrowserStore } from '../../lib/browser-store.ts';
import type { BrowserStore } from '../../lib/browser-store.ts';

/** As many as the server answers at once. */
export const maxShortlist = 50;

/** The ids of the saved properties, the latest first. */
export type Shortlist = readonly string[];

export const shortlist = createBrowserStore('shortlist', parseShortlist);

const idPattern = /^[0-9a-f]{24}$/;

/** The ids among what was stored, each once. */
export function parseShortlist(stored: unknown): Shortlist {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
  return [...new Set(ids)].slice(0, maxShortlist);
}

/** Saves it unless it is saved already; false when the list is full. */
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
