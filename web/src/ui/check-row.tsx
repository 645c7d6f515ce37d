import { indianNumber } from 'domain/text/number.ts';
import type { ComponentProps, ReactNode } from 'react';

interface CheckRowProps extends ComponentProps<'input'> {
  /** Without one it would be a field for text, which is always sent. */
  type: 'checkbox' | 'radio';
  label: ReactNode;
  /** Explains the label. */
  note?: string;
  /** The number of results. */
  count?: number;
}

/** A checkbox in a column of choices, with the number of its results. */
export function CheckRow({ label, note, count, ...input }: CheckRowProps) {
  return (
    <label className="-mx-2 flex min-h-11 items-center gap-3 rounded-field px-2 text-sm hover:bg-pine-soft has-checked:font-semibold lg:pointer-fine:min-h-8">
      <input {...input} className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1">
        {label}
        {note && <span className="ml-2 text-xs font-normal text-ink-muted">{note}</span>}
      </span>
      {count !== undefined && (
        <span className="text-xs font-normal text-ink-muted tabular-nums">{indianNumber(count)}</span>
      )}
    </label>
  );
}
