import { useState } from 'react';
import type { ReactNode } from 'react';
import { isBlank, sheetOf, typeCell } from '../../../../../office-kit/grid/sheet.ts';
import type { Sheet, SheetColumn } from '../../../../../office-kit/grid/sheet.ts';
import { SheetGrid } from '../../../../../office-kit/grid/sheet-grid.tsx';
import { rowsOf, rowsText } from './inventory-fields.ts';

interface InventoryGridProps {
  /** The field of the form that holds the rows. */
  name: string;
  label: string;
  addLabel: string;
  columns: readonly SheetColumn[];
  mostRows: number;
  initial: string;
  errors: Record<string, string>;
  onChange: () => void;
  /** What stands below the grid, with its rows and a way to fill a cell. */
  below?: (rows: Sheet['rows'], type: (row: number, column: string, text: string) => void) => ReactNode;
}

/** The words of the server for cells that the grid shows as one. */
const cellsOf: Record<string, readonly string[]> = { price: ['price', 'priceFrom', 'priceTo'] };

/** A grid whose rows are a field of the form: without blank ones, as one text. */
export function InventoryGrid({
  name,
  columns,
  initial,
  errors,
  onChange,
  below,
  ...rest
}: InventoryGridProps) {
  const [sheet, setSheet] = useState(() => sheetOf(rowsOf(initial)));
  const [left, setLeft] = useState<{ errors: typeof errors; mended: readonly string[] }>({
    errors,
    mended: [],
  });
  const mended = left.errors === errors ? left.mended : [];
  const filled = sheet.rows.filter((row) => !isBlank(row, columns));

  function pathOf(row: number, column: string): string | undefined {
    const one = sheet.rows[row];
    const place = one ? filled.indexOf(one) : -1;
    return (cellsOf[column] ?? [column])
      .map((cell) => `${name}.${place}.${cell}`)
      .find((path) => path in errors || Object.keys(errors).some((wrong) => wrong.startsWith(`${path}.`)));
  }

  function change(next: Sheet) {
    if (next === sheet) return;
    // A cell that changed is no longer wrong; an added or removed row moves all others.
    const changed = sheet.rows.flatMap((row, place) =>
      columns.flatMap(({ name: column }) =>
        next.rows[place]?.cells[column] === row.cells[column] ? [] : (pathOf(place, column) ?? []),
      ),
    );
    setLeft({
      errors,
      mended: next.rows.length === sheet.rows.length ? [...mended, ...changed] : Object.keys(errors),
    });
    setSheet(next);
    onChange();
  }

  return (
    <>
      <input type="hidden" name={name} value={rowsText(filled.map(({ cells }) => cells))} />
      <SheetGrid
        {...rest}
        columns={columns}
        sheet={sheet}
        onChange={change}
        errorOf={(row, column) => {
          const path = pathOf(row, column);
          if (!path || mended.includes(path)) return undefined;
          return errors[path] ?? Object.entries(errors).find(([wrong]) => wrong.startsWith(`${path}.`))?.[1];
        }}
      />
      {below?.(sheet.rows, (row, column, text) => change(typeCell(sheet, row, column, text)))}
    </>
  );
}
