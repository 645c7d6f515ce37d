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

/** A step of what banks lend: `percent` of a price holds for loans up to `upTo` rupees; the last step has no end. */
export interface LoanStep {
  upTo: number | null;
  percent: string;
}

/**
 * The most that a bank may lend on a price, by the size of the loan: for each step, its share of the price within its
 * limit. In whole rupees, rounded down.
 */
export function maxLoan(price: number, steps: readonly LoanStep[]): number {
  let most = 0n;
  let below = 0n;
  for (const { upTo, percent } of steps) {
    const share = (BigInt(price) * millionths(Number(percent))) / 100_000_000n;
    const limit = upTo === null ? share : BigInt(upTo);
    const lent = limit < share ? limit : share;
    if (lent > most && (upTo !== null || share > below)) most = lent;
    below = upTo === null ? below : BigInt(upTo);
  }
  return Number(most);
}

/** What an income carries. */
export interface Income {
  /** A month, in whole rupees. */
  income: number;
  /** Instalments of other loans a month. */
  otherInstalments: number;
  /** The share of the income that may go into instalments (FOIR), in percent. */
  sharePercent: number;
}

/** The largest loan that an income carries, down to ₹1,000. */
export function eligibleLoan(
  { income, otherInstalments, sharePercent }: Income,
  { interestPercent, years }: Pick<LoanTerms, 'interestPercent' | 'years'>,
): number {
  const available = (BigInt(income) * millionths(sharePercent)) / 100_000_000n - BigInt(otherInstalments);
  if (available <= 0n) return 0;
  const months = years * 12;
  const { rate, growth } = growthOf(interestPercent, months);
  const loan =
    rate === 0n ? available * BigInt(months) : (available * (growth - one) * one) / (rate * growth);
  return Number((loan / 1000n) * 1000n);
}

/** A payment on top of the instalments. */
export interface Prepayment {
  /** In whole rupees. */
  amount: number;
  /** After this instalment, counted from 1. */
  after: number;
  /** The loan ends earlier with the same instalment, or it ends when agreed with a smaller one. */
  keeps: 'instalment' | 'term';
}

/** A loan with a prepayment. */
export interface PrepaidLoan extends LoanCost {
  /** The instalment after the prepayment. */
  monthlyAfter: number;
  /** The interest that the prepayment saves. */
  saved: number;
}

/** What a loan costs with a prepayment. */
export function costWithPrepayment(terms: LoanTerms, { amount, after, keeps }: Prepayment): PrepaidLoan {
  const whole = costOfLoan(terms);
  const before = monthsOfLoan(terms).slice(0, after);
  const owed = terms.loan - sum(before.map(({ principal }) => principal));
  const rest = Math.max(0, owed - amount);
  const monthsLeft = terms.years * 12 - before.length;
  const later =
    keeps === 'instalment'
      ? payOff(rest, terms.interestPercent, monthsLeft, whole.monthly)
      : evenMonths(rest, terms.interestPercent, monthsLeft);
  const months = [...before, ...later];
  const interest = sum(months.map((month) => month.interest));
  const last = months.at(-1);
  const [next] = later;
  return {
    ...{ monthly: whole.monthly, monthlyAfter: next ? next.principal + next.interest : 0 },
    ...{ instalments: months.length, lastInstalment: last ? last.principal + last.interest : 0 },
    ...{ total: terms.loan + interest, interest, saved: whole.interest - interest },
  };
}

interface LoanMonth {
  principal: number;
  interest: number;
}

/** The number 1 with 40 decimals: interest is computed exactly and not with binary fractions. */
const one = 10n ** 40n;

function monthsOfLoan({ loan, interestPercent, years }: LoanTerms): LoanMonth[] {
  return evenMonths(loan, interestPercent, years * 12);
}

/** Every instalment. Rounded interest can ask for a rupee more than the formula: then each instalment has it. */
function evenMonths(loan: number, interestPercent: number, months: number): LoanMonth[] {
  for (let instalment = formulaInstalment(loan, interestPercent, months); ; instalment += 1) {
    const paid = payOff(loan, interestPercent, months, instalment);
    const last = paid.at(-1);
    if (!last || last.principal + last.interest <= instalment) return paid;
  }
}

function payOff(loan: number, interestPercent: number, months: number, instalment: number): LoanMonth[] {
  const paid: LoanMonth[] = [];
  const rate = millionths(interestPercent);
  const yearly = 1_200_000_000n;
  let balance = loan;
  while (balance > 0) {
    // Half up to the rupee.
    const interest = Number((BigInt(balance) * rate * 2n + yearly) / (yearly * 2n));
    const isLast = paid.length + 1 === months;
    const principal = isLast ? balance : Math.min(balance, instalment - interest);
    paid.push({ principal, interest });
    balance -= principal;
  }
  return paid;
}

/** The instalment by the formula, up to the next rupee. */
function formulaInstalment(loan: number, interestPercent: number, months: number): number {
  const { rate, growth } = growthOf(interestPercent, months);
  if (rate === 0n) return Math.ceil(loan / months);
  const [above, below] = [BigInt(loan) * rate * growth, one * (growth - one)];
  return Number((above + below - 1n) / below);
}

/** The monthly rate, and what 1 grows to in so many months. */
function growthOf(interestPercent: number, months: number) {
  const rate = (millionths(interestPercent) * one) / 1_200_000_000n;
  let growth = one;
  for (let month = 0; month < months; month += 1) growth = (growth * (one + rate)) / one;
  return { rate, growth };
}

/** A percentage in whole millionths of a percent. */
function millionths(percent: number): bigint {
  return BigInt(Math.round(percent * 1_000_000));
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
