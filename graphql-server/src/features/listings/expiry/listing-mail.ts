import type { Config } from '../../../base/config.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { lines, queueCompanyMail } from '../../mail/company-mail.ts';
import type { CompanyLetter } from '../../mail/company-mail.ts';
import type { Property } from '../../property/property.type.ts';
import type { ListingLook } from '../../property/rera/check/listing-look.ts';

/** Puts an e-mail into the outbox, once for the same parts. */
export async function queueListingMail(
  app: AppContext,
  parts: readonly string[],
  letter: CompanyLetter,
): Promise<void> {
  await queueCompanyMail(app, derivedId('listing mail', ...parts), letter);
}

/** For a listing that is a draft again. */
export function takenOffLetter(property: Property, look: ListingLook, config: Config): CompanyLetter {
  return {
    subject: `Taken off the site: ${property.title}`,
    text: lines(
      `“${property.title}” no longer passes its checks. It is now a draft, and visitors do not see it.`,
      sentencesOf(look),
      `Correct it and publish it again: ${formOf(property, config)}`,
    ),
  };
}

/** The form of a property in the office. */
export function formOf({ _id }: Pick<Property, '_id'>, { siteUrl }: Config): string {
  return `${siteUrl}/my-account/properties/${_id.toHexString()}/edit`;
}

function sentencesOf({ failing }: ListingLook): string {
  return failing.map(({ title, text }) => `${title}: ${text}`).join('\n');
}
