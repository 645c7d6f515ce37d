import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164, taken for an Indian one without a country code; null when it is no number. */
export function toE164(text: string | null | undefined): string | null {
  const number = text ? parsePhoneNumberFromString(text, 'IN') : undefined;
  return number?.isPossible() ? number.number : null;
}
