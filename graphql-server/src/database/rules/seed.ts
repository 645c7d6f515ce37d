/** Where the value of a rule comes from. */
export interface RuleSource {
  source: string;
  /** The page that was read; none if the source has no page of its own. */
  address?: string;
  /** The day of that text, as YYYY-MM-DD; none if it names no day. */
  dated?: string;
}

/** A rule as it is delivered; owners change it afterwards. */
export interface RuleSeed extends RuleSource {
  key: string;
  value: string;
  /** Other values that sources give. */
  otherValues?: string[];
  authority?: string;
  subject?: 'HOME' | 'COMMERCIAL' | 'COMMERCIAL_PLOT';
  /** When it was allotted. */
  allotment?: 'UNTIL_1990' | 'UNTIL_2000' | 'UNTIL_2011' | 'AFTER_2011';
  /** Its first day, as YYYY-MM-DD; none if no source names it. */
  from?: string;
  to?: string;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  note?: string;
}

/** The day on which the sources of the delivered rules were read. No account has checked them. */
export const seedsReadOn = '2026-11-22';

/** The first day of the Real Estate (Regulation and Development) Act as a whole. */
export const reraBegan = '2017-05-01';
