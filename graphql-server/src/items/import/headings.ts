import type { AppContext } from '../../base/context.ts';
import { readCsv } from '../../base/csv.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { HeadingInput } from './import.type.ts';
import type { CellError, ReadHeading } from './import.type.ts';

const mostColumns = 60;

/** The columns of one kind of file. */
export interface ColumnMap {
  /** What the remembered headings of this kind begin with; headings themselves have no space. */
  memory: '' | 'listing ';
  columns: readonly string[];
  /** Other headings that need no question, by their keys. */
  aliases: Readonly<Record<string, string>>;
  /** What a file cannot do without. */
  needed: readonly string[];
}

/** The limits of a file, with their sentences. */
export interface FileLimits {
  characters: number;
  rows: number;
  large: string;
  empty: string;
}

export interface FileRow {
  cells: readonly string[];
  line: number;
}

interface Remembered {
  /** The key of the heading. */
  _id: string;
  /** Null leaves it out. */
  column: string | null;
}

const sentences = {
  twice: (column: string) => `Two headings mean “${column}”. Leave one out.`,
  missing: (column: string) => `The file has no column “${column}”.`,
  column: 'Please choose one of our columns.',
};

function headingsOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<Remembered>('unitHeadings');
}

/** What a heading is compared by: without capitals and punctuation. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The headings and the filled lines of a file. Throws BAD_USER_INPUT for one that is too large or has no lines. */
export function readRows(text: string, limits: FileLimits): { heads: string[]; rows: FileRow[] } {
  if (text.length > limits.characters) throw badField('text', limits.large);
  const [heads = [], ...lines] = readCsv(text);
  const rows = lines.flatMap((cells, index) => (cells.some(Boolean) ? [{ cells, line: index + 2 }] : []));
  if (rows.length === 0 || heads.length > mostColumns) throw badField('text', limits.empty);
  if (rows.length > limits.rows) throw badField('text', limits.large);
  return { heads, rows };
}

/** What each heading means: as chosen, as remembered, or as we know it. Throws BAD_USER_INPUT for a column that is none. */
export async function readHeadings(
  context: AppContext,
  map: ColumnMap,
  heads: readonly string[],
  chosen: readonly HeadingInput[],
): Promise<ReadHeading[]> {
  const typed = chosen.map((heading) => checkInput(HeadingInput, heading));
  if (typed.some(({ column }) => column && !map.columns.includes(column)))
    throw badField('column', sentences.column);
  const remembered = await headingsOf(context)
    .find({ _id: { $in: heads.map((heading) => map.memory + headingKey(heading)) } })
    .toArray();
  return heads.map((heading) => {
    const key = headingKey(heading);
    const choice = typed.find((one) => headingKey(one.heading) === key);
    const former = remembered.find(({ _id }) => _id === map.memory + key);
    const column = choice ? (choice.column ?? null) : former ? former.column : knownColumn(map, key);
    return { heading, column: column && map.columns.includes(column) ? column : null };
  });
}

function knownColumn({ columns, aliases }: ColumnMap, key: string): string | null {
  const own = columns.find((column) => headingKey(column) === key);
  return own ?? (Object.hasOwn(aliases, key) ? (aliases[key] ?? null) : null);
}

/** Columns that two headings mean, and those that the file cannot do without. */
export function wrongHeadings({ needed }: ColumnMap, read: readonly ReadHeading[]): CellError[] {
  const columns = read.flatMap(({ column }) => column ?? []);
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  const missing = needed.filter((column) => !columns.includes(column));
  return [
    ...(twice ? [{ line: 1, heading: twice, message: sentences.twice(twice) }] : []),
    ...missing.map((column) => ({ line: 1, heading: column, message: sentences.missing(column) })),
  ];
}

/** The heading of a column in the file, for the sentences about it. */
export function headingOf(read: readonly ReadHeading[], column: string): string {
  return read.find((one) => one.column === column)?.heading ?? column;
}

/** Remembers what the headings of a file were read as, for the next file; our own names need no memory. */
export async function rememberHeadings(
  context: AppContext,
  map: ColumnMap,
  chosen: readonly HeadingInput[],
): Promise<void> {
  for (const { heading, column = null } of chosen) {
    const key = headingKey(heading);
    const update = { $set: { column } };
    if (key) await headingsOf(context).updateOne({ _id: map.memory + key }, update, { upsert: true });
  }
}
