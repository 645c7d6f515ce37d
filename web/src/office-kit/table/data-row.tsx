import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column, RowDetail } from './table-column.ts';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  busy: boolean;
  detail?: RowDetail<Row>;
  /** The checkbox that selects the row; on a card it is in the corner. */
  selectBox: ReactNode;
}

const cellClass =
  'px-4 py-1 align-middle @4xl:table-cell @4xl:h-10 @4xl:border-t @4xl:border-line @4xl:px-3 @4xl:group-first/row:border-t-0 @4xl:py-2 @4xl:first:pl-5 @4xl:last:pr-5';

/** A row of a table, or a card of a list on a phone, with details to unfold below it. */
export function DataRow<Row>({ row, columns, busy, detail, selectBox }: DataRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const detailId = useId();
  const content = detail?.content(row);
  return (
    <>
      <tr
        aria-busy={busy || undefined}
        className={`group/row relative grid grid-flow-row-dense grid-cols-2 border-t border-line pt-3 pb-2 first:border-t-0 hover:bg-pine-soft/40 @4xl:table-row @4xl:border-0 ${busy ? 'opacity-60' : ''}`}
      >
        {selectBox && (
          <td className="absolute top-1.5 right-1.5 z-1 @4xl:static @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:pl-2 @4xl:align-middle @4xl:group-first/row:border-t-0">
            {selectBox}
          </td>
        )}
        {columns.map((column, index) => (
          <td
            key={column.id}
            data-numeric={column.numeric ? true : undefined}
            className={`group/cell ${cellClass} data-numeric:tabular-nums @4xl:data-numeric:text-right ${cardSpan(column, detail !== undefined)} ${selectBox && index === 0 ? '@max-4xl:pr-14' : ''} ${column.className ?? ''}`}
          >
            {column.heading || column.unlabelled || !column.title ? (
              column.cell(row)
            ) : (
              <div className="flex justify-between gap-4 @4xl:block">
                <span className="shrink-0 text-ink-muted @4xl:hidden">{column.title}</span>
                <div className="min-w-0 text-right [overflow-wrap:anywhere] @4xl:text-left @4xl:group-data-numeric/cell:text-right">
                  {column.cell(row)}
                </div>
              </div>
            )}
          </td>
        ))}
        {detail?.preview && content && (
          <td className="order-1 col-span-2 px-4 py-1 @4xl:hidden">
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{content}</span>
          </td>
        )}
        {detail && (
          <td className={`${cellClass} text-right ${detail.preview ? '@max-4xl:hidden' : ''}`}>
            {content && (
              <button
                type="button"
                aria-expanded={open}
                aria-controls={detailId}
                onClick={() => setOpen(!open)}
                className="relative z-1 -mr-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-pine hover:bg-pine-soft @4xl:min-h-9 @4xl:min-w-9 @4xl:justify-center"
              >
                <span className="@4xl:hidden">{open ? 'Less' : 'More'}</span>
                <span className="sr-only"> {detail.label(row)}</span>
                <ChevronDown
                  aria-hidden="true"
                  className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
                />
              </button>
            )}
          </td>
        )}
      </tr>
      {content && open && (
        <tr id={detailId} className="block @4xl:table-row">
          <td
            colSpan={columns.length + 2}
            className="block bg-pine-soft/40 px-4 py-3 whitespace-pre-line @4xl:table-cell @4xl:px-5"
          >
            <div className="max-w-[75ch] [overflow-wrap:anywhere]">{content}</div>
          </td>
        </tr>
      )}
    </>
  );
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Whether only some of its rows are selected. */
  some?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with a touch target around it. */
export function SelectBox({ label, checked, some = false, onChange }: SelectBoxProps) {
  return (
    <label className="flex size-11 cursor-pointer items-center justify-center rounded-field hover:bg-pine-soft @4xl:size-9">
      <input
        ref={(box) => {
          if (box) box.indeterminate = some && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5"
      />
    </label>
  );
}

/**
 * Places a fact on a card: short facts in pairs if a phone is wide enough, or always without labels; longer ones
 * in pairs if there is more room; buttons share a line with “More”.
 */
function cardSpan({ title, heading, unlabelled, short }: Column<never>, hasDetail: boolean): string {
  if (heading || (unlabelled && !short)) return 'col-span-2';
  if (unlabelled) return '';
  if (title) return short ? '@max-xs:col-span-2' : '@max-lg:col-span-2';
  return hasDetail ? '' : 'col-span-2';
}

/** Placeholders while the rows load, with the same number and height. */
export function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_row, index) => (
    <tr
      key={index}
      className="group/row block border-t border-line py-3 first:border-t-0 @lg:grid @lg:grid-cols-2 @4xl:table-row"
    >
      {Array.from({ length: columns }, (_cell, column) => (
        <td key={column} className={cellClass}>
          <span className="block h-4 max-w-36 animate-pulse rounded-full bg-line @4xl:my-3" />
        </td>
      ))}
    </tr>
  ));
}
