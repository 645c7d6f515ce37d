import { indianNumber } from 'domain/text/number.ts';
import type { AppContext } from '../../base/context.ts';
import { readCsv } from '../../base/text/csv.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { HeadingInput } from './import.type.ts';
import { withoutUnit } from './heading-units.ts';
import type { CellError, ReadHeading } from './import.type.ts';

const mostColumns = 100;

/** The columns of one kind of file. */
export interface ColumnMap {
  /** What the remembered headings of this kind begin with; headings themselves have no space. */
  memory: '' | 'listing ';
  columns: readonly string[];
  /** Other headings that need no question, by their keys. */
  aliases: Readonly<Record<string, string>>;
  /** What a file cannot do without; of each list, one column. */
  needed: readonly (readonly [string, ...string[]])[];
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

/** A file as read: its headings with their line, and its filled lines. */
export interface FileTable {
  heads: readonly string[];
  headLine: number;
  rows: FileRow[];
}

interface Remembered {
  /** The key of the heading. */
  _id: string;
  /** Null leaves it out. */
  column: string | null;
}

const sentences = {
  workbook: (ending: string) =>
    `This is an Excel workbook (${ending}), not a text. Open it in Excel, choose “Save As” and “CSV UTF-8 (Comma delimited)”, and send that file.`,
  pdf: 'This is a PDF, which has no rows that can be read. Please send the sheet behind it as a CSV file.',
  long: (characters: number, most: number) =>
    `The file has ${indianNumber(characters)} characters and may have ${indianNumber(most)}. Shorten its long texts, or import it in two parts.`,
  twice: (column: string) => `Two headings mean “${column}”. Leave one out.`,
  missing: (column: string) =>
    `The file has no column “${column}”. Its headings are in one of its first ten lines.`,
  lost: 'Letters of this cell are lost. Please save the file as “CSV UTF-8” and choose it again.',
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

/** The first characters of files that are not text. A program may send their bytes as letters, or in Base64. */
const otherFiles: [starts: string[], sentence: string][] = [
  [['PK\u0003\u0004', 'UEsDB'], sentences.workbook('.xlsx')],
  [['ÐÏ\u0011à', '\ufffd\ufffd\u0011\ufffd', '0M8R4'], sentences.workbook('.xls')],
  [['%PDF-', 'JVBERi0'], sentences.pdf],
];

/**
 * The headings and the filled lines of a file. Throws BAD_USER_INPUT for one that is too long, has too many lines or none, or
 * is no text.
 */
export function readRows(text: string, map: ColumnMap, limits: FileLimits): FileTable {
  const other = otherFiles.find(([starts]) => starts.some((start) => text.startsWith(start)));
  if (other) throw badField('text', other[1]);
  if (text.length > limits.characters) throw badField('text', sentences.long(text.length, limits.characters));
  const { lines, head } = readCsv(text, (cell) => knownColumn(map, cell) !== null);
  const heads = lines[head] ?? [];
  const rows = lines.flatMap((cells, index) =>
    index > head && cells.some(Boolean) ? [{ cells, line: index + 1 }] : [],
  );
  if (rows.length === 0 || heads.length > mostColumns) throw badField('text', limits.empty);
  if (rows.length > limits.rows) throw badField('text', limits.large);
  return { heads, headLine: head + 1, rows };
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
    const column = choice ? (choice.column ?? null) : former ? former.column : knownColumn(map, heading);
    return { heading, column: column && map.columns.includes(column) ? column : null };
  });
}

function knownColumn({ columns, aliases }: ColumnMap, heading: string): string | null {
  for (const key of [heading, withoutUnit(heading)].map(headingKey)) {
    const own = columns.find((column) => headingKey(column) === key);
    if (own) return own;
    if (Object.hasOwn(aliases, key)) return aliases[key] ?? null;
  }
  return null;
}

/** Columns that two headings mean, those that the file cannot do without, and cells whose letters are lost. */
export function wrongTable(
  { needed }: ColumnMap,
  read: readonly ReadHeading[],
  { headLine, rows }: FileTable,
): CellError[] {
  const columns = read.flatMap(({ column }) => column ?? []);
  const twice = columns.find((column, place) => columns.indexOf(column) !== place);
  const missing = needed.flatMap((oneOf) =>
    oneOf.some((column) => columns.includes(column)) ? [] : oneOf[0],
  );
  return [
    ...(twice ? [{ line: headLine, heading: twice, message: sentences.twice(twice) }] : []),
    ...missing.map((column) => ({ line: headLine, heading: column, message: sentences.missing(column) })),
    ...rows.flatMap(({ cells, line }) =>
      read.flatMap(({ heading, column }, place) =>
        column && lostLetters.test(cells[place] ?? '') ? [{ line, heading, message: sentences.lost }] : [],
      ),
    ),
  ];
}

/** The sign for a byte that was no letter, or only question marks, which a spreadsheet writes for letters of Hindi. */
const lostLetters = /\ufffd|^\?[?\s]*\?$/;

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
