import { ValidateBy } from 'class-validator';
import type { ValidationOptions } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { visibleText, withLatinDigits } from 'domain/text/typed-text.ts';

/** The error for an invalid phone number. */
export const phoneSentence = 'Please enter a phone number that we can call, such as 98100 00000.';

/** A phone number in E.164, Indian unless it has a country code; null when it cannot be called. */
export function toE164(text: string | null | undefined): string | null {
  const number = text ? numberIn(text) : undefined;
  return number?.isValid() ? number.number : null;
}

function numberIn(text: string) {
  return parsePhoneNumberFromString(withLatinDigits(visibleText(text)), 'IN');
}

/** Rejects a text that is not a phone number. */
export function IsPhone(options: ValidationOptions = { message: phoneSentence }): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && toE164(value) !== null;
  return ValidateBy({ name: 'isPhone', validator: { validate } }, options);
}

/**
 * A number in a form for people that no spreadsheet computes with: `(+91) 98100 00000`; the original text if
 * it is no number.
 */
export function writtenPhone(typed: string | null): string | null {
  const parsed = typed ? numberIn(typed) : undefined;
  return parsed?.isPossible() ? parsed.formatInternational().replace(/^(\+\d+) /, '($1) ') : typed;
}

/**
 * The search words of a person besides the name: the e-mail address as one word, and the phone number
 * forwards and, after an “r”, backwards, so that a prefix index finds its last digits.
 */
export function personWords(email: string | null, phoneE164: string | null): string[] {
  const number = phoneE164 ? parsePhoneNumberFromString(phoneE164) : undefined;
  return [
    ...(email ? [email.toLowerCase()] : []),
    ...(number ? [number.nationalNumber, endingWith(number.number)] : []),
  ];
}

/** The prefix of the backward word of each number that ends with these digits. */
export function endingWith(digits: string): string {
  return `r${[...digits.replace(/\D/g, '')].reverse().join('')}`;
}
