import { useState } from 'react';
import type { ReactNode } from 'react';
import { readError } from '../../lib/errors.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { sheetFileText } from '../sheet-file/read-sheet-file.ts';
import { SheetRefusal } from '../sheet-file/read-xlsx.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { csvPanelContent as texts } from './csv-panel.content.ts';

/** What an import does, or would do. */
export interface CsvPlan {
  headings: readonly { heading: string; column?: string | null }[];
  errors: readonly { line: number; heading: string; message: string }[];
  errorCount: number;
  added: number;
  changed: number;
  unchanged: number;
  removed?: number;
  saved: boolean;
}

export interface CsvFile {
  text: string;
  headings: { heading: string; column: string | null }[];
  /** Whether what the file lacks is removed. */
  isComplete: boolean;
  dryRun: boolean;
}

interface Choices {
  columns: Readonly<Record<string, string | null>>;
  isComplete: boolean;
}

interface CsvPanelProps<Plan extends CsvPlan> {
  title: string;
  line: string;
  columns: readonly string[];
  /** Why no file can be read now. */
  barred?: string | undefined;
  /** The label of the tick that the file is complete; without it there is none. */
  completeLabel?: string;
  /** The button that writes a file. */
  save?: { label: string; run: () => Promise<void> };
  send: (file: CsvFile) => Promise<Plan | undefined>;
  /** Called after an import has changed something. */
  onImported: () => void;
  /** What else a plan says. */
  children?: (plan: Plan) => ReactNode;
}

/** Reads a CSV file after it was shown what would happen, and writes one. */
export function CsvPanel<Plan extends CsvPlan>(props: CsvPanelProps<Plan>) {
  const { title, line, columns, barred, completeLabel, save } = props;
  const { withSession } = useAdminSession();
  const [text, setText] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>({ columns: {}, isComplete: false });
  const [plan, setPlan] = useState<Plan | null>(null);
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');

  async function run(label: string, work: () => Promise<void>) {
    setBusy(label);
    setFailure('');
    try {
      await withSession(work);
    } catch (error) {
      const { fields, message } = readError(error, texts.failed);
      setFailure(fields.text ?? message);
    }
    setBusy('');
  }

  async function send(file: string, { columns: chosen, isComplete }: Choices, dryRun: boolean) {
    const headings = Object.entries(chosen).map(([heading, column]) => ({ heading, column }));
    const next = await props.send({ text: file, headings, isComplete, dryRun });
    if (!next) throw new Error(texts.failed);
    setPlan(next);
    if (next.saved) props.onImported();
  }

  function look(file: string, next: Choices) {
    setText(file);
    setChoices(next);
    return run(texts.checking, () => send(file, next, true));
  }

  async function choose(file: File | undefined) {
    setPlan(null);
    if (!file) return;
    try {
      await look(await sheetFileText(file), { columns: {}, isComplete: false });
    } catch (error) {
      setFailure(error instanceof SheetRefusal ? error.message : texts.failed);
    }
  }

  const changes = plan ? plan.added + plan.changed + (plan.removed ?? 0) : 0;
  const isReady = text !== null && plan && !plan.saved && plan.errorCount === 0 && changes > 0;
  return (
    <details className="mb-4 rounded-card border border-line bg-card px-4 text-dense">
      <summary className="min-h-11 content-center font-semibold">{title}</summary>
      <div className="grid gap-4 pb-4">
        <p className="max-w-[70ch] text-ink-muted">{line}</p>
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            name="file"
            type="file"
            accept=".xlsx,.xls,.csv,text/csv"
            label={texts.choose}
            disabled={barred !== undefined || busy !== ''}
            hint={barred}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          {save && (
            <Button look="outline" disabled={busy !== ''} onClick={() => void run(texts.importing, save.run)}>
              {save.label}
            </Button>
          )}
        </div>
        {plan && !plan.saved && text !== null && (
          <>
            <details>
              <summary className="min-h-11 content-center">{texts.headings}</summary>
              <div className="grid gap-3 sm:grid-cols-3">
                {plan.headings.map(({ heading, column }, place) => (
                  <SelectField
                    key={`${place} ${heading}`}
                    name={`heading ${place}`}
                    label={heading || '–'}
                    value={column ?? ''}
                    onChange={({ target }) =>
                      void look(text, {
                        ...choices,
                        columns: { ...choices.columns, [heading]: target.value || null },
                      })
                    }
                  >
                    <option value="">{texts.leftOut}</option>
                    {columns.map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                  </SelectField>
                ))}
              </div>
            </details>
            {completeLabel && (
              <CheckRow
                type="checkbox"
                checked={choices.isComplete}
                onChange={({ target }) => void look(text, { ...choices, isComplete: target.checked })}
                label={completeLabel}
              />
            )}
          </>
        )}
        {plan && plan.errorCount > 0 && <Wrong plan={plan} />}
        {plan && props.children?.(plan)}
        <p role="status">{busy || (plan?.errorCount === 0 ? texts.plan(plan, plan.saved) : '')}</p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        {isReady && (
          <Button
            className="justify-self-start"
            disabled={busy !== '' || barred !== undefined}
            onClick={() => void run(texts.importing, () => send(text, choices, false))}
          >
            {texts.import}
          </Button>
        )}
      </div>
    </details>
  );
}

function Wrong({ plan: { errors, errorCount } }: { plan: CsvPlan }) {
  return (
    <div>
      <p className="font-semibold text-danger">{texts.wrong(errorCount)}</p>
      <ul className="mt-2 max-h-72 list-disc overflow-y-auto pl-5">
        {errors.map(({ line, heading, message }) => (
          <li key={`${line} ${heading} ${message}`}>{texts.error(line, heading, message)}</li>
        ))}
        {errorCount > errors.length && <li>{texts.more(errorCount - errors.length)}</li>}
      </ul>
    </div>
  );
}
