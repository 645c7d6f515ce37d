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
 * The lines of a CSV file as cells. It may be divided by commas, semicolons or tabs; the first line decides. The apostrophe
 * that `csvLine` puts before a formula is taken away, so that an export reads as what it was.
 */
export function readCsv(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [head = ''] = plain.split('\n', 1);
  const divider = [';', '\t'].find((one) => head.split(one).length > head.split(',').length) ?? ',';
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    line.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(line);
    line = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === divider) endCell();
    else if (sign === '\n') endLine();
    else cell += sign;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}
