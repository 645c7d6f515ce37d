/** What makes two records values of one rule. */
export const ruleScope = ['key', 'authority', 'subject', 'allotment'] as const;

type Scoped = Record<(typeof ruleScope)[number], string | null>;

interface Days {
  validFrom: string | null;
  validTo: string | null;
}

/** Whether two records are values of one rule. */
export function isSameRule(one: Scoped, other: Scoped): boolean {
  return ruleScope.every((name) => one[name] === other[name]);
}

/** Whether two records hold on a common day. */
export function daysMeet(one: Days, other: Days): boolean {
  return isBefore(one.validFrom, other.validTo) && isBefore(other.validFrom, one.validTo);
}

/** A first day that is not known lies before all days; a last day that is not known lies behind them. */
function isBefore(first: string | null, last: string | null): boolean {
  return !first || !last || first <= last;
}
