import { randomUUID } from 'node:crypto';
import { MongoServerError } from 'mongodb';
import type { Collection, UpdateFilter, WithId } from 'mongodb';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import { newItem } from '../../items/items.ts';
import type { LeadNoun } from '../../items/lead-work.ts';
import type { Lead } from '../../items/lead.type.ts';
import { collectionOf } from '../../items/noun.ts';
import { wordsOf } from '../../items/search-words.ts';
import { applicationLetter, contactLetter } from './lead-mail.ts';
import type { Letter } from './lead-mail.ts';
import { queuesMail, readMailSetup, recipientsOf } from './mail-settings.ts';
import type { MailSetup } from './mail-settings.ts';
import type { MailKind } from './mail-settings.type.ts';
import { MailState } from './mail.type.ts';
import type { Mail } from './mail.type.ts';
import { mailNoun } from './outbox.service.ts';
import { handOver, MailRefused, maxHandOverMs } from './smtp.ts';

const minuteMs = 60_000;
/** The pause after each failed try; after the last one, the e-mail has failed. */
const pausesMs = [1, 5, 30, 120, 720, 1_440].map((minutes) => minutes * minuteMs);
/** Longer than sending can take, so a process with an older claim has died. */
const claimMs = maxHandOverMs + 2 * minuteMs;
const batchSize = 100;

/**
 * Puts due e-mails into the outbox, cleans up after dead processes, and sends at most one e-mail. Returns
 * whether there may be more to do. Any number of processes may call it at the same time: no e-mail is sent
 * twice.
 */
export async function workOutbox(context: AppContext, now = timeNow()): Promise<boolean> {
  const setup = await readMailSetup(context);
  const queued = queuesMail(setup);
  const kindOf = ({ order }: ContactRequest) => (order ? 'order' : 'enquiry');
  await queueLetters(context, contactRequestNoun, { write: contactLetter, kindOf, queued }, now);
  const ofApplications = { write: applicationLetter, kindOf: () => 'application' as const, queued };
  await queueLetters(context, jobApplicationNoun, ofApplications, now);
  await settleBrokenClaims(context, now);
  return sendNext(context, setup, now);
}

interface LetterRules<Item> {
  write: (item: Item, config: AppContext['config']) => Letter;
  kindOf: (item: Item) => MailKind;
  /** Whether e-mails are sent; otherwise they are only kept. */
  queued: boolean;
}

/** The lead itself records that its e-mail is due, until the e-mail is stored. */
async function queueLetters<Item extends Lead>(
  context: AppContext,
  noun: LeadNoun<Item>,
  { write, kindOf, queued }: LetterRules<Item>,
  now: Date,
): Promise<void> {
  const leads = context.db.collection<Lead>(noun.collection);
  const due = await leads.find({ mailDue: true }, { limit: batchSize }).toArray();
  for (const lead of due) {
    const item = lead as unknown as Item;
    const letter = write(item, context.config);
    const mail: Mail = {
      ...newItem<Mail>({
        ...letter,
        kind: kindOf(item),
        state: queued ? MailState.QUEUED : MailState.KEPT,
        attempts: 0,
        dueAt: queued ? now : null,
        sentAt: null,
        sentTo: [],
        lastError: null,
        words: wordsOf(letter.subject, letter.replyTo),
      }),
      _id: lead._id,
    };
    await collectionOf(context, mailNoun).insertOne(mail).catch(ignoreDuplicate);
    await leads.updateOne({ _id: lead._id }, { $unset: { mailDue: 1 } });
  }
}

/** Another process has already stored it, or this one did before it stopped. */
function ignoreDuplicate(error: unknown): void {
  if (!(error instanceof MongoServerError && error.code === 11_000)) throw error;
}

/**
 * Frees e-mails of a dead process: an e-mail whose text had not begun is sent again, a person decides on the
 * others.
 */
async function settleBrokenClaims(context: AppContext, now: Date): Promise<void> {
  const outbox = collectionOf(context, mailNoun);
  const broken = { state: MailState.SENDING, 'claim.until': { $lt: now } };
  await outbox.updateMany(
    { ...broken, 'claim.handedOver': true },
    { $set: { state: MailState.UNCERTAIN, lastError: 'The process ended while the mail server had it.' } },
  );
  await outbox.updateMany(
    { ...broken, 'claim.handedOver': false },
    { $set: { state: MailState.QUEUED, dueAt: now }, $unset: { claim: 1 } },
  );
}

async function sendNext(context: AppContext, setup: MailSetup, now: Date): Promise<boolean> {
  const { account } = setup;
  if (!account || !queuesMail(setup)) return false;
  const outbox = collectionOf(context, mailNoun);
  const claimId = randomUUID();
  const mail = await outbox.findOneAndUpdate(
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
  const messageId = `<${mail._id.toHexString()}.outbox@${account.from.address.split('@')[1] ?? 'localhost'}>`;
  try {
    const beforeText = async () => {
      const { matchedCount } = await outbox.updateOne(claimed(mail, claimId), {
        $set: { 'claim.handedOver': true },
      });
      return matchedCount === 1;
    };
    const message = { ...mail, messageId, to: recipientsOf(setup, mail) };
    const sentTo = await handOver(account, message, { beforeText });
    await settle(outbox, mail, claimId, {
      $set: { state: MailState.SENT, sentAt: timeNow(), sentTo, dueAt: null, lastError: null },
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await settle(outbox, mail, claimId, { $set: afterRefusal(error, mail.attempts, now) });
  }
  return true;
}

function claimed({ _id }: WithId<Mail>, claimId: string) {
  return { _id, state: MailState.SENDING, 'claim.id': claimId };
}

/**
 * Records the outcome only while the claim is still this sender’s, because a sender presumed dead may still
 * succeed.
 */
async function settle(
  outbox: Collection<Mail>,
  mail: WithId<Mail>,
  claimId: string,
  update: UpdateFilter<Mail>,
): Promise<void> {
  const states = { $in: [MailState.SENDING, MailState.UNCERTAIN] };
  await outbox.updateOne({ ...claimed(mail, claimId), state: states }, { ...update, $unset: { claim: 1 } });
}

function afterRefusal({ message, mayHaveArrived }: MailRefused, attempts: number, now: Date) {
  if (mayHaveArrived) return { state: MailState.UNCERTAIN, dueAt: null, lastError: message };
  const pauseMs = pausesMs[attempts - 1];
  if (pauseMs === undefined) return { state: MailState.FAILED, dueAt: null, lastError: message };
  return { state: MailState.QUEUED, dueAt: new Date(now.getTime() + pauseMs), lastError: message };
}

const keptDays = 90;

/** Removes e-mails sent or kept more than 90 days ago. */
export async function sweepOutbox(context: AppContext): Promise<void> {
  const oldest = new Date(timeNow().getTime() - keptDays * 24 * 60 * minuteMs);
  const states = { $in: [MailState.SENT, MailState.KEPT] };
  await collectionOf(context, mailNoun).deleteMany({
    deleted: false,
    state: states,
    createdAt: { $lt: oldest },
  });
}
