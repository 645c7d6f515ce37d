import type { RuleSeed } from './rule-seed.ts';

const rebate = 'UP cabinet of 22 July 2025, notified on 29 July 2025';
const gstCouncil = '33rd GST Council meeting; notification 3/2019 of 29 March 2019';
const boards = 'Boards of Noida and Greater Noida, October 2024';
const rbi = 'RBI circulars of 8 October 2015 and April 2023';
const checkFirst = 'Please ask the sub-registrar which reading is applied.';
const gstBegan = '2019-04-01';

/** Duty, taxes, charges of the authorities, and what banks lend. */
export const moneySeeds: readonly RuleSeed[] = [
  {
    ...{ key: 'duty.rate', value: '7', authority: 'UP', from: '2020-02-13', confidence: 'HIGH' },
    source: 'Stamp duty of 5 % and development duty of 2 % in towns; confirmed by the minister, January 2026',
    address: 'https://www.hindustantimes.com',
  },
  {
    ...{ key: 'duty.rateRural', value: '5', authority: 'UP', from: '2020-02-13', confidence: 'HIGH' },
    source: 'Stamp duty outside towns; confirmed by the minister, January 2026',
  },
  {
    ...{ key: 'duty.womanRebate', value: '1', authority: 'UP', from: '2025-07-29' },
    ...{ source: rebate, confidence: 'HIGH' },
  },
  {
    ...{ key: 'duty.womanValueLimit', value: '10000000', authority: 'UP', from: '2025-07-29' },
    ...{ source: rebate, confidence: 'HIGH' },
  },
  {
    ...{ key: 'duty.womanMost', value: '100000', authority: 'UP', from: '2025-07-29' },
    ...{ source: rebate, confidence: 'HIGH' },
  },
  {
    ...{ key: 'duty.womanAboveLimit', value: 'cliff', authority: 'UP', from: '2025-07-29' },
    ...{ source: 'Press after the notification of 29 July 2025; the sources disagree', confidence: 'LOW' },
    note: `The text of the notification is not confirmed. ${checkFirst}`,
  },
  {
    ...{ key: 'duty.joint', value: 'none', authority: 'UP', from: '2025-07-29' },
    ...{ source: 'Press of July to December 2025; the sources disagree', confidence: 'LOW' },
    note: `Three readings are in print. ${checkFirst}`,
  },
  {
    ...{ key: 'duty.rounding', value: 'rupee', authority: 'UP', from: '2020-02-13', confidence: 'LOW' },
    source: 'Not confirmed in the law',
    note: 'The law may round the value up to ₹1,000 or the duty up to ₹10.',
  },
  {
    ...{ key: 'duty.atAgreement', value: 'part', authority: 'NOIDA', from: '2024-10-01', confidence: 'HIGH' },
    source: boards,
    address: 'https://housing.com/news',
  },
  {
    ...{
      key: 'duty.atAgreementRate',
      value: '2',
      authority: 'NOIDA',
      from: '2024-10-01',
      confidence: 'HIGH',
    },
    source: boards,
    address: 'https://housing.com/news',
  },
  {
    ...{ key: 'duty.atAgreement', value: 'full', authority: 'GREATER_NOIDA', from: '2024-10-01' },
    ...{ source: boards, address: 'https://www.millenniumpost.in', confidence: 'HIGH' },
  },
  {
    ...{ key: 'registration.rate', value: '1', authority: 'UP', from: '2020-02-13', confidence: 'MEDIUM' },
    source: 'Fee of 1 % without an upper limit since 2020',
    note: 'Two pages add minimum fees for values up to ₹20 lakh; some still print a limit of ₹20,000.',
  },
  {
    ...{ key: 'gst.home', value: '5', subject: 'HOME', from: gstBegan, confidence: 'HIGH' },
    source: `${gstCouncil}: 7.5 % less one third for land, no input credit`,
  },
  {
    ...{ key: 'gst.affordableHome', value: '1', subject: 'HOME', from: gstBegan },
    ...{ source: gstCouncil, confidence: 'HIGH' },
  },
  {
    ...{ key: 'gst.affordableCarpet', value: '60', authority: 'UP', subject: 'HOME', from: gstBegan },
    ...{
      source: `${gstCouncil}: Noida, Greater Noida and Ghaziabad count as metropolitan`,
      confidence: 'HIGH',
    },
  },
  {
    ...{ key: 'gst.affordableCarpet', value: '60', authority: 'YEIDA', subject: 'HOME', from: gstBegan },
    ...{ source: gstCouncil, confidence: 'LOW' },
    note: 'Whether land of YEIDA counts as metropolitan (60 m²) or not (90 m²) is not confirmed.',
  },
  {
    ...{ key: 'gst.affordableValue', value: '4500000', subject: 'HOME', from: gstBegan },
    ...{ source: gstCouncil, confidence: 'HIGH' },
  },
  {
    ...{ key: 'gst.commercial', value: '12', subject: 'COMMERCIAL', from: gstBegan, confidence: 'MEDIUM' },
    source: 'General knowledge of the trade: 12 % with input credit',
    note: 'In a residential project with at most 15 % shops, 5 % may apply.',
  },
  {
    ...{ key: 'gst.land', value: '0', from: '2017-07-01', confidence: 'HIGH' },
    source: 'CBIC circular 177/09/2022 of 3 August 2022: the sale of land, developed or not, is no supply',
  },
  {
    ...{ key: 'gst.services', value: '18', from: '2017-07-01', confidence: 'MEDIUM' },
    source: 'GST on services; SAC 997222 for brokerage',
    address: 'https://busy.in/sac-code-997222',
    note: 'On meters, gas and water the rate is not confirmed.',
  },
  {
    ...{ key: 'gst.leaseRent', value: '0', from: '2017-07-01', confidence: 'LOW' },
    ...{
      source: 'Not confirmed',
      note: 'Whether GST is due on lease rent that is passed on is not confirmed.',
    },
  },
  {
    ...{ key: 'tds.rate', value: '1', from: '2013-06-01', confidence: 'HIGH' },
    source: 'Income-tax Act, 1961, section 194-IA; Income-tax Act, 2025, section 393(1)',
  },
  {
    ...{ key: 'tds.threshold', value: '5000000', from: '2013-06-01', confidence: 'HIGH' },
    source: 'Income-tax Act, 1961, section 194-IA; Income-tax Act, 2025, section 393(1)',
  },
  {
    ...{ key: 'tds.form', value: 'Section 194-IA, Form 26QB, certificate in Form 16B' },
    ...{ from: '2013-06-01', to: '2026-03-31', confidence: 'HIGH' },
    source: 'Income-tax Act, 1961, section 194-IA',
  },
  {
    ...{ key: 'tds.form', value: 'Section 393(1) Table Sl. 3(i), Form 141, certificate in Form 132' },
    ...{ from: '2026-04-01', confidence: 'HIGH' },
    source: 'Income-tax Act, 2025; e-filing help on Form 141; G.S.R. 198(E) of 20 March 2026',
    address: 'https://www.incometax.gov.in',
  },
  ...(['NOIDA', 'GREATER_NOIDA'] as const).flatMap((authority): RuleSeed[] => [
    {
      ...{ key: 'transfer.rate', value: '2.5', authority, subject: 'HOME', from: '2021-06-01' },
      ...{ source: 'Board decisions of 2021, for allotments after 2011', confidence: 'MEDIUM' },
      note: 'Older allotments pay 10, 20 or 50 % of the allotment price; transfers by attorney double; in the family partly nothing.',
    },
    {
      ...{ key: 'transfer.rate', value: '2.5', authority, subject: 'COMMERCIAL', from: '2021-06-01' },
      ...{ source: 'Board decisions of 2021: shops and kiosks', confidence: 'MEDIUM' },
    },
    {
      ...{ key: 'transfer.rate', value: '5', authority, subject: 'COMMERCIAL_PLOT', from: '2021-06-01' },
      ...{ source: 'Board decisions of 2021: commercial plots and institutions', confidence: 'MEDIUM' },
    },
    {
      ...{ key: 'transfer.base', value: 'price', authority, from: '2021-06-01', confidence: 'LOW' },
      source: 'The sources disagree on the base',
      note: 'One page names the value of the property, another the allotment price. Please ask the authority.',
    },
  ]),
  {
    ...{ key: 'transfer.rate', value: '5', authority: 'YEIDA', from: '2021-06-01', confidence: 'LOW' },
    source: 'An old procedure of YEIDA',
    note: 'Please ask the authority.',
  },
  {
    ...{ key: 'transfer.base', value: 'price', authority: 'YEIDA', from: '2021-06-01', confidence: 'LOW' },
    source: 'The sources disagree on the base',
  },
  {
    ...{ key: 'loan.steps', value: 'up to 3000000: 90; up to 7500000: 80; above: 75' },
    ...{ from: '2015-10-08', source: rbi, confidence: 'MEDIUM' },
    note: 'Whether RBI’s consolidation of 2025 carries the steps over unchanged is not confirmed.',
  },
  {
    ...{ key: 'loan.rate', value: '8.5', from: '2026-11-01', confidence: 'LOW' },
    source: 'What the consultancy’s calculator has shown',
    note: 'Banks offer different rates. Please enter the rate that your bank partner quotes, with its day.',
  },
  {
    ...{ key: 'loan.foir', value: '50', from: '2015-10-08', confidence: 'MEDIUM' },
    source: 'Practice of banks: 40 to 60 % of the income',
  },
  {
    ...{ key: 'loan.noPrepaymentChargeFrom', value: '2026-01-01', from: '2026-01-01', confidence: 'HIGH' },
    source: 'RBI directions of 2025 on loans at floating rates to individuals',
  },
];
