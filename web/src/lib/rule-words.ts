import { formatDay, formatRupees, groupRupees } from './format.ts';
import { ruleRow } from './rule-keys.ts';

/** The name of a rule for people. */
export function ruleTitle(key: string): string {
  return ruleRow(key)?.title ?? key;
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
