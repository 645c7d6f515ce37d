import type { Filter } from 'mongodb';
import { byWhom } from '../../access/actor.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { codeOfForm } from '../../kit/once/argument-code.ts';
import { eventKey, eventKeySentence } from './event-key.ts';
import type { Lead, LeadEvent } from './lead.type.ts';

/** What an event remembers of the request that made it. */
export type Keyed = Required<Pick<LeadEvent, 'key' | 'sent'>>;

/**
 * The key of a request with a code of what it says, as the event keeps them; null without a key. BAD_USER_INPUT beside `key` for one
 * that is malformed.
 */
export async function keyedBy(key: string | null | undefined, said: object): Promise<Keyed | null> {
  if (key === null || key === undefined) return null;
  if (!eventKey.test(key)) throw badField('key', eventKeySentence);
  return { key, sent: await codeOfForm(said) };
}

/**
 * The event of a lead that was sent under a key. BAD_USER_INPUT beside `key` if another account sent it, or if it said something
 * else.
 */
export function sentBefore(
  context: Context,
  { history }: Pick<Lead, 'history'>,
  keyed: Keyed | null,
): LeadEvent | undefined {
  const event = keyed && history.find(({ key }) => key === keyed.key);
  if (!event) return undefined;
  if (event.by !== byWhom(context)) throw badField('key', 'Another account has used this key.');
  // Events from before say nothing of what was sent.
  if (event.sent && event.sent !== keyed.sent)
    throw badField('key', 'This key came with other content before. Please use a new key.');
  return event;
}

/** Whether a change since the lead was read is the same one, which another delivery has made meanwhile. */
export function isSent(context: Context, lead: Pick<Lead, 'history'>, keyed: Keyed | null): boolean {
  return sentBefore(context, lead, keyed) !== undefined;
}

/** The condition under which a write with a key is the first one: two deliveries at once add one event. */
export function notSentBefore(keyed: Keyed | null): Filter<Lead> {
  return keyed ? { 'history.key': { $ne: keyed.key } } : {};
}
