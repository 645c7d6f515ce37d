import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { MailState } from '../mail/mail.type.ts';

/** How much work waits in the database. */
export interface WaitingWork {
  mailsWaiting: number;
  mailsFailed: number;
  /** When the oldest waiting e-mail was made. */
  oldestMailAt: Date | null;
  picturesWaiting: number;
  sessions: number;
}

/** Counts the e-mails that wait or failed, the pictures without their small forms, and the logins that have not ended. */
export async function waitingWork({ db }: AppContext): Promise<WaitingWork> {
  const mails = db.collection<{ createdAt: Date }>('outbox');
  const waiting = { deleted: false, state: { $in: [MailState.QUEUED, MailState.SENDING] } };
  const [mailsWaiting, mailsFailed, oldest, picturesWaiting, sessions] = await Promise.all([
    mails.countDocuments(waiting),
    mails.countDocuments({ deleted: false, state: MailState.FAILED }),
    mails.findOne(waiting, { sort: { createdAt: 1, _id: 1 }, projection: { createdAt: 1 } }),
    db.collection('fs.files').countDocuments({ 'metadata.kind': 'image', 'metadata.avif': 'missing' }),
    db.collection('sessions').countDocuments({ expiresAt: { $gt: timeNow() } }),
  ]);
  return { mailsWaiting, mailsFailed, oldestMailAt: oldest?.createdAt ?? null, picturesWaiting, sessions };
}
