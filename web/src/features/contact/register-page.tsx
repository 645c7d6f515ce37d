import { findMissing, readTexts } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ConsentField } from './enquiry/consent-field.tsx';
import { ContactFields } from './enquiry/contact-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { PageForm } from './enquiry/page-form.tsx';
import { submitContactForm } from './enquiry/submit-contact-form.ts';
import type { ContactOutcome } from './enquiry/submit-contact-form.ts';
import { registerContent } from './register.content.ts';
import { StepsAside } from './steps-aside.tsx';
import { useTexts } from '../../lib/site-texts.ts';

const labels = registerContent.form;
const { processing } = labels;
const { missingFields, missing: beside } = contactContent.messages;

export const texts: readonly string[] = ['register'];

export async function act(form: FormData, { client }: PageRequest): Promise<ContactOutcome> {
  const values = readTexts(form);
  const { name, email, phone } = beside;
  const required = { name, email, phone, processing: processing.missing };
  const missing = findMissing(values, required, missingFields);
  if (missing) return { error: missing, values };
  return submitContactForm(form, client, { source: 'REGISTER', page: '/register' });
}

export function Component() {
  const { title, crumb, line, description, points } = useTexts('register', registerContent);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={crumb} title={title} line={line} />
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <section
          aria-labelledby="details"
          className="rounded-card border border-line bg-card p-5 md:p-8 lg:order-last"
        >
          <h2 id="details" className="mb-6 text-2xl">
            {labels.title}
          </h2>
          <PageForm id="register" submit={labels.submit} heading="h3" remembers>
            {({ fields, values }) => (
              <>
                <ContactFields fields={fields} values={values} callPromised message={labels.message} />
                <fieldset className="grid gap-4">
                  <legend className="mb-3 text-sm font-semibold">{labels.consents}</legend>
                  <ConsentField
                    label={processing.label}
                    name="processing"
                    defaultChecked={Boolean(values.processing)}
                    error={fields.processing}
                  />
                </fieldset>
              </>
            )}
          </PageForm>
        </section>
        <StepsAside points={points} />
      </div>
    </div>
  );
}
