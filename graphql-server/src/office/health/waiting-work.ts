import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { alertMailSummary } from '../../features/alert/mail/alert-mail-summary.ts';
import { missingAvif } from '../../files/avif.ts';
import { lastBackup } from '../backups/backup-runs.ts';
import { MailState } from '../../features/mail/mail.type.ts';
import { mailNoun } from '../../features/mail/outbox.service.ts';
import { presentSessions, sessionsOf } from '../../features/auth/session.service.ts';

/** How much work waits in the database. */
export interface WaitingWork {
  mailsWaiting: number;
  mailsFailed: number;
  /** When the oldest waiting e-mail was made. */
  oldestMailAt: Date | null;
  /** E-mails of alerts to visitors, which have a queue of their own. */
  alertMailsWaiting: number;
  alertMailsFailed: number;
  picturesWaiting: number;
  sessions: number;
  /** The seconds since the last complete backup began; null if there is none. */
  backupAgeSeconds: number | null;
}

/**
 * Counts the e-mails that wait or failed, the pictures without their small forms, and the logins that have not ended; and
 * how old the last backup is.
 */
export async function waitingWork({ db }: AppContext): Promise<WaitingWork> {
  const mails = db.collection<{ createdAt: Date }>(mailNoun.collection);
  const waiting = { deleted: false, state: { $in: [MailState.QUEUED, MailState.SENDING] } };
  const now = timeNow();
  const [mailsWaiting, mailsFailed, alerts, oldest, picturesWaiting, sessions, backup] = await Promise.all([
    mails.countDocuments(waiting),
    mails.countDocuments({ deleted: false, state: MailState.FAILED }),
    alertMailSummary({ db }),
    mails.findOne(waiting, { sort: { createdAt: 1, _id: 1 }, projection: { createdAt: 1 } }),
    db.collection('fs.files').countDocuments(missingAvif),
    sessionsOf({ db }).countDocuments(presentSessions(now)),
    lastBackup({ db }),
  ]);
  return {
    ...{ mailsWaiting, mailsFailed, picturesWaiting, sessions },
    alertMailsWaiting: alerts.waiting,
    alertMailsFailed: alerts.failed + alerts.uncertain,
    oldestMailAt: oldest?.createdAt ?? null,
    backupAgeSeconds: backup && Math.round((now.getTime() - backup.startedAt.getTime()) / 1000),
  };
}
