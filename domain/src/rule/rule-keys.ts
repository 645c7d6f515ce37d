/** What the value of a rule is, and how it is typed. */
export type RuleUnit =
  | 'percent'
  | 'rupees'
  | 'squareMetres'
  | 'days'
  | 'hours'
  | 'daysList'
  | 'number'
  | 'day'
  | 'yesOrNo'
  | 'choice'
  | 'pattern'
  | 'hosts'
  | 'steps'
  | 'text';

interface RuleRow {
  /** As the office and cost sheets name it. */
  title: string;
  unit: RuleUnit;
  /** For a rule that can be read in several ways: each reading in words, the safest first. */
  readings?: Record<string, string>;
}

/**
 * Every rule that the product reads, and the days of law that the office keeps in view, by its key. Values are records in the database with a source and dates; this table
 * says only what a value is.
 */
export const ruleKeys = {
  'rules.recheckDays': { title: 'A rule is checked again after', unit: 'days' },

  'price.staleDays': { title: 'A price is old after', unit: 'days' },
  'gate.graceDays': { title: 'Older listings that do not pass stay visible for', unit: 'days' },

  'report.answerHours': { title: 'A reported listing is answered within', unit: 'hours' },

  'rera.projectPattern': { title: 'Project registration number looks like', unit: 'pattern' },
  'rera.promoterPattern': { title: 'Promoter registration number looks like', unit: 'pattern' },
  'rera.agentPattern': { title: 'Agent registration number looks like', unit: 'pattern' },
  'rera.portal': { title: 'Portal of the authority', unit: 'text' },
  'rera.qrHosts': { title: 'The QR code may lead to', unit: 'hosts' },
  'rera.requireQr': { title: 'An advertisement needs the project’s QR code', unit: 'yesOrNo' },
  'rera.requireCollectionAccount': {
    title: 'An advertisement needs the collection account',
    unit: 'yesOrNo',
  },
  'rera.recheckDays': { title: 'The portal is checked again after', unit: 'days' },
  'rera.reminderDays': { title: 'Reminders before a registration ends, in days', unit: 'daysList' },
  'rera.quarterlyLateDays': { title: 'A quarterly update is late after', unit: 'days' },
  'rera.trainingBlocksFrom': { title: 'Agents need a training certificate from', unit: 'day' },
  'rera.smallProjectTest': {
    title: 'A small project needs no registration when',
    unit: 'choice',
    readings: {
      both: 'Both limits, land and number of units, are kept.',
      either: 'One of the two limits is kept.',
    },
  },
  'rera.smallProjectLand': { title: 'Land of a small project, at most', unit: 'squareMetres' },
  'rera.smallProjectUnits': { title: 'Units of a small project, at most', unit: 'number' },
  'rera.completedBefore': { title: 'No registration for projects completed before', unit: 'day' },

  'duty.rate': { title: 'Stamp duty', unit: 'percent' },
  'duty.rateRural': { title: 'Stamp duty outside towns', unit: 'percent' },
  'duty.womanRebate': { title: 'Rebate of duty for a woman', unit: 'percent' },
  'duty.womanValueLimit': { title: 'Rebate for a woman up to a value of', unit: 'rupees' },
  'duty.womanMost': { title: 'Rebate for a woman, at most', unit: 'rupees' },
  'duty.womanAboveLimit': {
    title: 'Rebate for a woman above the value limit',
    unit: 'choice',
    readings: {
      cliff: 'No rebate above the limit.',
      slab: 'The most that the rebate can be, at any value.',
    },
  },
  'duty.joint': {
    title: 'Rebate when a woman and a man buy together',
    unit: 'choice',
    readings: {
      none: 'No rebate.',
      proportional: 'The rebate in proportion to her written share, at most half.',
      full: 'The whole rebate.',
    },
  },
  'duty.rounding': {
    title: 'Duty is rounded',
    unit: 'choice',
    readings: { rupee: 'To the nearest rupee.', upToTen: 'Up to the next ₹ 10.' },
  },
  'duty.atAgreement': {
    title: 'Duty at the agreement',
    unit: 'choice',
    readings: {
      full: 'The whole duty at the agreement.',
      part: 'A part at the agreement, the rest at possession.',
    },
  },
  'duty.atAgreementRate': { title: 'Part of the duty at the agreement', unit: 'percent' },
  'registration.rate': { title: 'Registration fee', unit: 'percent' },

  'gst.home': { title: 'GST on a home under construction', unit: 'percent' },
  'gst.affordableHome': { title: 'GST on an affordable home under construction', unit: 'percent' },
  'gst.affordableCarpet': { title: 'Carpet area of an affordable home, at most', unit: 'squareMetres' },
  'gst.affordableValue': { title: 'Price of an affordable home, at most', unit: 'rupees' },
  'gst.commercial': { title: 'GST on shops and offices under construction', unit: 'percent' },
  'gst.land': { title: 'GST on land', unit: 'percent' },
  'gst.services': { title: 'GST on maintenance, meters and brokerage', unit: 'percent' },
  'gst.leaseRent': { title: 'GST on one-time lease rent', unit: 'percent' },

  'tds.rate': { title: 'TDS on property', unit: 'percent' },
  'tds.threshold': { title: 'TDS applies from', unit: 'rupees' },
  'tds.form': { title: 'Section and form for TDS', unit: 'text' },
  'tds.nonResident': { title: 'TDS when the seller lives abroad', unit: 'text' },

  'transfer.rate': { title: 'Transfer charge of the authority', unit: 'percent' },
  'transfer.base': {
    title: 'The transfer charge is taken from',
    unit: 'choice',
    readings: { price: 'The price of this sale.', allotmentPrice: 'The original allotment price.' },
  },
  'brokerage.resale': { title: 'Our fee for a resale', unit: 'percent' },

  'rent.duty': {
    title: 'Duty and fee on a rent agreement',
    unit: 'choice',
    readings: {
      usual: 'The usual duty and fee.',
      capped: 'A capped duty and fee, of ₹ 500 to ₹ 10,000 each by rent and years.',
    },
  },
  'loan.rate': { title: 'Interest on home loans', unit: 'percent' },
  'loan.steps': { title: 'Most that a bank may lend, by the size of the loan', unit: 'steps' },
  'loan.foir': { title: 'Share of the income that can go into instalments', unit: 'percent' },
  'loan.noPrepaymentChargeFrom': { title: 'No prepayment charge on loans from', unit: 'day' },
  'dpdp.consentManagersFrom': { title: 'Consent managers under the DPDP Rules from', unit: 'day' },
  'dpdp.dutiesFrom': { title: 'Duties under the DPDP Rules from', unit: 'day' },
} as const satisfies Record<string, RuleRow>;

export type RuleKey = keyof typeof ruleKeys;

/** All rules with their keys, in the order of the office. */
export const ruleRows = Object.entries(ruleKeys) as [RuleKey, RuleRow][];

/** One row of the table; undefined for an unknown key. */
export function ruleRow(key: string): RuleRow | undefined {
  return Object.hasOwn(ruleKeys, key) ? ruleKeys[key as RuleKey] : undefined;
}
