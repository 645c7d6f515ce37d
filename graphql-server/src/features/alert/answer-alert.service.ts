import type { Context } from '../../base/context.ts';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import { monthsAfter, timeNow } from '../../base/clock.ts';
import { AlertState } from './alert.type.ts';
import type { Alert, StoredAlert } from './alert.type.ts';
import { settings } from '../company/site-settings.service.ts';
import { ConsentPurpose } from '../lead/consent.type.ts';
import { alertByToken } from './alert-links.ts';
import { alertsOf } from './alerts.ts';

const dayMs = 24 * 3_600_000;
/** What stays of a stopped alert, so that its link still says that it is stopped. */
const stoppedDays = 30;

const linkLimit: RateLimit = {
  name: 'alert link',
  max: 60,
  windowMs: 10 * 60_000,
  sentence: 'Too many links from your connection.',
};

/** The alert of a link to confirm or to stop; null for a wrong link, after the time to confirm, and once the alert was erased. */
export async function alertOfLink(
  context: Context,
  token: string,
  purpose: 'confirm' | 'stop',
): Promise<Alert | null> {
  await countUse(context, linkLimit);
  return purpose === 'confirm' ? alertToConfirm(context, token) : alertByToken(context, purpose, token);
}

/** The alert of a link to confirm. The link ends after 7 days, also before the sweep erases the alert. */
async function alertToConfirm(context: Context, token: string): Promise<StoredAlert | null> {
  const found = await alertByToken(context, 'confirm', token);
  const isLate = found?.state === AlertState.WAITING && found.eraseAt <= timeNow();
  return isLate ? null : found;
}

/**
 * Confirms an alert, once; a second time, and after it was stopped, it answers how the alert stands. Null for a wrong link, and
 * after the time to confirm.
 */
export async function confirmAlert(context: Context, token: string): Promise<Alert | null> {
  await countUse(context, linkLimit);
  const found = await alertToConfirm(context, token);
  if (!found) return null;
  const { privacy } = await settings(context);
  const confirmedAt = timeNow();
  const eraseAt = monthsAfter(confirmedAt, privacy.alertMonths);
  const confirmed = await alertsOf(context).findOneAndUpdate(
    { _id: found._id, nonce: found.nonce, state: AlertState.WAITING, eraseAt: { $gt: confirmedAt } },
    { $set: { state: AlertState.CONFIRMED, confirmedAt, eraseAt } },
    { returnDocument: 'after' },
  );
  return confirmed ?? alertToConfirm(context, token);
}

/**
 * Stops an alert, or all alerts to the same address, and takes the consent back. It can be repeated. Null for a wrong link.
 */
export async function stopAlert(context: Context, token: string, all = false): Promise<Alert | null> {
  await countUse(context, linkLimit);
  const found = await alertByToken(context, 'stop', token);
  if (!found) return null;
  const { _id, email } = found;
  await stop(context, all ? { email } : { _id });
  return alertByToken(context, 'stop', token);
}

async function stop(context: Context, which: Partial<Pick<StoredAlert, '_id' | 'email'>>): Promise<void> {
  const stoppedAt = timeNow();
  await alertsOf(context).updateMany(
    { ...which, state: { $ne: AlertState.STOPPED } },
    {
      $set: {
        state: AlertState.STOPPED,
        stoppedAt,
        eraseAt: new Date(stoppedAt.getTime() + stoppedDays * dayMs),
        'receipt.consents.$[held].withdrawnAt': stoppedAt,
      },
      $unset: { dueAt: 1 },
    },
    { arrayFilters: [{ 'held.purpose': ConsentPurpose.ALERT, 'held.withdrawnAt': null }] },
  );
}
