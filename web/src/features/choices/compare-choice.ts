import { keptKeys } from '../../lib/kept-keys.ts';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';

/** The most properties that fit side by side. */
export const maxCompared = 4;

export interface Compared {
  id: string;
  title: string;
}

/** The properties to compare, in the order of selection. */
export const compareChoice = createBrowserStore(keptKeys.compare, parseCompared);

const idPattern = /^[0-9a-f]{24}$/i;

export function parseCompared(stored: unknown): readonly Compared[] {
  if (!Array.isArray(stored)) return [];
  const chosen = stored.filter(isCompared).map(({ id, title }) => ({ id, title }));
  return chosen
    .filter(({ id }, index) => chosen.findIndex((other) => other.id === id) === index)
    .slice(0, maxCompared);
}

function isCompared(value: unknown): value is Compared {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title } = value as Record<string, unknown>;
  return typeof id === 'string' && idPattern.test(id) && typeof title === 'string';
}

/** Adds a property; false if there are four already. */
export function addToCompared(
  property: Compared,
  store: BrowserStore<readonly Compared[]> = compareChoice,
): boolean {
  const chosen = store.read();
  if (chosen.some(({ id }) => id === property.id)) return true;
  if (chosen.length >= maxCompared) return false;
  store.write([...chosen, property]);
  return true;
}

export function removeFromCompared(
  id: string,
  store: BrowserStore<readonly Compared[]> = compareChoice,
): void {
  store.write(store.read().filter((other) => other.id !== id));
}

/** The valid ids in the address of a comparison, without repetitions, at most four. */
export function readComparedIds(ids: string | null): string[] {
  const known = (ids ?? '').split(',').filter((id) => idPattern.test(id));
  return [...new Set(known.map((id) => id.toLowerCase()))].slice(0, maxCompared);
}

/** The address of a comparison. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
