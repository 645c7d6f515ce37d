import Papa from 'papaparse';
import { indianInput } from 'domain/text/india-time.ts';
import { visibleText } from 'domain/text/typed-text.ts';
import { badField } from '../errors.ts';

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
  if (cell instanceof Date) return indianInput(cell).replace('T', ' ');
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The lines of a file, and which of them has the headings. */
export interface CsvTable {
  lines: string[][];
  head: number;
}

/** Sheets have a title, a date and an empty line above their headings, but hardly more. */
const highestHeads = 10;

/**
 * The lines of a CSV file as cells without white space around them and without invisible signs. It may be divided by
 * commas, semicolons or tabs, or as a line such as `sep=;` says. The headings are the line of the first ten with the most
 * words that `isKnown` knows, at least two, or else the first. The apostrophe that `csvLine` puts before a formula is taken
 * away, so that an export reads as what it was. Throws BAD_USER_INPUT, with the line, if quotation marks do not match: what
 * follows would be read as one cell.
 */
export function readCsv(text: string, isKnown: (cell: string) => boolean): CsvTable {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = plain.split('\n', 1);
  const said = /^"?sep=([^"])/i.exec(first)?.[1];
  const usual = [';', '\t'].find((one) => first.split(one).length > first.split(',').length) ?? ',';
  const found = (said ? [said] : [usual, ',', ';', '\t'])
    .map((delimiter) => ({ delimiter, ...findHead(plain, delimiter, isKnown) }))
    .reduce((best, one) => (one.known > best.known ? one : best));
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: found.delimiter, newline: '\n' });
  const wrong = errors.find(({ type }) => type === 'Quotes');
  if (wrong) throw badField('text', sentences.quotes((wrong.row ?? 0) + 1));
  return { lines: data.map(cleanLine), head: found.known > 1 ? found.head : said ? 1 : 0 };
}

function findHead(text: string, delimiter: string, isKnown: (cell: string) => boolean) {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: highestHeads });
  const known = data.map((line) => new Set(cleanLine(line).filter(isKnown)).size);
  const most = Math.max(0, ...known);
  return { known: most, head: known.indexOf(most) };
}

function cleanLine(line: readonly string[]): string[] {
  return line.map((cell) => visibleText(cell).replace(/^'(?=[=+\-@])/, ''));
}
