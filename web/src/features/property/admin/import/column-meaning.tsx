import { columnWords, importColumns } from 'domain/property/listing-columns.ts';
import { privateColumnNames } from 'domain/property/private-fields.ts';
import type { ImportPlan } from './import-rows.ts';
import { listingImportContent as texts } from './listing-import.content.ts';

/** What the server reads a heading as. */
export function columnOf({ headings }: ImportPlan, heading: string): string | null {
  return headings.find((one) => one.heading === heading)?.column ?? null;
}

/** A column that only counts the rows. */
const serial = /^(?:#|(?:s|sr|sl)?\.?\s*no\.?)$/i;

/** Which columns only the office sees, and which are not used. */
export function ColumnNotes({
  plan,
  choices,
  needsName,
}: {
  plan: ImportPlan;
  choices: Readonly<Record<string, string | null>>;
  needsName: boolean;
}) {
  const read = plan.headings.map(({ heading, column }) => ({
    heading,
    column: choices[heading] !== undefined ? choices[heading] : (column ?? null),
  }));
  const names = (list: typeof read) => list.map(({ heading }) => heading).join(', ');
  const hidden = read.filter(({ column }) => privateColumnNames.some((name) => name === column));
  const unused = read.filter(({ heading, column }) => heading && !column && !serial.test(heading));
  return (
    <div className="mb-3 grid gap-1 text-dense">
      {needsName && (
        <p role="alert" className="font-semibold text-danger">
          {texts.head.noName}
        </p>
      )}
      {hidden.length > 0 && <p>{texts.head.privateColumns(names(hidden))}</p>}
      {unused.length > 0 && (
        <p className="font-semibold text-brass-deep">{texts.head.notUsed(names(unused))}</p>
      )}
    </div>
  );
}

/** What a column of the file means, in the words of the office. */
export function ColumnMeaning({
  heading,
  column,
  onChoose,
}: {
  heading: string;
  column: string | null;
  onChoose: (column: string | null) => void;
}) {
  return (
    <select
      aria-label={texts.means(heading)}
      value={column ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
      className={`mt-1 block h-9 w-full rounded-field border bg-card px-1.5 text-xs font-normal max-md:h-11 ${column ? 'border-line text-ink' : 'border-brass text-brass-deep'}`}
    >
      <option value="">{texts.notUsed}</option>
      {importColumns.map((one) => (
        <option key={one} value={one}>
          {columnWords(one)}
          {privateColumnNames.some((name) => name === one) && ` (${texts.isPrivate})`}
        </option>
      ))}
    </select>
  );
}
