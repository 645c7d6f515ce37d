import type { ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { personOfReach } from '../../person/person-keys.ts';
import type { FoundPerson } from '../../person/person-keys.ts';
import { likeliestOf } from './likeliest-person.ts';
import type { Enquiries } from './likeliest-person.ts';

interface Joining {
  _id: ObjectId;
  name: string | null;
  phoneE164: string | null;
  email: string | null;
}

/**
 * The person of one of the enquiries of a collection by its number and its address; a new one has an id made of the enquiry’s,
 * so that a second try finds it.
 */
export function personOf(
  context: AppContext,
  enquiries: Enquiries,
  { _id, name, phoneE164, email }: Joining,
): Promise<FoundPerson> {
  const reach = { number: phoneE164, address: email?.toLowerCase() ?? null };
  return personOfReach(context, reach, derivedId('person', _id.toHexString()), (sharing) =>
    likeliestOf(context, enquiries, sharing, { address: reach.address, name }),
  );
}

/** The same, but null if that fails: an enquiry is stored in any case, and the background joins it soon. */
export async function joinedPerson(
  context: AppContext,
  enquiries: Enquiries,
  enquiry: Joining,
): Promise<FoundPerson | { personId: null }> {
  try {
    return await personOf(context, enquiries, enquiry);
  } catch (error) {
    context.log.warn({ err: error }, 'the person of an enquiry could not be found out; it is joined later');
    return { personId: null };
  }
}
