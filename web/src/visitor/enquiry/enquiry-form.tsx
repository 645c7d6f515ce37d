import { TextAreaField } from '../../ui/field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { contactContent } from './contact.content.ts';
import { PageForm } from './page-form.tsx';
import { VisitorFields } from './visitor-fields.tsx';

interface EnquiryFormProps {
  /** The property that the enquiry refers to. */
  propertyId: string;
  /** The label of the button. */
  submit: string;
  messageHint?: string;
  /** What the message begins with. */
  message?: string;
  /** The person who calls back, named in the thanks. */
  caller?: string;
}

const texts = contactContent.form;

/** An enquiry about one property, sent to its own page; thanks replace it. */
export function EnquiryForm({ propertyId, submit, messageHint, message, caller }: EnquiryFormProps) {
  return (
    <PageForm id="enquiry" submit={submit} caller={caller}>
      {({ fields, values }) => (
        <>
          <input type="hidden" name="propertyId" value={propertyId} />
          <VisitorFields fields={fields} values={values} callPromised />
          <TextAreaField
            label={texts.message.label}
            hint={messageHint}
            name="message"
            rows={3}
            maxLength={5000}
            defaultValue={values.message ?? message}
            error={fields.message}
          />
          <ConsentFields offers={['shareWithBuilder', 'whatsapp', 'newsletter']} values={values} />
        </>
      )}
    </PageForm>
  );
}
