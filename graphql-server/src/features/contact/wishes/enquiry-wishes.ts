import type { AppContext } from '../../../base/context.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { saidBy } from './said-wishes.ts';

/** Enquiries with what each says of the wishes; it is read once for each, and again after a correction. */
export async function withSaid(
  context: AppContext,
  enquiries: readonly ContactRequest[],
): Promise<ContactRequest[]> {
  const unread = enquiries.filter(({ said }) => !said);
  if (unread.length === 0) return [...enquiries];
  const read = await saidBy(context, unread);
  const said = new Map(unread.map((one, index) => [one, read[index]]));
  await collectionOf(context, contactRequestNoun).bulkWrite(
    unread.map((one) => ({
      // An enquiry that a colleague has corrected meanwhile is read again.
      updateOne: { filter: { _id: one._id, writes: one.writes }, update: { $set: { said: said.get(one) } } },
    })),
    { ordered: false },
  );
  return enquiries.map((one) => ({ ...one, said: one.said ?? said.get(one) }));
}
