import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type Direction = 'ASCENDING' | 'DESCENDING';

export const pageSizes = [5, 10, 20, 50];

/** Which part of a list is shown; it lives in the address, so that it can be linked to and survives a reload. */
export interface ListState {
  page: number;
  perPage: number;
  search: string;
  sortBy: string;
  direction: Direction;
  /** Goes to another part; a list’s own filters may be among the values. All but `page` begin again on page 1. */
  change: (values: Record<string, string | number>) => void;
}

interface ListDefaults {
  perPage: number;
  /** What the list can be sorted by. */
  sortFields: readonly string[];
}

const newestFirst = 'createdAt';

/** Reads the list’s part from the address; what makes no sense there is read as the default. */
export function useListState({ perPage, sortFields }: ListDefaults): ListState {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback<ListState['change']>(
    (values) => {
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          if (!('page' in values)) next.delete('page');
          for (const [name, value] of Object.entries(values)) {
            if (value === '' || (name === 'page' && value === 1)) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: 'search' in values, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  const asked = parameters.toString();
  return useMemo(() => {
    const given = new URLSearchParams(asked);
    const size = Number(given.get('perPage'));
    const sortBy = given.get('sortBy') ?? newestFirst;
    return {
      page: wholeNumber(given.get('page')),
      perPage: pageSizes.includes(size) ? size : perPage,
      search: (given.get('search') ?? '').slice(0, 200),
      sortBy: sortFields.includes(sortBy) ? sortBy : newestFirst,
      direction: given.get('direction') === 'ASCENDING' ? 'ASCENDING' : 'DESCENDING',
      change,
    };
  }, [asked, perPage, sortFields, change]);
}

/** The same as the server’s `ListInput`. */
export function listInput({ page, perPage, search, sortBy, direction }: ListState) {
  return { page, perPage, search, sortBy, direction };
}

function wholeNumber(text: string | null): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000 ? value : 1;
}
