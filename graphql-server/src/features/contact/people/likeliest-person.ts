import type { Collection, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { wordsOf } from '../../../base/text/words.ts';
import { collectionOf } from '../../../kit/noun.ts';
import type { FoundPerson } from '../../person/person-keys.ts';
import { personNoun } from '../../person/person.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';

export type Enquiries = Collection<ContactRequest>;

interface Sender {
  address: string | null;
  name: string | null;
}

/**
 * Who of several people with one number wrote an enquiry: the one whose address it bears, else the one whose full name it
 * bears, else the one who wrote last, with a mark until a colleague says. An enquiry with that mark proves nothing of others.
 */
export async function likeliestOf(
  context: AppContext,
  enquiries: Enquiries,
  sharing: readonly ObjectId[],
  { address, name }: Sender,
): Promise<FoundPerson> {
  const sure = await enquiries
    .find<Pick<ContactRequest, 'personId' | 'name' | 'threadKeys'>>(
      { personId: { $in: [...sharing] }, sharedNumber: { $ne: true } },
      { projection: { personId: 1, name: 1, threadKeys: 1 } },
    )
    .toArray();
  const fullName = wordsOf(name).join(' ');
  const withAddress = narrowed(sharing, sure, ({ threadKeys }) => threadKeys.includes(address ?? ''));
  const likely = narrowed(
    withAddress,
    sure,
    (one) => fullName !== '' && wordsOf(one.name).join(' ') === fullName,
  );
  const [only, ...others] = likely;
  if (!only) throw new Error('no one shares the number');
  if (others.length === 0) return { personId: only };
  const last = await collectionOf(context, personNoun).findOne(
    { _id: { $in: [...likely] }, deleted: false },
    { sort: { lastTouchAt: -1, _id: -1 }, projection: { _id: 1 } },
  );
  return { personId: last?._id ?? only, sharedNumber: true };
}

/** Those of the people who have an enquiry that fits; all of them if none has. */
function narrowed<Enquiry extends Pick<ContactRequest, 'personId'>>(
  people: readonly ObjectId[],
  enquiries: readonly Enquiry[],
  fits: (enquiry: Enquiry) => boolean,
): readonly ObjectId[] {
  const found = people.filter((person) =>
    enquiries.some((enquiry) => enquiry.personId?.equals(person) && fits(enquiry)),
  );
  return found.length > 0 ? found : people;
}
