import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedId } from '../../base/ids.ts';
import { lines, queueCompanyMail } from '../mail/company-mail.ts';
import { WebhookOff, webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

const reasons: Record<Exclude<WebhookOff, WebhookOff.SWITCHED>, string> = {
  FAILED: 'Nothing has arrived there for five days.',
  GONE: 'Its receiver answered that it takes no more (410).',
};

/** Switches a webhook off by itself, and tells the company. One that is off stays as it is. */
export async function switchOff(
  context: AppContext,
  _id: ObjectId,
  offReason: keyof typeof reasons,
): Promise<void> {
  const webhook = await webhooksOf(context).findOneAndUpdate(
    { _id, offAt: null },
    { $set: { offAt: timeNow(), offReason } },
    { returnDocument: 'after' },
  );
  if (!webhook?.offAt) return;
  const { name, offAt } = webhook;
  await queueCompanyMail(context, derivedId('webhook off', _id.toHexString(), offAt.getTime()), {
    subject: `The webhook “${name}” is off`,
    text: lines(
      `The webhook “${name}” was switched off. ${reasons[offReason]}`,
      'Nothing is lost: switched on within 90 days, it goes on where it stopped.',
      `See what its receiver answered, and switch it on: ${context.config.siteUrl}/my-account/settings/api`,
    ),
  });
}

/** The webhooks that were switched off by themselves, the last one first. */
export function stoppedWebhooks(context: Pick<AppContext, 'db'>): Promise<StoredWebhook[]> {
  return webhooksOf(context)
    .find({ offReason: { $in: [WebhookOff.FAILED, WebhookOff.GONE] } }, { sort: { offAt: -1 } })
    .toArray();
}
