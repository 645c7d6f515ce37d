import { choiceRows } from 'domain/property/property-choices.ts';
import { choiceWords } from 'domain/text/choices.ts';
import { formatDateTime, formatDay } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';

const ownWords: Record<string, string> = {
  nextAt: 'Next date',
  closeReason: 'Reason for closing',
  state: 'Status',
  slug: 'Page address',
};
/** Fields that hold choices of the schema, one or several. */
const choiceFields = new Set<string>([
  ...['state', 'closeReason', 'propertyStatus', 'category', 'service', 'role', 'security'],
  ...choiceRows.map(([name]) => name),
  ...[
    'rera.status',
    'rera.exemption',
    'rera.authority',
    'costs.paymentPlanKind',
    'costs.allotmentPeriod',
    'costs.transferPayer',
  ],
]);
const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const isoDay = /^\d{4}-\d\d-\d\d$/;

/** The name of a stored field for a person: `price.from` reads “Price from”, `rooms.max` “Rooms to”. */
export function fieldWords(field: string): string {
  const own = ownWords[field];
  if (own) return own;
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase()
    .replace(/ min$/, ' from')
    .replace(/ max$/, ' to')
    .replace(/^gate reasons\b/, 'reason for check');
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/^era\b/, 'ERA');
}

/** A stored value for a person: choices in words, numbers with Indian grouping, days and moments in India. */
export function valueWords(field: string, value: string): string {
  if (choiceFields.has(field)) return value.split(', ').map(choiceWords).join(', ');
  if (isoMoment.test(value)) return formatDateTime(value);
  if (isoDay.test(value)) return formatDay(value);
  return /^\d{5,15}$/.test(value) ? indianNumber(Number(value)) : value;
}
