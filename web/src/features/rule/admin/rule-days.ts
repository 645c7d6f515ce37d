import { formatDay } from 'domain/text/format.ts';
import { ruleAdminContent as texts } from './rule-admin.content.ts';

/** The days of a record in words: “Since 14 Feb 2020”. */
export function daysOf({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }): string {
  const first = validFrom && formatDay(validFrom);
  const last = validTo && formatDay(validTo);
  if (first) return last ? texts.between(first, last) : texts.since(first);
  return last ? texts.until(last) : texts.undated;
}
