import { useState } from 'react';
import type { ListState } from './list-state.ts';

/** The chosen rows: some, or all on all pages of the list. */
export interface Selection {
  count: number;
  /** The same as the server’s `ItemSelection`. */
  input: { ids: string[] } | { matching: { search: string; createdUntil: string } };
}

/**
 * The chosen rows of a list; another search or filter begins anew, another page or order does not, unless only the
 * rows of one page can be meant.
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
    /** Chooses or unchooses rows; this ends a choice of “all”. */
    choose: (rows: readonly string[], wanted: boolean) => {
      setAllUntil(null);
      setIds([...ids.filter((id) => !rows.includes(id)), ...(wanted ? rows : [])]);
    },
    /** Excludes items that came in later, which the person has not seen. */
    chooseAll: () => setAllUntil(new Date().toISOString()),
    clear: () => {
      setIds([]);
      setAllUntil(null);
    },
  };
}
