import { TextAreaField } from '../../ui/field.tsx';
import { ConsentFields } from '../contact/enquiry/consent-fields.tsx';
import { contactContent } from '../contact/enquiry/contact.content.ts';
import { PageForm } from '../contact/enquiry/page-form.tsx';
import { VisitorFields } from '../contact/enquiry/visitor-fields.tsx';
import { sharedContent } from './shared-shortlist.content.ts';

const texts = sharedContent.enquiry;

interface FamilyEnquiryProps {
  count: number;
  /** Whether there are thumbs or notes to send. */
  offersWords: boolean;
}

/** One enquiry about all homes of the list; works without JavaScript. */
export function FamilyEnquiry({ count, offersWords }: FamilyEnquiryProps) {
  return (
    <section aria-labelledby="ask-all" className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 id="ask-all" className="text-xl">
        {texts.title(count)}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-muted">{texts.line(count)}</p>
      <PageForm id="enquiry" submit={texts.submit} heading="h3">
        {({ fields, values }) => (
          <>
            <VisitorFields fields={fields} values={values} callPromised />
            <TextAreaField
              label={contactContent.form.message.label}
              hint={texts.messageHint}
              name="message"
              rows={3}
              maxLength={5000}
              defaultValue={values.message}
              error={fields.message}
            />
            {offersWords && (
              <label className="inline-flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  name="withWords"
                  defaultChecked={Boolean(values.withWords)}
                  className="size-5 shrink-0"
                />
                {texts.words}
              </label>
            )}
            <ConsentFields offers={['shareWithBuilder', 'whatsapp', 'newsletter']} values={values} />
          </>
        )}
      </PageForm>
    </section>
  );
}
