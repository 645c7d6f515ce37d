import type { RuleSeed } from './seed.ts';

const minister = {
  source: 'Stamp duty of 7 % in towns and 5 % outside, named by the minister in January 2026',
  address:
    'https://www.indiatoday.in/information/story/stamp-duty-concessions-commercial-industrial-property-transfers-uttar-pradesh-2847571-2026-01-06',
  dated: '2026-01-06',
};
const rebate = {
  source: 'UP cabinet of 22 July 2025, notified on 29 July 2025',
  address: 'https://crypticproperty.com/1-lakh-discount-on-property-purchase-for-women/',
  ...{ from: '2025-07-29', authority: 'UP' },
};
const noidaBoard = {
  source: 'Board of Noida, October 2024: 2 % with the registered agreement, the rest at possession',
  address:
    'https://housing.com/news/noida-authority-changes-property-registration-rule-to-safeguard-homebuyers',
  ...{ authority: 'NOIDA' },
  confidence: 'HIGH',
  note: 'The source names the month and not the first day.',
} as const;
const checkFirst = 'Please ask the sub-registrar which reading is applied.';
const noidaTransfer = {
  source: 'Board of Noida, 203rd meeting of 24 September 2021',
  address:
    'https://www.hindustantimes.com/cities/noida-news/residents-rejoice-as-transfer-charges-on-resale-of-property-halved-in-noida-101632507014769-amp.html',
  ...{ dated: '2021-09-24', from: '2021-09-24', authority: 'NOIDA' },
  confidence: 'MEDIUM',
} as const;
const noidaTransferOfShops = {
  ...noidaTransfer,
  address:
    'https://www.prithviestates.com/noida-authority-cuts-transfer-charges-by-half-for-residential-plots-PRP85006/',
};
const greaterNoidaTransfer = {
  source: 'Board of Greater Noida, meeting of 26 June 2021',
  address: 'https://homefinderonline.in/2021/06/29/transfer-of-memorandum-tm-charges-on-resale-flats/',
  ...{ dated: '2021-06-29', from: '2021-06-26', authority: 'GREATER_NOIDA' },
  confidence: 'MEDIUM',
} as const;
const yeidaTransfer = {
  source: 'An old procedure of YEIDA without a date',
  address: 'https://docsbay.net/procedure-for-transacting-property-related-matter',
  ...{ authority: 'YEIDA', note: 'Please ask the authority.' },
  confidence: 'LOW',
} as const;

const older = {
  source: 'Outlook Money on the transfer memorandum of Noida, 2025: a share of the original allotment price',
  address:
    'https://www.outlookmoney.com/amp/story/real-estate/transfer-memorandum-the-hidden-tax-on-resale-flats-in-noida',
  authority: 'NOIDA',
  confidence: 'MEDIUM',
  note: 'Transfers by attorney pay double; in the family partly nothing. Please ask the authority.',
} as const;
const olderAllotments = [
  ['UNTIL_1990', '50'],
  ['UNTIL_2000', '20'],
  ['UNTIL_2011', '10'],
] as const;

