import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAdminSession } from '../../../office/admin-session.ts';
import { saveText } from '../../../office/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { readError } from '../../../lib/errors.ts';
import { unitColumns } from '../unit-columns.ts';
import { ImportUnitsDocument, UnitFileDocument } from './property-units.generated.ts';
import type { ImportUnitsMutation } from './property-units.generated.ts';
import { unitFileContent as texts } from './unit-file.content.ts';

type Plan = ImportUnitsMutation['importUnits'];
interface Choices {
  columns: Readonly<Record<string, string | null>>;
  isComplete: boolean;
}

interface UnitFilePanelProps {
  /** The property. */
  id: string;
  /** Whether units were typed that are not saved. */
  isTyped: boolean;
  /** Called after an import has changed units. */
  onImported: () => void;
}

/** Reads units from a CSV file, after it was shown what would happen, and writes them into one. */
export function UnitFilePanel({ id, isTyped, onImported }: UnitFilePanelProps) {
  const client = useApolloClient();
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

  async function send(file: string, { columns, isComplete }: Choices, dryRun: boolean) {
    const headings = Object.entries(columns).map(([heading, column]) => ({ heading, column }));
    const variables = { id, text: file, headings, isComplete, dryRun };
    const { data } = await client.mutate({ mutation: ImportUnitsDocument, variables });
    if (!data) throw new Error(texts.failed);
    setPlan(data.importUnits);
    if (data.importUnits.saved) onImported();
  }

  function look(file: string, next: Choices) {
    setText(file);
    setChoices(next);
    return run(texts.checking, () => send(file, next, true));
  }

  async function choose(file: File | undefined) {
    setPlan(null);
    if (file) await look(await file.text(), { columns: {}, isComplete: false });
  }

  async function save() {
    await run(texts.importing, async () => {
      const { data } = await client.query({
        query: UnitFileDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data) saveText(data.unitFile, 'units.csv');
    });
  }

  const changes = plan ? plan.added + plan.changed + plan.removed : 0;
  const isReady = text !== null && plan && !plan.saved && plan.errorCount === 0 && changes > 0;
  return (
    <details className="mb-4 rounded-card border border-line bg-card px-4 text-dense">
      <summary className="min-h-11 content-center font-semibold">{texts.title}</summary>
      <div className="grid gap-4 pb-4">
        <p className="max-w-[70ch] text-ink-muted">{texts.line}</p>
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            name="file"
            type="file"
            accept=".csv,text/csv"
            label={texts.choose}
            disabled={isTyped || busy !== ''}
            hint={isTyped ? texts.unsaved : undefined}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <Button look="outline" disabled={busy !== ''} onClick={() => void save()}>
            {texts.export}
          </Button>
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
                    {unitColumns.map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </SelectField>
                ))}
              </div>
            </details>
            <CheckRow
              type="checkbox"
              checked={choices.isComplete}
              onChange={({ target }) => void look(text, { ...choices, isComplete: target.checked })}
              label={texts.complete}
            />
          </>
        )}
        {plan && plan.errorCount > 0 && <Wrong plan={plan} />}
        <p role="status">{busy || (plan?.errorCount === 0 ? texts.plan(plan, plan.saved) : '')}</p>
        {failure && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
        {isReady && (
          <Button
            className="justify-self-start"
            disabled={busy !== '' || isTyped}
            onClick={() => void run(texts.importing, () => send(text, choices, false))}
          >
            {texts.import}
          </Button>
        )}
      </div>
    </details>
  );
}

function Wrong({ plan: { errors, errorCount } }: { plan: Plan }) {
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
