import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { createBrowserStore, useBrowserStore } from '../../lib/browser/browser-store.ts';
import { readChoice } from 'domain/text/choices.ts';

export type Direction = 'ASCENDING' | 'DESCENDING';

export const pageSizes = [5, 10, 20, 50];

/** The number of rows that this browser last chose for each list, by the list’s path. */
const chosenSizes = createBrowserStore<Readonly<Record<string, number>>>('page-sizes', parseSizes);

/** The state of a list, kept in the address so that it can be linked and survives a reload. */
export interface ListState {
  page: number;
  perPage: number;
  search: string;
  sortBy: string;
  direction: Direction;
  /** The order that the list has unless another is chosen. */
  usual: ListOrder;
  /** The active filters of the list, by name. */
  filters: Readonly<Record<string, string>>;
  /** The hidden columns from the address; undefined if the address has none. */
  hiddenColumns: readonly string[] | undefined;
  /** Changes the state; the list’s own filters may be among the values. Any change except `page` returns to page 1. */
  change: (values: Record<string, string | number>) => void;
}

/** An order of a list. */
export interface ListOrder {
  sortBy: string;
  direction: Direction;
  /** Its name in the menu, for an order that no column has. */
  label?: string;
}

interface ListDefaults {
  /** The rows of a page until a person chooses another number. */
  perPage?: number;
  /** The fields that the list can be sorted by. */
  sortFields: readonly string[];
  /** The list’s filters: the values of each, or `any` if they are not known in advance. */
  filters?: Readonly<Record<string, readonly string[] | 'any'>>;
  /** The usual order while a filter is active, by its name; otherwise it is newest first. */
  orders?: Readonly<Record<string, ListOrder>>;
}

const newestFirst: ListOrder = { sortBy: 'createdAt', direction: 'DESCENDING' };
const noFilters = {};
const noOrders: Readonly<Record<string, ListOrder>> = {};
/** The address of an empty list of columns. */
export const none = 'none';

/**
 * Reads the state of a list from the address, with defaults for invalid values. The browser remembers the
 * number of rows per page.
 */
export function useListState(defaults: ListDefaults): ListState {
  const { perPage = 20, sortFields, filters = noFilters, orders = noOrders } = defaults;
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const usualSize = useBrowserStore(chosenSizes)?.[pathname] ?? perPage;
  // Two changes can come before the page renders the first.
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
    const active = readFilters(given, filters);
    const usual = Object.entries(orders).find(([name]) => active[name])?.[1] ?? newestFirst;
    const sortBy = given.get('sortBy');
    const direction: Direction = given.get('direction') === 'ASCENDING' ? 'ASCENDING' : 'DESCENDING';
    const known = sortBy && [newestFirst.sortBy, ...sortFields].includes(sortBy);
    const chosen: ListOrder = known ? { sortBy, direction } : usual;
    return {
      page: wholeNumber(given.get('page')),
      perPage: pageSizes.includes(size) ? size : usualSize,
      search: (given.get('search') ?? '').slice(0, 200),
      sortBy: chosen.sortBy,
      direction: chosen.direction,
      usual,
      filters: active,
      hiddenColumns: given.get('hide')?.split(','),
      change,
    };
  }, [asked, usualSize, sortFields, filters, orders, change]);
}

/** The state as the server’s `ListInput`. */
export function listInput({ page, perPage, sortBy, direction, search }: ListState) {
  return { page, perPage, sortBy, direction, search };
}

/** The values that clear the search and the filters. */
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
