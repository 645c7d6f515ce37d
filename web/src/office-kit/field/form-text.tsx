import { rowsOf } from 'domain/text/text-rows.ts';
import type { TextRow, TextRows } from 'domain/text/text-rows.ts';
import { TextAreaField, TextField } from '../../ui/field.tsx';

/** A text that a form asks for: a row of a table with its name, or one of its own. */
export interface FormText extends Pick<TextRow, 'label' | 'hint' | 'maxLength' | 'rows'> {
  name: string;
  required?: boolean | string;
  type?: TextRow['type'] | 'datetime-local';
}

/** The texts of a table as a form asks for them, all or those of one section. */
export function formTexts<Rows extends TextRows>(rows: Rows, section?: string) {
  const texts = rowsOf(rows).map(([name, row]) => ({ name, ...row }));
  return section ? texts.filter((text) => text.section === section) : texts;
}

/** The props of any control of a text. */
export function controlOf(
  { name, label, hint, maxLength, required }: FormText,
  defaultValue: string | undefined,
  error: string | undefined,
) {
  const marked = required ? `${label}*` : label;
  return { name, label: marked, hint, maxLength, required: Boolean(required), defaultValue, error };
}

interface FormTextFieldProps {
  text: FormText;
  value: string | undefined;
  error: string | undefined;
}

/** The usual control of a text, of one line or several. */
export function FormTextField({ text, value, error }: FormTextFieldProps) {
  const control = controlOf(text, value, error);
  const { rows, type } = text;
  return rows ? (
    <TextAreaField {...control} rows={rows} />
  ) : (
    <TextField {...control} type={type} autoComplete="off" />
  );
}
