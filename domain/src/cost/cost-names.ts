import type { CostKey } from '../schema.generated.ts';

/** The lines of a cost sheet in words. */
export const costNames: Readonly<Record<CostKey, string>> = {
  BASIC_PRICE: 'Basic price',
  LOCATION: 'Location charges (PLC)',
  FLOOR_RISE: 'Floor rise',
  PARKING: 'Covered parking',
  CLUB: 'Club membership',
  POWER_BACKUP: 'Power back-up',
  ELECTRICITY_AND_FIRE: 'Electricity and fire fighting',
  DEVELOPMENT: 'Development charges',
  GST: 'GST',
  LEASE_RENT: 'One-time lease rent',
  SECURITY: 'Maintenance security (IFMS)',
  MAINTENANCE: 'Maintenance in advance',
  METERS: 'Meters, gas, water, documents',
  STAMP_DUTY: 'Stamp duty',
  REGISTRATION: 'Registration fee',
  LEGAL: 'Lawyer, deed writer, e-stamp',
  LOAN_COSTS: 'Costs of the loan',
  TRANSFER: 'Transfer charge of the authority',
  BROKERAGE: 'Our fee',
};

/** The server has names of its own for the choices of the schema. */
const names: Readonly<Record<string, string>> = costNames;

/** The lines that a total leaves out, within a sentence: “floor rise, parking”. */
export function leftOutWords(unknown: readonly string[]): string {
  return unknown.map((key) => withinSentence(names[key] ?? key)).join(', ');
}

/** A name without its capital; abbreviations such as GST keep theirs. */
function withinSentence(name: string): string {
  return name.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
}
