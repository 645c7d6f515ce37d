/** The most characters of an answer. */
export const maxCharacters = 25_000;
/** The lengths to which texts are cut, one after the other, until the answer fits. */
const lengths = [6_000, 1_500, 500, 120];

// oxlint-disable-next-line no-control-regex -- these are what it takes out
const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** The same answer without control characters and invisible signs, its texts cut so that it has at most 25,000 characters. */
export function fitted(value: Record<string, unknown>): {
  structured: Record<string, unknown>;
  text: string;
} {
  for (const length of lengths) {
    const structured = cut(value, length) as Record<string, unknown>;
    const text = JSON.stringify(structured);
    if (text.length <= maxCharacters) return { structured, text };
  }
  throw new Error('An answer of a tool is too long.');
}

function cut(value: unknown, length: number): unknown {
  if (typeof value === 'string') {
    const clean = value.replace(control, '');
    return clean.length > length ? `${clean.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…` : clean;
  }
  if (Array.isArray(value)) return value.map((one) => cut(one, length));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one, length)]));
}

/** The first of these rows, as many as an answer has room for beside its other fields. */
export function asManyAsFit<Row>(rows: readonly Row[]): Row[] {
  let left = maxCharacters - 1_000;
  return rows.filter((row) => {
    left -= JSON.stringify(row).length + 1;
    return left >= 0;
  });
}
