export interface LoanTerms {
  /** The loan in whole rupees. */
  loan: number;
  /** The yearly interest in percent. */
  interestPercent: number;
  years: number;
}

export interface LoanCost {
  /** The monthly instalment in whole rupees. */
  monthly: number;
  /** The number of instalments; the last one is the smallest. */
  instalments: number;
  lastInstalment: number;
  /** The sum of all instalments. */
  total: number;
  /** The interest within the total. */
  interest: number;
}

/** One year of a loan, in whole rupees. */
export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** The debt at the end of the year. */
  balance: number;
}

/**
 * The equated monthly instalment of a loan at a fixed rate with monthly rests, as Indian banks quote it:
 * P·i·(1+i)ⁿ ÷ ((1+i)ⁿ − 1), rounded up to a whole rupee, so that the months suffice. The interest of each month is
 * rounded to the rupee, half up; the last instalment is the rest.
 */
export function costOfLoan(terms: LoanTerms): LoanCost {
  const months = monthsOfLoan(terms);
  const interest = sum(months.map((month) => month.interest));
  const [first, last] = [months[0], months.at(-1)];
  return {
    monthly: first ? first.principal + first.interest : 0,
    instalments: months.length,
    lastInstalment: last ? last.principal + last.interest : 0,
    total: terms.loan + interest,
    interest,
  };
}

/** The repayment, the interest and the remaining debt of each year; the columns add up to the loan and its cost. */
export function yearsOfLoan(terms: LoanTerms): LoanYear[] {
  const months = monthsOfLoan(terms);
  let balance = terms.loan;
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => {
    const inYear = months.slice(index * 12, index * 12 + 12);
    const principal = sum(inYear.map((month) => month.principal));
    balance -= principal;
    return { year: index + 1, principal, interest: sum(inYear.map((month) => month.interest)), balance };
  });
}

/** What banks lend of a price: a share of it in percent, in whole rupees. */
export function loanFor(price: number, sharePercent: number): number {
  return Math.round((price * sharePercent) / 100);
}

interface LoanMonth {
  principal: number;
  interest: number;
}

/** Every instalment. Rounded interest can ask for a rupee more than the formula: then each instalment has it. */
function monthsOfLoan(terms: LoanTerms): LoanMonth[] {
  for (let instalment = Math.ceil(exactInstalment(terms)); ; instalment += 1) {
    const months = payOff(terms, instalment);
    const last = months.at(-1);
    if (!last || last.principal + last.interest <= instalment) return months;
  }
}

function payOff({ loan, interestPercent, years }: LoanTerms, instalment: number): LoanMonth[] {
  const months: LoanMonth[] = [];
  let balance = loan;
  while (balance > 0) {
    const interest = Math.round((balance * interestPercent) / 1200);
    const isLast = months.length + 1 === years * 12;
    const principal = isLast ? balance : Math.min(balance, instalment - interest);
    months.push({ principal, interest });
    balance -= principal;
  }
  return months;
}

function exactInstalment({ loan, interestPercent, years }: LoanTerms): number {
  const rate = interestPercent / 1200;
  const months = years * 12;
  if (rate === 0) return loan / months;
  const growth = (1 + rate) ** months;
  return (loan * rate * growth) / (growth - 1);
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
