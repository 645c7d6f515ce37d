import { ValidateBy } from 'class-validator';
import type { ValidationOptions } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The sentence that refuses a phone number. */
export const phoneSentence = 'Please enter a phone number that we can call, such as 98100 00000.';

/** A phone number in E.164, taken for an Indian one without a country code; null when it cannot be called. */
export function toE164(text: string | null | undefined): string | null {
  const number = text ? parsePhoneNumberFromString(text, 'IN') : undefined;
  return number?.isValid() ? number.number : null;
}

/** Refuses a text that is no number to call. */
export function IsPhone(options: ValidationOptions = { message: phoneSentence }): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && toE164(value) !== null;
  return ValidateBy({ name: 'isPhone', validator: { validate } }, options);
}

/** A number as a person reads it and no spreadsheet computes with it: `(+91) 98100 00000`; as typed when it is none. */
export function writtenPhone(typed: string | null): string | null {
  const parsed = typed ? parsePhoneNumberFromString(typed, 'IN') : undefined;
  return parsed?.isPossible() ? parsed.formatInternational().replace(/^(\+\d+) /, '($1) ') : typed;
}

/**
 * The words that a person is found by besides those of the name: the e-mail address as one word, and the number both
 * from its beginning and, behind an “r”, backwards, so that an index of beginnings knows its last digits.
 */
export function personWords(email: string, phoneE164: string | null): string[] {
  const number = phoneE164 ? parsePhoneNumberFromString(phoneE164) : undefined;
  return [email.toLowerCase(), ...(number ? [number.nationalNumber, endingWith(number.number)] : [])];
}

/** The beginning of the word of every number that ends with these digits. */
export function endingWith(digits: string): string {
  return `r${[...digits.replace(/\D/g, '')].reverse().join('')}`;
}
