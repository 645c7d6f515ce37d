import type { Filter, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { maxNoticed } from '../../../database/people/person-of-enquiries.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** The latest 500 enquiries of a person, oldest first, in the trash too. */
export async function enquiriesOf(context: AppContext, personId: ObjectId): Promise<ContactRequest[]> {
  const filter: Filter<ContactRequest> = { personId };
  const found = await collectionOf(context, contactRequestNoun)
    .find(filter, { sort: { createdAt: -1, _id: -1 }, limit: maxNoticed })
    .toArray();
  return found.toReversed();
}
