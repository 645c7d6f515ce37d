import type { ObjectId } from 'mongodb';
import type { RuleKey } from 'domain/rule/rule-keys.ts';
import type { RuleBook } from '../../../rule/rule-book.ts';
import type { Rule } from '../../../rule/rule.type.ts';
import type { Property } from '../../property.type.ts';
import type { GateReason, ListingGate } from '../gate.type.ts';
import type { Rera } from '../rera-block.type.ts';
import { CheckLevel } from './listing-check.type.ts';
import type { ListingCheck } from './listing-check.type.ts';

/** What the checks read of a property. */
export type CheckedProperty = Pick<
  Property,
  | 'title'
  | 'description'
  | 'disclaimer'
  | 'reraDetails'
  | 'reraNumber'
  | 'propertyStatus'
  | 'sale'
  | 'kind'
  | 'stage'
  | 'completion'
  | 'price'
  | 'areas'
  | 'configurations'
  | 'images'
  | 'features'
  | 'amenities'
  | 'costs'
  | 'sample'
> & { rera?: Rera | null; pricedAt: Date };

/** What is looked at: a property that is stored, or as it is typed. */
export type Listing = CheckedProperty & {
  _id: ObjectId;
  publishAt: Date | null;
  responsibleId?: ObjectId | null | undefined;
  gateReasons?: GateReason[] | undefined;
  shownNumber?: string | null | undefined;
  gate?: ListingGate | null | undefined;
  builderKey?: string | null | undefined;
};

/** A text of a listing, and where the form has it. */
export interface ListingText {
  field: string;
  text: string;
}

/** What the checks read besides the property and the rules. */
export interface ListingFacts {
  /** The day on which visitors see it first, today at the earliest, as YYYY-MM-DD. */
  publishDay: string;
  /** The titles of other properties with the same registration number. */
  othersWithNumber: readonly string[];
  /** Whether Form C or a screenshot of the portal is kept; for an exemption, a document that proves it. */
  hasEvidence: boolean;
  /** Whether visitors have seen the listing under this registration number, or see it in its grace period. */
  wasShown: boolean;
  /** Whether the listing is not saved yet, so that it can have no documents. */
  isNew: boolean;
  /** The texts on its page that are stored beside it. */
  textsBeside?: readonly ListingText[];
  /** The registration of the consultancy as an agent. */
  agent: { number: string; validTo: string | null; trained: boolean };
}

export interface Finding {
  level: CheckLevel;
  text: string;
  rules?: (Rule | undefined)[];
  field?: string;
  /** What it is about, if the text counts days; otherwise the text. */
  about?: string;
}

export interface CheckQuestion {
  property: CheckedProperty;
  rera: Rera;
  facts: ListingFacts;
  book: RuleBook;
}

/** One row of the checks: what it reads, why, and where its field is. */
export interface CheckRow {
  number: number;
  title: string;
  why: string;
  field: string;
  find(question: CheckQuestion): Finding;
}

const dayMs = 24 * 3_600_000;

export const ok = (text: string, ...rules: (Rule | undefined)[]): Finding => ({
  level: CheckLevel.OK,
  text,
  rules,
});
export const warning = (text: string, ...rules: (Rule | undefined)[]): Finding => ({
  level: CheckLevel.WARNING,
  text,
  rules,
});
export const blocking = (text: string, ...rules: (Rule | undefined)[]): Finding => ({
  level: CheckLevel.BLOCKING,
  text,
  rules,
});
export const notApplicable = (text: string): Finding => ({ level: CheckLevel.NOT_APPLICABLE, text });

/** A finding that stays the same for the reasons given for it, although its text counts days or was reworded. */
export const about = (subject: string, finding: Finding): Finding => ({ ...finding, about: subject });

/** Leads to another field than the row says. */
export const at = (field: string, finding: Finding): Finding => ({ ...finding, field });

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The days of a rule; null if there is none, so that what it limits is not known. */
export function daysOf(book: RuleBook, key: RuleKey): { days: number; rule: Rule } | null {
  const rule = book.find(key);
  return rule ? { days: Number(rule.value), rule } : null;
}

/** Whether a number has the form of a rule; null without the rule. */
export function fits(book: RuleBook, key: RuleKey, number: string): boolean | null {
  const rule = book.find(key);
  return rule ? new RegExp(rule.value, 'u').test(number) : null;
}

/** The check as the office reads it. */
export function checkOf(row: CheckRow, finding: Finding): ListingCheck {
  return {
    number: row.number,
    title: row.title,
    why: row.why,
    level: finding.level,
    bars: false,
    text: finding.text,
    about: finding.about ?? finding.text,
    field: finding.field ?? row.field,
    rules: (finding.rules ?? []).flatMap((rule) => (rule ? [rule] : [])),
  };
}
