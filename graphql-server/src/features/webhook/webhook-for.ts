import type { Context } from '../../base/context.ts';
import { notFound } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { mayReadKind } from '../change/change-readers.ts';
import { webhooksOf } from './webhook.type.ts';
import type { StoredWebhook } from './webhook.type.ts';

/** Whether the caller may have to do with a webhook: with one that tells of leads only if it may read leads itself. */
function reaches(context: Context, { kinds }: StoredWebhook): boolean {
  return kinds.every((kind) => mayReadKind(context, kind));
}

/** The webhooks of the caller, by name. API tokens that may not read leads see only those that tell of none. */
export async function webhooks(context: Context): Promise<StoredWebhook[]> {
  const found = await webhooksOf(context)
    .find({}, { sort: { name: 1, _id: 1 } })
    .toArray();
  return found.filter((webhook) => reaches(context, webhook));
}

/** A webhook of the caller. Throws NOT_FOUND for an unknown id, BAD_USER_INPUT for a malformed one. */
export async function webhookFor(context: Context, id: string): Promise<StoredWebhook> {
  const webhook = await webhooksOf(context).findOne({ _id: parseId(id) });
  if (!webhook || !reaches(context, webhook)) throw notFound('Webhook');
  return webhook;
}
