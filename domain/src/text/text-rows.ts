/** A text of a noun: what the schema says of it, how the form of the office asks for it, and what the server checks. */
export interface TextRow {
  /** The description in the schema. */
  description: string;
  /** The description of the input, if it is another one. */
  typed?: string;
  /** The label in the form. */
  label: string;
  hint?: string;
  maxLength: number;
  /** The sentence for a missing text; without it the text is optional. */
  required?: string;
  /** The number of lines in the form; 1 by default. */
  rows?: number;
  /** What it is, in the words of a control of the browser; the server checks it too. */
  type?: 'email' | 'tel' | 'url' | 'date';
  /** The sentence for a number or a day that is none, if it is not the usual one. */
  wrong?: string;
  /** The part of the form in which it stands, if the form has several. */
  section?: string;
  /** Whether it stays as it is if a client leaves it out. */
  stays?: boolean;
  /** Whether only accounts read it. */
  forAccounts?: boolean;
  /** Its column in the file of an export; without it the table gives it none. */
  column?: string;
  /** Whether older REST clients read it. */
  inRest?: boolean;
}

/** The texts of a noun by their names, in the order of the form. */
export type TextRows = Readonly<Record<string, TextRow>>;

/** The names of the texts of a table. */
export type TextName<Rows extends TextRows> = keyof Rows & string;

/** The names of the texts that may not be missing. */
export type RequiredName<Rows extends TextRows> = {
  [Name in TextName<Rows>]: Rows[Name] extends { required: string } ? Name : never;
}[TextName<Rows>];

/** The texts of a table as typed. */
export type TypedTexts<Rows extends TextRows> = Record<RequiredName<Rows>, string> &
  Partial<Record<Exclude<TextName<Rows>, RequiredName<Rows>>, string>>;

/** The texts of a table as stored; `Missing` stands for an optional one without text. */
export type StoredTexts<Rows extends TextRows, Missing = null> = Record<RequiredName<Rows>, string> &
  Record<Exclude<TextName<Rows>, RequiredName<Rows>>, string | Missing>;

/** The texts of a table with their names. */
export function rowsOf<Rows extends TextRows>(rows: Rows): [TextName<Rows>, TextRow][] {
  return Object.entries(rows) as [TextName<Rows>, TextRow][];
}

/** A value for each text of a table. */
export function eachText<Rows extends TextRows, Value>(
  rows: Rows,
  valueOf: (name: TextName<Rows>, row: TextRow) => Value,
): Record<TextName<Rows>, Value> {
  const values = rowsOf(rows).map(([name, row]) => [name, valueOf(name, row)]);
  return Object.fromEntries(values) as Record<TextName<Rows>, Value>;
}

/** The names of the texts that older REST clients read. */
export function restNames<Rows extends TextRows>(rows: Rows): TextName<Rows>[] {
  return rowsOf(rows).flatMap(([name, { inRest }]) => (inRest ? [name] : []));
}
