import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { contactContent } from './contact.content.ts';
import { VisitorFields } from './visitor-fields.tsx';

interface ContactFieldsProps {
  fields?: Record<string, string>;
  values?: Record<string, string>;
  /** Whether the form promises a call and therefore requires a phone number. */
  callPromised?: boolean;
  /** The label and the hint of the message field. */
  message?: { label: string; hint: string };
}

const texts = contactContent.form;

/** The fields of each contact form, with their errors; typed values stay. */
export function ContactFields({
  fields = {},
  values = {},
  callPromised,
  message = texts.message,
}: ContactFieldsProps) {
  return (
    <>
      <VisitorFields fields={fields} values={values} callPromised={callPromised}>
        <SelectField
          label={texts.service.label}
          name="service"
          defaultValue={values.service ?? texts.service.initial}
          error={fields.service}
        >
          {texts.service.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      </VisitorFields>
      <TextAreaField
        label={message.label}
        hint={message.hint}
        name="message"
        maxLength={5000}
        defaultValue={values.message}
        error={fields.message}
      />
      <label className="flex items-start gap-3 text-sm text-ink-muted">
        <input
          type="checkbox"
          name="agree"
          defaultChecked={Boolean(values.agree)}
          className="mt-0.5 size-5 shrink-0"
        />
        {texts.agree}
      </label>
      <ConsentFields offers={['whatsapp', 'newsletter']} values={values} />
    </>
  );
}
