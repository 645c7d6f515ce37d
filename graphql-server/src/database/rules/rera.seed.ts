import { reraBegan, seedsReadOn } from './seed.ts';
import type { RuleSeed } from './seed.ts';

const notice628 = {
  source: 'UP RERA notice 628/UP RERA/Tech Cell of 23 January 2025',
  address:
    'https://1-comply.com/2025/01/31/terms-and-conditions-for-promotion-and-advertising-of-projects-registered-with-u-p-rera/',
  dated: '2025-01-23',
  from: '2025-01-23',
};
const section3 = {
  source: 'Real Estate (Regulation and Development) Act, 2016, section 3(2)',
  address: 'https://lawcodehub.com/rera/3',
  from: reraBegan,
};
const samples = 'Registration numbers in public code and on printed certificates';
/** What the consultancy decided itself holds from the day of its decision. */
const house = { source: 'Decision of the consultancy, November 2026', from: seedsReadOn, dated: seedsReadOn };

const patterns: RuleSeed[] = [
  ['rera.projectPattern', 'UP', '^UPRERAPRJ\\d{3,7}(?:/(?:0[1-9]|1[0-2])/20\\d{2})?$', 'HIGH'],
  ['rera.promoterPattern', 'UP', '^UPRERAPRM\\d{3,7}$', 'MEDIUM'],
  ['rera.agentPattern', 'UP', '^UPRERAAGT(?:\\d{3,7}(?:/(?:0[1-9]|1[0-2])/20\\d{2})?|\\d{13})$', 'MEDIUM'],
  [
    'rera.projectPattern',
    'HARYANA_GURUGRAM',
    '^RC/REP/HARERA/GGM/\\d{1,5}/\\d{1,5}/20\\d{2}/\\d{1,4}$',
    'MEDIUM',
  ],
  ['rera.agentPattern', 'HARYANA_GURUGRAM', '^RC/HARERA/GGM/\\d{1,5}/\\d{1,5}/20\\d{2}/\\d{1,4}$', 'MEDIUM'],
  ['rera.projectPattern', 'HARYANA_PANCHKULA', '^HRERA-PKL-(?!REA)[A-Z]{3,4}-\\d{1,5}-20\\d{2}$', 'MEDIUM'],
  ['rera.agentPattern', 'HARYANA_PANCHKULA', '^HRERA-PKL-REA-\\d{1,5}-20\\d{2}$', 'MEDIUM'],
  ['rera.projectPattern', 'MAHARASHTRA', '^(?:P\\d{11}|P[A-Z]\\d{13})$', 'MEDIUM'],
  ['rera.agentPattern', 'MAHARASHTRA', '^A\\d{11}$', 'MEDIUM'],
].map(([key, authority, value, confidence]) => ({
  ...{ key, authority, value, source: samples },
  confidence,
  ...(key === 'rera.agentPattern' &&
    authority === 'UP' && { note: 'The meaning of the 13 digits of newer numbers is not confirmed.' }),
})) as RuleSeed[];

/** What an advertisement must show, how long it stays valid, and which numbers are well formed. */
export const reraSeeds: readonly RuleSeed[] = [
  ...patterns,
  {
    ...{ key: 'rera.portal', value: 'https://www.up-rera.in', authority: 'UP' },
    ...{ ...notice628, confidence: 'HIGH' },
  },
  {
    ...{ key: 'rera.qrHosts', value: 'up-rera.in www.up-rera.in', authority: 'UP' },
    ...{ ...notice628, confidence: 'MEDIUM' },
    note: 'The host in the QR codes of newer certificates should be compared with a printed one.',
  },
  {
    ...{ key: 'rera.requireQr', value: 'yes', authority: 'UP' },
    ...{ ...notice628, confidence: 'HIGH' },
    note: 'Whether it binds an agent’s page as it binds a promoter’s is not confirmed; this is the strict reading.',
  },
  {
    ...{ key: 'rera.requireCollectionAccount', value: 'yes', authority: 'UP' },
    ...{ ...notice628, confidence: 'HIGH' },
    note: 'Whether it binds an agent’s page, and whether the account may stand behind the QR code, is not confirmed; this is the strict reading.',
  },
  {
    ...{ key: 'gate.graceDays', value: '30', ...house, confidence: 'MEDIUM' },
    note: 'Counted from the day on which listings of an earlier version were first checked.',
  },
  {
    ...{ key: 'report.answerHours', value: '24', ...house, confidence: 'MEDIUM' },
    note: 'The time within which the office answers a visitor who reports a listing.',
  },
  { key: 'rera.recheckDays', value: '30', ...house, confidence: 'MEDIUM' },
  {
    ...{ key: 'rera.reminderDays', value: '120 30 7', from: '2025-02-18', confidence: 'MEDIUM' },
    source:
      'UP RERA order 1411 of 18 February 2025: an extension is applied for three months before the end; the other days are a decision of the consultancy',
    ...{ address: 'https://1-comply.com/?p=12130', dated: '2025-02-18' },
  },
  {
    ...{ key: 'rera.quarterlyLateDays', value: '105', authority: 'UP' },
    ...{ ...notice628, confidence: 'HIGH' },
    source: `${notice628.source}: quarterly updates are due 15 days after the quarter`,
  },
  {
    ...{ key: 'rera.trainingBlocksFrom', value: '2027-01-01', authority: 'UP' },
    ...{ from: '2026-01-05', dated: '2026-01-05', confidence: 'HIGH' },
    source: 'UP RERA order of 5 January 2026: existing agents need the certificate by 31 December 2026',
    address:
      'https://www.therealtytoday.com/news/regulatory/up-rera-makes-training-mandatory-for-all-real-estate-agents-2026-certification-guide',
  },
  {
    ...{ key: 'rera.smallProjectTest', value: 'both', ...section3, confidence: 'LOW' },
    source: 'Tribunals on section 3(2)(a) of the Real Estate (Regulation and Development) Act, 2016',
    address: 'https://propertyplus.co/2023/01/issues-regarding-section-32a-of-rera/',
    note: 'Tribunals disagree: one limit is enough in Maharashtra, both are needed in Rajasthan. The reading of Uttar Pradesh is not confirmed.',
  },
  { key: 'rera.smallProjectLand', value: '500', ...section3, confidence: 'HIGH' },
  { key: 'rera.smallProjectUnits', value: '8', ...section3, confidence: 'HIGH' },
  { key: 'rera.completedBefore', value: '2017-05-01', ...section3, confidence: 'HIGH' },
  { key: 'price.staleDays', value: '45', ...house, confidence: 'MEDIUM' },
  { key: 'rules.recheckDays', value: '180', ...house, confidence: 'MEDIUM' },
];
