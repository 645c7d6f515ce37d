import type { ObjectId } from 'mongodb';
import type { Context } from '../../../base/context.ts';
import { parseId } from '../../../base/ids.ts';
import { isGiving } from '../../duty/roster.ts';
import { firstOnTeam } from '../../team/responsible-person.ts';
import type { EnquiryPerson } from '../../team/responsible-person.ts';
import type { ContactRequest } from '../contact-request.type.ts';

/** Whom an enquiry goes to; or with a duty, that it is still to be given, and whom it is meant for. */
export type Receiver = Partial<EnquiryPerson> & Pick<ContactRequest, 'giveDue' | 'wanted'>;

/**
 * The person to whom an enquiry is written, or else the one of its property. Where leads are given to those on duty, no one yet:
 * it is marked to be given once it is stored.
 */
export async function receiverOf(
  context: Context,
  personId: string | undefined,
  about: { responsibleId?: ObjectId | null } | null,
): Promise<Receiver> {
  if (!(await isGiving(context))) return firstOnTeam(context, personId, about);
  const wanted = [personId ? parseId(personId) : null, about?.responsibleId];
  return { giveDue: true, wanted: wanted.filter((id) => id !== null && id !== undefined) };
}
