import type { ObjectId } from 'mongodb';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { AlertState } from '../alert.type.ts';
import type { StoredAlert } from '../alert.type.ts';
import { MailState } from '../../mail/mail.type.ts';
import { queuesMail, readMailSetup } from '../../mail/mail-settings.ts';
import { sendNext, settleBrokenClaims } from '../../mail/queue.ts';
import type { Message } from '../../mail/smtp.ts';
import { confirmLetter, newsLetter } from './alert-letters.ts';
import { alertMailsCollection, alertMailsOf, alertNewsOf, alertsOf } from '../alerts.ts';
import type { AlertMail } from '../alerts.ts';
import { ignoreDuplicate, notePropertyNews } from './property-news.ts';
import { spreadNews } from './spread-news.ts';
import { toldItems } from './told-items.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 100;
const maxItems = 10;
const maxNews = 1_000;
/** Settings for e-mail that come back later must not send what is old by then. */
const staleDays = 3;

/** Queues the request to confirm an alert, once for each time that it was asked for. */
export async function queueConfirmMail(context: AppContext, alert: StoredAlert): Promise<void> {
  const _id = derivedId('alert confirm', alert._id.toHexString(), alert.nonce, alert.asks);
  await insertMail(context, { _id, alertId: alert._id, kind: 'confirm', items: [], more: 0, newsIds: [] });
}

async function insertMail(
  context: AppContext,
  mail: Pick<AlertMail, '_id' | 'alertId' | 'kind' | 'items' | 'more' | 'newsIds'>,
): Promise<void> {
  const now = timeNow();
  const queued = {
    state: MailState.QUEUED,
    attempts: 0,
    dueAt: now,
    sentAt: null,
    sentTo: [],
    lastError: null,
  };
  await alertMailsOf(context)
    .insertOne({ ...mail, ...queued, createdAt: now })
    .catch(ignoreDuplicate);
}

/**
 * Notes what changed, tells the alerts, and queues the e-mails that are due. Any number of processes may call it, and it may
 * break off anywhere: no e-mail is queued twice. Returns whether there is more to do.
 */
export async function workAlerts(context: AppContext, now?: Date): Promise<boolean> {
  await notePropertyNews(context);
  const more = await spreadNews(context);
  const due = await alertsOf(context)
    .find({ dueAt: { $lte: now ?? timeNow() } }, { sort: { dueAt: 1 }, limit: batchSize })
    .toArray();
  for (const alert of due) await queueNews(context, alert);
  return more || due.length === batchSize;
}

/**
 * Queues one e-mail with all that an alert has heard since the last one. The id of the e-mail is made of its number, so that
 * a second try finds it; only then are the news marked as told, and the number moves on.
 */
async function queueNews(context: AppContext, alert: StoredAlert): Promise<void> {
  const { _id: alertId, mailCount } = alert;
  const _id = derivedId('alert mail', alertId.toHexString(), mailCount);
  const waiting = { alertId, mailId: null };
  if (alert.state === AlertState.CONFIRMED && !(await alertMailsOf(context).findOne({ _id }))) {
    const news = await alertNewsOf(context)
      .find(waiting, { sort: { at: 1 }, limit: maxNews })
      .toArray();
    const items = await toldItems(context, news, alert.filter);
    const newsIds = news.map((one) => one._id);
    if (items.length > 0) {
      const told = { items: items.slice(0, maxItems), more: Math.max(0, items.length - maxItems) };
      await insertMail(context, { _id, alertId, kind: 'news', ...told, newsIds });
    } else await markTold(context, newsIds, _id);
  }
  const mail = await alertMailsOf(context).findOne({ _id });
  if (mail) await markTold(context, mail.newsIds, _id);
  await alertsOf(context).updateOne(
    { _id: alertId, mailCount },
    { ...(mail && { $inc: { mailCount: 1 } }), $unset: { dueAt: 1 } },
  );
  // What it heard meanwhile is told with the next round.
  if (await alertNewsOf(context).findOne(waiting))
    await alertsOf(context).updateOne(
      { _id: alertId, state: AlertState.CONFIRMED },
      { $set: { dueAt: timeNow() } },
    );
}

async function markTold(context: AppContext, ids: ObjectId[], mailId: ObjectId): Promise<void> {
  await alertNewsOf(context).updateMany({ _id: { $in: ids } }, { $set: { mailId } });
}

/**
 * Sends at most one e-mail of an alert; returns whether there may be more. An alert that was stopped meanwhile gets nothing,
 * and one that nobody confirmed gets nothing but the request to confirm it.
 */
export async function sendAlertMail(context: AppContext, now = timeNow()): Promise<boolean> {
  const setup = await readMailSetup(context);
  const { account } = setup;
  if (!account || !queuesMail(setup)) return false;
  await settleBrokenClaims(context, alertMailsCollection, now);
  const write = (mail: AlertMail) => messageOf(context, mail, now);
  const queue = { collection: alertMailsCollection, write, withoutAddresses: true };
  return sendNext<AlertMail>(context, account, queue, now);
}

async function messageOf(context: AppContext, mail: AlertMail, now: Date): Promise<Message | null> {
  const alert = await alertsOf(context).findOne({ _id: mail.alertId });
  if (!alert || now.getTime() - mail.createdAt.getTime() > staleDays * dayMs) return null;
  if (mail.kind === 'confirm')
    return alert.state === AlertState.WAITING ? confirmLetter(context, alert) : null;
  return alert.state === AlertState.CONFIRMED ? newsLetter(context, alert, mail) : null;
}
