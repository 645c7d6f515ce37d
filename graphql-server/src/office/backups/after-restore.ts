import type { Db } from 'mongodb';
import { alertMailsCollection } from '../../features/alert/alerts.ts';
import { MailState } from '../../features/mail/mail.type.ts';
import { mailNoun } from '../../features/mail/outbox.service.ts';
import type { QueuedMail } from '../../features/mail/queue.ts';

/**
 * E-mails that waited when the backup was made may have been sent since, so a person decides about them; none is
 * sent twice by itself.
 */
export async function holdWaitingMail(db: Db): Promise<void> {
  for (const collection of [mailNoun.collection, alertMailsCollection]) {
    await db.collection<QueuedMail>(collection).updateMany(
      { state: { $in: [MailState.QUEUED, MailState.SENDING] } },
      {
        $set: {
          state: MailState.UNCERTAIN,
          dueAt: null,
          lastError: 'It waited in the backup that was restored, and may have been sent since.',
        },
        $unset: { claim: 1 },
      },
    );
  }
}
