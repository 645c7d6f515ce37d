import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { withoutFilters } from '../lib/list-state.ts';
import type { ListState } from '../lib/list-state.ts';
import { useHiddenColumns } from '../lib/remembered-columns.ts';
import { useSelection } from '../lib/selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkAction } from './bulk-bar.tsx';
import { Button } from './button.tsx';
import { DataRow, SelectBox, SkeletonRows } from './data-row.tsx';
import { dataTableContent as texts } from './data-table.content.ts';
import { Pagination } from './pagination.tsx';
import { SortHead } from './sort-controls.tsx';
import type { TableFilter } from './table-filters.tsx';
import { ExportButton, TableToolbar } from './table-toolbar.tsx';
import type { Export } from './table-toolbar.tsx';

export interface Column<Row> {
  /** Its name in the address, where the hidden ones stand. */
  id: string;
  /** The column’s head; empty for pictures and buttons. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** The field that the server sorts by. */
  sortBy?: string;
  /** Numbers and money stand at the right edge. */
  numeric?: boolean;
  /** On phones, where a row is a card: its heading has no label before it. It cannot be hidden. */
  heading?: boolean;
  /** On phones a long text without a label before it. */
  unlabelled?: boolean;
  /** On phones two short facts share a line. */
  short?: boolean;
  /** It cannot be hidden. */
  always?: boolean;
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
  /** Under this name the browser remembers which columns are hidden. */
  name: string;
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
  /** What a person knows a row by, for its checkbox. */
  rowName: (row: Row) => string;
  /** Rows that are being deleted. */
  busyIds?: readonly string[];
  detail?: RowDetail<Row>;
  filters?: readonly TableFilter[];
  /** What can be done with several rows; without it, and without an export, rows cannot be chosen. */
  bulkActions?: readonly BulkAction[];
  /** What can be done with rows of the present page only. */
  pageActions?: readonly BulkAction[];
  exportable?: Export;
  /** It has one order, which cannot be changed. */
  ordered?: boolean;
}

const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });
const noRows: never[] = [];
const noActions: readonly BulkAction[] = [];

/**
 * A list that the server searches, filters, sorts and pages; which part is shown stands in the address. Where there is
 * little room its rows are cards. It has four faces: loading, empty, failed with a retry, full.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, list, rows, totalCount = 0, loading, failed, filters = [], exportable } = props;
  const { bulkActions = noActions, pageActions = noActions } = props;
  useLastPageWhenBeyond(list, props.totalCount);
  const { hidden, show } = useHiddenColumns(props.name, list);
  const chosen = useSelection(list, totalCount, props.pageActions !== undefined);
  const selectable = bulkActions.length > 0 || pageActions.length > 0 || exportable !== undefined;
  const definitions = useMemo(() => columns.map(({ id, title }) => ({ id, header: title })), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? noRows,
    getRowId: ({ id }) => id,
    state: {
      rowSelection: chosen.ids,
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, isFixed(columns, id)])),
    },
    onRowSelectionChange: (update) =>
      chosen.setIds(typeof update === 'function' ? update(chosen.ids) : update),
  });
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const empty = rows?.length === 0 && props.totalCount === 0 && !loading;
  const pageBox =
    selectable && rows?.length ? (
      <SelectBox
        label={texts.selectPage}
        checked={chosen.all || table.getIsAllPageRowsSelected()}
        some={table.getIsSomePageRowsSelected()}
        onChange={(checked) => table.toggleAllPageRowsSelected(checked)}
      />
    ) : null;
  return (
    <div className="@container">
      <TableToolbar
        columns={columns}
        hidden={hidden}
        onShow={show}
        list={list}
        searchLabel={props.searchLabel}
        filters={filters}
        exportable={totalCount > 0 ? exportable : undefined}
        ordered={props.ordered ?? false}
        pageBox={pageBox}
      />
      {failed && !rows && <Failed onRetry={props.onRetry} />}
      {failed && rows && <StaleNotice onRetry={props.onRetry} />}
      {empty && <Empty list={list} emptyText={props.emptyText} />}
      {!empty && !(failed && !rows) && (
        <table
          aria-busy={loading}
          className="block w-full border-separate border-spacing-0 rounded-card border border-line bg-card text-dense @4xl:table @4xl:table-fixed"
        >
          <caption className="sr-only">{label}</caption>
          <thead className="hidden @4xl:table-header-group">
            <tr>
              {selectable && (
                <th
                  scope="col"
                  className="sticky top-0 z-10 w-11 rounded-tl-card border-b border-line bg-card pl-2"
                >
                  {pageBox ?? <span className="sr-only">{texts.selectRow}</span>}
                </th>
              )}
              {visible.map((column) => (
                <SortHead key={column.id} column={column} list={list} />
              ))}
              {props.detail && <SortHead column={{ title: '', width: '@4xl:w-16' }} list={list} />}
            </tr>
          </thead>
          <tbody className={`block @4xl:table-row-group ${loading && rows ? 'opacity-60' : ''}`}>
            {rows ? (
              table
                .getRowModel()
                .rows.map((row) => (
                  <DataRow
                    key={row.id}
                    row={row.original}
                    columns={visible}
                    detail={props.detail}
                    busy={props.busyIds?.includes(row.id) ?? false}
                    selectBox={
                      selectable && (
                        <SelectBox
                          label={`${texts.selectRow} ${props.rowName(row.original)}`}
                          checked={chosen.all || row.getIsSelected()}
                          onChange={(checked) => row.toggleSelected(checked)}
                        />
                      )
                    }
                  />
                ))
            ) : (
              <SkeletonRows
                rows={list.perPage}
                columns={visible.length + (props.detail ? 1 : 0) + (selectable ? 1 : 0)}
              />
            )}
          </tbody>
        </table>
      )}
      {selectable && (
        <BulkBar
          selection={chosen.selection}
          all={chosen.all}
          totalCount={totalCount}
          actions={[...bulkActions, ...pageActions]}
          onAll={pageActions.length > 0 ? undefined : chosen.chooseAll}
          onClear={chosen.clear}
        >
          {exportable && <ExportButton of={exportable} list={list} selection={chosen.selection} />}
        </BulkBar>
      )}
      {totalCount > 0 && <Pagination list={list} totalCount={totalCount} />}
    </div>
  );
}

/** Whether a column is shown although somebody wrote its name into the address. */
function isFixed<Row>(columns: readonly Column<Row>[], id: string): boolean {
  const column = columns.find((one) => one.id === id);
  return !column?.title || column.heading === true || column.always === true;
}

/** When the last row of the last page is gone, the page before it is shown. */
function useLastPageWhenBeyond({ page, perPage, change }: ListState, totalCount: number | undefined) {
  const lastPage = totalCount === undefined ? page : Math.max(1, Math.ceil(totalCount / perPage));
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  }, [page, lastPage, change]);
}

function Empty({ list, emptyText }: { list: ListState; emptyText: string }) {
  const narrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <p className="text-dense text-ink-muted">
        {list.search ? texts.nothingFound(list.search) : narrowed ? texts.nothingFits : emptyText}
      </p>
      {narrowed && (
        <Button look="quiet" onClick={() => list.change(withoutFilters(list))}>
          {texts.showAll}
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
      <p>{texts.failed}</p>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
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
      {texts.stale}
      <Button look="danger" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  );
}
