import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatCategory, formatStatus } from 'domain/text/format.ts';
import { PositionField } from '../../../../map/position-field.tsx';
import { ChoicesField } from '../../../../office-kit/field/choices-field.tsx';
import { PlaceChoiceField } from '../../../place/admin/place-choice-field.tsx';
import { controlOf, FormTextField } from '../../../../office-kit/field/form-text.tsx';
import { PersonField } from '../../../../office-kit/field/person-field.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
import { choiceFields } from 'domain/property/property-choices.ts';
import type { ChoiceName, ChoiceRow } from 'domain/property/property-choices.ts';
import { propertyFields, textFields } from 'domain/property/property-fields.ts';
import type { PropertySection, TextName } from 'domain/property/property-fields.ts';
import { ChoiceBoxes } from './fields/choice-boxes.tsx';
import { severalNames, singleNames } from './fields/choice-names.ts';
import { factPreviews } from './fact-preview.ts';
import { isAsked, useChoice } from './fields/fields-by-kind.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import type { PropertyFormValues } from './property-form-values.ts';

const { fields: texts, sections } = propertyAdminContent;

export interface SectionProps {
  values: PropertyFormValues;
  /** The errors by field name. */
  errors: Record<string, string>;
}

/** The props of a field in the table: its texts, rules, initial value and error. */
export function common(name: TextName, { values, errors }: SectionProps) {
  return controlOf({ name, ...propertyFields[name] }, values.texts[name], errors[name]);
}

/** The props of a select, which is not in the table of texts. */
function choice(name: 'category' | 'propertyStatus', { values, errors }: SectionProps) {
  const { label } = texts[name];
  return { name, label, defaultValue: values.texts[name], error: errors[name] };
}

/** A section of the form, with a heading of its own. */
export function FormSection({ name, children }: { name: keyof typeof sections; children: ReactNode }) {
  return (
    <section
      id={name}
      tabIndex={-1}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-20 rounded-card border border-line bg-card p-5 outline-none md:p-6 xl:scroll-mt-6"
    >
      <h2 id={`${name}-title`} className="mb-5 text-lg">
        {sections[name]}
      </h2>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </section>
  );
}

export function BasicsSection(props: SectionProps) {
  return (
    <FormSection name="basics">
      <TableField name="title" {...props} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...choice('category', props)}>
          {texts.category.options.map((option) => (
            <option key={option} value={option}>
              {formatCategory(option)}
            </option>
          ))}
        </SelectField>
        <SelectField {...choice('propertyStatus', props)}>
          {texts.propertyStatus.options.map((option) => (
            <option key={option} value={option}>
              {formatStatus(option)}
            </option>
          ))}
        </SelectField>
      </div>
      <TableField name="description" {...props} />
      <ResponsibleField {...props} />
    </FormSection>
  );
}

function ResponsibleField({ values, errors }: SectionProps) {
  const { label, hint, none } = texts.responsibleId;
  const id = values.texts.responsibleId ?? '';
  return (
    <PersonField
      label={label}
      hint={hint}
      name="responsibleId"
      none={none}
      present={{ id }}
      defaultValue={id}
      error={errors.responsibleId}
    />
  );
}

interface TableFieldsProps extends SectionProps {
  section: PropertySection;
  /** What the property is, which decides what is asked. */
  kind?: string;
}

/** The fields of one section of the table, in order. */
export function TableFields({ section, kind = '', ...props }: TableFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {textFields.map(
        ([name, field]) =>
          field.section === section && (
            <div key={name} hidden={!isAsked(kind, name)} className={field.half ? '' : 'sm:col-span-2'}>
              <TableField name={name} {...props} />
            </div>
          ),
      )}
    </div>
  );
}

export function TableField({ name, ...props }: SectionProps & { name: TextName }) {
  if (name in factPreviews) return <FactField name={name as keyof typeof factPreviews} {...props} />;
  const { values, errors } = props;
  return (
    <FormTextField text={{ name, ...propertyFields[name] }} value={values.texts[name]} error={errors[name]} />
  );
}

export function FactsSection(props: SectionProps) {
  const { values, errors } = props;
  const box = useRef<HTMLDivElement>(null);
  const kind = useChoice(box, 'kind', values.texts.kind ?? '');
  return (
    <FormSection name="facts">
      <div ref={box} className="grid items-start gap-5 sm:grid-cols-2">
        {singleNames.map((name) => (
          <div key={name} hidden={!isAsked(kind, name)}>
            <ChosenField name={name} {...props} />
          </div>
        ))}
      </div>
      <TableFields section="facts" kind={kind} {...props} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {severalNames.map((name) => (
          <ChoiceBoxes key={name} name={name} chosen={values[name]} error={errors[name]} />
        ))}
      </div>
    </FormSection>
  );
}

/** A fact that is chosen from a list. */
function ChosenField({ name, values, errors }: SectionProps & { name: ChoiceName }) {
  const { label, hint, options }: ChoiceRow = choiceFields[name];
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      defaultValue={values.texts[name] ?? ''}
      error={errors[name]}
    >
      <option value="">{texts.notSaid}</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

interface FactFieldProps extends SectionProps {
  name: keyof typeof factPreviews;
}

/** A fact with a preview of its stored form, or of its refusal, while it is typed. */
function FactField({ name, ...props }: FactFieldProps) {
  const [typed, setTyped] = useState(props.values.texts[name] ?? '');
  const { text, refused } = factPreviews[name](typed);
  return (
    <div>
      <TextField
        {...common(name, props)}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p
        role="status"
        className={`mt-2 min-h-6 text-dense tabular-nums ${refused ? 'text-ink-muted' : 'font-semibold text-brass-deep'}`}
      >
        {/* The server’s refusal is already beside the field. */}
        {text !== props.errors[name] && text}
      </p>
    </div>
  );
}

export function PlaceSection(props: SectionProps & { onChange: () => void }) {
  const { values, errors, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const taken = useRef<Record<string, string>>({});

  /** Fills the locality and the city of the chosen place, unless the person typed others. */
  function takeOver(place: { name: string; city: string }) {
    for (const [name, value] of Object.entries({ locality: place.name, city: place.city })) {
      const field = box.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!field || !['', taken.current[name]].includes(field.value)) continue;
      field.value = value;
      taken.current[name] = value;
    }
  }

  return (
    <FormSection name="place">
      <PlaceChoiceField
        name="placeKey"
        onChoose={takeOver}
        label={texts.placeKey.label}
        hint={texts.placeKey.hint}
        error={errors.placeKey}
        defaultValue={values.texts.placeKey ?? ''}
        onChange={onChange}
      />
      <div ref={box}>
        <TableFields section="place" {...props} />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PositionField values={values.texts} errors={errors} onChange={onChange} />
      </div>
    </FormSection>
  );
}

export function ExtrasSection({ values, errors, onChange }: SectionProps & { onChange: () => void }) {
  const { features, amenities } = texts;
  return (
    <FormSection name="extras">
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
