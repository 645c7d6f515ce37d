import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { releaseKeys } from '../../person/person-keys.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** Takes from a person the numbers and addresses that a correction removed from its last enquiry with them. */
export async function freeKeys(
  context: AppContext,
  { personId, threadKeys }: ContactRequest,
  corrected: ContactRequest,
): Promise<void> {
  const former = threadKeys.filter((key) => !corrected.threadKeys.includes(key));
  if (personId) await freeUnused(context, personId, former);
}

/** Takes from a person those of the keys that none of its enquiries has. */
export async function freeUnused(
  context: AppContext,
  personId: ObjectId,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const used = await collectionOf(context, contactRequestNoun).distinct('threadKeys', { personId });
  await releaseKeys(
    context,
    personId,
    keys.filter((key) => !used.includes(key)),
  );
}
