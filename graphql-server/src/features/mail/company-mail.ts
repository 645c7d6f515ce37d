import type { ObjectId } from 'mongodb';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { newItem } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { queuesMail, readMailSetup } from './mail-settings.ts';
import { MailState } from './mail.type.ts';
import type { Mail } from './mail.type.ts';
import { mailNoun } from './outbox.service.ts';

/** An e-mail of the product to the company. */
export interface CompanyLetter {
  subject: string;
  text: string;
}

const maxSubject = 150;

/** Puts an e-mail to the company into the outbox, once under its id. */
export async function queueCompanyMail(
  app: AppContext,
  _id: ObjectId,
  { subject, text }: CompanyLetter,
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
    _id,
  };
  await collectionOf(app, mailNoun)
    .insertOne(mail)
    .catch((error: unknown) => {
      // It is there already.
      if (!isDuplicateKey(error)) throw error;
    });
}

/** The paragraphs of a letter as its text. */
export function lines(...parts: string[]): string {
  return `${parts.join('\n\n')}\n`;
}
