import { findMissing, readTexts } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ConsentField } from './enquiry/consent-field.tsx';
import { ConsentFields } from './enquiry/consent-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { PageForm } from './enquiry/page-form.tsx';
import { submitContactForm } from './enquiry/submit-contact-form.ts';
import type { ContactOutcome } from './enquiry/submit-contact-form.ts';
import { VisitorFields } from './enquiry/visitor-fields.tsx';
import { addListingContent } from './add-listing.content.ts';
import { StepsAside } from './steps-aside.tsx';
import { useTexts } from '../../lib/site-texts.ts';

const { missingFields, missing: beside } = contactContent.messages;
const legendClass = 'mb-4 text-lg font-semibold';

const labels = addListingContent.form;

export const texts: readonly string[] = ['addListing'];

export async function act(form: FormData, { client }: PageRequest): Promise<ContactOutcome> {
  const values = readTexts(form);
  const required = { ...beside, address: labels.address.missing, consent: labels.consent.missing };
  const missing = findMissing(values, required, missingFields);
  if (missing) return { error: missing, values };
  const outcome = await submitContactForm(form, client, {
    source: 'ADD_LISTING',
    page: '/add-listing',
    message: listingText(values),
  });
  // The description is a part of the message, so the message’s error belongs to it.
  if (outcome.error?.fields.message) outcome.error.fields.description = outcome.error.fields.message;
  return outcome;
}

/** The facts as a message to the office, one per line. */
function listingText({
  purpose,
  service,
  address,
  price,
  description: words,
}: Record<string, string>): string {
  const facts = [
    [labels.purpose.fact, purpose],
    [labels.type.label, service],
    [labels.address.label, address],
    [labels.price.label, price],
  ];
  const lines = facts.flatMap(([label = '', value]) =>
    value?.trim() ? [`${label.replace('*', '')}: ${value.trim()}`] : [],
  );
  return [...lines, labels.consent.given, words?.trim()].filter(Boolean).join('\n');
}

export function Component() {
  const { title, crumb, line, description, points } = useTexts('addListing', addListingContent);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={crumb} title={title} line={line} />
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <section
          aria-label={title}
          className="rounded-card border border-line bg-card p-5 md:p-8 lg:order-last"
        >
          <PageForm id="listing" submit={labels.submit}>
            {(state) => <ListingFields {...state} />}
          </PageForm>
        </section>
        <StepsAside points={points} />
      </div>
    </div>
  );
}

interface ListingFieldsProps {
  fields: Record<string, string>;
  values: Record<string, string>;
}

function ListingFields({ fields, values }: ListingFieldsProps) {
  const { purpose, type, address, price, consent } = labels;
  return (
    <>
      <fieldset className="grid gap-5">
        <legend className={legendClass}>{labels.property}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={purpose.label} name="purpose" defaultValue={values.purpose}>
            {purpose.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={type.label}
            name="service"
            defaultValue={values.service ?? 'Residential'}
            error={fields.service}
          >
            {type.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label={address.label}
          hint={address.hint}
          name="address"
          autoComplete="street-address"
          maxLength={300}
          defaultValue={values.address}
          error={fields.address}
        />
        <TextField
          label={price.label}
          hint={price.hint}
          name="price"
          maxLength={60}
          defaultValue={values.price}
        />
        <TextAreaField
          label={labels.description.label}
          hint={labels.description.hint}
          name="description"
          maxLength={4000}
          defaultValue={values.description}
          error={fields.description}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className={legendClass}>{labels.owner}</legend>
        <VisitorFields fields={fields} values={values} callPromised />
      </fieldset>
      <ConsentField
        label={consent.label}
        name="consent"
        defaultChecked={Boolean(values.consent)}
        error={fields.consent}
      />
      <ConsentFields offers={['whatsapp', 'newsletter']} values={values} />
    </>
  );
}
