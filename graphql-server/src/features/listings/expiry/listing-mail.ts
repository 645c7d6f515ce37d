import { MongoServerError } from 'mongodb';
import type { Config } from '../../../base/config.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import type { Property } from '../../property/property.type.ts';
import type { ListingLook } from '../../property/rera/check/listing-look.ts';
import { newItem } from '../../../kit/items.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { wordsOf } from '../../../kit/search-words.ts';
import { queuesMail, readMailSetup } from '../../mail/mail-settings.ts';
import { MailState } from '../../mail/mail.type.ts';
import type { Mail } from '../../mail/mail.type.ts';
import { mailNoun } from '../../mail/outbox.service.ts';

/** An e-mail to the company about one of its listings, or about all of them. */
export interface ListingLetter {
  subject: string;
  text: string;
}

const maxSubject = 150;

/** Puts an e-mail into the outbox, once for the same parts. */
export async function queueListingMail(
  app: AppContext,
  parts: readonly string[],
  { subject, text }: ListingLetter,
): Promise<void> {
  const queued = queuesMail(await readMailSetup(app));
  const mail: Mail = {
    ...newItem<Mail>({
      ...{ subject: subject.slice(0, maxSubject), text, replyTo: null, firstTo: null },
      state: queued ? MailState.QUEUED : MailState.KEPT,
      attempts: 0,
      dueAt: queued ? timeNow() : null,
      sentAt: null,
      sentTo: [],
      lastError: null,
      words: wordsOf(subject),
    }),
    _id: derivedId('listing mail', ...parts),
  };
  await collectionOf(app, mailNoun)
    .insertOne(mail)
    .catch((error: unknown) => {
      // It is there already.
      if (!(error instanceof MongoServerError && error.code === 11_000)) throw error;
    });
}

/** For a listing that is a draft again. */
export function takenOffLetter(property: Property, look: ListingLook, config: Config): ListingLetter {
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

export function lines(...parts: string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function sentencesOf({ failing }: ListingLook): string {
  return failing.map(({ title, text }) => `${title}: ${text}`).join('\n');
}
