import { ValidateBy } from 'class-validator';

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The sentence beside a field whose text is no day. */
export const noDay = 'Please enter a day such as 2032-08-26.';

/** A text of an input must be a day of the calendar; with `orEmpty`, it may be empty too. */
export function IsDay({ message = noDay, orEmpty = false } = {}): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && ((orEmpty && value === '') || isDay(value));
  return ValidateBy({ name: 'isDay', validator: { validate } }, { message });
}
