import { X } from 'lucide-react';
import { gridContent as texts } from './grid.content.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

interface SheetGridRowProps {
  row: SheetRow;
  /** Its place, from 0. */
  number: number;
  columns: readonly SheetColumn[];
  errorOf?: (row: number, column: string) => string | undefined;
  onType: (name: string, text: string) => void;
  onRemove: () => void;
}

const control =
  'h-10 max-md:h-11 w-full border-0 bg-transparent px-2 text-sm text-ink outline-none focus:bg-pine-soft focus:ring-2 focus:ring-pine focus:ring-inset aria-invalid:bg-danger-soft';

/** A row of a grid; each cell is a field of its own. */
export function SheetGridRow({ row, number, columns, errorOf, onType, onRemove }: SheetGridRowProps) {
  const name = row.cells[columns[0]?.name ?? '']?.trim() || texts.row(number + 1);
  return (
    <tr>
      <td className="sticky left-0 z-1 h-10 w-9 min-w-9 border-r border-b border-line bg-paper text-center text-xs text-ink-muted tabular-nums">
        {number + 1}
      </td>
      {columns.map((column, place) => {
        const error = errorOf?.(number, column.name);
        return (
          <td
            key={column.name}
            title={error}
            className={`border-r border-b border-line bg-card p-0 ${place === 0 ? 'sticky left-9 z-1' : ''}`}
          >
            <Cell
              column={column}
              value={row.cells[column.name] ?? ''}
              label={texts.cell(column.label, name)}
              at={`${number} ${place}`}
              invalid={error !== undefined}
              onType={(text) => onType(column.name, text)}
            />
          </td>
        );
      })}
      <td className="border-b border-line p-0">
        <button
          type="button"
          aria-label={texts.removeRow(name)}
          onClick={onRemove}
          className="grid h-10 w-10 place-items-center text-ink-muted hover:text-danger max-md:h-11 max-md:w-11"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </td>
    </tr>
  );
}

interface CellProps {
  column: SheetColumn;
  value: string;
  label: string;
  at: string;
  invalid: boolean;
  onType: (text: string) => void;
}

function Cell({ column: { kind, options = [] }, value, label, at, invalid, onType }: CellProps) {
  const common = { 'aria-label': label, 'data-cell': at, 'aria-invalid': invalid || undefined };
  if (kind === 'tick')
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === 'yes'}
        onChange={({ target }) => onType(target.checked ? 'yes' : '')}
        className="mx-auto block size-5 accent-pine"
      />
    );
  if (kind === 'choice') {
    const isKnown = value === '' || options.some((option) => option.value === value);
    return (
      <select {...common} value={value} onChange={({ target }) => onType(target.value)} className={control}>
        <option value="">{texts.choose}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      type="text"
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      className={`${control} ${kind === 'number' ? 'text-right tabular-nums' : ''}`}
    />
  );
}
