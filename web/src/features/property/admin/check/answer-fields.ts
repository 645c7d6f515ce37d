import { choiceFields } from 'domain/property/property-choices.ts';
import { propertyFields } from 'domain/property/property-fields.ts';
import type { FieldRow } from 'domain/property/property-fields.ts';
import { reraChoices, reraFields, reraName, reraTicks } from '../form/fields/rera-fields.ts';
import type { Answers } from './answers.ts';
import type { ListingCheck } from './use-listing-checks.ts';

/** A field of the form as a question shows it. */
export interface AnswerField {
  name: string;
  label: string;
  hint?: string;
  maxLength?: number;
  kind: 'text' | 'long' | 'day' | 'count' | 'tick' | 'choice';
  options?: Readonly<Record<string, string>>;
}

const rera = (...names: string[]) => names.map(reraName);
/** What a check asks for besides the field that it names. */
const also: Record<number, (check: ListingCheck, valueOf: Answers['valueOf']) => string[]> = {
  2: ({ level }) => (level === 'WARNING' ? rera('asPrinted') : []),
  4: (_, valueOf) =>
    isPast(valueOf(reraName('validTo'))) ? rera('extensionAppliedOn', 'extensionReceipt', 'extensionTo') : [],
  7: () => rera('accountNumber', 'accountBank', 'accountIfsc'),
  12: () => rera('registeredCompletion', 'completionIsEstimate'),
  16: (_, valueOf) => [
    ...rera('exemption', 'exemptionNote', 'checkedOn'),
    ...(proofs[valueOf(reraName('exemption'))] ?? []),
  ],
};
const proofs: Record<string, string[]> = {
  COMPLETED_BEFORE_ACT: rera('certificateNumber', 'certificateDate'),
  SMALL_PROJECT: rera('projectLand', 'projectUnits'),
};

function isPast(day: string): boolean {
  return day !== '' && day < new Date().toISOString().slice(0, 10);
}

/** The fields that answer a check; none for what is mended elsewhere. */
export function answerFields(check: ListingCheck, valueOf: Answers['valueOf']): AnswerField[] {
  const names = new Set([check.field, ...(also[check.number]?.(check, valueOf) ?? [])]);
  return [...names].flatMap((name) => fieldOf(name) ?? []);
}

function fieldOf(name: string): AnswerField | null {
  const part = name.replace(/^rera\./, '');
  if (part !== name) return reraField(name, part);
  if (name in propertyFields) {
    const {
      label,
      hint,
      maxLength,
      rows = 1,
    }: FieldRow = propertyFields[name as keyof typeof propertyFields];
    return { name, label, hint, maxLength, kind: rows > 1 ? 'long' : 'text' };
  }
  const choice = name in choiceFields && choiceFields[name as keyof typeof choiceFields];
  return choice && !('several' in choice) ? { name, kind: 'choice', ...choice } : null;
}

function reraField(name: string, part: string): AnswerField | null {
  if (part in reraFields) return { name, ...reraFields[part as keyof typeof reraFields] };
  if (part in reraChoices) return { name, kind: 'choice', ...reraChoices[part as keyof typeof reraChoices] };
  if (part in reraTicks) return { name, kind: 'tick', label: reraTicks[part as keyof typeof reraTicks] };
  return null;
}
