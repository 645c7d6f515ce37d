import type { Location } from 'react-router-dom';

type Place = Pick<Location, 'state' | 'key'>;

/** The key of a page’s scroll position: its own, or that of the list which a link led back to. */
export function placeOf({ state, key }: Place): string {
  return readText(state, 'place') ?? key;
}

/** What a link from a list hands to the page that it opens, so that it can lead back to the same place. */
export function openedFrom(list: Place) {
  return { list: placeOf(list) };
}

/** What a page of the list at this path is handed, whatever list it was opened from. */
export function openedAmong({ state }: Pick<Location, 'state'>, path: string) {
  return { list: readText(state, 'list'), path };
}

/** What the link back hands to the list; without a list, the page begins at its top. */
export function backTo({ state }: Pick<Location, 'state'>) {
  const place = readText(state, 'list');
  return place ? { place } : undefined;
}

/** What a page hands on to another one of the same list. */
export function sameList({ state }: Pick<Location, 'state'>) {
  return { list: readText(state, 'list'), path: readText(state, 'path') };
}

/** The path of the list that a page was opened from, if it is one of these; otherwise the first of them. */
export function listPath({ state }: Pick<Location, 'state'>, paths: readonly [string, ...string[]]): string {
  const path = readText(state, 'path');
  return paths.find((known) => known === path) ?? paths[0];
}

function readText(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
