import type { PageClient } from '../../lib/page-client.ts';
import { readChoice } from '../../lib/choices.ts';
import { readFormFailure, readGuard, readTexts, sayPrecisely } from '../../lib/visitor-form.ts';
import type { FormFailure } from '../../lib/visitor-form.ts';
import { contactContent } from './contact.content.ts';
import { SubmitContactDocument } from './contact.generated.ts';
import type { ContactRequestInput } from './contact.generated.ts';

/** The result of a contact form: the visitor’s reference, or the errors beside the typed values. */
export type ContactOutcome =
  { reference: string; error?: undefined } | { error: FormFailure; values: Record<string, string> };

/** Sends a contact form of any source, in the browser or, without JavaScript, on the server. */
export async function submitContactForm(
  form: FormData,
  client: PageClient,
  fixed: Partial<ContactRequestInput> = {},
): Promise<ContactOutcome> {
  const values = readTexts(form);
  const { name, email = '', phone, message, page, propertyId } = values;
  const input: ContactRequestInput = {
    name,
    email,
    phone,
    message,
    page,
    propertyId: propertyId || undefined,
    agree: values.agree !== undefined,
    service: readChoice(values.service, ['COMMERCIAL', 'RESIDENTIAL']),
    ...readGuard(values),
    ...fixed,
  };
  try {
    const { data } = await client.mutate({ mutation: SubmitContactDocument, variables: { input } });
    return { reference: data.submitContact.reference };
  } catch (error) {
    return { error: failure(error), values };
  }
}

function failure(error: unknown): FormFailure {
  const { networkError, failed, missingFields, checkFields, missing } = contactContent.messages;
  const texts = { missing: missingFields, check: checkFields, fields: missing };
  return sayPrecisely(readFormFailure(error, networkError, failed), texts);
}
