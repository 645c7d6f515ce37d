import { isDay } from 'domain/text/day.ts';
import { ruleRow } from 'domain/rule/rule-keys.ts';
import type { RuleUnit } from 'domain/rule/rule-keys.ts';
import { badField } from '../../base/errors.ts';

/** A step of a scale: `percent` holds up to `upTo` rupees; the last step has no end. */
export interface RuleStep {
  upTo: number | null;
  percent: string;
}

const decimal = /^\d{1,9}(?:\.\d{1,6})?$/;
const whole = /^\d{1,12}$/;
const host = /^(?=.{4,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** A group that repeats and contains a repetition can take forever on a long text. */
const nestedRepetition = /[+*}][^()]*\)[+*{]/;
const patternLength = 200;

/** Reads a value of each unit as it is stored, or says why it cannot be. */
const readers: Record<RuleUnit, (text: string) => string | { wrong: string }> = {
  percent: (text) => {
    const number = text.replace(/\s*%$/, '');
    return decimal.test(number) && Number(number) <= 100
      ? plain(number)
      : { wrong: 'Please enter a percentage such as 7 or 2.5.' };
  },
  rupees: (text) => {
    const number = text.replaceAll(/[₹,\s]/g, '');
    return whole.test(number) ? plain(number) : { wrong: 'Please enter whole rupees such as 45,00,000.' };
  },
  squareMetres: (text) => numberOr(text, decimal, 'Please enter square metres such as 60.'),
  days: (text) => numberOr(text, whole, 'Please enter a number of days.'),
  hours: (text) => numberOr(text, whole, 'Please enter a number of hours.'),
  daysList: (text) => {
    const days = text.split(/[\s,]+/);
    return days.every((one) => /^[1-9]\d{0,3}$/.test(one)) && days.length <= 10
      ? days.join(' ')
      : { wrong: 'Please enter numbers of days such as 120 30 7.' };
  },
  number: (text) => numberOr(text, whole, 'Please enter a whole number.'),
  day: (text) => (isDay(text) ? text : { wrong: 'Please enter a day such as 2027-01-01.' }),
  yesOrNo: (text) =>
    ['yes', 'no'].includes(text.toLowerCase()) ? text.toLowerCase() : { wrong: 'Please enter yes or no.' },
  choice: (text) => text,
  pattern: readPattern,
  hosts: (text) => {
    const hosts = text.toLowerCase().split(/[\s,]+/);
    return hosts.every((one) => host.test(one))
      ? hosts.join(' ')
      : { wrong: 'Please enter names of sites such as up-rera.in, with spaces between them.' };
  },
  steps: (text) => {
    const steps = readSteps(text);
    return steps
      ? writeSteps(steps)
      : { wrong: 'Please enter steps such as “up to 3000000: 90; up to 7500000: 80; above: 75”.' };
  },
  text: (text) => text,
};

/**
 * The value of a rule as it is stored. Throws BAD_USER_INPUT with a sentence for a value that does not fit the rule; the
 * key must be known.
 */
export function readRuleValue(key: string, text: string): string {
  const row = ruleRow(key);
  if (!row) throw badField('key', 'Please choose a rule from the list.');
  if (row.readings && !Object.hasOwn(row.readings, text))
    throw badField('value', `Please choose one of: ${Object.keys(row.readings).join(', ')}.`);
  const value = readers[row.unit](text);
  if (typeof value !== 'string') throw badField('value', value.wrong);
  return value;
}

/** The steps of a stored scale, lowest first; null for a text that is none. */
export function readSteps(text: string): RuleStep[] | null {
  const parts = text.split(';').map((part) => part.trim());
  const steps: RuleStep[] = [];
  for (const [index, part] of parts.entries()) {
    const found = /^(?:up to ([\d,]+)|above): (\d{1,3}(?:\.\d{1,4})?)(?: ?%)?$/i.exec(part);
    const limit = found?.[1]?.replaceAll(',', '');
    const upTo = limit ? Number(limit) : null;
    const below = steps.at(-1)?.upTo ?? 0;
    const last = index === parts.length - 1;
    if (!found?.[2] || Number(found[2]) > 100 || last !== (upTo === null)) return null;
    if (upTo !== null && (upTo <= below || !whole.test(limit ?? ''))) return null;
    steps.push({ upTo, percent: plain(found[2]) });
  }
  return steps;
}

function writeSteps(steps: readonly RuleStep[]): string {
  return steps
    .map(({ upTo, percent }) => `${upTo === null ? 'above' : `up to ${upTo}`}: ${percent}`)
    .join('; ');
}

function readPattern(text: string): string | { wrong: string } {
  const wrong = 'Please enter a regular expression from ^ to $, without repeated groups that repeat inside.';
  if (text.length > patternLength || !/^\^.+\$$/.test(text) || nestedRepetition.test(text)) return { wrong };
  try {
    new RegExp(text, 'u').test('');
    return text;
  } catch {
    return { wrong };
  }
}

function numberOr(text: string, pattern: RegExp, wrong: string): string | { wrong: string } {
  const number = text.replaceAll(',', '');
  return pattern.test(number) ? plain(number) : { wrong };
}

/** Without leading zeros, and without zeros at the end of a fraction. */
function plain(number: string): string {
  const [digits = '', fraction = ''] = number.split('.');
  const rest = fraction.replace(/0+$/, '');
  return `${digits.replace(/^0+(?=\d)/, '')}${rest && `.${rest}`}`;
}
