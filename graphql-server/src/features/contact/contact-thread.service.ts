import type { Context } from '../../base/context.ts';
import type { Filter } from 'mongodb';
import type { StoredItem } from '../../base/types.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import type { ContactRequest } from './contact-request.type.ts';

const maxThread = 50;

/** The other requests of the same person, newest first; at most 50. */
export async function contactThread(
  context: Context,
  { _id, personId }: ContactRequest,
): Promise<ContactRequest[]> {
  if (!personId) return [];
  const asked = { deleted: false, personId, _id: { $ne: _id } } as Filter<StoredItem>;
  const filter = await seenOf(context, contactRequestNoun, asked, { ids: [_id] });
  return collectionOf(context, contactRequestNoun)
    .find(filter as Filter<ContactRequest>, { sort: { createdAt: -1, _id: -1 }, limit: maxThread })
    .toArray();
}
