import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { costName, costRows } from './cost-fields.ts';
import { propertyAdminContent } from './property-admin.content.ts';
import { FormSection } from './property-form-sections.tsx';
import { rentName, rentRows } from './rent-fields.ts';
import type { SectionProps } from './property-form-sections.tsx';

const texts = propertyAdminContent.costs;

/** What the project charges besides its price: the cost sheet of its page is made from it. */
export function CostSection({ values, errors }: SectionProps) {
  const field = (name: string) => ({
    name: costName(name),
    defaultValue: values.texts[costName(name)] ?? '',
    error: errors[costName(name)],
  });
  return (
    <FormSection name="costs">
      <p className="text-dense text-ink-muted">{texts.line}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextAreaField
            {...field('locationCharges')}
            rows={3}
            label={texts.locationCharges}
            hint={texts.locationChargesHint}
          />
        </div>
        {costRows.map(([name, { label, hint }]) => (
          <TextField
            key={name}
            {...field(name)}
            label={label}
            hint={hint}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <SelectField {...field('transferPayer')} label={texts.transferPayer}>
          <option value="">{texts.notSaid}</option>
          {Object.entries(texts.payers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-2">
          <TextAreaField
            {...field('paymentPlan')}
            rows={4}
            label={texts.paymentPlan}
            hint={texts.paymentPlanHint}
          />
        </div>
        <SelectField {...field('paymentPlanKind')} label={texts.paymentPlanKind}>
          <option value="">{texts.notSaid}</option>
          {Object.entries(texts.planKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <h3 className="text-base sm:col-span-2">{texts.rent}</h3>
        {rentRows.map(([name, { label, hint }]) => (
          <TextField
            key={name}
            name={rentName(name)}
            defaultValue={values.texts[rentName(name)] ?? ''}
            error={errors[rentName(name)]}
            label={label}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <CheckRow
          type="checkbox"
          name={costName('isRural')}
          value="yes"
          defaultChecked={values.texts[costName('isRural')] === 'yes'}
          label={texts.isRural}
        />
      </div>
    </FormSection>
  );
}
