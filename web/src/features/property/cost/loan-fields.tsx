import type { CostChoices } from 'domain/schema.generated.ts';
import type { LoanQuestion } from 'domain/cost/cost-choices.ts';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';
import { formatDay } from 'domain/text/format.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { Sheet } from './cost-lines.tsx';

interface LoanFieldsProps {
  choices: CostChoices;
  asked: LoanQuestion;
  loan: Sheet['loan'];
}

const { form: texts, loan: loanTexts } = costSheetContent;

/** The loan, and what is asked besides: an income, and a payment on top of the instalments. */
export function LoanFields({ choices, asked, loan }: LoanFieldsProps) {
  const { interestPercent } = choices;
  const { income, otherInstalments, prepay, after } = asked;
  return (
    <>
      <NumberField
        name="loan"
        label={texts.loan}
        hint={loan ? texts.loanHint(loan.most) : undefined}
        value={choices.loan}
      />
      <NumberField
        name="interest"
        label={texts.interest}
        hint={texts.interestHint(
          interestPercent === undefined ? loan?.interestPercent : undefined,
          loan?.interestOn ? formatDay(loan.interestOn) : '',
        )}
        value={interestPercent}
        decimal
      />
      <SelectField name="years" label={texts.years} defaultValue={String(choices.years ?? 20)}>
        {['5', '10', '15', '20', '25', '30'].map((years) => (
          <option key={years} value={years}>
            {years}
          </option>
        ))}
      </SelectField>
      <NumberField name="income" label={loanTexts.income} hint={loanTexts.incomeHint} value={income} />
      {income && <NumberField name="emis" label={loanTexts.emis} value={otherInstalments || undefined} />}
      <NumberField name="prepay" label={loanTexts.prepay} value={prepay} />
      {prepay && <NumberField name="after" label={loanTexts.after} value={after} />}
    </>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  value?: number | null;
  decimal?: boolean;
}

/** A number that a visitor may leave open. */
export function NumberField({ value, decimal = false, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode={decimal ? 'decimal' : 'numeric'}
      defaultValue={value ?? ''}
      autoComplete="off"
    />
  );
}
