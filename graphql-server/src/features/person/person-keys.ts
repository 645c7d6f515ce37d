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
): Promise<ObjectId> {
  const [known] = (number && (await personKeysOf(context).findOne({ _id: number }))?.people) || [];
  if (known) {
    if (address) await claimKey(context, address, known);
    return known;
  }
  const ofAddress = address ? await claimKey(context, address, fresh) : fresh;
  if (!number) return ofAddress;
  const ofNumber = await claimKey(context, number, ofAddress);
  // Another process took the number meanwhile: the address that was new goes with it.
  if (address && !ofNumber.equals(fresh) && ofAddress.equals(fresh))
    await personKeysOf(context).updateOne(
      { _id: address, people: [fresh] },
      { $set: { people: [ofNumber] } },
    );
  return ofNumber;
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
