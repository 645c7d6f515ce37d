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
