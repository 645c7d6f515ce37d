import { useRef } from 'react';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { FieldGroup } from './field-group.tsx';
import { FormSection } from './property-form-sections.tsx';
import type { SectionProps } from './property-form-sections.tsx';
import { QrReader } from './qr-reader.tsx';
import { reraChoiceRows, reraChoices, reraName, reraRows, reraTickRows } from './fields/rera-fields.ts';

const texts = propertyAdminContent.rera;
/** The reasons for which a group is open; a new property is taken for one of a registered project. */
const opensFor = { registered: ['', 'REGISTERED'], exempt: ['EXEMPT'] };

interface ReraSectionProps extends SectionProps {
  onChange: () => void;
}

/** The registration of the project. */
export function ReraSection({ values, errors, onChange }: ReraSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = (name: string) => ({
    name: reraName(name),
    defaultValue: values.texts[reraName(name)] ?? '',
    error: errors[reraName(name)],
  });

  function takeLink(link: string) {
    const input = box.current?.querySelector<HTMLInputElement>(`input[name="${reraName('qrLink')}"]`);
    if (!input) return;
    input.value = link;
    onChange();
    // For the checks, which listen to the form.
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }

  const rowsOf = (group: 'registered' | 'exempt' | undefined) =>
    reraRows
      .filter(([, row]) => row.group === group)
      .map(([name, { label, hint, kind, maxLength }]) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          hint={hint}
          maxLength={maxLength}
          type={kind === 'day' ? 'date' : 'text'}
          autoComplete="off"
        />
      ));
  const choice = (name: keyof typeof reraChoices) => (
    <SelectField {...field(name)} label={reraChoices[name].label}>
      <option value="">{texts.notSaid}</option>
      {Object.entries(reraChoices[name].options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const group = (name: 'registered' | 'exempt') => ({
    title: texts[name],
    choice: reraName('status'),
    initial: values.texts[reraName('status')] ?? '',
    openFor: opensFor[name],
    hasErrors: [...reraRows, ...reraChoiceRows].some(
      ([row, part]) => part.group === name && errors[reraName(row)],
    ),
  });

  return (
    <FormSection name="rera">
      <div ref={box} className="grid grid-cols-1 gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {choice('status')}
          {choice('authority')}
          {rowsOf(undefined)}
        </div>
        <FieldGroup {...group('registered')}>
          {rowsOf('registered')}
          <QrReader onRead={takeLink} />
          {reraTickRows.map(([name, label]) => (
            <CheckRow
              key={name}
              type="checkbox"
              name={reraName(name)}
              value="yes"
              defaultChecked={values.texts[reraName(name)] === 'yes'}
              label={label}
            />
          ))}
        </FieldGroup>
        <FieldGroup {...group('exempt')}>
          {choice('exemption')}
          {rowsOf('exempt')}
        </FieldGroup>
      </div>
    </FormSection>
  );
}
