import type { AppContext } from '../../../base/context.ts';
import { MailState } from '../../mail/mail.type.ts';
import type { AlertMailSummary } from './alert-mail-summary.type.ts';
import { alertMailsOf } from '../alerts.ts';

const onTheWay = [MailState.QUEUED, MailState.SENDING];
const inNeed = [MailState.FAILED, MailState.UNCERTAIN];

/** How many e-mails of alerts wait, failed or are uncertain, and why. */
export async function alertMailSummary(context: Pick<AppContext, 'db'>): Promise<AlertMailSummary> {
  const mails = alertMailsOf(context);
  const count = (...states: MailState[]) => mails.countDocuments({ state: { $in: states } });
  const [waiting, failed, uncertain, last] = await Promise.all([
    count(...onTheWay),
    count(MailState.FAILED),
    count(MailState.UNCERTAIN),
    mails.findOne(
      { state: { $in: [...onTheWay, ...inNeed] }, lastError: { $ne: null } },
      { sort: { createdAt: -1 }, projection: { lastError: 1 } },
    ),
  ]);
  return { waiting, failed, uncertain, lastError: last?.lastError ?? null };
}
