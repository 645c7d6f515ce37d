import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { dataTableContent as texts } from './data-table.content.ts';
import { Dropdown } from '../field/dropdown.tsx';
import type { ListState } from '../list/list-state.ts';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { RefusedFile, saveFile } from '../save-file.ts';
import type { Selection } from '../list/selection.ts';
import { SortSelect } from './sort-controls.tsx';
import type { SortableColumn } from './sort-controls.tsx';
import type { TableFilter } from './table-filters.tsx';

interface TableToolbarProps extends ColumnChoiceProps {
  list: ListState;
  searchLabel: string;
  filters: readonly TableFilter[];
  empty: boolean;
  /** Undefined if the list has no export. */
  exportable: Export | undefined;
  /** Whether the order is fixed. */
  ordered: boolean;
  /** The checkbox for all rows of this page, for cards without column heads. */
  pageBox: ReactNode;
}

/** Search, filters and order of a table, its columns, and its export. */
export function TableToolbar({ list, searchLabel, filters, empty, exportable, ...rest }: TableToolbarProps) {
  const { ordered, pageBox, ...columnChoice } = rest;
  return (
    <ListToolbar list={list} searchLabel={searchLabel} filters={filters} empty={empty}>
      {!ordered && <SortSelect columns={columnChoice.columns} list={list} />}
      <div className="flex flex-wrap gap-2 @4xl:col-start-3 @4xl:row-start-1">
        <ColumnChoice {...columnChoice} />
        {exportable && <ExportButton of={exportable} list={list} />}
      </div>
      {pageBox && (
        <div className="flex items-center text-dense @4xl:hidden">
          {pageBox}
          <span aria-hidden="true">{texts.selectPage}</span>
        </div>
      )}
    </ListToolbar>
  );
}

interface ColumnChoiceProps {
  columns: readonly (SortableColumn & { id: string; always?: boolean; heading?: boolean })[];
  hidden: readonly string[];
  onShow: (column: string, visible: boolean) => void;
}

/** Chooses the columns to show; the name of the row and its buttons are always shown. */
function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
  const choosable = columns.filter(({ title, heading, always }) => title && !heading && !always);
  if (choosable.length < 2) return null;
  return (
    <Dropdown label={texts.columns}>
      {choosable.map(({ id, title }) => (
        <CheckRow
          key={id}
          type="checkbox"
          label={title}
          checked={!hidden.includes(id)}
          onChange={({ target }) => onShow(id, target.checked)}
          className="mx-1"
        />
      ))}
    </Dropdown>
  );
}

/** The export of a table. */
export interface Export {
  /** The last part of `/api/export/{noun}.csv`. */
  noun: string;
  /** The filter of the list as the server’s input. */
  filter?: object;
}

interface ExportButtonProps {
  of: Export;
  list: ListState;
  /** Only these rows; by default, all that match. */
  selection?: Selection;
}

/** Saves all pages of a list, or the selected rows, as a file for a spreadsheet. */
export function ExportButton({ of, list, selection }: ExportButtonProps) {
  const { withSession } = useAdminSession();
  const [exporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    const wanted = { ...(selection?.input ?? { matching: { search: list.search } }), filter: of.filter };
    try {
      await withSession(() => saveFile(`/api/export/${of.noun}.csv`, `${of.noun}-${today()}.csv`, wanted));
    } catch (error) {
      const said = error instanceof RefusedFile ? error.message : '';
      showToast({ tone: 'danger', text: said || texts.exportFailed });
    }
    setExporting(false);
  }

  return (
    <button
      type="button"
      disabled={exporting}
      onClick={() => void save()}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-field border border-line bg-card px-3.5 text-dense font-medium whitespace-nowrap hover:border-field-line disabled:opacity-60 md:min-h-10"
    >
      <Download aria-hidden="true" className="size-4" />
      {exporting ? texts.exporting : texts.export}
    </button>
  );
}

function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
