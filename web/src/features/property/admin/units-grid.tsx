import { useApolloClient } from '@apollo/client/react';
import { useImperativeHandle, useState } from 'react';
import type { RefObject } from 'react';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { isBlank, sheetOf } from '../../../office-kit/grid/sheet.ts';
import { SheetGrid } from '../../../office-kit/grid/sheet-grid.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { unitsContent as texts } from './property-units.content.ts';
import {
  RemoveUnitsDocument,
  SaveUnitsDocument,
  ShowUnitNumbersDocument,
} from './property-units.generated.ts';
import type { PropertyUnitsQuery } from './property-units.generated.ts';
import { readUnit, unitCells, unitColumns } from './form/inventory/unit-fields.ts';

const mostUnits = 5_000;
/** The units of one request. */
const batch = 250;

interface UnitsProps {
  /** The property. */
  id: string;
  data: PropertyUnitsQuery;
  /** Called when units are typed, and when they are saved. */
  onTyped: (isTyped: boolean) => void;
  /** Saves what was typed, for a form around the grid; answers the sentence of what could not be saved. */
  saver?: RefObject<UnitsSaver | null>;
}

export type UnitsSaver = () => Promise<string | null>;

/** The units of a property as a grid. */
export function Units({ id, data, onTyped, saver }: UnitsProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [columns] = useState(() => unitColumns(data.property.towers, data.property.configurations));
  const [stored, setStored] = useState(() => new Map(data.units.map((unit) => [unit.id, unitCells(unit)])));
  const [sheet, setSheet] = useState(() => sheetOf([...stored.values()]));
  const [errors, setErrors] = useState<ReadonlyMap<number, Record<string, string>>>(new Map());
  const [questions, setQuestions] = useState<ReadonlyMap<number, Record<string, string>>>(new Map());
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  useImperativeHandle(saver, () => save);

  async function save(): Promise<string | null> {
    const wrong = new Map<number, Record<string, string>>();
    const strange = new Map<number, Record<string, string>>();
    const changed = sheet.rows.flatMap((row) => {
      const former = stored.get(row.cells.id ?? '');
      const isSame = former && columns.every(({ name }) => (row.cells[name] ?? '') === former[name]);
      if (isSame || isBlank(row, columns)) return [];
      const read = readUnit(row.cells, columns);
      if (Object.keys(read.wrong).length > 0) {
        wrong.set(row.id, read.wrong);
        return [];
      }
      return [{ row, unit: read.unit }];
    });
    const present = new Set(sheet.rows.filter((row) => !isBlank(row, columns)).map(({ cells }) => cells.id));
    const removed = [...stored.keys()].filter((key) => !present.has(key));
    const known = new Map(stored);
    const fresh = new Map<number, Record<string, string>>();
    let lost: string | null = null;
    setBusy(true);
    try {
      for (let from = 0; from < removed.length; from += batch) {
        const ids = removed.slice(from, from + batch);
        await withSession(() => client.mutate({ mutation: RemoveUnitsDocument, variables: { id, ids } }));
        for (const key of ids) known.delete(key);
      }
      for (let from = 0; from < changed.length; from += batch) {
        const part = changed.slice(from, from + batch);
        const units = part.map(({ unit }) => unit);
        const answer = await withSession(() =>
          client.mutate({ mutation: SaveUnitsDocument, variables: { id, units } }),
        );
        const { saved = [], failures = [], questions: asked = [] } = answer.data?.saveUnits ?? {};
        for (const { index, field, message } of asked) {
          const row = part[index]?.row;
          if (row) strange.set(row.id, { [field]: message });
        }
        const refused = new Map(failures.map(({ index, field, message }) => [index, { [field]: message }]));
        const rest = [...saved];
        for (const [index, { row }] of part.entries()) {
          const why = refused.get(index);
          const unit = why ? undefined : rest.shift();
          if (why) wrong.set(row.id, why);
          if (!unit) continue;
          fresh.set(row.id, unitCells(unit));
          known.set(unit.id, unitCells(unit));
        }
      }
      setSaid(texts.done(fresh.size, removed.length, wrong.size, strange.size));
      onTyped(wrong.size > 0);
    } catch {
      setSaid(texts.failed);
      lost = texts.failed;
    }
    setStored(known);
    setErrors(wrong);
    setQuestions(strange);
    // What was saved cannot be taken back by undo, which would bring back former revisions.
    setSheet({
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row, cells: fresh.get(row.id) ?? row.cells })),
      ...{ past: [], future: [], typing: null },
    });
    setBusy(false);
    return lost ?? (wrong.size > 0 ? texts.wrong(wrong.size) : null);
  }

  if (data.property.towers.length === 0) return <p className="py-4 text-dense">{texts.noTowers}</p>;
  return (
    <div inert={busy}>
      <p className="mb-2 text-dense text-ink-muted">{texts.line}</p>
      <NumbersChoice id={id} initial={data.property.showsUnitNumbers} />
      <SheetGrid
        label={texts.title}
        columns={columns}
        sheet={sheet}
        onChange={(next) => {
          setSheet(next);
          onTyped(true);
        }}
        errorOf={(row, column) => {
          const id = sheet.rows[row]?.id ?? -1;
          return errors.get(id)?.[column] ?? questions.get(id)?.[column];
        }}
        addLabel={texts.add}
        mostRows={mostUnits}
      />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button disabled={busy} onClick={() => void save()}>
          {busy ? texts.saving : texts.save}
        </Button>
        <p role="status" className="text-dense">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Whether visitors see the numbers of the units; a tick is saved at once. */
function NumbersChoice({ id, initial }: { id: string; initial: boolean }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [shown, setShown] = useState(initial);
  const [failed, setFailed] = useState(false);

  async function choose(next: boolean) {
    setShown(next);
    setFailed(false);
    try {
      await withSession(() =>
        client.mutate({ mutation: ShowUnitNumbersDocument, variables: { id, shown: next } }),
      );
    } catch {
      setShown(!next);
      setFailed(true);
    }
  }

  return (
    <div className="mb-4">
      <CheckRow
        type="checkbox"
        checked={shown}
        onChange={({ target }) => void choose(target.checked)}
        label={texts.numbers}
      />
      {failed && (
        <p role="alert" className="text-xs text-danger">
          {texts.numbersFailed}
        </p>
      )}
    </div>
  );
}
