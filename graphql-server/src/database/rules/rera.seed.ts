import { reraBegan } from './rule-seed.ts';
import type { RuleSeed } from './rule-seed.ts';

const notice628 = 'UP RERA notice 628/UP RERA/Tech Cell of 23 January 2025';
const act = 'Real Estate (Regulation and Development) Act, 2016';
const samples = 'Registration numbers in public code and on printed certificates';
const house = 'Decision of the consultancy';

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
  ...{ key, authority, value, from: reraBegan, source: samples },
  confidence,
  ...(key === 'rera.agentPattern' &&
    authority === 'UP' && { note: 'The meaning of the 13 digits of newer numbers is not confirmed.' }),
})) as RuleSeed[];

/** What an advertisement must show, how long it stays valid, and which numbers are well formed. */
export const reraSeeds: readonly RuleSeed[] = [
  ...patterns,
  {
    ...{ key: 'rera.portal', value: 'https://www.up-rera.in', authority: 'UP' },
    ...{ from: '2025-01-23', source: notice628, confidence: 'HIGH' },
  },
  {
    ...{ key: 'rera.qrHosts', value: 'up-rera.in www.up-rera.in', authority: 'UP' },
    ...{ from: '2025-01-23', source: notice628, confidence: 'MEDIUM' },
    note: 'The host in the QR codes of newer certificates should be compared with a printed one.',
  },
  {
    ...{ key: 'rera.requireQr', value: 'yes', authority: 'UP' },
    ...{ from: '2025-01-23', source: notice628, confidence: 'HIGH' },
    note: 'Whether it binds an agent’s page as it binds a promoter’s is not confirmed; this is the strict reading.',
  },
  {
    ...{ key: 'rera.requireCollectionAccount', value: 'yes', authority: 'UP' },
    ...{ from: '2025-01-23', source: notice628, confidence: 'HIGH' },
    note: 'Whether it binds an agent’s page, and whether the account may stand behind the QR code, is not confirmed; this is the strict reading.',
  },
  {
    ...{ key: 'gate.graceDays', value: '30', from: reraBegan, source: house, confidence: 'MEDIUM' },
    note: 'Counted from the day on which listings of an earlier version were first checked.',
  },
  {
    ...{ key: 'report.answerHours', value: '24', from: reraBegan, source: house, confidence: 'MEDIUM' },
    note: 'The time within which the office answers a visitor who reports a listing.',
  },
  { key: 'rera.recheckDays', value: '30', from: reraBegan, source: house, confidence: 'MEDIUM' },
  {
    ...{ key: 'rera.reminderDays', value: '120 30 7', from: reraBegan, confidence: 'MEDIUM' },
    source:
      'UP RERA order 1411 of 18 February 2025: an extension is applied for three months before the end; the other days are a decision of the consultancy',
  },
  {
    ...{ key: 'rera.quarterlyLateDays', value: '105', authority: 'UP' },
    ...{ from: '2025-01-23', confidence: 'HIGH' },
    source: `${notice628}: quarterly updates are due 15 days after the quarter`,
  },
  {
    ...{ key: 'rera.trainingBlocksFrom', value: '2027-01-01', authority: 'UP' },
    ...{ from: '2026-01-05', confidence: 'HIGH' },
    source: 'UP RERA order of 5 January 2026: existing agents need the certificate by 31 December 2026',
    address: 'https://www.livelawbiz.com',
  },
  {
    ...{ key: 'rera.smallProjectTest', value: 'both', from: reraBegan, confidence: 'LOW' },
    source: `${act}, section 3(2)(a)`,
    note: 'Tribunals disagree: one limit is enough in Maharashtra, both are needed in Rajasthan. The reading of Uttar Pradesh is not confirmed.',
  },
  {
    ...{ key: 'rera.smallProjectLand', value: '500', from: reraBegan, confidence: 'HIGH' },
    source: `${act}, section 3(2)(a)`,
  },
  {
    ...{ key: 'rera.smallProjectUnits', value: '8', from: reraBegan, confidence: 'HIGH' },
    source: `${act}, section 3(2)(a)`,
  },
  {
    ...{ key: 'rera.completedBefore', value: '2017-05-01', from: reraBegan, confidence: 'HIGH' },
    source: `${act}, section 3(2)(b)`,
  },
  { key: 'price.staleDays', value: '45', from: reraBegan, source: house, confidence: 'MEDIUM' },
  { key: 'rules.recheckDays', value: '180', from: reraBegan, source: house, confidence: 'MEDIUM' },
];
