import { checklistContent as texts } from './listing-checklist.content.ts';
import type { ListingCheck } from './use-listing-checks.ts';

export type Level = keyof typeof texts.levels;

export interface AskedCheck {
  check: ListingCheck;
  level: Level;
  /** Whether it passes, or its reason is stored or typed. */
  isAnswered: boolean;
}

const wanted = new Set<ListingCheck['level']>(['BLOCKING', 'WARNING']);

/**
 * What is asked of a listing, by how much it keeps the listing from visitors: it must be answered, a reason will do, or it is
 * shown with a mark. Checks that wait for the same answer are one question.
 */
export function askedChecks(checks: readonly ListingCheck[], answered: readonly number[]): AskedCheck[] {
  return checks
    .filter((check, place, all) => all.findIndex((other) => isSameQuestion(other, check)) === place)
    .flatMap((check): AskedCheck[] => {
      const { level, bars, reason, number } = check;
      const isAnswered = Boolean(reason) || answered.includes(number);
      if (bars && level === 'BLOCKING') return [{ check, level: 'notYet', isAnswered: false }];
      if (level === 'WARNING' && (bars || isAnswered)) return [{ check, level: 'withReason', isAnswered }];
      return wanted.has(level) ? [{ check, level: 'marked', isAnswered: false }] : [];
    });
}

/** Whether two checks wait for the same answer. */
function isSameQuestion(one: ListingCheck, other: ListingCheck): boolean {
  const block = one.level === 'BLOCKING' && other.level === 'BLOCKING';
  return one.text === other.text || (block && one.field === other.field);
}

/** How much is left to do, in one line; empty if nothing is. */
export function lineOf(asked: readonly AskedCheck[], unreadable: number): string {
  const count = (level: Level) => asked.filter((one) => one.level === level && !one.isAnswered).length;
  const [blocking, asking, marked] = [count('notYet'), count('withReason'), count('marked')];
  return [
    unreadable > 0 && texts.unreadable(unreadable),
    blocking > 0 && texts.before(blocking + asking),
    blocking === 0 && asking > 0 && texts.asking(asking),
    blocking + asking === 0 && marked > 0 && texts.later(marked),
  ]
    .filter(Boolean)
    .join(', ');
}
