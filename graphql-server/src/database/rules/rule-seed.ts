/** A rule as it is delivered; owners change it afterwards. */
export interface RuleSeed {
  key: string;
  value: string;
  authority?: string;
  subject?: 'HOME' | 'COMMERCIAL' | 'COMMERCIAL_PLOT';
  /** Its first day, as YYYY-MM-DD. */
  from: string;
  to?: string;
  source: string;
  address?: string;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  note?: string;
}

/** The day on which the delivered rules were compared with their sources. */
export const seedsCheckedOn = '2026-11-22';

/** The first day of the Real Estate (Regulation and Development) Act as a whole. */
export const reraBegan = '2017-05-01';
