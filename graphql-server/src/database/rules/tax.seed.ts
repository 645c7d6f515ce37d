import type { RuleSeed } from './seed.ts';

const gstCouncil = {
  source: '33rd GST Council meeting; notification 3/2019 of 29 March 2019',
  address: 'https://www.taxlok.com/view/latest/library/latest-highlights/details.html/id=NOC1ns8dewrdvws=',
  dated: '2019-02-24',
  from: '2019-04-01',
};
const tdsLaw = {
  source: 'Income-tax Act, 1961, section 194-IA; Income-tax Act, 2025, section 393(1)',
  address:
    'https://www.taxscan.in/top-stories/tds-for-propertyrental-paymentvdaprofessional-contractor-payments-us-3931-know-how-to-file-form-141-1445395',
  from: '2013-06-01',
};
const dpdpRules = {
  source: 'Digital Personal Data Protection Rules, 2025, in the Gazette of 13 November 2025',
  address: 'https://www.legalitysimplified.com/digital-personal-data-protection-rules-2025',
  ...{ dated: '2025-11-13', from: '2025-11-13' },
  confidence: 'HIGH',
} as const;

/** GST, TDS, and the dates of the rules on personal data. */
export const taxSeeds: readonly RuleSeed[] = [
  {
    ...{ key: 'gst.home', value: '5', subject: 'HOME', ...gstCouncil, confidence: 'HIGH' },
    source: `${gstCouncil.source}: 7.5 % less one third for land, no input credit`,
  },
  { key: 'gst.affordableHome', value: '1', subject: 'HOME', ...gstCouncil, confidence: 'HIGH' },
  ...(['NOIDA', 'GREATER_NOIDA', 'GHAZIABAD'] as const).map((authority): RuleSeed => ({
    ...{ key: 'gst.affordableCarpet', value: '60', authority, subject: 'HOME' },
    ...{ ...gstCouncil, confidence: 'HIGH' },
    source: `${gstCouncil.source}: Noida, Greater Noida and Ghaziabad count as metropolitan`,
  })),
  {
    ...{ key: 'gst.affordableCarpet', value: '90', authority: 'UP', subject: 'HOME' },
    ...{ ...gstCouncil, confidence: 'HIGH' },
    source: `${gstCouncil.source}: 90 m² outside the metropolitan cities`,
  },
  {
    ...{ key: 'gst.affordableCarpet', value: '60', otherValues: ['90'], authority: 'YEIDA', subject: 'HOME' },
    ...{ ...gstCouncil, confidence: 'LOW' },
    note: 'Whether land of YEIDA counts as metropolitan (60 m²) or not (90 m²) is not confirmed.',
  },
  { key: 'gst.affordableValue', value: '4500000', subject: 'HOME', ...gstCouncil, confidence: 'HIGH' },
  {
    ...{ key: 'gst.commercial', value: '12', otherValues: ['5'], subject: 'COMMERCIAL', confidence: 'LOW' },
    source: 'General knowledge of the trade, not confirmed: 12 % with input credit',
    note: 'In a residential project with at most 15 % shops, 5 % may apply.',
  },
  {
    ...{ key: 'gst.land', value: '0', from: '2017-07-01', confidence: 'HIGH' },
    source: 'CBIC circular 177/09/2022 of 3 August 2022: the sale of land, developed or not, is no supply',
    address:
      'https://facelesscompliance.com/understanding-gst-on-sale-of-developed-plots-clarity-from-cbic-vs-divergent-advance-rulings',
    dated: '2022-08-03',
  },
  {
    ...{ key: 'gst.services', value: '18', from: '2017-07-01', confidence: 'MEDIUM' },
    source: 'GST on services; SAC 997222 for brokerage',
    address: 'https://busy.in/sac-code-997222',
    note: 'On meters, gas and water the rate is not confirmed.',
  },
  {
    ...{ key: 'gst.leaseRent', value: '0', otherValues: ['18'], confidence: 'LOW' },
    source: 'Not confirmed in any source',
    note: 'Whether GST is due on lease rent that is passed on is not confirmed: none, or the rate of services.',
  },
  { key: 'tds.rate', value: '1', ...tdsLaw, confidence: 'HIGH' },
  { key: 'tds.threshold', value: '5000000', ...tdsLaw, confidence: 'HIGH' },
  {
    ...{ key: 'tds.form', value: 'Section 194-IA, Form 26QB, certificate in Form 16B' },
    ...{ from: '2013-06-01', to: '2026-03-31', confidence: 'HIGH' },
    source: 'Income-tax Act, 1961, section 194-IA',
    address: tdsLaw.address,
  },
  {
    ...{ key: 'tds.form', value: 'Section 393(1) Table Sl. 3(i), Form 141, certificate in Form 132' },
    ...{ from: '2026-04-01', confidence: 'HIGH' },
    source: 'Income-tax Act, 2025; e-filing help on Form 141; G.S.R. 198(E) of 20 March 2026',
    address:
      'https://www.incometax.gov.in/iec/foportal/help/all-topics/e-filing-services/form-141-challan-cum-statement-deduction-tax-us-3931-UM',
  },
  {
    ...{ key: 'tds.nonResident', value: 'The buyer needs a TAN.' },
    ...{ to: '2026-09-30', confidence: 'HIGH' },
    source: 'Income-tax Act, 2025, section 397(1)(a)',
    ...{ address: 'https://mbrmassociates.in/Blog/1026/PANorTAN.aspx', dated: '2026-05-12' },
  },
  {
    ...{ key: 'tds.nonResident', value: 'A resident buyer uses their own PAN; no TAN is needed.' },
    ...{ from: '2026-10-01', confidence: 'MEDIUM' },
    source: 'Finance Act, 2026: PAN instead of TAN from 1 October 2026',
    address: 'https://indianews18.in/?p=1601',
    note: 'The rate for a seller who lives abroad is another one. Please ask an accountant.',
  },
  { key: 'dpdp.consentManagersFrom', value: '2026-11-13', ...dpdpRules },
  {
    ...{ key: 'dpdp.dutiesFrom', value: '2027-05-13', ...dpdpRules },
    note: 'Some sources count from 14 November 2025, and say 14 May 2027. We take the earlier day.',
  },
];
