import { PropertiesByIdsDocument } from '../../features/property/property.generated.ts';
import { readTexts } from '../../lib/visitor-form.ts';
import type { PageRequest } from '../../page.ts';
import { submitContactForm } from '../../visitor/enquiry/submit-contact-form.ts';
import type { ContactOutcome } from '../../visitor/enquiry/submit-contact-form.ts';
import { checkoutMessage, readLines } from './checkout-message.ts';
import { checkoutContent } from './checkout.content.ts';

const { errors, country, address, notes, payment } = checkoutContent;

/** Sends a checkout as a contact request, with prices from the server. */
export async function submitCheckout(form: FormData, { client }: PageRequest): Promise<ContactOutcome> {
  const lines = readLines(form.getAll('line'));
  if (lines.length === 0) return refused(form, errors.empty);
  const ids = lines.map(({ propertyId }) => propertyId);
  let properties;
  try {
    const { data } = await client.query({ query: PropertiesByIdsDocument, variables: { ids } });
    properties = data?.propertiesByIds ?? [];
  } catch {
    return refused(form, errors.failed);
  }
  if (properties.length === 0) return refused(form, errors.empty);
  const details = [
    { label: country, text: textOf(form, 'country') },
    { label: address, text: textOf(form, 'address') },
    { label: payment.title, text: textOf(form, 'payment') },
    { label: notes.label, text: textOf(form, 'notes') },
  ];
  const message = checkoutMessage(details, lines, properties);
  const propertyId = properties.length === 1 ? properties[0]?.id : undefined;
  return submitContactForm(form, client, { source: 'CHECKOUT', page: '/checkout', message, propertyId });
}

function refused(form: FormData, message: string): ContactOutcome {
  return { error: { message, fields: {}, code: 'BAD_USER_INPUT' }, values: readTexts(form) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
