import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { personOfReach } from '../../person/person-keys.ts';

interface Joining {
  _id: ObjectId;
  phoneE164: string | null;
  email: string | null;
}

/** The person of an enquiry by its number and its address; a new one has an id made of the enquiry’s, so that a second try finds it. */
export function personOf(context: AppContext, { _id, phoneE164, email }: Joining): Promise<ObjectId> {
  const reach = { number: phoneE164, address: email?.toLowerCase() ?? null };
  return personOfReach(context, reach, derivedId('person', _id.toHexString()));
}

/** The same, but null if that fails: an enquiry is stored in any case, and the background joins it soon. */
export async function joinedPerson(context: AppContext, enquiry: Joining): Promise<ObjectId | null> {
  try {
    return await personOf(context, enquiry);
  } catch (error) {
    context.log.warn({ err: error }, 'the person of an enquiry could not be found out; it is joined later');
    return null;
  }
}
