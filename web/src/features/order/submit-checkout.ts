import type { PaymentMethod } from 'domain/schema.generated.ts';
import { homeCountry } from 'domain/site/brochure-order.ts';
import { readChoice } from 'domain/text/choices.ts';
import { keptArrivals } from '../../lib/arrivals.ts';
import { findMissing, readFormFailure, readGuard, readTexts } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { parseCart } from '../choices/cart.ts';
import type { Cart } from '../choices/cart.ts';
import { readConsents } from '../contact/enquiry/consents.ts';
import type { ContactOutcome, SentContact } from '../contact/enquiry/submit-contact-form.ts';
import { checkoutContent } from './checkout.content.ts';
import { SubmitOrderDocument } from './order.generated.ts';

const { errors, payment: ways } = checkoutContent;

/** The result of a checkout: the sent order with its payment and total, or the errors beside the typed values. */
export type CheckoutOutcome =
  | (SentContact & { error?: undefined; payment: PaymentMethod; email: string; totalPaise: number | null })
  | Extract<ContactOutcome, { error: object }>;

/** Sends a checkout as an order of brochures; the server checks it and computes what it costs. */
export async function submitCheckout(form: FormData, { client }: PageRequest): Promise<CheckoutOutcome> {
  const values = readTexts(form);
  const lines = readLines(form.getAll('line'));
  if (lines.length === 0)
    return { error: { message: errors.empty, fields: {}, code: 'BAD_USER_INPUT' }, values };
  const required = { ...errors.beside, ...(values.country === homeCountry && { postcode: errors.pin }) };
  const missing = findMissing(values, required, errors.missing);
  if (missing) return { error: missing, values };
  const { name = '', email = '', phone = '', address = '', town = '', country = '' } = values;
  const { postcode, couponCode, notes: message } = values;
  const chosen = readChoice(
    values.payment,
    ways.methods.map(({ id }) => id),
  );
  const payment = chosen ?? ways.methods[0].id;
  const input = {
    ...{ name, email, phone, address, town, postcode, country, message },
    couponCode: couponCode || undefined,
    payment,
    lines: lines.map(({ propertyId, quantity, title }) => ({ propertyId, title, copies: quantity })),
    arrivals: keptArrivals(),
    ...readGuard(values),
    ...readConsents(values),
  };
  try {
    const { data } = await client.mutate({ mutation: SubmitOrderDocument, variables: { input } });
    return { ...data.submitOrder, payment, email };
  } catch (error) {
    return { error: readFormFailure(error, errors.failed), values };
  }
}

/** The lines of a checkout form, each as JSON. */
export function readLines(values: readonly unknown[]): Cart {
  return parseCart(values.map((value) => parseJson(String(value))));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
