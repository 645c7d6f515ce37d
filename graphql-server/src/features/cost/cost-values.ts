/** What the values of the enums of a cost sheet mean, as the schema says it. */
export const keyValues = {
  BASIC_PRICE: { description: 'The price of the home itself.' },
  LOCATION: { description: 'The charge for a preferred location (PLC).' },
  FLOOR_RISE: { description: 'The charge for a higher floor.' },
  PARKING: { description: 'Parking.' },
  CLUB: { description: 'Membership of the club.' },
  POWER_BACKUP: { description: 'Power backup.' },
  ELECTRICITY_AND_FIRE: { description: 'Electricity and fire fighting (EEC, FFC).' },
  DEVELOPMENT: { description: 'Development charges (EDC, IDC).' },
  GST: { description: 'Goods and services tax.' },
  LEASE_RENT: { description: 'The one-time lease rent of the authority.' },
  SECURITY: { description: 'The interest-free maintenance security (IFMS).' },
  MAINTENANCE: { description: 'Maintenance paid in advance.' },
  METERS: { description: 'Meters and connections.' },
  STAMP_DUTY: { description: 'Stamp duty.' },
  REGISTRATION: { description: 'The fee of the registration.' },
  LEGAL: { description: 'The lawyer.' },
  LOAN_COSTS: { description: 'What the bank charges for the loan.' },
  TRANSFER: { description: 'The charge for the transfer of a resale.' },
  BROKERAGE: { description: 'Our fee.' },
};

export const payeeValues = {
  BUILDER: { description: 'The builder.' },
  SELLER: { description: 'The seller of a resale.' },
  GOVERNMENT: { description: 'The state or the union.' },
  AUTHORITY: { description: 'The authority that owns the land.' },
  ASSOCIATION: { description: 'The association of the residents.' },
  BANK: { description: 'The bank of the loan.' },
  LAWYER: { description: 'The lawyer.' },
  AGENT: { description: 'The company, as agent.' },
};

export const momentValues = {
  INSTALMENTS: { description: 'With the instalments of the payment plan.' },
  AGREEMENT: { description: 'At the registered agreement.' },
  AGREEMENT_AND_POSSESSION: { description: 'In part at the registered agreement, in part at possession.' },
  POSSESSION: { description: 'At possession.' },
  LOAN: { description: 'When the loan is taken.' },
};
