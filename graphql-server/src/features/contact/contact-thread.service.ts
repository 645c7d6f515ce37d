import type { WithId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { collectionOf } from '../../kit/noun.ts';
import { contactRequestNoun } from './contact-request.service.ts';
import type { ContactRequest } from './contact-request.type.ts';

const maxThread = 50;
/** Two steps find a person who wrote with both e-mail address and phone number, and at other times with one of them. */
const steps = 2;

/** The other requests of the same person, matched by phone number or e-mail address, newest first; at most 50. */
export async function contactThread(context: Context, request: ContactRequest): Promise<ContactRequest[]> {
  const collection = collectionOf(context, contactRequestNoun);
  let keys = request.threadKeys;
  let found: WithId<ContactRequest>[] = [];
  for (let step = 0; step < steps; step += 1) {
    found = await collection
      .find(
        { deleted: false, threadKeys: { $in: keys } },
        { sort: { createdAt: -1, _id: -1 }, limit: maxThread + 1 },
      )
      .toArray();
    const known = [...new Set([...keys, ...found.flatMap(({ threadKeys }) => threadKeys)])];
    if (known.length === keys.length) break;
    keys = known;
  }
  return found.filter(({ _id }) => !_id.equals(request._id)).slice(0, maxThread);
}
