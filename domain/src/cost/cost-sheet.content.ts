import type { CostPayee } from '../schema.generated.ts';
import { formatRupees, groupRupees, spokenRupees } from '../text/format.ts';
import { costNames } from './cost-names.ts';

export const costSheetContent = {
  title: 'What you will really pay',
  of: (title: string) => `What you will really pay for ${title}`,
  description: (title: string, address: string) =>
    `Price, charges, taxes, stamp duty and fees of ${title}, ${address}, line by line, with the rule behind each.`,
  breadcrumb: { home: 'Home', projects: 'Projects', page: 'What you will really pay' },
  none: 'There is no cost sheet for this property: its area or its price is not stated, or it is not for sale. Please ask us.',
  total: 'Total',
  without: (names: string) => `Not included, because not known: ${names}. Please ask us.`,
  figures: {
    perSquareFoot: (area: string) => `Per sq ft of ${area.toLowerCase()}`,
    aboveBasic: 'Above the basic price',
    ownMoney: 'Your own money',
    instalment: 'Monthly EMI',
  },
  ownMoneyNote: (loan: number) =>
    loan > 0
      ? `After a loan of ${formatRupees(loan)}. Banks do not lend on duty and fees.`
      : 'Without a loan.',
  estimate:
    'This is an estimate, not an offer. The agreement, the builder’s price list and the sub-registrar decide.',
  oldRules: 'A rule below has not been checked for a long time. Please ask us before you rely on it.',
  unit: {
    name: ({ number, tower }: { number: string | null; tower: string }) =>
      [number ? `Unit ${number}` : 'A unit', tower].filter(Boolean).join(', '),
    floor: (floor: number | null) => (floor === null ? '' : floor === 0 ? 'Ground floor' : `Floor ${floor}`),
    taken: 'This unit is not available now. Please ask us for one like it.',
    other: 'Choose another unit',
  },
  form: {
    title: 'Your choices',
    /** What a chip says of a choice that is made. */
    chosen: {
      floor: 'Any floor',
      parking: (slots: number) => (slots === 0 ? 'No parking' : `${slots} parking`),
      buyers: { man: 'Man', woman: 'Woman', joint: 'Woman and man', company: 'Company' },
      loan: (rupees: number, years: number) =>
        rupees === 0 ? 'No loan' : `Loan ₹ ${spokenRupees(rupees)}, ${years} years`,
      noLoan: 'Loan',
      circle: (rupees: number | undefined) =>
        rupees === undefined ? 'Circle rate not known' : `Circle rate ₹ ${spokenRupees(rupees)}`,
      asListed: 'Building as listed',
      booked: (day: string) => (day ? `Booked ${day}` : 'Booked today'),
    },
    configuration: 'Configuration',
    area: (area: string) => `${area}, sq ft`,
    floor: 'Floor',
    floorHint: 'Ground floor: 0',
    charges: 'Location',
    parking: 'Covered parking',
    buyer: 'Buyer',
    buyers: {
      man: 'Man (or men)',
      woman: 'Woman (or women)',
      joint: 'Woman and man jointly',
      company: 'Company',
    },
    share: 'Her share, %',
    loanTitle: 'Loan',
    loan: 'Loan, ₹',
    loanHint: (most: number) => `At most ${groupRupees(most)} (${spokenRupees(most)}); 0 for none`,
    interest: 'Interest, % a year',
    interestHint: (percent: number | null | undefined, day: string) =>
      typeof percent === 'number'
        ? `If empty, ${percent} %${day && ` as on ${day}`}`
        : 'We know no bank’s rate today; please enter the one that you are offered, for example 8.5',
    years: 'Years of the loan',
    circle: 'Value by circle rate, ₹',
    circleHint: 'Stamp duty is charged on this value if it is higher',
    booked: 'Day of booking',
    bookedHint: 'Payments count from this day; if empty, from today',
    ready: 'Building',
    readyChoices: { yes: 'Completed, with certificate', no: 'Under construction' },
    asListed: 'As the listing says',
    submit: 'Calculate',
  },
  table: {
    caption: 'Each line in rupees',
    line: 'Line',
    amount: 'Rupees',
    agreement: 'Agreement value',
    after: 'Taxes, duty and charges',
    notKnown: 'Not known',
    printed: {
      title: 'Rules and sources',
      day: (day: string) => `Calculated on ${day} by the rules of that day.`,
    },
    refundable: 'Refundable',
    rules: 'Rule and source',
    old: 'Not checked for a long time. Please ask us.',
  },
  names: costNames,
  payees: {
    BUILDER: 'To the builder',
    SELLER: 'To the seller',
    GOVERNMENT: 'To the government',
    AUTHORITY: 'To the authority',
    ASSOCIATION: 'To the owners’ association',
    BANK: 'To the bank',
    LAWYER: 'To the lawyer and the deed writer',
    AGENT: 'To us',
  } satisfies Record<CostPayee, string>,
  tds: {
    title: 'TDS',
    line: (amount: string, form: string | null) =>
      `You deduct ${amount} from what you pay the seller and pay it to the government${form ? ` (${form})` : ''}. It is not an extra cost.`,
    abroad: (said: string | null) =>
      ['If the seller lives abroad, other rates apply.', said, 'Please ask your accountant.']
        .filter(Boolean)
        .join(' '),
  },
  payments: {
    title: 'What is due when',
    caption: 'Payments, earliest first',
    when: 'When',
    what: 'What for',
    percent: 'Share of the price with GST',
    amount: 'Rupees',
    agreement: 'At booking and agreement',
    months: (month: number) => `${month} ${month === 1 ? 'month' : 'months'} after booking`,
    reachedFirst: 'Stages that the building has reached are due at booking.',
    reachedBy: (day: string) => `Reached by ${day}`,
    reachedIn: (towers: string, day: string) => `${towers}: reached by ${day}`,
    expected: (name: string) => `Expected in ${name}`,
    kinds: {
      TIME_LINKED: 'Time-linked plan: payments with a day fall due on it, however far the building is.',
      CONSTRUCTION_LINKED:
        'Construction-linked plan: a payment falls due when its stage is reached. The months are expected dates.',
    },
    countedFrom: (day: string, isChosen: boolean) =>
      isChosen
        ? `Months count from ${day}, your day of booking, as if you signed the agreement on that day. Taxes and duty are those of today.`
        : `Months count from ${day}, as if you booked and signed the agreement on that day.`,
    reached: 'When it is reached',
    possession: 'At possession',
  },
  readings: {
    title: 'Rules that sources read in different ways',
    line: 'The total above counts one reading of each. With another one, it is:',
    without: (names: string) => `without ${names}, which we do not know`,
  },
  loan: {
    title: 'The loan',
    terms: (loan: string, rate: number, years: number) => `${loan} at ${rate} % for ${years} years`,
    base: (most: string, day: string) =>
      `Banks may lend at most ${most} on the agreement value, which includes the builder’s charges.${day && ` The interest is as on ${day}.`}`,
    noRate:
      'We know no bank’s rate today. Enter the interest that you are offered above, and we add the EMI.',
    instalment: 'EMI',
    interest: 'Total interest',
    dearer: (rate: number) => `EMI if the rate rises to ${rate} %`,
    income: 'Income a month, ₹',
    incomeHint: 'To see how large a loan it supports',
    emis: 'Other EMIs a month, ₹',
    prepay: 'Extra payment, ₹',
    after: 'After EMI number',
    carries: (loan: string, percent: number, others: readonly { loan: string; percent: number }[]) =>
      [
        `Your income supports a loan of about ${loan}, if ${percent} % of it can go into EMIs.`,
        ...others.map((other) => `With ${other.percent} %, it is ${other.loan}.`),
        'Banks also look at age, job and credit history.',
      ].join(' '),
    tooLittle: 'Your income does not support another EMI at this share.',
    shorter: (months: number, fewer: number, saved: string) =>
      `With the same EMI, the loan ends after ${months} instalments, ${fewer} fewer, and you save ${saved} of interest.`,
    smaller: (emi: string, saved: string) =>
      `With the same term, the EMI falls to ${emi}, and you save ${saved} of interest.`,
    free: (day: string) =>
      `Banks may not charge for this on floating-rate loans to individuals, sanctioned or renewed from ${day} on.`,
  },
  yearly: {
    title: 'Afterwards, each year',
    maintenance: (amount: string) => `Maintenance ${amount} with GST.`,
    others: 'Property tax, insurance and interiors come on top, and lease rent where it was not paid once.',
  },
  send: {
    title: 'Send me this',
    line: 'We check the figures with the builder and call you.',
    submit: 'Send enquiry',
    message: (total: string, address: string) =>
      `Please check this cost sheet for me: the total is ${total}. ${address}`,
  },
  share: { whatsApp: 'Send to family', pdf: 'Download PDF', print: 'Print' },
  paper: { page: (page: number, of: number) => `Page ${page} of ${of}` },
  back: 'Back to the property',
};
