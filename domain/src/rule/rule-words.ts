import { formatDay, formatRupees, groupRupees } from '../text/format.ts';
import { ruleRow } from './rule-keys.ts';

/** The name of a rule for people. */
export function ruleTitle(key: string): string {
  return ruleRow(key)?.title ?? key;
}

/** The periods of allotment in words. */
export const allotmentWords = {
  UNTIL_1990: 'Up to 1990',
  UNTIL_2000: '1991 to 2000',
  UNTIL_2011: '2001 to 2011',
  AFTER_2011: 'After 2011',
};

interface Dated {
  key: string;
  value: string;
  otherValues: readonly string[];
  validFrom: string | null;
  sourceDate: string | null;
  readOn: string;
  checkedOn: string | null;
}

/** The value of a rule, and what other sources say: “60 sq m (other sources: 90 sq m)”. */
export function valueWords({
  key,
  value,
  otherValues,
}: Pick<Dated, 'key' | 'value' | 'otherValues'>): string {
  const others = otherValues.map((other) => ruleValue(key, other)).join(', ');
  return others ? `${ruleValue(key, value)} (other sources: ${others})` : ruleValue(key, value);
}

/** “Since 14 Feb 2020.” */
export function sinceWords({ validFrom }: Pick<Dated, 'validFrom'>): string {
  return validFrom ? `Since ${formatDay(validFrom)}.` : 'The first day is not known.';
}

/** Whether a rule was checked, or since when it is reported: “as reported on 6 Jan 2026”. */
export function reportedWords({
  checkedOn,
  sourceDate,
  readOn,
}: Pick<Dated, 'checkedOn' | 'sourceDate' | 'readOn'>): string {
  return checkedOn
    ? `checked on ${formatDay(checkedOn)}`
    : `as reported on ${formatDay(sourceDate ?? readOn)}`;
}

/** The value of a rule in words: “7 %”, “₹ 45,00,000”, “No rebate above the limit.” */
export function ruleValue(key: string, value: string): string {
  const row = ruleRow(key);
  if (row?.readings) return row.readings[value] ?? value;
  switch (row?.unit) {
    case 'percent':
      return `${value} %`;
    case 'rupees':
      return formatRupees(Number(value));
    case 'squareMetres':
      return `${value} sq m`;
    case 'days':
    case 'hours':
      return `${value} ${row.unit}`;
    case 'day':
      return formatDay(value);
    case 'yesOrNo':
      return value === 'yes' ? 'Yes' : 'No';
    case 'steps':
      return value
        .replace(/\d{4,}/g, (rupees) => `₹ ${groupRupees(Number(rupees))}`)
        .replace(/(: [\d.]+)/g, '$1 %');
    default:
      return value;
  }
}
