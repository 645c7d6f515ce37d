import { useState } from 'react';
import { createBrowserStore, useBrowserStore } from '../../lib/browser/browser-store.ts';
import { none } from '../list/list-state.ts';
import type { ListState } from '../list/list-state.ts';

const remembered = createBrowserStore<Readonly<Record<string, readonly string[]>>>('hidden-columns', parse);

/**
 * The hidden columns of a table: from the address, or else as this browser remembers them, or else its extra ones. A
 * choice is stored in both.
 */
export function useHiddenColumns(
  table: string,
  { hiddenColumns, page, change }: ListState,
  columns: readonly { id: string; extra?: boolean }[],
) {
  const choices = useBrowserStore(remembered) ?? {};
  const extra = columns.flatMap((column) => (column.extra ? [column.id] : []));
  const given = hiddenColumns ?? choices[table] ?? extra;
  // The address follows a little later than the tick; a second tick in between adds to the first.
  const [ticked, setTicked] = useState<{ over: string; hidden: readonly string[] }>();
  if (ticked?.hidden.join() === given.join()) setTicked(undefined);
  const hidden = ticked?.over === given.join() ? ticked.hidden : given;

  function show(column: string, visible: boolean) {
    const next = hidden.filter((id) => id !== column && id !== none);
    if (!visible) next.push(column);
    setTicked({ over: given.join(), hidden: next });
    remembered.write({ ...remembered.read(), [table]: next });
    change({ hide: next.join(',') || none, page });
  }

  return { hidden, show };
}

function parse(stored: unknown): Record<string, readonly string[]> {
  if (typeof stored !== 'object' || stored === null) return {};
  const lists = Object.entries(stored).map(([table, columns]) => [
    table,
    Array.isArray(columns) ? columns.filter((id) => typeof id === 'string') : [],
  ]);
  return Object.fromEntries(lists) as Record<string, readonly string[]>;
}
