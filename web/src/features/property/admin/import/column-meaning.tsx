import { columnWords, importColumns } from 'domain/property/listing-columns.ts';
import { privateColumnNames } from 'domain/property/private-fields.ts';
import type { ImportPlan } from './import-rows.ts';
import { listingImportContent as texts } from './listing-import.content.ts';

/** What a person chose for some headings; null leaves a column out. */
export type ColumnChoices = Readonly<Record<string, string | null>>;

/** What a column means: as a person chose, or else as the server reads its heading. */
export function meaningOf({ headings }: ImportPlan, choices: ColumnChoices, heading: string): string | null {
  const chosen = choices[heading];
  return chosen === undefined ? (headings.find((one) => one.heading === heading)?.column ?? null) : chosen;
}

const isPrivate = (column: string | null) => privateColumnNames.some((name) => name === column);

/** A column that only counts the rows. */
const serial = /^(?:#|(?:s|sr|sl)?\.?\s*no\.?)$/i;

/** Which columns only the office sees, and which are not used. */
export function ColumnNotes({
  plan,
  choices,
  needsName,
}: {
  plan: ImportPlan;
  choices: ColumnChoices;
  needsName: boolean;
}) {
  const read = plan.headings.map(({ heading }) => ({ heading, column: meaningOf(plan, choices, heading) }));
  const names = (list: typeof read) => list.map(({ heading }) => heading).join(', ');
  const hidden = read.filter(({ column }) => isPrivate(column));
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
          {isPrivate(one) && ` (${texts.isPrivate})`}
        </option>
      ))}
    </select>
  );
}
