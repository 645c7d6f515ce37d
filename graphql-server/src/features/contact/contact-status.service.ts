import { visibleText } from 'domain/text/typed-text.ts';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import type { Context } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import type { ContactStatus } from './contact-request.type.ts';

/** The limit on look-ups from one address. */
const lookUpLimit: RateLimit = {
  name: 'contactStatus',
  max: 10,
  windowMs: 15 * 60_000,
  sentence: 'Too many look-ups from your connection.',
};

/**
 * The state of a contact request, for a visitor who knows its reference and its e-mail address; null, after
 * the same work, if either is wrong. Throws TOO_MANY_REQUESTS after ten look-ups in 15 minutes from one
 * address.
 */
export async function contactStatus(
  context: Context,
  reference: string,
  email: string,
): Promise<ContactStatus | null> {
  await countUse(context, lookUpLimit);
  const found = await collectionOf(context, contactRequestNoun).findOne({
    reference: readReference(reference),
    deleted: false,
  });
  if (found?.email?.toLowerCase() !== visibleText(email).toLowerCase()) return null;
  const { state, source, propertyTitle, order = null, createdAt: sentAt } = found;
  return { reference: found.reference, state, sentAt, source, propertyTitle, order };
}

/** Reads a reference as people type it: in lower case, without `AHG-`, or with letters that Crockford’s digits lack. */
function readReference(typed: string): string {
  const code = visibleText(typed)
    .slice(0, 40)
    .toUpperCase()
    .replace(/^\s*AHG/, '')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return `AHG-${code}`;
}
