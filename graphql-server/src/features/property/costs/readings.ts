import { ruleKeys } from 'web/lib/rule-keys.ts';
import type { Rule } from '../../../items/rules/rule.type.ts';
import type { CostKey, CostLine, CostReading } from './cost-sheet.type.ts';
import { otherLines } from './other-lines.ts';
import type { Purchase } from './other-lines.ts';

/** The rules whose readings change a total. */
const unclear = ['duty.womanAboveLimit', 'duty.joint', 'transfer.base'] as const;
/** More totals confuse. */
const mostShown = 4;

/** A rule that is read differently. */
interface Change {
  key: (typeof unclear)[number];
  rule: Rule;
  reading: string;
  words: string;
}

/**
 * The totals when unclear rules are read differently, alone and together: each total once, for the fewest changes, and at
 * most four. A total is without the lines that are not known by its reading.
 */
export function otherReadings(purchase: Purchase, own: readonly CostLine[]): CostReading[] {
  const totalWith = (changes: readonly Change[]) => {
    const readings = Object.fromEntries(changes.map(({ key, reading }) => [key, reading]));
    return totalOf([...own, ...otherLines({ ...purchase, readings })]);
  };
  const seen = new Set([signOf(totalWith([]))]);
  return combined(purchase)
    .map((changes) => ({ changes, ...totalWith(changes) }))
    .sort((one, other) => one.changes.length - other.changes.length || one.total - other.total)
    .flatMap(({ changes, total, unknown }) => {
      const [first] = changes;
      const sign = signOf({ total, unknown });
      if (!first || seen.has(sign)) return [];
      seen.add(sign);
      return [
        {
          rule: first.rule,
          rules: changes.map(({ rule }) => rule),
          reading: wordsOf(changes),
          total,
          unknown,
        },
      ];
    })
    .slice(0, mostShown);
}

/** The sum of the known lines, and the lines that are not known. */
export function totalOf(lines: readonly CostLine[]): { total: number; unknown: CostKey[] } {
  return {
    total: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    unknown: lines.flatMap(({ key, amount }) => (amount === null ? [key] : [])),
  };
}

/** Every choice of readings, of which some differ from the rules. */
function combined({ book }: Purchase): Change[][] {
  let found: Change[][] = [[]];
  for (const key of unclear) {
    const rule = book.find(key);
    if (!rule) continue;
    const others = Object.entries(ruleKeys[key].readings).filter(([reading]) => reading !== rule.value);
    const changes = others.map(([reading, words]): Change => ({ key, rule, reading, words }));
    found = found.flatMap((before) => [before, ...changes.map((change) => [...before, change])]);
  }
  return found;
}

/** The words of the first reading, and the others with the titles of their rules. */
function wordsOf([first, ...others]: readonly Change[]): string {
  return [first?.words, ...others.map(({ key, words }) => `${ruleKeys[key].title}: ${words}`)].join(' ');
}

function signOf({ total, unknown }: { total: number; unknown: readonly CostKey[] }): string {
  return [total, ...unknown].join(' ');
}
