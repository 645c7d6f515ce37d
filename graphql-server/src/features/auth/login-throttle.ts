import { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { inMinutes, network } from '../../network.ts';

interface LoginAttempt {
  _id: ObjectId;
  address: string;
  name: string;
  at: Date;
}

const windowMs = 15 * 60_000;
/** Failures in 15 minutes from one address. */
const maxFailuresPerAddress = 5;
/** Failures in 15 minutes for one name from all addresses; addresses that logged in before do not count. */
const maxFailuresPerName = 30;

function attemptsOf({ db }: Context) {
  return db.collection<LoginAttempt>('loginAttempts');
}

/**
 * Counts this attempt as a failure before the password is looked at, so that guesses at the same time are all
 * counted. Throws TOO_MANY_REQUESTS, with the seconds to wait, when there were too many. `fromKnownAddress`: the
 * account logged in from here before, so that strangers’ failures do not lock it out.
 */
export async function reserveAttempt(
  context: Context,
  name: string,
  fromKnownAddress: boolean,
): Promise<ObjectId> {
  const attempts = attemptsOf(context);
  const attempt = {
    _id: new ObjectId(),
    address: network(context.address),
    name: name.toLowerCase(),
    at: new Date(),
  };
  await attempts.insertOne(attempt);
  const since = new Date(attempt.at.getTime() - windowMs);
  await refuse({ address: attempt.address }, maxFailuresPerAddress);
  if (!fromKnownAddress) await refuse({ name: attempt.name }, maxFailuresPerName);
  return attempt._id;

  async function refuse(who: { address: string } | { name: string }, limit: number): Promise<void> {
    // The limit-th newest failure is the one whose age decides; this attempt itself is the newest.
    const [deciding] = await attempts
      .find({ ...who, at: { $gt: since } }, { sort: { at: -1, _id: -1 }, skip: limit, limit: 1 })
      .toArray();
    if (!deciding) return;
    await attempts.deleteOne({ _id: attempt._id });
    const retryAfterSeconds = Math.max(1, Math.ceil((deciding.at.getTime() + windowMs - Date.now()) / 1000));
    const sentence = `Too many failed logins. Please try again ${inMinutes(retryAfterSeconds)}.`;
    throw new AppError('TOO_MANY_REQUESTS', sentence, { retryAfterSeconds });
  }
}

/** After a success: its reservation and the failures of the same address with the same name are forgotten. */
export async function forgetFailures(context: Context, attemptId: ObjectId, name: string): Promise<void> {
  const own = { address: network(context.address), name: name.toLowerCase() };
  await attemptsOf(context).deleteMany({ $or: [{ _id: attemptId }, own] });
}

/** The reservation was for no guess. */
export async function forgetAttempt(context: Context, attemptId: ObjectId): Promise<void> {
  await attemptsOf(context).deleteOne({ _id: attemptId });
}

/** Removes what is too old to count. */
export async function sweepAttempts({ db }: AppContext): Promise<void> {
  await db.collection('loginAttempts').deleteMany({ at: { $lt: new Date(Date.now() - windowMs) } });
}
