import type { ContactRequestInput } from 'domain/schema.generated.ts';
import { keptArrivals } from '../../../lib/arrivals.ts';
import type { PageClient } from '../../../lib/server/page-client.ts';
import { readChoice } from 'domain/text/choices.ts';
import {
  findMissing,
  readFormFailure,
  readGuard,
  readTexts,
  sayPrecisely,
} from '../../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../../lib/form/visitor-form.ts';
import { readConsents } from './consents.ts';
import { contactContent } from './contact.content.ts';
import { SubmitContactDocument } from './contact.generated.ts';
import { isLater, isOffline, keepForm } from './keep-form.ts';

/** The visitor’s reference, which is empty if the form waits on this device, and the path of the visitor’s choices. */
export interface SentContact {
  reference: string;
  choicesPath?: string;
}

/** The result of a contact form: sent, or the errors beside the typed values. */
export type ContactOutcome =
  | (SentContact & { error?: undefined })
  | { error: FormFailure; values: Record<string, string> };

/** The forms that promise no call. */
const withoutPhone: readonly unknown[] = [undefined, 'CONTACT'];

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
    arrivals: keptArrivals(),
    ...readGuard(values),
    ...readConsents(values),
    ...fixed,
  };
  const keep = () => {
    const page = fixed.source === 'CONSULTATION' ? '/contact' : location.pathname;
    return keepForm(SubmitContactDocument, { input }, { kind: 'enquiry', values, page });
  };
  if (isOffline()) {
    const { missingFields, missing: beside } = contactContent.messages;
    const { name, email, phone } = beside;
    const required = { name, email, ...(!withoutPhone.includes(fixed.source) && { phone }) };
    const missing = findMissing(values, required, missingFields);
    if (missing) return { error: missing, values };
    if (await keep()) return { reference: '' };
  }
  try {
    const { data } = await client.mutate({ mutation: SubmitContactDocument, variables: { input } });
    const { reference, choicesPath } = data.submitContact;
    return { reference, choicesPath };
  } catch (error) {
    if (isLater(error) && (await keep())) return { reference: '' };
    return { error: failure(error), values };
  }
}

function failure(error: unknown): FormFailure {
  const { networkError, failed } = contactContent.messages;
  return inWords(readFormFailure(error, networkError, failed));
}

function inWords(found: FormFailure): FormFailure {
  const { missingFields, checkFields, missing } = contactContent.messages;
  return sayPrecisely(found, { missing: missingFields, check: checkFields, fields: missing });
}
