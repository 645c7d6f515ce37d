import { ruleKeys } from 'domain/rule/rule-keys.ts';
import type { RuleKey } from 'domain/rule/rule-keys.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { keptReading } from '../../cache/kept-reading.ts';
import { noteRead } from '../../kit/noun.ts';
import { readSteps } from './rule-values.ts';
import type { RuleStep } from './rule-values.ts';
import { AllotmentPeriod, RuleAuthority } from './rule.type.ts';
import type { Rule, RuleSubject } from './rule.type.ts';

/** The collection of rules. */
export const rulesCollection = 'rules';
/** While no rule says when rules are checked again. */
const defaultRecheckDays = 180;
const dayMs = 24 * 3_600_000;

/** Where and about what a calculation asks. */
export interface RuleQuestion {
  /** The authorities that a place belongs to, the nearest first; a rule of the nearest one counts. */
  authorities: readonly RuleAuthority[];
  subject?: RuleSubject;
  /** When it was allotted; if that is not known, the rule for the latest allotments counts. */
  allotment?: AllotmentPeriod | null;
}

/** The rules that hold on one day for one question. A rule that is not there is undefined, and never zero. */
export interface RuleBook {
  day: string;
  find(key: RuleKey): Rule | undefined;
  /** The steps of a scale. */
  steps(key: RuleKey): RuleStep[] | undefined;
  /** Whether a rule must be checked again. */
  isOld(rule: Rule): boolean;
}

/** The authorities over the land in a region of the gazetteer, the nearest first. */
export function authoritiesOf(region: string | null | undefined): RuleAuthority[] {
  const land: Record<string, RuleAuthority> = {
    noida: RuleAuthority.NOIDA,
    'greater-noida': RuleAuthority.GREATER_NOIDA,
    'greater-noida-west': RuleAuthority.GREATER_NOIDA,
    'yamuna-expressway': RuleAuthority.YEIDA,
    ghaziabad: RuleAuthority.GHAZIABAD,
  };
  const near = region ? land[region] : undefined;
  return near ? [near, RuleAuthority.UP] : [RuleAuthority.UP];
}

const storedRules = keptReading<readonly Rule[]>(rulesCollection, ({ db }) =>
  db
    .collection<Rule>(rulesCollection)
    .find({ deleted: false }, { sort: { key: 1, validFrom: 1, _id: 1 } })
    .toArray(),
);

/** All rules, also those that ended or begin later; the answer in the making shows them. */
export async function allRules(context: AppContext): Promise<readonly Rule[]> {
  noteRead(context, rulesCollection);
  return storedRules(context);
}

/** The rules for a question, today by the clock of the database unless a day is given. */
export async function ruleBook(
  context: AppContext,
  question: RuleQuestion,
  day: string = dayInIndia(),
): Promise<RuleBook> {
  return ruleBookOf(await allRules(context), question, day);
}

/** As `ruleBook`, of rules that are read already. */
export function ruleBookOf(rules: readonly Rule[], question: RuleQuestion, day: string): RuleBook {
  const found = new Map<string, Rule>();
  for (const rule of rules) {
    if ((rule.validFrom && rule.validFrom > day) || (rule.validTo && rule.validTo < day)) continue;
    const rank = rankOf(rule, question);
    const other = found.get(rule.key);
    if (rank !== null && (!other || rank > (rankOf(other, question) ?? -1))) found.set(rule.key, rule);
  }
  const find = (key: RuleKey) => found.get(key);
  const recheckDays = Number(find('rules.recheckDays')?.value ?? defaultRecheckDays);
  return {
    day,
    find,
    steps: (key) => {
      const rule = ruleKeys[key].unit === 'steps' ? find(key) : undefined;
      return (rule && readSteps(rule.value)) ?? undefined;
    },
    isOld: ({ checkedOn, readOn }) => Date.parse(day) - Date.parse(checkedOn ?? readOn) > recheckDays * dayMs,
  };
}

/** A book in which some rules have another value, as sources read them otherwise. */
export function readOtherwise(book: RuleBook, values: Partial<Record<RuleKey, string>>): RuleBook {
  const find = (key: RuleKey) => {
    const rule = book.find(key);
    return rule && { ...rule, value: values[key] ?? rule.value };
  };
  return { ...book, find };
}

/** The more exact rule has the higher rank; null for one that does not apply. */
function rankOf({ authority, subject, allotment }: Rule, question: RuleQuestion): number | null {
  const nearness = authority ? question.authorities.indexOf(authority) : question.authorities.length;
  if (nearness < 0 || (subject && subject !== question.subject)) return null;
  if (allotment && allotment !== (question.allotment ?? AllotmentPeriod.AFTER_2011)) return null;
  return (question.authorities.length - nearness) * 4 + (subject ? 2 : 0) + (allotment ? 1 : 0);
}
