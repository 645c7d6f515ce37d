import { createBrowserStore } from '../../../../lib/browser/browser-store.ts';
import { keptKeys } from '../../../../lib/kept-keys.ts';

/** A search of this browser: how it reads, and its address. */
export interface RecentSearch {
  label: string;
  address: string;
}

const mostKept = 6;
const longestLabel = 200;

/** The last searches of this browser, the newest first. They leave it only when the visitor runs one again. */
export const recentSearches = createBrowserStore<readonly RecentSearch[]>(keptKeys.searches, parseRecent);

export function parseRecent(stored: unknown): readonly RecentSearch[] {
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, mostKept) : [];
}

function isRecent(one: unknown): one is RecentSearch {
  if (typeof one !== 'object' || one === null) return false;
  const { label, address } = one as Partial<RecentSearch>;
  if (typeof label !== 'string' || !label.trim() || label.length > longestLabel) return false;
  return typeof address === 'string' && /^\/(?!\/)/.test(address);
}

export function keepSearch(search: RecentSearch): void {
  if (isRecent(search)) recentSearches.write([search, ...without(search)].slice(0, mostKept));
}

export function forgetSearch(search: RecentSearch): void {
  recentSearches.write(without(search));
}

export function forgetSearches(): void {
  recentSearches.write([]);
}

function without({ label }: RecentSearch): RecentSearch[] {
  return recentSearches.read().filter((other) => other.label.toLowerCase() !== label.toLowerCase());
}
