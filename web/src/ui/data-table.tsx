import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { ListState } from '../lib/list-state.ts';
import { Button } from './button.tsx';
import { DataRow, SkeletonRows } from './data-row.tsx';
import { Pagination } from './pagination.tsx';
import { SearchBox } from './search-box.tsx';
import { SortHead, SortSelect } from './sort-controls.tsx';

export interface Column<Row> {
  /** The column’s head; empty for pictures and buttons. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** The field that the server sorts by. */
  sortBy?: string;
  /** Numbers and money stand at the right edge. */
  numeric?: boolean;
  /** On phones, where a row is a card: its heading has no label before it. */
  heading?: boolean;
  /** On phones two short facts share a line. */
  short?: boolean;
  /** The column’s width as a class; a column without one gets what is left. */
  width?: string;
  className?: string;
}

export interface RowDetail<Row> {
  /** The button’s name, such as “Message of Asha Rao”. */
  label: (row: Row) => string;
  /** Null when the row has nothing more to show. */
  content: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  list: ListState;
  /** Undefined while nothing has been loaded yet. */
  rows: readonly Row[] | undefined;
  totalCount: number | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  searchLabel: string;
  emptyText: string;
  /** Rows that are being deleted. */
  busyIds?: readonly string[];
  detail?: RowDetail<Row>;
  filters?: ReactNode;
  filtered?: boolean;
}

/**
 * A list that the server searches, sorts and pages; which part is shown stands in the address. Where there is little
 * room its rows are cards. It has four faces: loading, empty, failed with a retry, full.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, list, rows, totalCount, loading, failed, searchLabel, filters } = props;
  useLastPageWhenBeyond(list, totalCount);
  const empty = rows?.length === 0 && totalCount === 0 && !loading;
  return (
    <div className="@container">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchBox label={searchLabel} value={list.search} onSearch={(search) => list.change({ search })} />
        {filters}
        <SortSelect columns={columns} list={list} />
      </div>
      {failed && !rows && <Failed onRetry={props.onRetry} />}
      {failed && rows && <StaleNotice onRetry={props.onRetry} />}
      {empty && <Empty {...props} />}
      {!empty && !(failed && !rows) && (
        <table
          aria-busy={loading}
          className="block w-full border-separate border-spacing-0 rounded-card border border-line bg-card text-dense @4xl:table @4xl:table-fixed"
        >
          <caption className="sr-only">{label}</caption>
          <thead className="hidden @4xl:table-header-group">
            <tr>
              {columns.map((column) => (
                <SortHead key={column.title} column={column} list={list} />
              ))}
              {props.detail && <SortHead column={{ title: '', width: '@4xl:w-16' }} list={list} />}
            </tr>
          </thead>
          <tbody className={`block @4xl:table-row-group ${loading && rows ? 'opacity-60' : ''}`}>
            {rows ? (
              rows.map((row) => (
                <DataRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  detail={props.detail}
                  busy={props.busyIds?.includes(row.id) ?? false}
                />
              ))
            ) : (
              <SkeletonRows rows={list.perPage} columns={columns.length + (props.detail ? 1 : 0)} />
            )}
          </tbody>
        </table>
      )}
      {totalCount !== undefined && totalCount > 0 && <Pagination list={list} totalCount={totalCount} />}
    </div>
  );
}

/** When the last row of the last page is gone, the page before it is shown. */
function useLastPageWhenBeyond({ page, perPage, change }: ListState, totalCount: number | undefined) {
  const lastPage = totalCount === undefined ? page : Math.max(1, Math.ceil(totalCount / perPage));
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  }, [page, lastPage, change]);
}

function Empty<Row>({ list, emptyText, filtered }: DataTableProps<Row>) {
  const searched = list.search !== '' || filtered;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <p className="text-dense text-ink-muted">
        {list.search
          ? `Nothing was found for “${list.search}”.`
          : filtered
            ? 'Nothing fits this filter.'
            : emptyText}
      </p>
      {searched && (
        <Button look="quiet" onClick={() => list.change({ search: '', status: '' })}>
          Show all
        </Button>
      )}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line bg-danger-soft px-6 py-14 text-center text-dense text-danger"
    >
      <p>The list could not be loaded. Please check your connection.</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-field bg-danger-soft py-1 pr-1 pl-4 text-dense text-danger"
    >
      The list could not be refreshed; this is how it was.
      <Button look="danger" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
