import { ObjectId } from 'mongodb';
import type { WithId } from 'mongodb';
import { ruleRow } from 'domain/rule/rule-keys.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField, badInput } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import type { Page } from '../../base/types.ts';
import { withLock } from '../../database/lock.ts';
import { daysMeet, isSameRule, ruleScope } from '../../database/rules/same-rule.ts';
import { itemById, listItems, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { oneOf, yesOrNo } from '../../kit/list-filters.ts';
import type { Noun } from '../../kit/noun.ts';
import { allRules, ruleBookOf, rulesCollection } from './rule-book.ts';
import { isDay } from 'domain/text/day.ts';
import { readRuleValue } from './rule-values.ts';
import { RuleAuthority } from './rule.type.ts';
import type { Rule } from './rule.type.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { RuleInput } from './rule.input.ts';

export const ruleNoun: Noun<Rule> = {
  collection: rulesCollection,
  label: 'Rule',
  sortFields: { key: 'key', checkedOn: 'checkedOn' },
  filters: {
    authority: oneOf('authority', Object.values(RuleAuthority)),
    isCurrent: yesOrNo((yes) => (yes ? current() : { $nor: [current()] })),
  },
  perPage: 20,
  public: true,
  namedBy: 'key',
  versions: { besides: [] },
};

const lockName = 'rules';
const dayMs = 24 * 3_600_000;

/** The list of rules in the office, those that ended included. */
export async function adminRules(context: Context, list: ListPart): Promise<Page<WithId<Rule>>> {
  return listItems(context, ruleNoun, { sortBy: 'key', ...list });
}

/** One rule for its form. */
export async function editedRule(context: Context, id: string): Promise<Rule> {
  return itemById(context, ruleNoun, id);
}

/** The records of one rule for the same authority and subject, the newest first. */
export async function ruleHistory(context: Context, id: string): Promise<Rule[]> {
  const rule = await itemById(context, ruleNoun, id);
  return (await allRules(context)).filter((other) => isSameRule(other, rule)).reverse();
}

/** Whether a rule must be checked again. */
export async function isOldRule(context: Context, rule: Rule): Promise<boolean> {
  return ruleBookOf(await allRules(context), { authorities: [] }, dayInIndia()).isOld(rule);
}

/**
 * Adds a rule, checked if the caller has compared it with its source. Throws BAD_USER_INPUT for a value that does not fit, and for days on which
 * another record of the same rule holds.
 */
export async function createRule(context: Context, raw: RuleInput): Promise<Rule> {
  return withLock(context, lockName, async () => {
    const facts = await readRule(context, raw);
    return insertItem(context, ruleNoun, { ...facts, ...checkOf(context, raw) });
  });
}

/** Corrects a rule; what was checked and stays the same stays checked. Refusals as for `createRule`. */
export async function updateRule(
  context: Context,
  id: string,
  raw: RuleInput,
  readAt?: Date | null,
): Promise<Rule> {
  return withLock(context, lockName, async () => {
    const stored = await itemById(context, ruleNoun, id);
    const facts = await readRule(context, raw, stored._id);
    const check = checkOf(context, raw, saysTheSame(facts, stored) ? stored : undefined);
    return updateItem(context, ruleNoun, stored._id, { ...facts, ...check }, readAt);
  });
}

/**
 * Replaces the value of a rule from a day on: the present record ends the day before, and a new one begins. Throws
 * BAD_USER_INPUT for a first day that is not after that of the present record. When the process is killed in between,
 * the old record has its end and the rule counts as not known, until the call is repeated.
 */
export async function replaceRule(context: Context, id: string, raw: RuleInput): Promise<Rule> {
  return withLock(context, lockName, async () => {
    const old = await itemById(context, ruleNoun, id);
    const { facts, validTo } = await readNewValue(context, old, raw);
    await updateItem(context, ruleNoun, old._id, { validTo });
    return insertItem(context, ruleNoun, { ...facts, ...checkOf(context, raw) });
  });
}

/** A change of a rule: a new record, a correction of one, or a new value for one. */
export interface RuleChange {
  id?: string | undefined;
  input: RuleInput;
  isNewValue: boolean;
}

/** All rules as they would be after a change; nothing is stored. Refusals as for the change itself. */
export async function rulesAfter(context: Context, { id, input, isNewValue }: RuleChange): Promise<Rule[]> {
  const rules = await allRules(context);
  const stored = id ? await itemById(context, ruleNoun, id) : undefined;
  const others = rules.filter(({ _id }) => !_id.equals(stored?._id));
  if (stored && isNewValue) {
    const { facts, validTo } = await readNewValue(context, stored, input);
    return [...others, { ...stored, validTo }, { ...stored, ...facts, _id: new ObjectId() }];
  }
  const facts = await readRule(context, input, stored?._id);
  const now = timeNow();
  const dates = { createdAt: now, updatedAt: now, touchedAt: now, deletedAt: null, deleted: false };
  return [...others, { _id: new ObjectId(), ...dates, ...stored, ...facts, ...checkOf(context, input) }];
}

/** The record of a new value, and the last day of the one before it. */
async function readNewValue(context: Context, old: Rule, raw: RuleInput) {
  const facts = await readRule(context, { ...raw, key: old.key }, old._id);
  if (!isSameRule(facts, old))
    throw badField('authority', 'A new value is for the same place and subject. Please add another rule.');
  if (!facts.validFrom) throw badField('validFrom', 'Please enter the first day.');
  if (old.validFrom && facts.validFrom <= old.validFrom)
    throw badField(
      'validFrom',
      `Please enter a day after ${old.validFrom}, the first day of the current value.`,
    );
  const lastDay = dayBefore(facts.validFrom);
  return { facts, validTo: old.validTo && old.validTo < lastDay ? old.validTo : lastDay };
}

/** States that a rule was compared with its source today and still holds. */
export async function confirmRule(context: Context, id: string): Promise<Rule> {
  const { _id } = await itemById(context, ruleNoun, id);
  return updateItem(context, ruleNoun, _id, checkOf(context, { isCompared: true }));
}

async function readRule(context: Context, raw: RuleInput, itself?: ObjectId) {
  const input = checkInput(RuleInput, raw);
  const { key, validFrom = null, validTo = null, sourceDate = null } = input;
  const { authority = null, subject = null, allotment = null, sourceAddress = null } = input;
  const value = readRuleValue(key, input.value);
  for (const [field, day] of Object.entries({ validFrom, validTo, sourceDate }))
    if (day && !isDay(day)) throw badField(field, 'This date does not exist.');
  if (key === 'loan.rate' && !validFrom)
    throw badField('validFrom', 'Please enter the day of the bank’s rate.');
  if (validFrom && validTo && validTo < validFrom)
    throw badField('validTo', 'The last day must not be before the first.');
  const facts = {
    ...{ key, value, authority, subject, allotment, validFrom, validTo },
    otherValues: readOthers(key, value, input.otherValues ?? []),
    ...{ sourceTitle: input.sourceTitle, sourceAddress, sourceDate },
    confidence: input.confidence,
    note: input.note ?? null,
  };
  if (sourceAddress && isFrontPage(sourceAddress))
    throw badField(
      'sourceAddress',
      'Please enter the address of the page that says so, not of the front page.',
    );
  const others = (await allRules(context)).filter(
    (other) => isSameRule(other, facts) && !other._id.equals(itself),
  );
  const overlap = others.find((other) => daysMeet(other, facts));
  if (overlap) throw overlapping(overlap);
  return { ...facts, words: wordsOf(key, ruleRow(key)?.title ?? '', facts.sourceTitle, authority ?? '') };
}

function overlapping({ value, validFrom, validTo }: Rule) {
  const days = [validFrom && `from ${validFrom}`, validTo ? `to ${validTo}` : 'on'].filter(Boolean).join(' ');
  const sentence = `This rule already has the value ${value} ${days}. Please end that record first, or choose other days.`;
  return badInput(sentence, { validFrom: sentence });
}

/** Each in the unit of the rule, and none twice. */
function readOthers(key: string, value: string, typed: readonly string[]): string[] {
  if (typed.length > 0 && ruleRow(key)?.readings)
    throw badField('otherValues', 'The readings of this rule are in its list already.');
  const others = typed.map((text) => readRuleValue(key, text));
  return [...new Set(others)].filter((other) => other !== value);
}

function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && !search;
}

type Check = Pick<Rule, 'checkedBy' | 'checkedOn' | 'readOn'>;

/** The check of the caller, or else the former one. */
function checkOf({ admin }: Context, { isCompared }: Pick<RuleInput, 'isCompared'>, former?: Check): Check {
  const today = dayInIndia();
  if (isCompared) return { checkedBy: admin?.username ?? null, checkedOn: today, readOn: today };
  const { checkedBy = null, checkedOn = null, readOn = today } = former ?? {};
  return { checkedBy, checkedOn, readOn };
}

const said = [...ruleScope, 'value', 'validFrom', 'validTo', 'sourceTitle', 'sourceAddress'] as const;

/** Whether a correction leaves what a check compares. */
function saysTheSame(facts: Pick<Rule, (typeof said)[number]>, stored: Rule): boolean {
  return said.every((name) => facts[name] === stored[name]);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}

function current() {
  const today = dayInIndia();
  return { validFrom: { $not: { $gt: today } }, validTo: { $not: { $lt: today } } };
}
