import Papa from 'papaparse';
import { visibleText } from '../../../web/src/lib/typed-text.ts';
import { badField } from './errors.ts';

const sentences = {
  quotes: (line: number) => `The quotation marks in line ${line} do not match.`,
};

/** The value of a cell. */
export type Cell = string | number | Date | boolean | null | undefined;

/** Excel reads a file as UTF-8 only if it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of a CSV file as in RFC 4180. Dates become `2026-11-21 16:30`, in Indian time. An apostrophe
 * precedes a text that a spreadsheet would run as a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (cell instanceof Date) return indianTime(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const indianParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

function indianTime(date: Date): string {
  return indianParts.format(date);
}

/**
 * The lines of a CSV file as cells without white space around them and without invisible signs. It may be divided by commas, semicolons or tabs; the first
 * line decides. The apostrophe that `csvLine` puts before a formula is taken away, so that an export reads as what it was.
 * Throws BAD_USER_INPUT, with the line, if quotation marks do not match: what follows would be read as one cell.
 */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [head = ''] = plain.split('\n', 1);
  const delimiter = [';', '\t'].find((one) => head.split(one).length > head.split(',').length) ?? ',';
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter, newline: '\n' });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) throw badField('text', sentences.quotes((wrong.row ?? 0) + 1));
  return data.map((line) => line.map((cell) => visibleText(cell).replace(/^'(?=[=+\-@])/, '')));
}
