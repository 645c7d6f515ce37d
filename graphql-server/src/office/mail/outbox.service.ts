import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { Page } from '../../base/types.ts';
import { touch } from '../../database/changes.ts';
import { itemById, listItems } from '../../items/items.ts';
import type { ListPart } from '../../items/items.ts';
import { oneOf } from '../../items/list-filters.ts';
import { collectionOf } from '../../items/noun.ts';
import type { Noun } from '../../items/noun.ts';
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

/** Whether e-mails are sent, and their sender and recipients. */
export function mailSettings({ config: { mail } }: Context) {
  return { sends: mail !== undefined, from: mail?.from ?? null, to: mail?.to ?? [] };
}

const settled = [MailState.FAILED, MailState.UNCERTAIN, MailState.KEPT];

/**
 * Queues an e-mail again that failed, is uncertain, or was only kept. Throws BAD_USER_INPUT without SMTP
 * settings, CONFLICT if it is queued, being sent, or sent.
 */
export async function retryMail(context: Context, id: string): Promise<Mail> {
  if (!context.config.mail) throw badInput('E-mail is not set up, so nothing can be sent.');
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
