import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { Page } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { itemById, listItems } from '../../kit/items.ts';
import type { ListPart } from '../../kit/items.ts';
import { oneOf } from '../../kit/list-filters.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { queuesMail, readMailSetup } from './mail-settings.ts';
import type { OutboxSummary } from './mail-settings.type.ts';
import { MailState } from './mail.type.ts';
import type { Mail } from './mail.type.ts';

export const mailNoun: Noun<Mail> = {
  collection: 'outbox',
  label: 'E-mail',
  sortFields: {},
  filters: { state: oneOf('state', Object.values(MailState)) },
  perPage: 10,
  namedBy: 'subject',
  public: false,
};

/** The e-mails to the company, newest first. */
export async function outbox(context: Context, list: ListPart): Promise<Page<Mail>> {
  return listItems(context, mailNoun, list);
}

/** How many e-mails wait, failed, are uncertain or were only kept, and when the last one was sent. */
export async function outboxSummary(context: Context): Promise<OutboxSummary> {
  const mails = collectionOf(context, mailNoun);
  const count = (...states: MailState[]) => mails.countDocuments({ deleted: false, state: { $in: states } });
  const [waiting, failed, uncertain, kept] = await Promise.all([
    count(MailState.QUEUED, MailState.SENDING),
    count(MailState.FAILED),
    count(MailState.UNCERTAIN),
    count(MailState.KEPT),
  ]);
  const [last] = await mails
    .find({ state: MailState.SENT }, { sort: { sentAt: -1 }, limit: 1 })
    .project<Pick<Mail, 'sentAt'>>({ sentAt: 1 })
    .toArray();
  return { waiting, failed, uncertain, kept, lastSentAt: last?.sentAt ?? null };
}

const settled = [MailState.FAILED, MailState.UNCERTAIN, MailState.KEPT];

/**
 * Queues an e-mail again that failed, is uncertain, or was only kept. Throws BAD_USER_INPUT if e-mail
 * is not set up, CONFLICT if it is queued, being sent, or sent.
 */
export async function retryMail(context: Context, id: string): Promise<Mail> {
  if (!queuesMail(await readMailSetup(context)))
    throw badInput('E-mail is not set up, so nothing can be sent.');
  return settleMail(context, id, settled, {
    state: MailState.QUEUED,
    attempts: 0,
    dueAt: timeNow(),
    lastError: null,
  });
}

/** Records that an uncertain e-mail has arrived. Throws CONFLICT for any other. */
export async function confirmMail(context: Context, id: string): Promise<Mail> {
  return settleMail(context, id, [MailState.UNCERTAIN], { state: MailState.SENT, lastError: null });
}

async function settleMail(
  context: Context,
  id: string,
  from: MailState[],
  values: Partial<Mail>,
): Promise<Mail> {
  const mail = await collectionOf(context, mailNoun).findOneAndUpdate(
    { _id: parseId(id), deleted: false, state: { $in: from } },
    { $set: { ...values, updatedAt: timeNow() }, ...touch, $unset: { claim: 1 } },
    { returnDocument: 'after' },
  );
  if (mail) return mail;
  await itemById(context, mailNoun, id);
  throw new AppError('CONFLICT', 'This e-mail is on its way or was sent in the meantime.');
}
