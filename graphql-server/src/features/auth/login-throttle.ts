import { ObjectId } from 'mongodb';
import { inMinutes, network } from '../../access/network.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { clockSlackMs } from '../../database/claims.ts';
import { databaseTime } from '../../database/time.ts';

interface LoginAttempt {
  _id: ObjectId;
  address: string;
  name: string;
  at: Date;
}

const windowMs = 15 * 60_000;
/** The most failures from one address in 15 minutes. */
const maxFailuresPerAddress = 5;
/** The most failures for one name in 15 minutes, except from addresses that have logged in before. */
const maxFailuresPerName = 30;

function attemptsOf({ db }: Context) {
  return db.collection<LoginAttempt>('loginAttempts');
}

/**
 * Counts this attempt as a failure before the password check, so that concurrent guesses all count. Throws
 * TOO_MANY_REQUESTS with the seconds to wait when there were too many. `fromKnownAddress`: the account has
 * logged in from this address before, so the failures of strangers do not lock it out.
 */
export async function reserveAttempt(
  context: Context,
  name: string,
  fromKnownAddress: boolean,
): Promise<ObjectId> {
  const attempts = attemptsOf(context);
  const who = { address: network(context.address), name: name.toLowerCase() };
  // Uses an update, because only an update lets the database set the time.
  const attempt = await attempts.findOneAndUpdate(
    { _id: new ObjectId() },
    { $setOnInsert: who, $currentDate: { at: true } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!attempt) throw new Error('The attempt was not stored.');
  const { _id, at } = attempt;
  // A later attempt is from before the clock of the database was set back.
  const counts = { $gt: new Date(at.getTime() - windowMs), $lte: new Date(at.getTime() + clockSlackMs) };
  await refuse({ address: who.address }, maxFailuresPerAddress);
  if (!fromKnownAddress) await refuse({ name: who.name }, maxFailuresPerName);
  return _id;

  async function refuse(counted: Partial<typeof who>, limit: number): Promise<void> {
    // The age of the limit-th newest failure decides; this attempt is the newest.
    const [deciding] = await attempts
      .find({ ...counted, at: counts }, { sort: { at: -1, _id: -1 }, skip: limit, limit: 1 })
      .toArray();
    if (!deciding) return;
    await attempts.deleteOne({ _id });
    const retryAfterSeconds = Math.max(
      1,
      Math.ceil((deciding.at.getTime() + windowMs - at.getTime()) / 1000),
    );
    const sentence = `Too many failed logins. Please try again ${inMinutes(retryAfterSeconds)}.`;
    throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds });
  }
}

/** After a successful login: forgets its reservation and the failures of the same address with the same name. */
export async function forgetFailures(context: Context, attemptId: ObjectId, name: string): Promise<void> {
  const own = { address: network(context.address), name: name.toLowerCase() };
  await attemptsOf(context).deleteMany({ $or: [{ _id: attemptId }, own] });
}

/** Forgets a reservation that turned out not to be a guess. */
export async function forgetAttempt(context: Context, attemptId: ObjectId): Promise<void> {
  await attemptsOf(context).deleteOne({ _id: attemptId });
}

/** Removes entries that are too old to count. */
export async function sweepAttempts({ db }: AppContext): Promise<void> {
  const oldest = new Date((await databaseTime(db)).getTime() - windowMs);
  await db.collection('loginAttempts').deleteMany({ at: { $lt: oldest } });
}
