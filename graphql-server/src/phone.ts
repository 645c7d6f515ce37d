import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164, taken for an Indian one without a country code; null when it is no number. */
export function toE164(text: string | null | undefined): string | null {
  const number = text ? parsePhoneNumberFromString(text, 'IN') : undefined;
  return number?.isPossible() ? number.number : null;
}

/** A number as a person reads it and no spreadsheet computes with it: `(+91) 98100 00000`; as typed when it is none. */
export function writtenPhone(typed: string | null): string | null {
  const parsed = typed ? parsePhoneNumberFromString(typed, 'IN') : undefined;
  return parsed?.isPossible() ? parsed.formatInternational().replace(/^(\+\d+) /, '($1) ') : typed;
}
