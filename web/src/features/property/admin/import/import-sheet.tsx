import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLatestAnswer } from '../../../../office-kit/form/latest-answer.ts';
import { isBlank } from '../../../../office-kit/grid/sheet.ts';
import type { SheetRow } from '../../../../office-kit/grid/sheet.ts';
import { SheetGrid } from '../../../../office-kit/grid/sheet-grid.tsx';
import { refreshLists } from '../../../../office-kit/list/item-deletion.ts';
import { saveText } from '../../../../office-kit/save-file.ts';
import { csvOf } from '../../../../office-kit/sheet-file/read-sheet-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { columnsOf, headLineOf, linesOf, placeOfColumn, rowsOfLines, wrongCells } from './import-rows.ts';
import type { ImportPlan } from './import-rows.ts';
import { listingImportContent as texts } from './listing-import.content.ts';
import { ImportListingsDocument } from './listing-import.generated.ts';
import { ColumnMeaning, ColumnNotes, meaningOf } from './column-meaning.tsx';
import type { ColumnChoices } from './column-meaning.tsx';
import { ImportResult } from './import-result.tsx';

interface ImportSheetProps {
  /** The lines of the file, its headings among the first ten. */
  lines: readonly (readonly string[])[];
  /** The names of the sheets of the file. */
  names: readonly string[];
  chosen: number;
  onChoose: (place: number) => void;
  onAnother: () => void;
  markUnsaved: (unsaved: boolean) => void;
}

const mostRows = 500;
/** How long a person pauses before the rows are checked again. */
const pauseMs = 700;

/** The rows of a file in a grid: what its columns mean, the wrong cells, and the button that saves the others. */
export function ImportSheet({ lines, names, chosen, onChoose, onAnother, markUnsaved }: ImportSheetProps) {
  const client = useApolloClient();
  const { busy, failure, setFailure, ask, askSoon } = useLatestAnswer(texts.failed);
  const [heads, setHeads] = useState<readonly string[]>([]);
  const [sheet, setSheet] = useState(() => rowsOfLines([]));
  const [choices, setChoices] = useState<ColumnChoices>({});
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [result, setResult] = useState<ImportPlan | null>(null);

  function send(text: string, chosenColumns: ColumnChoices, dryRun: boolean): Promise<ImportPlan | null> {
    const headings = Object.entries(chosenColumns).map(([heading, column]) => ({ heading, column }));
    return ask(dryRun ? texts.checking : texts.importing, async () => {
      const variables = { text, headings, dryRun };
      const { data } = await client.mutate({ mutation: ImportListingsDocument, variables });
      return data?.importListings ?? null;
    });
  }

  async function begin() {
    if (lines.length - 1 > mostRows) {
      setFailure(texts.tooMany(lines.length - 1, mostRows));
      return;
    }
    const first = await send(csvOf(lines), {}, true);
    if (!first) return;
    const head = headLineOf(lines, first);
    const below = lines.slice(head + 1);
    setHeads(lines[head] ?? []);
    setSheet(rowsOfLines(below));
    // The lines above the headings are gone.
    setPlan({ ...first, errors: first.errors.map((one) => ({ ...one, line: one.line - head })) });
  }

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  });

  async function check(rows: readonly SheetRow[], chosenColumns: ColumnChoices) {
    const next = await send(csvOf(linesOf(heads, rows)), chosenColumns, true);
    if (next) setPlan(next);
  }

  const columns = columnsOf(heads, lines);
  const filled = sheet.rows.filter((row) => !isBlank(row, columns));
  const wrong = wrongCells(heads, sheet.rows, plan?.errors ?? []);
  const general = plan?.errors.filter(({ line }) => line <= 1) ?? [];
  const left = filled.filter(({ id }) => wrong.has(id));
  const ready = filled.filter(({ id }) => !wrong.has(id));

  async function save() {
    const saved = await send(csvOf(linesOf(heads, ready)), choices, false);
    if (!saved) return;
    if (!saved.saved) {
      setSheet((before) => ({ ...before, rows: [...ready, ...left] }));
      setPlan(saved);
      return;
    }
    setResult(saved);
    setPlan({ ...saved, errors: [] });
    setSheet((before) => ({ ...before, rows: left, past: [], future: [], typing: null }));
    markUnsaved(left.length > 0);
    if (left.length > 0) void check(left, choices);
    void refreshLists(client);
  }

  return (
    <div>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        {names.length > 1 && (
          <SelectField
            name="sheet"
            label={texts.sheet}
            value={String(chosen)}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {names.map((name, place) => (
              <option key={name} value={place}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button look="outline" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      {result && <ImportResult result={result} remain={left.length} onUndone={() => markUnsaved(false)} />}
      <p role="status" className="mb-2 min-h-6 font-semibold">
        {busy ||
          (plan && filled.length > 0 && general.length === 0 ? texts.ready(ready.length, left.length) : '')}
      </p>
      {plan && filled.length > 0 && (
        <>
          <ColumnNotes plan={plan} choices={choices} needsName={general.length > 0} />
          <div inert={busy === texts.importing}>
            <SheetGrid
              label={texts.rowsLabel}
              columns={columns}
              sheet={sheet}
              onChange={(next) => {
                setSheet(next);
                markUnsaved(true);
                askSoon(() => check(next.rows, choices), pauseMs);
              }}
              errorOf={(row, column) => wrong.get(sheet.rows[row]?.id ?? -1)?.[column]}
              addLabel={texts.add}
              mostRows={mostRows}
              below={(column) => {
                const heading = heads[placeOfColumn(column)] ?? '';
                return (
                  <ColumnMeaning
                    heading={column.label}
                    column={meaningOf(plan, choices, heading)}
                    onChoose={(next) => {
                      const all = { ...choices, [heading]: next };
                      setChoices(all);
                      void check(sheet.rows, all);
                    }}
                  />
                );
              }}
            />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-4">
            {ready.length > 0 && general.length === 0 && (
              <Button disabled={busy !== ''} onClick={() => void save()}>
                {texts.import(ready.length, left.length)}
              </Button>
            )}
            {left.length > 0 && (
              <Button
                look="outline"
                onClick={() => saveText(`\uFEFF${csvOf(linesOf(heads, left))}`, texts.leftOutName)}
              >
                {texts.saveWrong}
              </Button>
            )}
          </div>
        </>
      )}
      {failure && (
        <p role="alert" className="mt-2 text-dense font-semibold text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
