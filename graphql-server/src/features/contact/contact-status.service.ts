import { visibleText } from 'domain/text/typed-text.ts';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import type { Context } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { referencePrefixes } from '../company/reference-prefix.ts';
import { referenceDigits } from '../../kit/given-references.ts';
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
  const meant = readReference(reference, await referencePrefixes(context));
  const requests = await collectionOf(context, contactRequestNoun)
    .find({ reference: { $in: meant }, deleted: false })
    .toArray();
  const found = requests.find((one) => one.email?.toLowerCase() === visibleText(email).toLowerCase());
  if (!found) return null;
  const { state, source, propertyTitle, order = null, createdAt: sentAt } = found;
  return { reference: found.reference, state, sentAt, source, propertyTitle, order };
}

/**
 * The references that people can mean who type one in lower case, without what stands before its digits, or with letters that
 * Crockford’s digits lack.
 */
function readReference(typed: string, prefixes: readonly string[]): string[] {
  const signs = visibleText(typed)
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const code = signs.slice(-referenceDigits).replace(/[IL]/g, '1').replaceAll('O', '0');
  const before = signs.slice(0, -referenceDigits);
  return prefixes.filter((prefix) => !before || before === prefix).map((prefix) => `${prefix}-${code}`);
}
