import { ruleRow } from 'domain/rule/rule-keys.ts';
import type { RuleKey } from 'domain/rule/rule-keys.ts';
import { ruleTitle, ruleValue } from 'domain/rule/rule-words.ts';
import { readOtherwise } from '../rule/rule-book.ts';
import type { Rule } from '../rule/rule.type.ts';
import type { CostKey, CostLine, CostReading } from './cost-sheet.type.ts';
import { otherLines } from './other-lines.ts';
import type { Purchase } from './other-lines.ts';

/** It changes a total by some rupees alone. */
const slight: RuleKey = 'duty.rounding';
/** More totals confuse. */
const mostShown = 4;

/** A rule that is read differently. */
interface Change {
  key: RuleKey;
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
    return totalOf([...own, ...otherLines({ ...purchase, book: readOtherwise(purchase.book, readings) })]);
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
function combined(purchase: Purchase): Change[][] {
  let found: Change[][] = [[]];
  for (const [key, rule] of askedRules(purchase)) {
    const changes = readingsOf(key, rule)
      .filter((reading) => reading !== rule.value)
      .map((reading): Change => ({ key, rule, reading, words: wordsOfValue(key, reading) }));
    found = found.flatMap((before) => [before, ...changes.map((change) => [...before, change])]);
  }
  return found;
}

/** The rules that the lines ask for. */
function askedRules({ book, ...purchase }: Purchase): Map<RuleKey, Rule> {
  const asked = new Map<RuleKey, Rule>();
  const find = (key: RuleKey) => {
    const rule = book.find(key);
    if (rule && key !== slight) asked.set(key, rule);
    return rule;
  };
  otherLines({ ...purchase, book: { ...book, find } });
  return asked;
}

/** How a rule can be read: by the table of keys, or by the values of its sources. One for a period is not unclear. */
function readingsOf(key: RuleKey, { allotment, otherValues }: Rule): string[] {
  return allotment ? otherValues : [...Object.keys(ruleRow(key)?.readings ?? {}), ...otherValues];
}

function wordsOfValue(key: RuleKey, value: string): string {
  return ruleValue(key, value).replace(/\.?$/, '.');
}

/** The words of the first reading, and the others with the titles of their rules. */
function wordsOf([first, ...others]: readonly Change[]): string {
  return [first?.words, ...others.map(({ key, words }) => `${ruleTitle(key)}: ${words}`)].join(' ');
}

function signOf({ total, unknown }: { total: number; unknown: readonly CostKey[] }): string {
  return [total, ...unknown].join(' ');
}
