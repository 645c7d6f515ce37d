import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { createBrowserStore, useBrowserStore } from '../lib/browser-store.ts';
import { readChoice } from '../lib/choices.ts';

export type Direction = 'ASCENDING' | 'DESCENDING';

export const pageSizes = [5, 10, 20, 50];

/** How many rows this browser last chose for a list, by the list’s path. */
const chosenSizes = createBrowserStore<Readonly<Record<string, number>>>('page-sizes', parseSizes);

/** The shown part of a list, kept in the address so that it can be linked to and survives a reload. */
export interface ListState {
  page: number;
  perPage: number;
  search: string;
  sortBy: string;
  direction: Direction;
  /** The list’s own filters that are set, by name. */
  filters: Readonly<Record<string, string>>;
  /** The columns that are hidden, as the address says; undefined when it says nothing. */
  hiddenColumns: readonly string[] | undefined;
  /** Goes to another part; a list’s own filters may be among the values. All but `page` begin again on page 1. */
  change: (values: Record<string, string | number>) => void;
}

interface ListDefaults {
  perPage: number;
  /** The orders of the list. */
  sortFields: readonly string[];
  /** Its filters: the values of each, or `any` when they are not known beforehand. */
  filters?: Readonly<Record<string, readonly string[] | 'any'>>;
}

const newestFirst = 'createdAt';
const noFilters = {};
/** How an address says that a list of columns is empty. */
export const none = 'none';

/**
 * Reads the list’s part from the address; what makes no sense there is read as the default. How many rows a page has
 * is remembered for the next time as well.
 */
export function useListState({ perPage, sortFields, filters = noFilters }: ListDefaults): ListState {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const usualSize = useBrowserStore(chosenSizes)?.[pathname] ?? perPage;
  // Two changes can come before the page was rendered with the first.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback<ListState['change']>(
    (values) => {
      if (typeof values.perPage === 'number')
        chosenSizes.write({ ...chosenSizes.read(), [pathname]: values.perPage });
      const next = new URLSearchParams(latest.current);
      if (!('page' in values)) next.delete('page');
      for (const [name, value] of Object.entries(values)) {
        if (value === '' || (name === 'page' && value === 1)) next.delete(name);
        else next.set(name, String(value));
      }
      latest.current = next;
      setParameters(next, { replace: 'search' in values || 'hide' in values, preventScrollReset: true });
    },
    [setParameters, pathname],
  );
  const asked = parameters.toString();
  return useMemo(() => {
    const given = new URLSearchParams(asked);
    const size = Number(given.get('perPage'));
    const sortBy = given.get('sortBy') ?? newestFirst;
    return {
      page: wholeNumber(given.get('page')),
      perPage: pageSizes.includes(size) ? size : usualSize,
      search: (given.get('search') ?? '').slice(0, 200),
      sortBy: sortFields.includes(sortBy) ? sortBy : newestFirst,
      direction: given.get('direction') === 'ASCENDING' ? 'ASCENDING' : 'DESCENDING',
      filters: readFilters(given, filters),
      hiddenColumns: given.get('hide')?.split(','),
      change,
    };
  }, [asked, usualSize, sortFields, filters, change]);
}

/** The same as the server’s `ListInput`. */
export function listInput({ page, perPage, sortBy, direction, search }: ListState) {
  return { page, perPage, sortBy, direction, search };
}

/** The state without search and filters. */
export function withoutFilters({ filters }: ListState): Record<string, string> {
  return { search: '', ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) };
}

function readFilters(given: URLSearchParams, known: NonNullable<ListDefaults['filters']>) {
  const set = Object.entries(known).flatMap(([name, values]) => {
    const value = given.get(name);
    const known = values === 'any' ? value : readChoice(value, values);
    return known ? [[name, known] as const] : [];
  });
  return Object.fromEntries(set);
}

function parseSizes(stored: unknown): Record<string, number> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, size]) => pageSizes.includes(size as number)));
}

function wholeNumber(text: string | null): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 1_000_000 ? value : 1;
}
