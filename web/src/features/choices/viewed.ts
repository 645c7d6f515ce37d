import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';
import { keptKeys } from '../../lib/kept-keys.ts';

export const maxShown = 4;
/** One more than shown, because the list leaves out the current page. */
const maxKept = maxShown + 1;

/** The ids of properties viewed in this browser, latest first. */
export const viewed = createBrowserStore(keptKeys.viewed, parseViewed);

const idPattern = /^[0-9a-f]{24}$/;

export function parseViewed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && idPattern.test(id));
  return [...new Set(ids)].slice(0, maxKept);
}

/** Moves a property to the head of the list. */
export function rememberViewed(id: string, store: BrowserStore<readonly string[]> = viewed): void {
  const ids = store.read();
  if (ids[0] === id) return;
  store.write([id, ...ids.filter((other) => other !== id)].slice(0, maxKept));
}
