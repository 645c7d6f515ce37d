import { sheetOf } from '../../../../office-kit/grid/sheet.ts';
import type { Sheet, SheetColumn, SheetRow } from '../../../../office-kit/grid/sheet.ts';
import type { ImportListingsMutation } from './listing-import.generated.ts';

export type ImportPlan = ImportListingsMutation['importListings'];

/** The name of a column of a foreign file. */
const nameOf = (place: number) => `c${place}`;

/** The columns of a grid for the headings of a file. */
export function columnsOf(heads: readonly string[], lines: readonly (readonly string[])[]): SheetColumn[] {
  return heads.map((heading, place) => {
    const longest = Math.max(heading.length, ...lines.map((line) => line[place]?.length ?? 0));
    return {
      name: nameOf(place),
      label: heading || letterOf(place),
      width: Math.min(18, Math.max(9, longest * 0.55)),
    };
  });
}

/** The letter of a column, as a spreadsheet has it. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}

/** The rows of a grid for the lines below the headings. */
export function rowsOfLines(lines: readonly (readonly string[])[]): Sheet {
  return sheetOf(lines.map((line) => Object.fromEntries(line.map((cell, place) => [nameOf(place), cell]))));
}

/** The rows as the lines of a file, with its headings in line 1. */
export function linesOf(heads: readonly string[], rows: readonly SheetRow[]): string[][] {
  return [[...heads], ...rows.map(({ cells }) => heads.map((_, place) => cells[nameOf(place)] ?? ''))];
}

/** Which line has the headings that the server read. */
export function headLineOf(lines: readonly (readonly string[])[], { headings }: ImportPlan): number {
  const same = (line: readonly string[]) =>
    headings.every(({ heading }, place) => plain(line[place]) === plain(heading));
  return Math.max(0, lines.findIndex(same));
}

const plain = (text = '') => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The wrong cells by the id of their row and the name of their column; a sentence about a column of no cell goes to the first. */
export function wrongCells(
  heads: readonly string[],
  rows: readonly SheetRow[],
  errors: ImportPlan['errors'],
): ReadonlyMap<number, Record<string, string>> {
  const wrong = new Map<number, Record<string, string>>();
  for (const { line, heading, message } of errors) {
    const row = rows[line - 2];
    if (!row) continue;
    const column = nameOf(Math.max(0, heads.indexOf(heading)));
    const sentence = message.replace(/\bLine (\d+)\b/, (_, other: string) => `Row ${Number(other) - 1}`);
    wrong.set(row.id, { ...wrong.get(row.id), [column]: sentence });
  }
  return wrong;
}

/** The place of a column in its file. */
export const placeOfColumn = ({ name }: SheetColumn) => Number(name.slice(1));
