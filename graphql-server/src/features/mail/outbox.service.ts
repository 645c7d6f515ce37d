import type { Context } from '../../context.ts';
import { collectionOf, itemById, listItems } from '../../database/items.ts';
import type { Noun } from '../../database/items.ts';
import { oneOf } from '../../database/list-filters.ts';
import { parseId } from '../../database/ids.ts';
import { AppError, badInput } from '../../errors.ts';
import type { ListInput, Page } from '../../types.ts';
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

/** Every e-mail to the company, newest first. */
export async function outbox(context: Context, list: Partial<ListInput>): Promise<Page<Mail>> {
  return listItems(context, mailNoun, list);
}

/** Whether e-mails are sent at all, and whom they go to. */
export function mailSettings({ config: { mail } }: Context) {
  return { sends: mail !== undefined, from: mail?.from ?? null, to: mail?.to ?? [] };
}

const settled = [MailState.failed, MailState.uncertain, MailState.kept];

/**
 * Queues an e-mail again that failed, that nobody knows of, or that was only kept. BAD_USER_INPUT without SMTP
 * settings; CONFLICT when it is on its way or was sent.
 */
export async function retryMail(context: Context, id: string): Promise<Mail> {
  if (!context.config.mail) throw badInput('There are no SMTP settings, so nothing can be sent.');
  return settleMail(context, id, settled, {
    state: MailState.queued,
    attempts: 0,
    dueAt: new Date(),
    lastError: null,
  });
}

/** Notes that an e-mail of which nobody knew has arrived. CONFLICT for any other. */
export async function confirmMail(context: Context, id: string): Promise<Mail> {
  return settleMail(context, id, [MailState.uncertain], { state: MailState.sent, lastError: null });
}

async function settleMail(
  context: Context,
  id: string,
  from: MailState[],
  values: Partial<Mail>,
): Promise<Mail> {
  const now = new Date();
  const mail = await collectionOf(context, mailNoun).findOneAndUpdate(
    { _id: parseId(id), deleted: false, state: { $in: from } },
    { $set: { ...values, updatedAt: now, touchedAt: now }, $unset: { claim: 1 } },
    { returnDocument: 'after' },
  );
  if (mail) return mail;
  await itemById(context, mailNoun, id);
  throw new AppError('CONFLICT', 'This e-mail is on its way or was sent in the meantime.');
}
