import type { RuleInput } from 'domain/schema.generated.ts';
import { typedText } from '../../../office-kit/field/small-form.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ruleRow } from 'domain/rule/rule-keys.ts';
import { allotmentWords } from 'domain/rule/rule-words.ts';
import { ruleAdminContent } from './rule-admin.content.ts';
import type { EditedRuleQuery } from './rule-admin.generated.ts';

type Rule = EditedRuleQuery['rule'];

const { form: texts, authorities, subjects, confidences, everywhere, everything } = ruleAdminContent;

interface RuleFieldsProps {
  ruleKey: string;
  rule?: Rule;
  errors: Record<string, string>;
}

/** The fields of a whole record. */
export function RuleFields({ ruleKey, rule, errors }: RuleFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ValueField ruleKey={ruleKey} label={texts.value} value={rule?.value} error={errors.value} />
      <ConfidenceField value={rule?.confidence ?? 'MEDIUM'} />
      {!ruleRow(ruleKey)?.readings && (
        <TextField
          name="otherValues"
          label={texts.otherValues}
          hint={texts.otherValuesHint}
          defaultValue={rule?.otherValues.join('; ') ?? ''}
          error={errors.otherValues}
          autoComplete="off"
        />
      )}
      <Choice
        name="authority"
        label={texts.authority}
        all={everywhere}
        of={authorities}
        value={rule?.authority}
        error={errors.authority}
      />
      <Choice
        name="subject"
        label={texts.subject}
        all={everything}
        of={subjects}
        value={rule?.subject}
        error={errors.subject}
      />
      <Choice
        name="allotment"
        label={texts.allotment}
        all={texts.anyPeriod}
        of={allotmentWords}
        value={rule?.allotment}
        error={errors.allotment}
      />
      <TextField
        type="date"
        name="validFrom"
        label={texts.validFrom}
        hint={texts.validFromHint}
        defaultValue={rule?.validFrom ?? ''}
        error={errors.validFrom}
      />
      <TextField
        type="date"
        name="validTo"
        label={texts.validTo}
        hint={texts.validToHint}
        defaultValue={rule?.validTo ?? ''}
        error={errors.validTo}
      />
      <TextField
        name="sourceTitle"
        label={texts.sourceTitle}
        defaultValue={rule?.sourceTitle}
        error={errors.sourceTitle}
      />
      <TextField
        name="sourceAddress"
        label={texts.sourceAddress}
        hint={texts.sourceAddressHint}
        defaultValue={rule?.sourceAddress ?? ''}
        error={errors.sourceAddress}
      />
      <TextField
        type="date"
        name="sourceDate"
        label={texts.sourceDate}
        defaultValue={rule?.sourceDate ?? ''}
        error={errors.sourceDate}
      />
      <TextAreaField name="note" label={texts.note} defaultValue={rule?.note ?? ''} error={errors.note} />
      <ComparedField />
    </div>
  );
}

/** The readings of an unclear rule as a list; every other value as a text with an example. */
export function ValueField(props: { ruleKey: string; label: string; value?: string; error?: string }) {
  const { ruleKey, label, value, error } = props;
  const row = ruleRow(ruleKey);
  if (row?.readings)
    return (
      <SelectField name="value" label={label} hint={texts.safest} defaultValue={value} error={error}>
        {Object.entries(row.readings).map(([reading, words]) => (
          <option key={reading} value={reading}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      name="value"
      label={label}
      hint={row && texts.hints[row.unit]}
      defaultValue={value}
      error={error}
      autoComplete="off"
    />
  );
}

/** Only a person who compared a record with its source makes it a checked one. */
export function ComparedField() {
  const hint = <span className="block text-xs font-normal text-ink-muted">{texts.comparedHint}</span>;
  return (
    <div className="sm:col-span-2">
      <CheckRow
        type="checkbox"
        name="isCompared"
        label={
          <>
            {texts.compared}
            {hint}
          </>
        }
      />
    </div>
  );
}

export function ConfidenceField({ value }: { value: string }) {
  return (
    <SelectField name="confidence" label={texts.confidence} defaultValue={value}>
      {Object.entries(confidences).map(([level, words]) => (
        <option key={level} value={level}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The words for no choice. */
  all: string;
  of: Record<string, string>;
  value: string | null | undefined;
  error?: string;
}

function Choice({ name, label, all, of, value, error }: ChoiceProps) {
  return (
    <SelectField name={name} label={label} defaultValue={value ?? ''} error={error}>
      <option value="">{all}</option>
      {Object.entries(of).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The typed record; an empty choice means everywhere or everything. */
export function readRule(typed: FormData): RuleInput {
  const text = (name: string) => typedText(typed, name).trim();
  return {
    key: text('key'),
    value: text('value'),
    authority: (text('authority') || null) as RuleInput['authority'],
    subject: (text('subject') || null) as RuleInput['subject'],
    allotment: (text('allotment') || null) as RuleInput['allotment'],
    otherValues: text('otherValues')
      .split(';')
      .map((other) => other.trim())
      .filter(Boolean),
    validFrom: text('validFrom') || null,
    validTo: text('validTo') || null,
    sourceTitle: text('sourceTitle'),
    sourceAddress: text('sourceAddress') || null,
    sourceDate: text('sourceDate') || null,
    isCompared: typed.has('isCompared'),
    confidence: text('confidence') as RuleInput['confidence'],
    note: text('note'),
  };
}
