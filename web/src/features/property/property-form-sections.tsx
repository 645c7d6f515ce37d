import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatStatus } from '../../lib/format.ts';
import { ChoicesField } from '../../ui/choices-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { PlaceField } from '../../ui/place-field.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import type { PropertyFormValues } from './property-form-values.ts';
import { previewPrice } from './price-preview.ts';

const { fields: texts, sections } = propertyAdminContent;

interface SectionProps {
  values: PropertyFormValues;
  /** What is wrong, by the field’s name. */
  errors: Record<string, string>;
}

type TextName = Exclude<keyof typeof texts, 'features' | 'amenities'>;

/** What every field of the form has: its texts, its value at first, its error. */
function common(name: TextName, { values, errors }: SectionProps) {
  const { label, hint }: { label: string; hint?: string } = texts[name];
  return { name, label, hint, defaultValue: values.texts[name], error: errors[name] };
}

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="mb-5 text-lg">{title}</h2>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

export function BasicsSection(props: SectionProps) {
  return (
    <FormSection title={sections.basics}>
      <TextField {...common('title', props)} required maxLength={160} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...common('category', props)}>
          {texts.category.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <SelectField {...common('propertyStatus', props)}>
          {texts.propertyStatus.options.map((option) => (
            <option key={option} value={option}>
              {formatStatus(option)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField {...common('description', props)} rows={7} maxLength={20_000} />
    </FormSection>
  );
}

export function FactsSection(props: SectionProps) {
  return (
    <FormSection title={sections.facts}>
      <PriceField {...props} />
      <TextField {...common('area', props)} maxLength={200} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...common('rooms', props)} maxLength={40} autoComplete="off" />
        <TextField {...common('baths', props)} maxLength={40} autoComplete="off" />
        <TextField {...common('yearBuilt', props)} maxLength={40} autoComplete="off" />
        <TextField {...common('lotDimensions', props)} maxLength={100} autoComplete="off" />
      </div>
    </FormSection>
  );
}

/** The price with how it will be shown while it is being typed. */
function PriceField(props: SectionProps) {
  const [typed, setTyped] = useState(props.values.texts.price ?? '');
  const shown = previewPrice(typed);
  return (
    <div>
      <TextField
        {...common('price', props)}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-2 min-h-6 text-dense font-semibold text-brass-deep tabular-nums">
        {shown}
      </p>
    </div>
  );
}

export function PlaceSection(props: SectionProps & { onChange: () => void }) {
  const { values, errors, onChange } = props;
  return (
    <FormSection title={sections.place}>
      <TextField {...common('address', props)} required maxLength={300} autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...common('locality', props)} maxLength={100} autoComplete="off" />
        <TextField {...common('city', props)} maxLength={100} autoComplete="off" />
        <PlaceField values={values.texts} errors={errors} onChange={onChange} />
      </div>
    </FormSection>
  );
}

export function ExtrasSection({ values, errors, onChange }: SectionProps & { onChange: () => void }) {
  const { features, amenities } = texts;
  return (
    <FormSection title={sections.extras}>
      <ChoicesField
        legend={features.label}
        name="features"
        choices={features.choices}
        chosen={values.features}
        addLabel={features.addLabel}
        error={errors.features}
        onChange={onChange}
      />
      <ChoicesField
        legend={amenities.label}
        name="amenities"
        choices={amenities.choices}
        chosen={values.amenities}
        addLabel={amenities.addLabel}
        error={errors.amenities}
        onChange={onChange}
      />
    </FormSection>
  );
}

export function LegalSection(props: SectionProps) {
  return (
    <FormSection title={sections.legal}>
      <TextAreaField {...common('aboutBuilder', props)} required maxLength={5_000} />
      <TextField {...common('reraNumber', props)} maxLength={60} autoComplete="off" />
      <TextAreaField {...common('reraDetails', props)} required maxLength={5_000} />
      <TextAreaField {...common('disclaimer', props)} required maxLength={5_000} />
    </FormSection>
  );
}