/** Duty, charges of the authorities, and what banks lend. Our own fee and the rate of a bank are asked in the office. */
export const moneySeeds: readonly RuleSeed[] = [
  { key: 'duty.rate', value: '7', authority: 'UP', ...minister, confidence: 'HIGH' },
  { key: 'duty.rateRural', value: '5', authority: 'UP', ...minister, confidence: 'HIGH' },
  { key: 'duty.womanRebate', value: '1', ...rebate, confidence: 'HIGH' },
  { key: 'duty.womanValueLimit', value: '10000000', ...rebate, confidence: 'HIGH' },
  { key: 'duty.womanMost', value: '100000', ...rebate, confidence: 'HIGH' },
  {
    ...{ key: 'duty.womanAboveLimit', value: 'cliff', ...rebate, confidence: 'LOW' },
    source: 'Press after the notification of 29 July 2025; the sources disagree',
    address:
      'https://www.tytil.com/blog-details/uttar-pradesh-gives-women-bigger-stamp-duty-break-on-property-purchases-heres-what-you-need-to-know',
    note: `The text of the notification is not confirmed. ${checkFirst}`,
  },
  {
    ...{ key: 'duty.joint', value: 'none', ...rebate, confidence: 'LOW' },
    source: 'Press of July to December 2025; the sources disagree',
    address:
      'https://www.tytil.com/blog-details/uttar-pradesh-1-stamp-duty-relief-for-women-updated-rules-eligibility-and-benefits-2025',
    dated: '2025-12-02',
    note: `Three readings are in print. ${checkFirst}`,
  },
  {
    ...{ key: 'duty.rounding', value: 'rupee', authority: 'UP', confidence: 'LOW' },
    source: 'Not confirmed in the law',
    note: 'The law may round the value up to ₹ 1,000 or the duty up to ₹ 10.',
  },
  { key: 'duty.atAgreement', value: 'part', ...noidaBoard },
  { key: 'duty.atAgreementRate', value: '2', ...noidaBoard },
  {
    ...{ key: 'duty.atAgreement', value: 'full', authority: 'GREATER_NOIDA', confidence: 'HIGH' },
    source: 'Board of Greater Noida, 136th meeting, October 2024',
    address:
      'https://www.millenniumpost.in/delhi/gnida-mandates-builder-buyer-agreement-registry-to-enhance-home-buyer-protection-584756',
    note: 'The source names the month and not the first day.',
  },
  {
    ...{ key: 'registration.rate', value: '1', authority: 'UP', from: '2020-02-14', confidence: 'MEDIUM' },
    source: 'Fee of 1 % without an upper limit, from 14 February 2020',
    address:
      'https://www.hindustantimes.com/noida/noida-homebuyers-builders-welcome-move-to-allow-online-payment-of-registration-fee/story-kHIytVtb9jBg0xTWZeJ1bL.html',
    dated: '2020-03-14',
    note: 'Two pages add minimum fees for values up to ₹ 20 lakh; some still print a limit of ₹ 20,000.',
  },
  { key: 'transfer.rate', value: '2.5', subject: 'HOME', allotment: 'AFTER_2011', ...noidaTransfer },
  ...olderAllotments.flatMap(([allotment, value]): RuleSeed[] => [
    { key: 'transfer.rate', value, subject: 'HOME', allotment, ...older },
    { key: 'transfer.base', value: 'allotmentPrice', subject: 'HOME', allotment, ...older },
  ]),
  { key: 'transfer.rate', value: '2.5', subject: 'COMMERCIAL', ...noidaTransferOfShops },
  { key: 'transfer.rate', value: '5', subject: 'COMMERCIAL_PLOT', ...noidaTransferOfShops },
  {
    ...{ key: 'transfer.rate', value: '2.5', subject: 'HOME', ...greaterNoidaTransfer },
    allotment: 'AFTER_2011',
    note: 'The source names 1 % as the most for flats of housing societies. Please ask the authority.',
  },
  {
    ...{ key: 'transfer.rate', value: '5', otherValues: ['2.5'], subject: 'COMMERCIAL' },
    ...greaterNoidaTransfer,
    note: 'The source names 5 % for commercial property; shops and kiosks may pay 2.5 %, as in Noida.',
  },
  { key: 'transfer.rate', value: '5', subject: 'COMMERCIAL_PLOT', ...greaterNoidaTransfer },
  { key: 'transfer.rate', value: '5', ...yeidaTransfer },
  ...(['NOIDA', 'GREATER_NOIDA', 'YEIDA'] as const).map((authority): RuleSeed => ({
    ...{ key: 'transfer.base', value: 'price', authority, confidence: 'LOW' },
    source: 'The sources disagree on the base',
    address: 'https://realtyninfra.com/noida-authority-cuts-transfer-charges-by-half-for-houses-and-plots',
    note: 'One page names the value of the property, another the allotment price. Please ask the authority.',
  })),
  {
    ...{ key: 'loan.steps', value: 'up to 3000000: 90; up to 7500000: 80; above: 75' },
    ...{ from: '2015-10-08', confidence: 'MEDIUM' },
    source: 'RBI circulars of 8 October 2015 and April 2023',
    address:
      'https://business-standard.com/article/pf/home-buyers-can-now-get-more-loan-for-property-up-to-rs-30-lakh-115100801016_1.html',
    dated: '2015-10-08',
    note: 'Whether RBI’s consolidation of 2025 carries the steps over unchanged is not confirmed.',
  },
  {
    ...{ key: 'loan.foir', value: '50', otherValues: ['40', '60'], confidence: 'LOW' },
    source: 'Practice of banks: 40 to 60 % of the income',
    note: 'Each bank decides for itself.',
  },
  {
    ...{ key: 'loan.noPrepaymentChargeFrom', value: '2026-01-01', from: '2026-01-01', confidence: 'HIGH' },
    source: 'RBI directions of 2025 on loans at floating rates to individuals',
    address:
      'https://vajiramandravi.com/current-affairs/reserve-bank-of-india-pre-payment-charges-on-loans-directions-2025',
  },
  {
    ...{ key: 'rent.duty', value: 'capped', from: '2025-11-19', to: '2026-05-18', confidence: 'HIGH' },
    ...{ authority: 'UP', dated: '2025-11-19' },
    source: 'UP notifications of 19 November 2025, for six months',
    address:
      'https://abcaus.in/contract-law/up-govt-notification-concessional-reduced-rate-registration-fees-lease-rent-agreements.html/amp',
  },
  {
    ...{ key: 'rent.duty', value: 'usual', from: '2026-05-19', authority: 'UP', confidence: 'LOW' },
    source: 'The six months of the notifications of 19 November 2025 are over',
    address:
      'https://abcaus.in/contract-law/up-govt-notification-concessional-reduced-rate-registration-fees-lease-rent-agreements.html/amp',
    note: 'Whether they were extended is not confirmed. Please ask the sub-registrar.',
  },
];
