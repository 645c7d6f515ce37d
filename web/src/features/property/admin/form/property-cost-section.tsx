import { allotmentWords } from 'domain/rule/rule-words.ts';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../ui/field.tsx';
import { costName, costRows } from './fields/cost-fields.ts';
import { FieldGroup } from './field-group.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { FormSection, TableFields } from './property-form-sections.tsx';
import { rentName, rentRows } from './fields/rent-fields.ts';
import type { SectionProps } from './property-form-sections.tsx';

const texts = propertyAdminContent.costs;
/** The rates of the home itself stand before its location charges. */
const ratesCount = 2;
const rent = ['FOR_RENT'];
const sale = propertyAdminContent.fields.propertyStatus.options.filter((status) => !rent.includes(status));

/** What the project charges besides its price: the cost sheet of its page is made from it. */
export function CostSection(props: SectionProps) {
  const { values, errors } = props;
  const field = (name: string) => ({
    name: costName(name),
    defaultValue: values.texts[costName(name)] ?? '',
    error: errors[costName(name)],
  });
  const amount = ([name, { label, hint }]: (typeof costRows)[number]) => (
    <TextField key={name} {...field(name)} label={label} hint={hint} inputMode="decimal" autoComplete="off" />
  );
  const group = (beginning: string) => ({
    choice: 'propertyStatus',
    initial: values.texts.propertyStatus ?? '',
    hasErrors: Object.keys(errors).some((name) => name.startsWith(beginning)),
  });
  return (
    <FormSection name="costs">
      <TableFields section="price" {...props} />
      <p className="text-dense text-ink-muted">{texts.line}</p>
      <FieldGroup {...group(costName(''))} title={texts.sale} openFor={sale}>
        {costRows.slice(0, ratesCount).map(amount)}
        <div className="sm:col-span-2">
          <TextAreaField
            {...field('locationCharges')}
            rows={3}
            label={texts.locationCharges}
            hint={texts.locationChargesHint}
          />
        </div>
        {costRows.slice(ratesCount).map(amount)}
        <SelectField {...field('allotmentPeriod')} label={texts.allotmentPeriod}>
          <option value="">{texts.notSaid}</option>
          {Object.entries(allotmentWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
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
        <CheckRow
          type="checkbox"
          name={costName('isRural')}
          value="yes"
          defaultChecked={values.texts[costName('isRural')] === 'yes'}
          label={texts.isRural}
        />
      </FieldGroup>
      <FieldGroup {...group(rentName(''))} title={texts.rent} openFor={rent}>
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
      </FieldGroup>
    </FormSection>
  );
}
