import { unitColumns } from 'domain/property/unit-columns.ts';
import type { UnitColumn } from 'domain/property/unit-columns.ts';
import { indianNumber } from 'domain/text/number.ts';
import { countWritten } from '../../access/token-writes.ts';
import type { Context } from '../../base/context.ts';
import { byteOrderMark, csvLine } from '../../base/text/csv.ts';
import { databaseTime } from '../../database/time.ts';
import { withUnits } from '../../kit/import/heading-units.ts';
import {
  headingOf,
  readHeadings,
  readRows,
  rememberHeadings,
  wrongTable,
} from '../../kit/import/headings.ts';
import type { FileLimits } from '../../kit/import/headings.ts';
import { shownErrors } from '../../kit/import/import.type.ts';
import type { CellError, HeadingInput, ReadHeading } from '../../kit/import/import.type.ts';
import { itemById } from '../../kit/items.ts';
import { propertyNoun } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { improbableUnit } from './improbable-unit.ts';
import { numberKeyOf, readUnit } from './read-unit.ts';
import type { Failure } from './read-unit.ts';
import { cellReaders, cellsOf, columnsOf } from './unit-cells.ts';
import type { UnitImport } from './unit-file.type.ts';
import { isUnitColumn, unitMap } from './unit-headings.ts';
import { SavedUnitInput, UnitStatus } from './unit.type.ts';
import type { StoredUnit } from './unit.type.ts';
import { mostSaved, mostUnits, presentUnits, removeUnits, saveUnits } from './units.service.ts';

/** The most characters of a file; 5,000 units have about 600,000. */
const mostCharacters = 800_000;

const sentences = {
  large: `The file is too large. It may have ${indianNumber(mostUnits)} units.`,
  empty: 'The file has no units below its headings.',
  same: (line: number) => `Line ${line} is about the same unit.`,
  unknown: 'The project has no unit with this id.',
};

/** The units of a property as a CSV file that an import takes without a change. Throws NOT_FOUND for an unknown property. */
export async function unitFile(context: Context, propertyId: string): Promise<string> {
  const property = await itemById(context, propertyNoun, propertyId);
  const units = await presentUnits(context, property._id);
  const lines = units.map((unit) => {
    const cells = cellsOf(unit, property);
    return csvLine(unitColumns.map((column) => cells[column]));
  });
  return byteOrderMark + csvLine(unitColumns) + lines.join('');
}

const limits: FileLimits = {
  characters: mostCharacters,
  rows: mostUnits,
  large: sentences.large,
  empty: sentences.empty,
};

export interface ImportOptions {
  headings: readonly HeadingInput[];
  /** Units that the file lacks are removed. */
  isComplete: boolean;
  /** Nothing is saved. */
  dryRun: boolean;
}

/**
 * Adds and changes the units of a property from a CSV file; a unit is known by `listing_id`, or by tower and number. Columns
 * that the file lacks stay as they are, and so do units, unless the file is complete. With a wrong cell nothing is saved.
 * What the headings meant is remembered. Throws BAD_USER_INPUT for a file that is too large or has no units.
 */
export async function importUnits(
  context: Context,
  propertyId: string,
  text: string,
  { headings, isComplete, dryRun }: ImportOptions,
): Promise<UnitImport> {
  const table = readRows(text, unitMap, limits);
  const property = await itemById(context, propertyNoun, propertyId);
  const read = await readHeadings(context, unitMap, table.heads, headings);
  const errors = wrongTable(unitMap, read, table);
  const stored = await presentUnits(context, property._id);
  const plan = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  const questions: CellError[] = [];
  const toSave: { unit: SavedUnitInput; line: number }[] = [];
  const found = new Set<string>();
  if (errors.length === 0) {
    const now = await databaseTime(context.db);
    const known = knownUnits(stored);
    const seen = new Map<string, number>();
    for (const row of withUnits(table.rows, read)) {
      const result = readLine(property, row, { read, known, now });
      if (result.unit) {
        const key = `${result.unit.tower} ${numberKeyOf(result.unit.number)}`;
        const before = seen.get(key);
        if (before) result.errors.push({ column: 'unit_no', message: sentences.same(before) });
        seen.set(key, row.line);
      }
      errors.push(
        ...result.errors.map(({ column, message }) => ({
          ...{ line: row.line, message },
          heading: headingOf(read, column),
        })),
      );
      if (!result.unit || result.errors.length > 0) continue;
      if (result.stored) found.add(result.stored._id.toHexString());
      if (result.isSame) plan.unchanged += 1;
      else {
        plan[result.stored ? 'changed' : 'added'] += 1;
        toSave.push({ unit: result.unit, line: row.line });
        if (result.strange)
          questions.push({
            ...{ line: row.line, message: result.strange.message },
            heading: headingOf(read, columnsOf[result.strange.field] ?? 'unit_no'),
          });
      }
    }
  }
  const gone = isComplete ? stored.map(({ _id }) => _id.toHexString()).filter((id) => !found.has(id)) : [];
  plan.removed = gone.length;
  const saves = !dryRun && errors.length === 0;
  if (saves) {
    await countWritten(context, toSave.length + gone.length);
    await rememberHeadings(context, unitMap, headings);
    for (let from = 0; from < gone.length; from += mostSaved)
      await removeUnits(context, propertyId, gone.slice(from, from + mostSaved));
    for (let from = 0; from < toSave.length; from += mostSaved) {
      const part = toSave.slice(from, from + mostSaved);
      const units = part.map(({ unit }) => unit);
      const { failures } = await saveUnits(context, propertyId, units);
      // Another account has changed these since they were read.
      for (const { index, field, message } of failures)
        errors.push({ line: part[index]?.line ?? 0, heading: columnsOf[field] ?? field, message });
    }
  }
  const asked = shownErrors(questions).errors;
  return { headings: read, ...shownErrors(errors), ...plan, questions: asked, saved: saves };
}

