import { ValidateBy } from 'class-validator';
import { isDay } from 'domain/text/day.ts';

/** The sentence beside a field whose text is no day. */
export const noDay = 'Please enter a day such as 2032-08-26.';

/** A text of an input must be a day of the calendar; with `orEmpty`, it may be empty too; with `each`, each text of a list must be one. */
export function IsDay({ message = noDay, orEmpty = false, each = false } = {}): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && ((orEmpty && value === '') || isDay(value));
  return ValidateBy({ name: 'isDay', validator: { validate } }, { message, each });
}
