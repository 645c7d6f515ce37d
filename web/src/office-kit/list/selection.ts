import { useState } from 'react';
import type { ListState } from './list-state.ts';

/** The selected rows: some, or all on all pages of the list. */
export interface Selection {
  count: number;
  /** The selection as the server’s `ItemSelection`. */
  input: { ids: string[] } | { matching: { search: string; createdUntil: string } };
}

/**
 * The selected rows of a list. A new search or filter clears the selection; another page or order keeps it,
 * except when only rows of one page can be selected.
 */
export function useSelection(list: ListState, totalCount: number, ofPage: boolean) {
  const match = JSON.stringify([list.search, list.filters, ofPage && [list.page, list.perPage]]);
  const [chosenOf, setChosenOf] = useState(match);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [allUntil, setAllUntil] = useState<string | null>(null);
  if (chosenOf !== match) {
    setChosenOf(match);
    setIds([]);
    setAllUntil(null);
  }
  const all = allUntil !== null;
  const selection: Selection = all
    ? { count: totalCount, input: { matching: { search: list.search, createdUntil: allUntil } } }
    : { count: ids.length, input: { ids: [...ids] } };
  return {
    selection,
    all,
    has: (id: string) => all || ids.includes(id),
    /** Selects or deselects rows; this ends a selection of “all”. */
    choose: (rows: readonly string[], wanted: boolean) => {
      setAllUntil(null);
      setIds([...ids.filter((id) => !rows.includes(id)), ...(wanted ? rows : [])]);
    },
    /** Leaves out items that arrive later, which the user has not seen. */
    chooseAll: () => setAllUntil(new Date().toISOString()),
    clear: () => {
      setIds([]);
      setAllUntil(null);
    },
  };
}
