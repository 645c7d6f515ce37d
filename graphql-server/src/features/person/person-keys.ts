import type { ObjectId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';

/** A phone number in E.164 or an e-mail address in lower case, with the people who have it; its id keeps each key once. */
interface PersonKey {
  _id: string;
  people: ObjectId[];
  at: Date;
}

/** What an enquiry says of its sender: the number decides before the address. */
export interface Reach {
  number: string | null;
  address: string | null;
}

/** The person of an enquiry; with the mark, it is only the likeliest of several who share its number or its address. */
export interface FoundPerson {
  personId: ObjectId;
  sharedNumber?: true;
}

/** Chooses among several who share a key. */
type Choose = (sharing: readonly ObjectId[]) => Promise<FoundPerson>;

export function personKeysOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<PersonKey>('personKeys');
}

/**
 * The person to whom an enquiry belongs: the one of its number; for an unknown number, the one of its address, who has both
 * from now on; otherwise `fresh`. Each key is claimed by one write, so that two processes that ask at once answer the same.
 */
export async function personOfReach(
  context: AppContext,
  { number, address }: Reach,
  fresh: ObjectId,
  choose: Choose,
): Promise<FoundPerson> {
  const given = [number, address].filter((key) => typeof key === 'string');
  const found = await personKeysOf(context)
    .find({ _id: { $in: given } })
    .toArray();
  const peopleOf = (key: string | null) => found.find(({ _id }) => _id === key)?.people ?? [];
  const [known] = peopleOf(number);
  const sharing = known ? peopleOf(number) : peopleOf(address);
  const decided = sharing.length > 1 ? await choose(sharing) : known && { personId: known };
  if (decided) {
    for (const key of given.filter((one) => peopleOf(one).length === 0))
      await claimKey(context, key, decided.personId);
    return decided;
  }
  const personOfAddress = address ? await claimKey(context, address, fresh) : fresh;
  if (!number) return { personId: personOfAddress };
  const personId = await claimKey(context, number, personOfAddress);
  // Another process took the number meanwhile: the address that was new goes with it.
  if (address && !personId.equals(fresh) && personOfAddress.equals(fresh))
    await personKeysOf(context).updateOne(
      { _id: address, people: [fresh] },
      { $set: { people: [personId] } },
    );
  return { personId };
}

/** Gives a key to a person unless another one has it, and answers who has it. */
export async function claimKey(context: AppContext, _id: string, person: ObjectId): Promise<ObjectId> {
  const claim = () =>
    personKeysOf(context).findOneAndUpdate(
      { _id },
      { $setOnInsert: { people: [person], at: timeNow() } },
      { upsert: true, returnDocument: 'after' },
    );
  // Of two that insert at once, the engine refuses one; it finds the other’s then.
  const key = await claim().catch(claim);
  return key?.people[0] ?? person;
}

/** Lets a person have keys beside those who have them already. */
export async function shareKeys(
  context: AppContext,
  person: ObjectId,
  keys: readonly string[],
): Promise<void> {
  for (const _id of keys) {
    await claimKey(context, _id, person);
    await personKeysOf(context).updateOne({ _id }, { $addToSet: { people: person } });
  }
}

/** Takes keys from a person; those that no one else has are removed. */
export async function releaseKeys(
  context: AppContext,
  person: ObjectId,
  only?: readonly string[],
): Promise<void> {
  const own = { people: person, ...(only && { _id: { $in: [...only] } }) };
  await personKeysOf(context).deleteMany({ ...own, people: [person] });
  await personKeysOf(context).updateMany(own, { $pull: { people: person } });
}
