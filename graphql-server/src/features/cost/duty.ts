import type { RuleBook } from '../rule/rule-book.ts';
import type { Rule } from '../rule/rule.type.ts';
import { Exact, percentOf } from '../../base/numbers/exact.ts';
import { BuyerKind } from './cost-choices.input.ts';

/** The buyer as stamp duty sees them. */
export interface Buyer {
  kind: BuyerKind;
  /** For a woman and a man together: her written share in percent. */
  womanShare: number;
}

export interface Duty {
  amount: Exact;
  /** The part that is due at the agreement; the rest is due at possession. */
  atAgreement: Exact;
  rules: Rule[];
}

const halfPercent = 50;

/**
 * Stamp duty on a value in rupees: the rate of the place less the rebate for a woman. Undefined if a rule that it needs is
 * missing.
 */
export function dutyOn(
  book: RuleBook,
  { base, buyer, isRural }: { base: Exact; buyer: Buyer; isRural: boolean },
): Duty | undefined {
  const rate = book.find(isRural ? 'duty.rateRural' : 'duty.rate');
  const rounding = book.find('duty.rounding');
  const rebate = rebateOn(book, base, buyer);
  if (!rate || !rebate) return undefined;
  const whole = percentOf(base, rate.value).minus(rebate.amount);
  const amount = rounding?.value === 'upToTen' ? whole.div(10).ceil().times(10) : whole.toDecimalPlaces(0);
  const timing = book.find('duty.atAgreement');
  const part = timing?.value === 'part' ? book.find('duty.atAgreementRate') : undefined;
  const atAgreement = part ? Exact.min(percentOf(base, part.value).toDecimalPlaces(0), amount) : amount;
  const used = [rate, ...rebate.rules, rounding, timing, part];
  return { amount, atAgreement, rules: used.filter((rule) => rule !== undefined) };
}

function rebateOn(
  book: RuleBook,
  base: Exact,
  { kind, womanShare }: Buyer,
): { amount: Exact; rules: Rule[] } | undefined {
  const none = { amount: new Exact(0), rules: [] };
  if (kind === BuyerKind.MAN || kind === BuyerKind.COMPANY) return none;
  const rate = book.find('duty.womanRebate');
  // Before the rebate began, there was none.
  if (!rate) return none;
  const limit = book.find('duty.womanValueLimit');
  const most = book.find('duty.womanMost');
  const above = book.find('duty.womanAboveLimit');
  const joint = book.find('duty.joint');
  if (!limit || !most || !above || !joint) return undefined;
  const within = base.lte(limit.value);
  const whole = within
    ? Exact.min(percentOf(base, rate.value), most.value)
    : new Exact(above.value === 'slab' ? most.value : 0);
  const rules = [rate, limit, most, ...(within ? [] : [above])];
  if (kind === BuyerKind.WOMAN) return { amount: whole, rules };
  const share = { full: 100, proportional: Math.min(womanShare, halfPercent), none: 0 }[joint.value] ?? 0;
  return { amount: percentOf(whole, share), rules: [...rules, joint] };
}