interface Known {
  byId: ReadonlyMap<string, StoredUnit>;
  byNumber: ReadonlyMap<string, StoredUnit>;
}

function knownUnits(stored: readonly StoredUnit[]): Known {
  return {
    byId: new Map(stored.map((unit) => [unit._id.toHexString(), unit])),
    byNumber: new Map(stored.map((unit) => [`${unit.tower} ${unit.numberKey}`, unit])),
  };
}

interface LineErrors {
  errors: { column: UnitColumn; message: string }[];
}
type ReadLine = LineErrors & {
  unit?: SavedUnitInput;
  stored?: StoredUnit;
  isSame?: boolean;
  /** A figure that can hardly be right. */
  strange?: Failure | null;
};

function readLine(
  property: Property,
  { cells }: { cells: readonly string[] },
  { read, known, now }: { read: readonly ReadHeading[]; known: Known; now: Date },
): ReadLine {
  const errors: LineErrors['errors'] = [];
  const values: Partial<SavedUnitInput> = {};
  let id = '';
  for (const [place, { column }] of read.entries()) {
    if (!isUnitColumn(column)) continue;
    const text = cells[place] ?? '';
    const part = cellReaders[column](text, property);
    if (column === 'listing_id') id = text.toLowerCase();
    if (typeof part === 'string') errors.push({ column, message: part });
    else Object.assign(values, part);
  }
  if (errors.length > 0) return { errors };
  // The id of another system says nothing here.
  const isOurs = /^[0-9a-f]{24}$/.test(id);
  const stored = isOurs
    ? known.byId.get(id)
    : known.byNumber.get(`${values.tower} ${numberKeyOf(values.number ?? '')}`);
  if (isOurs && !stored) return { errors: [{ column: 'listing_id', message: sentences.unknown }] };
  // A unit that is held no more has no end of a hold, even if the file does not say so.
  if (values.status && values.status !== UnitStatus.HOLD && !('holdUntil' in values)) values.holdUntil = null;
  const former = stored && termsOf(stored);
  const unit = Object.assign(new SavedUnitInput(), former, values);
  const result = readUnit(property, unit, now);
  if ('message' in result)
    return { errors: [{ column: columnsOf[result.field] ?? 'unit_no', message: result.message }] };
  const isSame = stored && sameText(result.values) === sameText({ ...stored, ...termsOf(stored) });
  return { errors, unit, stored, isSame, strange: improbableUnit(property, result.values) };
}

/** What a file can say of a stored unit, with what a save must name. */
function termsOf({ _id, itemId: _item, numberKey: _key, sample: _sample, ...terms }: StoredUnit) {
  return { ...terms, id: _id.toHexString() };
}

function sameText(unit: Partial<StoredUnit>): string {
  const { number, tower, configuration, floor, facing, locationCharges, carpet, superArea } = unit;
  const { price, rate = null, status, holdUntil, holder, source, asOn } = unit;
  return JSON.stringify([
    ...[number, tower, configuration, floor, facing, locationCharges, carpet, superArea],
    // A file has no seconds.
    ...[price, rate, status, holdUntil?.toISOString().slice(0, 16), holder, source, asOn],
  ]);
}
