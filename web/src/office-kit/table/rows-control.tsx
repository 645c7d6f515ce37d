import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { ItemControlProps } from '../picture-item/picture-item-form.tsx';
import { readRows } from './rows.ts';
import type { Row } from './rows.ts';

export interface RowColumn {
  name: string;
  label: string;
  maxLength: number;
  type?: 'date' | 'url';
  /** Takes the whole width. */
  wide?: boolean;
}

interface RowsControlProps extends ItemControlProps {
  columns: readonly RowColumn[];
  texts: { add: string; remove: (number: number) => string; row: (number: number) => string };
}

/** A list of rows with a few fields each. The form sends them as one text, which `readRows` reads. */
export function RowsControl({ name, label, hint, error, defaultValue, columns, texts }: RowsControlProps) {
  const [rows, setRows] = useState(() => readRows(defaultValue));
  const [keys, setKeys] = useState(() => rows.map((_row, index) => index));
  const field = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const errorId = useId();

  function change(next: readonly Row[], nextKeys = keys) {
    setRows([...next]);
    setKeys(nextKeys);
    // No key was pressed in a field of the form, which therefore does not know of the change.
    setTimeout(() => field.current?.dispatchEvent(new Event('input', { bubbles: true })));
  }

  return (
    <fieldset aria-labelledby={labelId} aria-describedby={error ? errorId : undefined} className="grid gap-3">
      <legend id={labelId} className="contents text-sm font-semibold">
        {label}
      </legend>
      {hint && <p className="text-xs text-ink-muted">{hint}</p>}
      <input ref={field} type="hidden" name={name} value={rows.length > 0 ? JSON.stringify(rows) : ''} />
      {error && (
        <p id={errorId} role="alert" className="text-xs font-medium text-danger">
          {error}
        </p>
      )}
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <li key={keys[index]} className="rounded-field border border-line p-3 md:p-4">
            <div className="mb-2 flex items-center justify-between gap-3">
              <span className="text-xs font-semibold text-ink-muted">{texts.row(index + 1)}</span>
              <Button
                look="quiet"
                aria-label={texts.remove(index + 1)}
                onClick={() =>
                  change(
                    rows.filter((_row, other) => other !== index),
                    keys.filter((_key, other) => other !== index),
                  )
                }
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </div>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              {columns.map((column) => (
                <div key={column.name} className={column.wide ? 'sm:col-span-2' : ''}>
                  <TextField
                    label={column.label}
                    type={column.type}
                    maxLength={column.maxLength}
                    autoComplete="off"
                    value={row[column.name] ?? ''}
                    onChange={({ target }) =>
                      setRows(
                        rows.map((one, other) =>
                          other === index ? { ...one, [column.name]: target.value } : one,
                        ),
                      )
                    }
                  />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button look="outline" onClick={() => change([...rows, {}], [...keys, Math.max(-1, ...keys) + 1])}>
          <Plus aria-hidden="true" className="size-4" />
          {texts.add}
        </Button>
      </div>
    </fieldset>
  );
}
