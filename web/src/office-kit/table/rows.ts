/** A row of a list in a form, by the names of its fields. */
export type Row = Record<string, string>;

/** The rows that a form holds as one text. A text that is no list has none. */
export function readRows(text: string | undefined): Row[] {
  if (!text) return [];
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.map(readRow) : [];
  } catch {
    return [];
  }
}

/** The rows in which a person has filled anything, without white space around. */
export function filledRows(text: string | undefined): Row[] {
  return readRows(text)
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value.trim()])))
    .filter((row) => Object.values(row).some(Boolean));
}

/** Stored entries as such a text; nulls become empty. */
export function rowsText(entries: readonly object[], names: readonly string[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map((entry) => {
    const values = new Map<string, unknown>(Object.entries(entry));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? '']));
  });
  return JSON.stringify(rows);
}

function readRow(row: unknown): Row {
  if (typeof row !== 'object' || row === null) return {};
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
