import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { BulkBar } from '../list/bulk-bar.tsx';
import type { BulkAction } from '../list/bulk-bar.tsx';
import { DataRow, SelectBox, SkeletonRows } from './data-row.tsx';
import { dataTableContent as texts } from './data-table.content.ts';
import { withoutFilters } from '../list/list-state.ts';
import type { ListState } from '../list/list-state.ts';
import { EmptyList } from '../list/empty-list.tsx';
import { Pagination } from '../list/pagination.tsx';
import { useHiddenColumns } from './remembered-columns.ts';
import { useSelection } from '../list/selection.ts';
import { SortHead } from './sort-controls.tsx';
import type { Column, RowDetail } from './table-column.ts';
import type { TableFilter } from './table-filters.tsx';
import { ExportButton, TableToolbar } from './table-toolbar.tsx';
import type { Export } from './table-toolbar.tsx';

interface DataTableProps<Row> {
  /** The name under which the browser remembers hidden columns. */
  name: string;
  label: string;
  columns: readonly Column<Row>[];
  list: ListState;
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined;
  totalCount: number | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  searchLabel: string;
  emptyText: string;
  /** The name of a row for its checkbox. */
  rowName: (row: Row) => string;
  /** The rows being deleted. */
  busyIds?: readonly string[];
  detail?: RowDetail<Row>;
  filters?: readonly TableFilter[];
  /** The actions on several rows. Without any and without an export, rows have no checkboxes. */
  bulkActions?: readonly BulkAction[];
  /** The actions that apply to rows of the current page only. */
  pageActions?: readonly BulkAction[];
  exportable?: Export;
  /** Whether the order is fixed. */
  ordered?: boolean;
}

const noActions: readonly BulkAction[] = [];

/**
 * A list that the server searches, filters, sorts and pages; its state is in the address. On narrow screens
 * its rows are cards. It has four states: loading, empty, failed with a retry, and full.
 */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, list, rows, totalCount = 0, loading, failed, filters = [], exportable } = props;
  const { bulkActions = noActions, pageActions = noActions } = props;
  useLastPageWhenBeyond(list, props.totalCount);
  const { hidden, show } = useHiddenColumns(props.name, list, columns);
  const chosen = useSelection(list, totalCount, props.pageActions !== undefined);
  const selectable = bulkActions.length > 0 || pageActions.length > 0 || exportable !== undefined;
  const visible = columns.filter((column) => isFixed(column) || !hidden.includes(column.id));
  const pageIds = rows?.map(({ id }) => id) ?? [];
  const chosenHere = pageIds.filter((id) => chosen.has(id));
  const empty = rows?.length === 0 && props.totalCount === 0 && !loading;
  const pageBox =
    selectable && rows?.length ? (
      <SelectBox
        label={texts.selectPage}
        checked={chosenHere.length === pageIds.length}
        some={chosenHere.length > 0}
        onChange={(checked) => chosen.choose(pageIds, checked)}
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
        empty={empty}
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
              rows.map((row) => (
                <DataRow
                  key={row.id}
                  row={row}
                  columns={visible}
                  detail={props.detail}
                  busy={props.busyIds?.includes(row.id) ?? false}
                  selectBox={
                    selectable && (
                      <SelectBox
                        label={`${texts.selectRow} ${props.rowName(row)}`}
                        checked={chosen.has(row.id)}
                        onChange={(checked) => chosen.choose([row.id], checked)}
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

/** Whether a column is always shown, even if the address hides it. */
function isFixed<Row>({ title, heading, always }: Column<Row>): boolean {
  return !title || heading === true || always === true;
}

/** Goes to the last page if the current page is beyond it, for example after its last row was deleted. */
function useLastPageWhenBeyond({ page, perPage, change }: ListState, totalCount: number | undefined) {
  const lastPage = totalCount === undefined ? page : Math.max(1, Math.ceil(totalCount / perPage));
  useEffect(() => {
    if (page > lastPage) change({ page: lastPage });
  }, [page, lastPage, change]);
}

function Empty({ list, emptyText }: { list: ListState; emptyText: string }) {
  const narrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  return (
    <EmptyList
      text={list.search ? texts.nothingFound(list.search) : narrowed ? texts.nothingFits : emptyText}
    >
      {narrowed && (
        <Button look="quiet" onClick={() => list.change(withoutFilters(list))}>
          {texts.showAll}
        </Button>
      )}
    </EmptyList>
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
