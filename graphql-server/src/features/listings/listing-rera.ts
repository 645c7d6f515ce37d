import { reraColumnNames, reraColumns } from 'domain/property/listing-columns.ts';
import type { ReraColumn } from 'domain/property/listing-columns.ts';
import { choiceWords } from 'domain/text/choices.ts';
import type { Cell } from '../../base/text/csv.ts';
import { ReraStatus } from '../property/rera/rera-block.type.ts';
import type { Rera } from '../property/rera/rera-block.type.ts';
import { readReraField, reraFields } from '../property/rera/rera-fields.ts';
import type { ReraField } from '../property/rera/rera-fields.ts';

/** What a line says of the registration, before it is checked. */
export interface TypedRegistration {
  rera: Partial<Record<ReraField, unknown>>;
  /** Whether Form C follows; null if the line does not say. */
  formCFollows: boolean | null;
}

type Reader = (text: string, row: TypedRegistration) => string | null;

/** The words of the column form_c, with whether the certificate still follows. */
const formCWords = { attached: 'attached', follows: 'attach later' };
const formCAnswers: Record<string, boolean> = {
  ...{ attached: false, yes: false, y: false, attachlater: true, later: true, no: true, n: true },
};

/** The sentence for a cell that is none of the choices. */
export function oneOf(words: readonly string[]): string {
  return `Please enter one of: ${words.join(', ')}.`;
}

/** A choice in words; the short name of a state stays in capitals. */
function wordsOf(choice: string): string {
  return choice.length > 2 ? choiceWords(choice) : choice;
}

/** How the cells of one field are read; without the apostrophe that an export puts before a digit. */
export function reraReader(name: ReraField): Reader {
  return (text, { rera }) => {
    const kind = reraFields[name];
    const value = readReraField(name, text.replace(/^'(?=\d)/, ''));
    if (typeof kind === 'object' && value !== null && !kind.some((choice) => choice === value))
      return oneOf(kind.map(wordsOf));
    rera[name] = value;
    return null;
  };
}

export const reraReaders = Object.fromEntries(
  reraColumnNames.map((column) => [column, reraReader(reraColumns[column])]),
) as Record<ReraColumn, Reader>;

/** Reads whether Form C is kept or follows. */
export function readFormC(text: string, row: TypedRegistration): string | null {
  if (!text) return null;
  const follows = formCAnswers[text.toLowerCase().replaceAll(/[\s_-]+/g, '')];
  if (follows === undefined) return oneOf(Object.values(formCWords));
  row.formCFollows = follows;
  return null;
}

/** The registration as the cells of an export. `hasFormC` says whether its evidence is kept. */
export function reraCells(rera: Rera | null | undefined, hasFormC: boolean) {
  const cells = reraColumnNames.map((column) => [column, reraCell(rera, reraColumns[column])]);
  const isRegistered = rera?.status === ReraStatus.REGISTERED;
  return {
    rera_status: reraCell(rera, 'status'),
    ...(Object.fromEntries(cells) as Record<ReraColumn, Cell>),
    form_c: hasFormC ? formCWords.attached : isRegistered ? formCWords.follows : null,
  };
}

/** A spreadsheet makes a number or a day of an account or a certificate, unless it stands behind an apostrophe. */
function reraCell(rera: Rera | null | undefined, name: ReraField): Cell {
  const value = rera?.[name];
  if (typeof value !== 'string' || reraFields[name] === 'day') return value;
  if (reraFields[name] === 'text') return /^\d/.test(value) ? `'${value}` : value;
  return wordsOf(value);
}
