import { TextAreaField } from '../../../ui/field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import type { ConsentName } from './consents.ts';
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
  /** Why the property may be advertised: an owner who sells or lets has no builder to pass the name to. */
  status?: string | null;
  /** Whether it takes little room: fields side by side where they fit, consents folded. */
  compact?: boolean;
}

const texts = contactContent.form;
const direct: readonly ConsentName[] = ['whatsapp', 'newsletter'];
const withBuilder: readonly ConsentName[] = ['shareWithBuilder', ...direct];
const fromOwner = ['RESALE_BY_OWNER', 'RENT'];

/** An enquiry about one property, sent to its own page; thanks replace it. */
export function EnquiryForm({
  propertyId,
  submit,
  messageHint,
  message,
  caller,
  status,
  compact = false,
}: EnquiryFormProps) {
  return (
    <PageForm id="enquiry" submit={submit} caller={caller} compact={compact}>
      {({ fields, values }) => (
        <>
          <input type="hidden" name="propertyId" value={propertyId} />
          <div className={compact ? 'grid gap-2 lg:grid-cols-2 lg:*:last:col-span-2' : 'contents'}>
            <VisitorFields fields={fields} values={values} callPromised phoneFirst />
          </div>
          <TextAreaField
            key={message}
            label={texts.message.label}
            hint={messageHint}
            name="message"
            rows={compact ? 2 : 3}
            maxLength={5000}
            defaultValue={values.message ?? message}
            error={fields.message}
          />
          <ConsentFields
            offers={fromOwner.includes(status ?? '') ? direct : withBuilder}
            values={values}
            folded={compact}
          />
        </>
      )}
    </PageForm>
  );
}
