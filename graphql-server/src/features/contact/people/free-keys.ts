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
  if (!personId || former.length === 0) return;
  const used = await collectionOf(context, contactRequestNoun).distinct('threadKeys', { personId });
  await releaseKeys(
    context,
    personId,
    former.filter((key) => !used.includes(key)),
  );
}
