import { readChoice } from 'domain/text/choices.ts';
import { findMissing, readFormFailure, readGuard, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { readNotice } from '../contact/enquiry/consents.ts';
import { AskForAlertDocument } from './alert.generated.ts';
import { readWish } from './alert-wish.ts';
import { newAlertContent as texts } from './alerts.content.ts';

/** The result of the form for an alert. */
export type AlertOutcome =
  | { done: true; error?: undefined }
  | { done?: undefined; error: FormFailure; values: Record<string, string> };

/** Asks for an alert. The answer is the same for each address. */
export async function submitAlert(form: FormData, { client, url }: PageRequest): Promise<AlertOutcome> {
  const values = readTexts(form);
  const missing = findMissing(values, { email: texts.missing }, texts.missing);
  const fields = { ...missing?.fields, ...(!values.consent && { consent: texts.consentNeeded }) };
  const [first] = Object.values(fields);
  if (first) return { error: { message: first, fields, code: 'BAD_USER_INPUT' }, values };
  const input = {
    ...readWish(url.searchParams),
    email: values.email ?? '',
    frequency: readChoice(values.frequency, ['AT_ONCE', 'WEEKLY']),
    page: url.pathname,
    ...readGuard(values),
    ...readNotice(values),
  };
  try {
    await client.mutate({ mutation: AskForAlertDocument, variables: { input } });
    return { done: true };
  } catch (error) {
    return { error: readFormFailure(error, texts.failed), values };
  }
}
