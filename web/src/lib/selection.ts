import { useState } from 'react';
import { listMatch } from './list-state.ts';
import type { ListState } from './list-state.ts';

/** Which rows were chosen: some, or all that the list holds on all its pages. */
export interface Selection {
  count: number;
  /** The same as the server’s `ItemSelection`. */
  input: { ids: string[] } | { matching: ReturnType<typeof listMatch> & { createdUntil: string } };
}

/**
 * The chosen rows of a list; another search or filter begins anew, another page or order does not, unless only the
 * rows of one page can be meant.
 */
export function useSelection(list: ListState, totalCount: number, ofPage: boolean) {
  const match = JSON.stringify([listMatch(list), ofPage && [list.page, list.perPage]]);
  const [chosenOf, setChosenOf] = useState(match);
  const [ids, setIds] = useState<Readonly<Record<string, true>>>({});
  const [allUntil, setAllUntil] = useState<string | null>(null);
  if (chosenOf !== match) {
    setChosenOf(match);
    setIds({});
    setAllUntil(null);
  }
  const all = allUntil !== null;
  const selection: Selection = all
    ? { count: totalCount, input: { matching: { ...listMatch(list), createdUntil: allUntil } } }
    : { count: Object.keys(ids).length, input: { ids: Object.keys(ids) } };
  return {
    selection,
    ids,
    all,
    setIds: (next: Readonly<Record<string, true>>) => {
      setAllUntil(null);
      setIds(next);
    },
    /** What comes in later was never looked at, and is not meant. */
    chooseAll: () => setAllUntil(new Date().toISOString()),
    clear: () => {
      setIds({});
      setAllUntil(null);
    },
  };
}
