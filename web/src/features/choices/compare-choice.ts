import { keptKeys } from '../../lib/kept-keys.ts';
import { createBrowserStore } from '../../lib/browser/browser-store.ts';
import type { BrowserStore } from '../../lib/browser/browser-store.ts';

/** The most properties that fit side by side. */
export const maxCompared = 4;

/** A column of a comparison: a property, and the key of one of its configurations if one was chosen. */
export interface ComparedHome {
  id: string;
  home?: string | null;
}

export interface Compared extends ComparedHome {
  title: string;
}

/** The properties to compare, in the order of selection. */
export const compareChoice = createBrowserStore(keptKeys.compare, parseCompared);

const idPattern = /^[0-9a-f]{24}$/i;
/** In an address, a configuration follows its property. */
const columnPattern = /^([0-9a-f]{24})(?:~([a-z0-9-]{1,60}))?$/i;

export function parseCompared(stored: unknown): readonly Compared[] {
  if (!Array.isArray(stored)) return [];
  const chosen = stored
    .filter(isCompared)
    .map(({ id, title, home }) => ({ id, title, ...(typeof home === 'string' && { home }) }));
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

/** Keeps the configuration that was chosen for a property of the comparison. */
export function chooseHome(
  { id, home }: ComparedHome,
  store: BrowserStore<readonly Compared[]> = compareChoice,
): void {
  store.write(store.read().map((other) => (other.id === id ? { ...other, home } : other)));
}

export function removeFromCompared(
  id: string,
  store: BrowserStore<readonly Compared[]> = compareChoice,
): void {
  store.write(store.read().filter((other) => other.id !== id));
}

/** The columns in the address of a comparison, without repetitions, at most four. */
export function readCompared(ids: string | null): ComparedHome[] {
  const known = (ids ?? '').split(',').filter((column) => columnPattern.test(column));
  return [...new Set(known.map((column) => column.toLowerCase()))].slice(0, maxCompared).map((column) => {
    const [id = '', home] = column.split('~');
    return { id, ...(home && { home }) };
  });
}

/** The address of a comparison. */
export function comparePath(columns: readonly ComparedHome[]): string {
  const ids = columns.map(({ id, home }) => (home ? `${id}~${home}` : id)).join(',');
  return ids ? `/compare?ids=${ids}` : '/compare';
}
