import type { ConsentPurpose } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { findMissing, readFormFailure, readGuard, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { choicesContent } from './choices.content.ts';
import { ChoicesDocument, UnsubscribeDocument, WithdrawConsentDocument } from './choices.generated.ts';

/** The result of a form on the page of choices. */
export type ChoiceOutcome =
  | { done: 'withdrawn' | 'unsubscribed'; error?: undefined }
  | { done?: undefined; error: FormFailure; values: Record<string, string> };

const purposes: ConsentPurpose[] = ['ANSWER', 'SHARE_WITH_BUILDER', 'WHATSAPP', 'NEWSLETTER'];

/** Takes back one consent, or stops the newsletter for an address. */
export async function submitChoice(form: FormData, { client, url }: PageRequest): Promise<ChoiceOutcome> {
  const values = readTexts(form);
  const link = url.searchParams.get('link') ?? '';
  const purpose = readChoice(values.purpose, purposes);
  try {
    if (purpose) {
      const { data } = await client.mutate({
        mutation: WithdrawConsentDocument,
        variables: { link, purpose },
      });
      client.keep(ChoicesDocument, { link }, { choices: data.withdrawConsent });
      return { done: 'withdrawn' };
    }
    const missingEmail = choicesContent.news.missing;
    const missing = findMissing(values, { email: missingEmail }, missingEmail);
    if (missing) return { error: missing, values };
    const input = { email: values.email ?? '', ...readGuard(values) };
    await client.mutate({ mutation: UnsubscribeDocument, variables: { input } });
    return { done: 'unsubscribed' };
  } catch (error) {
    return { error: readFormFailure(error, choicesContent.failed), values };
  }
}
