import { Redo2, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { gridContent as texts } from './grid.content.ts';
import { SheetGridRow } from './sheet-grid-row.tsx';
import {
  addRow,
  fillDown,
  isBlank,
  isRange,
  pasteCells,
  readCopied,
  redo,
  removeRow,
  typeCell,
  undo,
} from './sheet.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface SheetGridProps {
  /** What the rows are, for people who cannot see the grid. */
  label: string;
  columns: readonly SheetColumn[];
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
  /** The sentence beside a wrong cell. */
  errorOf?: (row: number, column: string) => string | undefined;
  addLabel: string;
  mostRows: number;
  /** What stands below the name of a column. */
  below?: (column: SheetColumn) => ReactNode;
}

const rowHeight = 40;
const viewHeight = 560;
const shownErrors = 8;

/**
 * Rows that are typed like a spreadsheet: arrow keys and Enter move, cells copied from elsewhere are pasted, every change
 * can be undone. A long sheet renders the rows in view only.
 */
export function SheetGrid({
  label,
  columns,
  sheet,
  onChange,
  errorOf,
  addLabel,
  mostRows,
  below,
}: SheetGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ row: number; column: number } | null>(null);
  const { rows } = sheet;
  const { first, last, onScroll, show } = useVisibleRows(rows.length, rowHeight, viewHeight);
  useLayoutEffect(() => {
    const { current: place } = wanted;
    const cell =
      place && box.current?.querySelector<HTMLElement>(`[data-cell="${place.row} ${place.column}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
  });

  function go(row: number, column: number) {
    if (row < 0 || column < 0 || column >= columns.length) return;
    wanted.current = { row, column };
    if (box.current) show(box.current, row);
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
  }

  function placeOf(target: EventTarget) {
    const [row = NaN, column = NaN] = (target instanceof HTMLElement ? (target.dataset.cell ?? '') : '')
      .split(' ')
      .map(Number);
    return Number.isInteger(row) && Number.isInteger(column) ? { row, column } : null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const withControl = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (withControl && (key === 'z' || key === 'y')) {
      event.preventDefault();
      onChange(key === 'y' || event.shiftKey ? redo(sheet) : undo(sheet));
      return;
    }
    if (!place) return;
    const { row, column } = place;
    const columnOf = columns[column];
    if (withControl && key === 'd' && columnOf) {
      event.preventDefault();
      onChange(fillDown(sheet, row, columnOf));
      return;
    }
    if (withControl || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const next = event.shiftKey ? row - 1 : row + 1;
      const lastRow = rows[row];
      if (next === rows.length && rows.length < mostRows && lastRow && !isBlank(lastRow, columns)) {
        onChange(addRow(sheet));
        wanted.current = { row: next, column };
      } else go(Math.min(next, rows.length - 1), column);
    }
    const moves: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    };
    const [down, right] = moves[event.key] ?? [0, 0];
    if (event.shiftKey || (down === 0 && right === 0)) return;
    if (right !== 0 && !isAtEdge(event.target, right)) return;
    event.preventDefault();
    if (row + down < rows.length) go(row + down, column + right);
  }

  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!place || !isRange(text)) return;
    event.preventDefault();
    onChange(pasteCells(sheet, columns, place, { cells: readCopied(text), mostRows }));
  }

  const wrong = errorOf
    ? rows.flatMap((_, row) =>
        columns.flatMap(({ name, label: column }, place) => {
          const sentence = errorOf(row, name);
          return sentence ? [{ row, place, text: texts.errorAt(row + 1, column, sentence) }] : [];
        }),
      )
    : [];
  // On a phone, the first column leaves room for each of the others.
  const standingWidth = `min(${columns[0]?.width ?? 0}rem, 26vw)`;
  return (
    <div>
      <div
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={rows.length === 0 ? 0 : undefined}
        onScroll={onScroll}
        // Keeps the focused cell clear of the headings and of the first column, which stand.
        style={{
          maxHeight: viewHeight,
          scrollPaddingTop: '3.75rem',
          scrollPaddingLeft: `calc(2.25rem + ${standingWidth})`,
        }}
        onFocus={({ target }) =>
          target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        }
        className="overflow-auto overscroll-x-contain rounded-field border border-line bg-card"
      >
        <table
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="min-w-full border-separate border-spacing-0 text-sm"
        >
          <thead>
            <tr>
              <th className="sticky top-0 left-0 z-3 min-w-9 border-r border-b border-line bg-paper">
                <span className="sr-only">{texts.number}</span>
              </th>
              {columns.map((column, place) => (
                <th
                  key={column.name}
                  scope="col"
                  title={column.hint}
                  style={{ minWidth: place === 0 ? standingWidth : `min(${column.width}rem, 42vw)` }}
                  className={`sticky top-0 border-r border-b border-line bg-paper px-2 py-2 text-left text-xs font-semibold text-ink-muted md:whitespace-nowrap ${place === 0 ? 'left-9 z-3' : 'z-2'}`}
                >
                  {column.label}
                  {below?.(column)}
                </th>
              ))}
              <th className="sticky top-0 z-2 border-b border-line bg-paper">
                <span className="sr-only">{texts.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {first > 0 && <tr style={{ height: first * rowHeight }} aria-hidden="true" />}
            {rows.slice(first, last).map((row, index) => (
              <SheetGridRow
                key={row.id}
                row={row}
                number={first + index}
                columns={columns}
                errorOf={errorOf}
                onType={(name, text) => onChange(typeCell(sheet, first + index, name, text))}
                onRemove={() => onChange(removeRow(sheet, first + index))}
              />
            ))}
            {last < rows.length && (
              <tr style={{ height: (rows.length - last) * rowHeight }} aria-hidden="true" />
            )}
          </tbody>
        </table>
      </div>
      {wrong.length > 0 && (
        <ul className="mt-3 grid gap-1 text-xs font-medium text-danger">
          {wrong.slice(0, shownErrors).map(({ row, place, text }) => (
            <li key={text}>
              <button
                type="button"
                className="min-h-6 text-left underline underline-offset-2"
                onClick={() => go(row, place)}
              >
                {text}
              </button>
            </li>
          ))}
          {wrong.length > shownErrors && <li>{texts.moreErrors(wrong.length - shownErrors)}</li>}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          look="outline"
          disabled={rows.length >= mostRows}
          onClick={() => {
            onChange(addRow(sheet));
            wanted.current = { row: rows.length, column: 0 };
            if (box.current) show(box.current, rows.length);
          }}
        >
          {addLabel}
        </Button>
        <Button look="quiet" disabled={sheet.past.length === 0} onClick={() => onChange(undo(sheet))}>
          <Undo2 aria-hidden="true" className="size-4" />
          {texts.undo}
        </Button>
        <Button look="quiet" disabled={sheet.future.length === 0} onClick={() => onChange(redo(sheet))}>
          <Redo2 aria-hidden="true" className="size-4" />
          {texts.redo}
        </Button>
        <p className="text-xs text-ink-muted">{texts.rows(rows.length)}</p>
      </div>
      <p className="mt-2 text-xs text-ink-muted max-md:hidden">{texts.help}</p>
    </div>
  );
}

/** Whether the caret is where the arrow leaves the text, or the whole text is selected. */
function isAtEdge(target: EventTarget, right: number): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return true;
  const { selectionStart: start, selectionEnd: end, value } = target;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (right > 0 ? value.length : 0);
}
