// The rows of a grid and what can be done with them, without the screen.

/** A column of a grid. */
export interface SheetColumn {
  name: string;
  label: string;
  /** The width in rem. */
  width: number;
  kind?: 'text' | 'number' | 'choice' | 'tick';
  /** For a choice: each stored value with its words. */
  options?: readonly { value: string; label: string }[];
  hint?: string;
}

/** A row: its cells as texts, by the names of the columns. It may hold values that no column shows. */
export interface SheetRow {
  id: number;
  cells: Readonly<Record<string, string>>;
}

export interface Sheet {
  rows: readonly SheetRow[];
  /** Counts the rows that were ever made. */
  made: number;
  past: readonly (readonly SheetRow[])[];
  future: readonly (readonly SheetRow[])[];
  /** The cell that is being typed into: typing on is one step of undo. */
  typing: string | null;
}

const mostSteps = 200;

export function sheetOf(rows: readonly Readonly<Record<string, string>>[]): Sheet {
  return {
    rows: rows.map((cells, id) => ({ id, cells })),
    made: rows.length,
    past: [],
    future: [],
    typing: null,
  };
}

/** The sheet after a step that can be undone. */
function step(sheet: Sheet, rows: readonly SheetRow[], typing: string | null = null): Sheet {
  const goesOn = typing !== null && typing === sheet.typing;
  const past = goesOn ? sheet.past : [...sheet.past, sheet.rows].slice(-mostSteps);
  return { ...sheet, rows, past, future: [], typing };
}

/** Types into a cell. */
export function typeCell(sheet: Sheet, row: number, name: string, text: string): Sheet {
  const rows = sheet.rows.map((one, index) =>
    index === row ? { ...one, cells: { ...one.cells, [name]: text } } : one,
  );
  return step(sheet, rows, `${sheet.rows[row]?.id} ${name}`);
}

/** Adds an empty row behind a row; at the end by default. */
export function addRow(sheet: Sheet, behind = sheet.rows.length - 1): Sheet {
  const rows = [...sheet.rows];
  rows.splice(behind + 1, 0, { id: sheet.made, cells: {} });
  return { ...step(sheet, rows), made: sheet.made + 1 };
}

export function removeRow(sheet: Sheet, row: number): Sheet {
  return step(
    sheet,
    sheet.rows.filter((_, index) => index !== row),
  );
}

/** Copies the cell above into a cell. */
export function fillDown(sheet: Sheet, row: number, { name }: SheetColumn): Sheet {
  const above = sheet.rows[row - 1];
  return above ? { ...typeCell(sheet, row, name, above.cells[name] ?? ''), typing: null } : sheet;
}

/** Copied cells as lines of cells. Excel quotes what holds a line break, a tab or a quote. */
export function readCopied(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/\r\n?/g, '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g)) {
    const cell = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"').replaceAll('\n', ' ');
    lines.at(-1)?.push(cell.trim());
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  const last = lines.at(-1);
  // A copied range ends with a line break.
  if (lines.length > 1 && last?.length === 1 && last[0] === '') lines.pop();
  return lines;
}

/** Whether a text is a range of cells. */
export const isRange = (text: string) => text.includes('\t') || text.trim().includes('\n');

/** Puts copied cells from a cell on; rows that are missing are added, up to a number. */
export function pasteCells(
  sheet: Sheet,
  columns: readonly SheetColumn[],
  at: { row: number; column: number },
  { cells, mostRows }: { cells: readonly (readonly string[])[]; mostRows: number },
): Sheet {
  const rows = [...sheet.rows];
  let { made } = sheet;
  for (const [down, line] of cells.entries()) {
    const place = at.row + down;
    if (place >= mostRows) break;
    const row = rows[place] ?? { id: made++, cells: {} };
    const pasted = line.flatMap((text, right) => {
      const column = columns[at.column + right];
      return column ? [[column.name, valueOf(column, text)]] : [];
    });
    rows[place] = {
      ...row,
      cells: { ...row.cells, ...(Object.fromEntries(pasted) as Record<string, string>) },
    };
  }
  return { ...step(sheet, rows), made };
}

const yes = /^(?:y|yes|true|x|1|✓|✔|haan)$/i;

/** A pasted text as the value of its column. */
function valueOf({ kind, options = [] }: SheetColumn, text: string): string {
  if (kind === 'tick') return yes.test(text) ? 'yes' : '';
  if (kind !== 'choice') return text;
  const plain = (words: string) => words.toLowerCase().replaceAll(/[\s_-]+/g, '');
  const found = options.find(({ value, label }) => [value, label].map(plain).includes(plain(text)));
  return found?.value ?? text;
}

export function undo(sheet: Sheet): Sheet {
  const rows = sheet.past.at(-1);
  if (!rows) return sheet;
  return {
    ...sheet,
    rows,
    past: sheet.past.slice(0, -1),
    future: [...sheet.future, sheet.rows],
    typing: null,
  };
}

export function redo(sheet: Sheet): Sheet {
  const rows = sheet.future.at(-1);
  if (!rows) return sheet;
  return {
    ...sheet,
    rows,
    past: [...sheet.past, sheet.rows],
    future: sheet.future.slice(0, -1),
    typing: null,
  };
}

/** Whether no column of a row holds anything. */
export function isBlank(row: SheetRow, columns: readonly SheetColumn[]): boolean {
  return columns.every(({ name }) => !row.cells[name]?.trim());
}
