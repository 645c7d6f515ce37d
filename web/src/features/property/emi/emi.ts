export interface LoanTerms {
  /** The loan in rupees. */
  loan: number;
  /** The yearly interest in percent. */
  interestPercent: number;
  years: number;
}

export interface LoanCost {
  /** The monthly instalment, in rupees to the paisa. */
  monthly: number;
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
 * P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1). It is rounded to the paisa; the total is the instalment times the number of
 * months.
 */
export function costOfLoan(terms: LoanTerms): LoanCost {
  const monthly = toPaisa(exactInstalment(terms));
  const total = toPaisa(monthly * monthsOf(terms));
  return { monthly, total, interest: toPaisa(total - terms.loan) };
}

/** The repayment, the interest and the remaining debt of each year; the columns add up to the loan and its cost. */
export function yearsOfLoan(terms: LoanTerms): LoanYear[] {
  const { loan, years } = terms;
  const { monthly } = costOfLoan(terms);
  let before = { balance: loan, paid: 0 };
  return Array.from({ length: years }, (_, index) => {
    const after = {
      balance: index + 1 === years ? 0 : Math.round(balanceAfter(terms, (index + 1) * 12)),
      paid: Math.round(monthly * (index + 1) * 12),
    };
    const principal = before.balance - after.balance;
    const interest = after.paid - before.paid - principal;
    before = after;
    return { year: index + 1, principal, interest, balance: after.balance };
  });
}

function exactInstalment(terms: LoanTerms): number {
  const rate = monthlyRate(terms);
  if (rate === 0) return terms.loan / monthsOf(terms);
  const growth = (1 + rate) ** monthsOf(terms);
  return (terms.loan * rate * growth) / (growth - 1);
}

function balanceAfter(terms: LoanTerms, months: number): number {
  const rate = monthlyRate(terms);
  if (rate === 0) return terms.loan * (1 - months / monthsOf(terms));
  const growth = (1 + rate) ** months;
  return terms.loan * growth - (exactInstalment(terms) * (growth - 1)) / rate;
}

function monthlyRate({ interestPercent }: LoanTerms): number {
  return interestPercent / 12 / 100;
}

function monthsOf({ years }: LoanTerms): number {
  return years * 12;
}

function toPaisa(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
