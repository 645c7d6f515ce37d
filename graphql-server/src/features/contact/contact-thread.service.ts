import type { Context } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import type { ContactRequest } from './contact-request.type.ts';

const maxThread = 50;

/** The other requests of the same person, newest first; at most 50. */
export async function contactThread(
  context: Context,
  { _id, personId }: ContactRequest,
): Promise<ContactRequest[]> {
  if (!personId) return [];
  return collectionOf(context, contactRequestNoun)
    .find(
      { deleted: false, personId, _id: { $ne: _id } },
      { sort: { createdAt: -1, _id: -1 }, limit: maxThread },
    )
    .toArray();
}
