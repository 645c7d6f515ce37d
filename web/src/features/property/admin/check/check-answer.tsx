import { CheckRow } from '../../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { QrReader } from '../form/qr-reader.tsx';
import { reraName } from '../form/fields/rera-fields.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import { answerFields } from './answer-fields.ts';
import type { AnswerField } from './answer-fields.ts';
import type { Answers } from './answers.ts';
import { AuthorityAnswer } from './authority-answer.tsx';
import { CarpetAnswer } from './carpet-answer.tsx';
import type { ListingCheck } from './use-listing-checks.ts';

interface CheckAnswerProps {
  check: ListingCheck;
  answers: Answers;
  /** Whether a reason can be given instead. */
  takesReason: boolean;
}

/** The fields that answer a question, in place. */
export function CheckAnswer({ check, answers, takesReason }: CheckAnswerProps) {
  const { number, field } = check;
  if (number === 10) return <AuthorityAnswer answers={answers} takesReason={takesReason} />;
  if (number === 11 && field === 'area') return <CarpetAnswer answers={answers} />;
  const fields = answerFields(check, answers.valueOf);
  if (fields.length === 0) return null;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map((one) => (
        <Answer key={one.name} field={one} answers={answers} />
      ))}
      {field === reraName('qrLink') && <QrReader onRead={(link) => answers.give(reraName('qrLink'), link)} />}
    </div>
  );
}

function Answer({ field, answers }: { field: AnswerField; answers: Answers }) {
  const { name, label, hint, maxLength, kind, options = {} } = field;
  const value = answers.valueOf(name);
  const give = ({ target }: { target: { value: string } }) => answers.give(name, target.value);
  const common = { label, hint, maxLength, value, onChange: give, autoComplete: 'off' };
  if (kind === 'tick')
    return (
      <CheckRow
        type="checkbox"
        label={label}
        checked={value === 'yes'}
        onChange={({ target }) => answers.give(name, target.checked ? 'yes' : '')}
      />
    );
  if (kind === 'choice')
    return (
      <SelectField label={label} value={value} onChange={give}>
        <option value="">{propertyAdminContent.rera.notSaid}</option>
        {Object.entries(options).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'long')
    return (
      <div className="sm:col-span-2 lg:col-span-3">
        <TextAreaField {...common} rows={2} />
      </div>
    );
  return <TextField {...common} type={kind === 'day' ? 'date' : 'text'} />;
}
