/** Shown as an example while no bank’s rate is entered. */
export const exampleRate = 8.5;
export const usualYears = 20;

export const emiContent = {
  title: 'What it costs a month',
  more: 'Interest, years, and what you pay in all',
  aMonth: 'a month',
  loan: 'Loan',
  interestRate: 'Interest',
  years: 'Years',
  unit: { loan: '₹', interest: '% a year', years: 'years' },
  slider: 'slider',
  interest: 'Interest',
  interestShort: 'interest',
  principal: 'Loan',
  total: 'Total',
  terms: (loan: string, interest: string, years: string) => `${loan} at ${interest} % for ${years} years`,
  rate: (percent: number | null, day: string | null) =>
    percent === null
      ? `${exampleRate} % is only an example: we know no bank’s rate today. Please enter the interest that your bank offers.`
      : `Interest of ${percent} %${day ? ` as on ${day}` : ''}; your bank may ask for another.`,
  most: 'We start with the most that banks may lend on the price; the cost sheet adds the charges.',
  mostWithCharges:
    'We start with the most that banks may lend on the price with the builder’s charges, as the cost sheet does.',
  share: (share: number) => `We start with a loan of ${share} % of the price.`,
  note: 'Your bank decides how much it lends. Stamp duty, fees and insurance are extra.',
  ring: (share: number) => `Interest is ${share} % of all that you pay.`,
  table: {
    summary: 'Year by year',
    caption: 'Loan paid off and interest in each year, and what is still owed, in rupees',
    year: 'Year',
    principal: 'Paid off',
    interest: 'Interest',
    balance: 'Still owed',
  },
};
