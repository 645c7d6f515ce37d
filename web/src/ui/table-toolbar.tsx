import { Download } from 'lucide-react';
import { useState } from 'react';
import { useAdminSession } from '../lib/admin-session.ts';
import { listMatch } from '../lib/list-state.ts';
import type { ListState } from '../lib/list-state.ts';
import { saveFile } from '../lib/save-file.ts';
import type { Selection } from '../lib/selection.ts';
import { showToast } from '../lib/toasts.ts';
import { CheckRow } from './check-row.tsx';
import { dataTableContent as texts } from './data-table.content.ts';
import { Dropdown } from './dropdown.tsx';

export interface TableFilter {
  /** Its name in the address and for the server. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; count?: number }[];
  /** How many there are without it; it is shown as chips when this is said. */
  total?: number;
}

/** A filter of a table: chips with numbers where they are known, otherwise a choice. */
export function FilterControl({ filter, list }: { filter: TableFilter; list: ListState }) {
  const { name, label, options, total } = filter;
  const value = list.filters[name] ?? '';
  if (total !== undefined) {
    return (
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {[{ value: '', label: texts.any, count: total }, ...options].map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => list.change({ [name]: option.value })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-dense font-medium whitespace-nowrap hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
          >
            {option.label}
            {option.count !== undefined && (
              <span className="tabular-nums opacity-80">{option.count.toLocaleString('en-IN')}</span>
            )}
          </button>
        ))}
      </div>
    );
  }
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => list.change({ [name]: target.value })}
      className="min-h-11 max-w-full rounded-field border border-line bg-card px-3 text-base text-ink hover:border-field-line md:min-h-10 md:text-dense"
    >
      <option value="">{`${label}: ${texts.any.toLowerCase()}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface ColumnChoiceProps {
  columns: readonly { id: string; title: string; always?: boolean; heading?: boolean }[];
  hidden: readonly string[];
  onShow: (column: string, visible: boolean) => void;
}

/** Which columns are shown; the one that names the row, and its buttons, always are. */
export function ColumnChoice({ columns, hidden, onShow }: ColumnChoiceProps) {
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

/** What a table exports, and under which name. */
export interface Export {
  /** The last part of `/api/export/{noun}.csv`. */
  noun: string;
}

interface ExportButtonProps {
  of: Export;
  list: ListState;
  /** Only these rows; all that match otherwise. */
  selection?: Selection;
}

/** Saves what the list holds on all its pages, or what was chosen of it, as a file for a spreadsheet. */
export function ExportButton({ of, list, selection }: ExportButtonProps) {
  const { withSession } = useAdminSession();
  const [exporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    const wanted = selection?.input ?? { matching: listMatch(list) };
    try {
      await withSession(() => saveFile(`/api/export/${of.noun}.csv`, `${of.noun}-${today()}.csv`, wanted));
    } catch {
      showToast({ tone: 'danger', text: texts.exportFailed });
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
