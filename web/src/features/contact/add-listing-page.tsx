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

const { title, crumb, line, description, points, form: texts } = addListingContent;
const { missingFields, missing: beside } = contactContent.messages;
const legendClass = 'mb-4 text-lg font-semibold';

export async function act(form: FormData, { client }: PageRequest): Promise<ContactOutcome> {
  const values = readTexts(form);
  const required = { ...beside, address: texts.address.missing, consent: texts.consent.missing };
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
    [texts.purpose.fact, purpose],
    [texts.type.label, service],
    [texts.address.label, address],
    [texts.price.label, price],
  ];
  const lines = facts.flatMap(([label = '', value]) =>
    value?.trim() ? [`${label.replace('*', '')}: ${value.trim()}`] : [],
  );
  return [...lines, texts.consent.given, words?.trim()].filter(Boolean).join('\n');
}

export function Component() {
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={crumb} title={title} line={line} />
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <section
          aria-label={title}
          className="rounded-card border border-line bg-card p-5 md:p-8 lg:order-last"
        >
          <PageForm id="listing" submit={texts.submit}>
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
  const { purpose, type, address, price, consent } = texts;
  return (
    <>
      <fieldset className="grid gap-5">
        <legend className={legendClass}>{texts.property}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label={purpose.label} name="purpose" defaultValue={values.purpose}>
            {purpose.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
          <SelectField
            label={type.label}
            name="service"
            defaultValue={values.service ?? 'Residential'}
            error={fields.service}
          >
            {type.options.map((option) => (
              <option key={option}>{option}</option>
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
          label={texts.description.label}
          hint={texts.description.hint}
          name="description"
          maxLength={4000}
          defaultValue={values.description}
          error={fields.description}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className={legendClass}>{texts.owner}</legend>
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
