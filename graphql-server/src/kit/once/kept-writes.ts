import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { seal, unseal } from '../../access/sealed.ts';
import { retryWhenTaken, soon } from '../../access/rate-limit.ts';
import type { AppContext, Context, KeyedWrite } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import { heldUntil, holdMs, isAhead, renewMs } from '../../database/claims.ts';
import { databaseTime } from '../../database/time.ts';
import { callerOf } from './caller-of.ts';

/** How long an answer can be had again. */
const keptMs = 24 * 3_600_000;
/** A longer answer is not kept: the export of a person, with all files. */
const maxAnswer = 1_000_000;

/** A write under a key of its caller. Its id is made of the caller, the operation and the key; of the arguments it has a code. */
interface KeptWrite {
  _id: string;
  sent: string;
  /** The run that writes now, or wrote last. */
  holder: ObjectId;
  /** Until when it runs, unless it renews this. */
  until: Date;
  goesAt: Date;
  /** What the last request with the key found. */
  found: 'NEW' | 'OTHER' | 'DONE' | 'RUNNING' | 'AGAIN' | 'INTERRUPTED';
  /** Sealed with the key, which stands nowhere; null where it is not kept. Missing until the write is done. */
  answer?: string | null;
}

/** What is written with a key. */
export interface Asked {
  key: string;
  /** The operation or the path. */
  operation: string;
  /** The code of the arguments, from `codeOf`. */
  sent: string;
  /** Whether an interrupted run may run again: what it stores has ids made of the key. */
  runsAgain: boolean;
  /** Whether the answer holds a secret that is shown once. */
  isSecret: boolean;
}

/** A write that begins. One of the three functions ends it. */
export interface Begun {
  write: KeyedWrite;
  /** Keeps the answer, and is awaited before it is sent. */
  keep(answer: string): Promise<void>;
  /** Forgets the key: nothing was written. */
  drop(): Promise<void>;
  /** Leaves it as interrupted: nobody knows what was written. */
  leave(): Promise<void>;
}

function writesOf({ db }: Pick<AppContext, 'db'>) {
  return db.collection<KeptWrite>('keptWrites');
}

/**
 * Begins a write, or finds the answer that an earlier one with the same key and arguments got. Throws BAD_USER_INPUT for other
 * arguments, CONFLICT while the earlier one runs, and CONFLICT where it was interrupted and cannot run again.
 */
export async function beginWrite(context: Context, asked: Asked): Promise<Begun | { answer: string }> {
  const { sent, runsAgain } = asked;
  const _id = idOf(context, asked);
  const holder = new ObjectId();
  const isOver = { $lte: [{ $ifNull: ['$goesAt', new Date(0)] }, '$$NOW'] };
  const branches = [
    { case: isOver, then: 'NEW' },
    { case: { $ne: ['$sent', sent] }, then: 'OTHER' },
    { case: { $ne: [{ $type: '$answer' }, 'missing'] }, then: 'DONE' },
    { case: isAhead('$until', holdMs), then: 'RUNNING' },
  ];
  const found = { $switch: { branches, default: runsAgain ? 'AGAIN' : 'INTERRUPTED' } };
  const isNew = { $eq: ['$found', 'NEW'] };
  const begins = { $in: ['$found', ['NEW', 'AGAIN']] };
  const kept = await retryWhenTaken(() =>
    writesOf(context).findOneAndUpdate(
      { _id },
      [
        { $set: { found } },
        {
          $set: {
            sent: { $cond: [isNew, sent, '$sent'] },
            goesAt: { $cond: [isNew, { $add: ['$$NOW', keptMs] }, '$goesAt'] },
            answer: { $cond: [isNew, '$$REMOVE', '$answer'] },
            holder: { $cond: [begins, holder, '$holder'] },
            until: { $cond: [begins, heldUntil(holdMs), '$until'] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    ),
  );
  if (!kept) throw new Error('The database kept no key.');
  if (kept.found === 'DONE') return { answer: await keptAnswer(context, kept, asked.key) };
  if (!kept.holder.equals(holder)) throw refusalOf(kept);
  return begun(context, kept, asked);
}

/** It says who asked what under which key, and none of the three can be read from it. */
function idOf(context: Context, { operation, key }: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([callerOf(context), operation, key]))
    .digest('base64url');
}

function refusalOf({ found }: KeptWrite): AppError {
  if (found === 'OTHER') {
    const sentence = 'This Idempotency-Key came with other content before. Please send a new key.';
    return new AppError('BAD_USER_INPUT', sentence, { reason: 'KEY_REUSED', status: 422 });
  }
  if (found === 'RUNNING') {
    const sentence = 'A request with this Idempotency-Key still runs. Please ask again in a second.';
    return new AppError('CONFLICT', sentence, { reason: 'KEY_RUNNING', retryAfterSeconds: 1 });
  }
  const sentence =
    'An earlier request with this Idempotency-Key was interrupted. Please read whether it was written, and send it with a new key if it was not.';
  return new AppError('CONFLICT', sentence, { reason: 'INTERRUPTED' });
}

async function keptAnswer(context: Context, { _id, answer }: KeptWrite, key: string): Promise<string> {
  const text = answer ? await unseal(context, sealOf(_id, key), answer) : null;
  if (text !== null) return text;
  throw new AppError('GONE', 'This was written. Its answer is not kept.', { reason: 'ANSWER_NOT_KEPT' });
}

/** Without the key, which only its caller has, the answer cannot be opened. */
function sealOf(_id: string, key: string) {
  return { purpose: `answer kept under ${key}`, tiedTo: Buffer.from(_id) };
}

function begun(context: Context, { _id, holder, goesAt, found }: KeptWrite, { key, isSecret }: Asked): Begun {
  const own = { _id, holder };
  const writes = writesOf(context);
  const renew = async () => {
    await writes.updateOne(own, [{ $set: { until: heldUntil(holdMs) } }], { writeConcern: soon });
  };
  // If the database does not answer, the hold expires; the write notices that by itself.
  const renewing = setInterval(() => void renew().catch(() => undefined), renewMs).unref();
  const end = async (step: () => Promise<unknown>) => {
    clearInterval(renewing);
    try {
      await step();
    } catch (error) {
      // What was written stands, and the next request with the key is told that this one was interrupted.
      context.log.warn({ err: error, requestId: context.requestId }, 'the end of a keyed write was not kept');
    }
  };
  return {
    write: { id: `${_id} ${goesAt.getTime()}`, isAgain: found === 'AGAIN', stored: new Map() },
    keep: (text) =>
      end(async () => {
        const isKept = !isSecret && text.length <= maxAnswer;
        const answer = isKept ? await seal(context, sealOf(_id, key), text) : null;
        await writes.updateOne(own, { $set: { answer } });
      }),
    drop: () => end(() => writes.deleteOne(own)),
    leave: () => end(() => writes.updateOne(own, { $set: { until: new Date(0) } })),
  };
}

/** Forgets the answers of all writes, and not that they were done: those about an erased person are among them. */
export async function forgetAnswers(context: Pick<AppContext, 'db'>): Promise<void> {
  const kept = { goesAt: { $gt: new Date(0) }, answer: { $type: 'string' } } as const;
  await writesOf(context).updateMany(kept, { $set: { answer: null } });
}

/** Removes what is older than a day. */
export async function sweepKeptWrites(context: AppContext): Promise<void> {
  await writesOf(context).deleteMany({ goesAt: { $lte: await databaseTime(context.db) } });
}
