import type { SubscriberInput } from 'domain/schema.generated.ts';
import type { PageClient } from '../../lib/server/page-client.ts';
import { findMissing, readFormFailure, readGuard, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import { readNotice } from './enquiry/consents.ts';
import { contactContent } from './enquiry/contact.content.ts';
import { isLater, isOffline, keepForm } from './enquiry/keep-form.ts';
import { SubscribeDocument } from './subscription.generated.ts';

/** The result of a form that asks for an e-mail address: done, kept until later, or the errors beside what was typed. */
export type SubscriptionOutcome =
  | { error?: undefined; kept?: boolean }
  | { error: FormFailure; values: Record<string, string> };

/** Sends it; the same in the browser and, without JavaScript, on the server. */
export async function submitSubscription(
  form: FormData,
  client: PageClient,
  wish: Pick<SubscriberInput, 'source' | 'page'>,
): Promise<SubscriptionOutcome> {
  const values = readTexts(form);
  const input: SubscriberInput = {
    email: values.email ?? '',
    ...readGuard(values),
    ...readNotice(values),
    ...wish,
  };
  const keep = () => {
    const page = wish.page ?? location.pathname;
    return keepForm(SubscribeDocument, { input }, { kind: 'newsletter', values, page });
  };
  if (isOffline()) {
    const { email } = contactContent.messages.missing;
    const missing = findMissing(values, { email }, email);
    if (missing) return { error: missing, values };
    if (await keep()) return { kept: true };
  }
  try {
    await client.mutate({ mutation: SubscribeDocument, variables: { input } });
    return {};
  } catch (error) {
    if (isLater(error) && (await keep())) return { kept: true };
    return { error: readFormFailure(error, contactContent.messages.networkError), values };
  }
}
