import { randomUUID } from 'node:crypto';
import type { Collection, ObjectId, UpdateFilter } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import type { MailAccount } from './mail-settings.ts';
import { MailState } from './mail.type.ts';
import { handOver, MailRefused, maxHandOverMs } from './smtp.ts';
import type { Message } from './smtp.ts';

const minuteMs = 60_000;
/** The pause after each failed try; after the last one, the e-mail has failed. */
const pausesMs = [1, 5, 30, 120, 720, 1_440].map((minutes) => minutes * minuteMs);
/** Longer than sending can take, so a process with an older claim has died. */
const claimMs = maxHandOverMs + 2 * minuteMs;

/** What each e-mail that waits in the database has, whatever it says and to whom it goes. */
export interface QueuedMail {
  _id: ObjectId;
  state: MailState;
  attempts: number;
  dueAt: Date | null;
  sentAt: Date | null;
  sentTo: string[];
  lastError: string | null;
  /** One try of one process. A process that finds another claim here has lost its turn. */
  claim?: { id: string; until: Date; handedOver: boolean };
}

/** A queue of e-mails. */
export interface Queue<Stored extends QueuedMail> {
  collection: string;
  /**
   * The message as it leaves now; null for an e-mail that must not be sent any more, which is removed. It is asked again
   * when the mail server wants the text.
   */
  write: (mail: Stored) => Promise<Message | null>;
  /** Whether no address of a recipient stays in the queue, neither beside a sent e-mail nor in the words of a refusal. */
  withoutAddresses?: boolean;
}

/**
 * Frees e-mails of a dead process: an e-mail whose text had not begun is sent again, a person decides on the
 * others.
 */
export async function settleBrokenClaims({ db }: AppContext, collection: string, now: Date): Promise<void> {
  const queue = db.collection<QueuedMail>(collection);
  const broken = { state: MailState.SENDING, 'claim.until': { $lt: now } };
  await queue.updateMany(
    { ...broken, 'claim.handedOver': true },
    {
      $set: {
        state: MailState.UNCERTAIN,
        lastError: 'The process ended while it gave the e-mail to the mail server.',
      },
    },
  );
  await queue.updateMany(
    { ...broken, 'claim.handedOver': false },
    { $set: { state: MailState.QUEUED, dueAt: now }, $unset: { claim: 1 } },
  );
}

/** Sends at most one due e-mail of a queue, and no e-mail twice (decision 9). Returns whether there was one. */
export async function sendNext<Stored extends QueuedMail>(
  { db }: AppContext,
  account: MailAccount,
  { collection, write, withoutAddresses = false }: Queue<Stored>,
  now: Date,
): Promise<boolean> {
  const queue = db.collection<QueuedMail>(collection);
  const claimId = randomUUID();
  const mail = await queue.findOneAndUpdate(
    { state: MailState.QUEUED, dueAt: { $lte: now } },
    {
      $set: {
        state: MailState.SENDING,
        claim: { id: claimId, until: new Date(now.getTime() + claimMs), handedOver: false },
      },
      $inc: { attempts: 1 },
    },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
  if (!mail) return false;
  const message = await write(mail as QueuedMail as Stored);
  if (!message) {
    await queue.deleteOne(claimed(mail, claimId));
    return true;
  }
  const messageId = `<${mail._id.toHexString()}.outbox@${account.from.address.split('@')[1] ?? 'localhost'}>`;
  try {
    const beforeText = async () => {
      if (!(await write(mail as QueuedMail as Stored))) return false;
      const { matchedCount } = await queue.updateOne(claimed(mail, claimId), {
        $set: { 'claim.handedOver': true },
      });
      return matchedCount === 1;
    };
    const sentTo = await handOver(account, { ...message, messageId }, { beforeText });
    await settle(queue, mail, claimId, {
      $set: {
        ...{ state: MailState.SENT, sentAt: timeNow(), dueAt: null, lastError: null },
        sentTo: withoutAddresses ? [] : sentTo,
      },
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const outcome = afterRefusal(error, mail.attempts, now);
    const lastError = withoutAddresses ? outcome.lastError.replace(/\S+@\S+/g, '…') : outcome.lastError;
    await settle(queue, mail, claimId, { $set: { ...outcome, lastError } });
  }
  return true;
}

function claimed({ _id }: QueuedMail, claimId: string) {
  return { _id, state: MailState.SENDING, 'claim.id': claimId };
}

/**
 * Records the outcome only while the claim is still this sender’s, because a sender presumed dead may still
 * succeed.
 */
async function settle(
  queue: Collection<QueuedMail>,
  mail: QueuedMail,
  claimId: string,
  update: UpdateFilter<QueuedMail>,
): Promise<void> {
  const states = { $in: [MailState.SENDING, MailState.UNCERTAIN] };
  await queue.updateOne({ ...claimed(mail, claimId), state: states }, { ...update, $unset: { claim: 1 } });
}

function afterRefusal({ message, mayHaveArrived }: MailRefused, attempts: number, now: Date) {
  if (mayHaveArrived) return { state: MailState.UNCERTAIN, dueAt: null, lastError: message };
  const pauseMs = pausesMs[attempts - 1];
  if (pauseMs === undefined) return { state: MailState.FAILED, dueAt: null, lastError: message };
  return { state: MailState.QUEUED, dueAt: new Date(now.getTime() + pauseMs), lastError: message };
}
