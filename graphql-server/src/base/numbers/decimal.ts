import { ValidateBy } from 'class-validator';

/**
 * A number of an input must be finite and have at most so many decimal places. The rule of the package takes `1e-7` for a number
 * without a point and fails.
 */
export function IsDecimal(places: number, message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    Number.isFinite(value) && Number(Number(value).toFixed(places)) === value;
  return ValidateBy({ name: 'isDecimal', validator: { validate } }, { message });
}
