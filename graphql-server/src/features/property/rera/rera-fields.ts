import { readChoice } from 'domain/text/choices.ts';
import { parseDay } from 'domain/text/parse-day.ts';
import { visibleText } from 'domain/text/typed-text.ts';
import { RuleAuthority } from '../../rule/rule.type.ts';
import { reraAuthorities, ReraExemption, ReraStatus } from './rera-block.type.ts';
import type { ReraTerms } from './rera-block.type.ts';

type FieldKind = 'text' | 'day' | 'count' | 'flag' | readonly string[];

/** The fields of the registration with what each holds; a list names its choices. */
export const reraFields = {
  status: Object.values(ReraStatus),
  exemption: Object.values(ReraExemption),
  exemptionNote: 'text',
  projectLand: 'text',
  projectUnits: 'count',
  certificateNumber: 'text',
  certificateDate: 'day',
  authority: reraAuthorities,
  asPrinted: 'flag',
  validFrom: 'day',
  validTo: 'day',
  extensionAppliedOn: 'day',
  extensionReceipt: 'text',
  extensionTo: 'day',
  qrLink: 'text',
  accountNumber: 'text',
  accountBank: 'text',
  accountIfsc: 'text',
  registeredCompletion: 'day',
  completionIsEstimate: 'flag',
  lastQuarterlyUpdate: 'day',
  checkedOn: 'day',
  authorityScope: 'text',
  authorityFrom: 'day',
  authorityTo: 'day',
  picturesClearedOn: 'day',
} as const satisfies Record<keyof ReraTerms, FieldKind>;

export type ReraField = keyof typeof reraFields;

export function isReraField(name: string): name is ReraField {
  return Object.hasOwn(reraFields, name);
}

/** How sheets name an authority besides. */
const authorities: Record<string, RuleAuthority> = {
  ...{ uttarpradesh: RuleAuthority.UP, uprera: RuleAuthority.UP, maharera: RuleAuthority.MAHARASHTRA },
};

const flags: Record<string, boolean> = {
  ...{ yes: true, y: true, true: true, on: true, 1: true },
  ...{ no: false, n: false, false: false, 0: false },
};

/**
 * A field of the registration from the text of a form or a file: a choice in any notation, a day as people write it. What
 * cannot be read stays as it is, for the service to refuse; an empty text is null.
 */
export function readReraField(name: ReraField, typed: string): unknown {
  const text = visibleText(typed);
  const kind: FieldKind = reraFields[name];
  if (!text) return null;
  const plain = text.toLowerCase().replace(/[\s_-]+/g, '');
  if (kind === 'day') {
    const day = parseDay(text);
    return 'refusal' in day ? text : day.value;
  }
  if (kind === 'count') return /^\d{1,6}$/.test(plain) ? Number(plain) : text;
  if (kind === 'flag') return flags[plain] ?? text;
  if (kind === 'text') return text;
  return (name === 'authority' && authorities[plain]) || (readChoice(text, kind) ?? text);
}
