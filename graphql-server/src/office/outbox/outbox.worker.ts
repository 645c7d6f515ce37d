import type { ObjectId, WithId } from 'mongodb';
import { isDuplicateKey } from '../../database/duplicate-key.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { jobApplicationNoun } from '../../features/application/job-application.service.ts';
import { contactRequestNoun } from '../../features/contact/contact-request.service.ts';
import type { ContactRequest } from '../../features/contact/contact-request.type.ts';
import { answerMailId, listingReportNoun } from '../../features/report/listing-report.service.ts';
import type { StoredItem } from '../../base/types.ts';
import { newItem } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { answerLetter, applicationLetter, contactLetter, reportLetter } from './lead-mail.ts';
import type { Letter } from './lead-mail.ts';
import { queuesMail, readMailSetup, recipientsOf } from '../../features/mail/mail-settings.ts';
import type { MailKind } from '../../features/mail/mail-settings.type.ts';
import { MailState } from '../../features/mail/mail.type.ts';
import type { Mail } from '../../features/mail/mail.type.ts';
import { adminsOf } from '../../features/auth/admin.type.ts';
import { isHandedOn, ownerKinds } from '../../features/lead/lead-hand-over.ts';
import type { LeadEvent } from '../../features/lead/lead.type.ts';
import { personNoun } from '../../features/person/person.service.ts';
import type { Person } from '../../features/person/person.type.ts';
import { personOnTeam } from '../../features/team/responsible-person.ts';
import { derivedId } from '../../base/ids.ts';
import { handedLetter, handedTogetherLetter, turnLetter } from './turn-mail.ts';
import { mailNoun } from '../../features/mail/outbox.service.ts';
import { sendNext, settleBrokenClaims } from '../../features/mail/queue.ts';
import { senderLines } from '../../features/mail/sender-lines.ts';
import type { SenderLines } from '../../features/mail/sender-lines.ts';

const minuteMs = 60_000;
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
  const ofReports = { write: reportLetter, kindOf: () => 'enquiry' as const, queued };
  await queueLetters(context, listingReportNoun, ofReports, now);
  const ofAnswers = {
    ...{ write: answerLetter, kindOf: () => 'enquiry' as const, queued },
    ...{ due: 'answerMailDue' as const, idOf: answerMailId },
  };
  await queueLetters(context, listingReportNoun, ofAnswers, now);
  await queueTurnLetters(context, queued, now);
  await settleBrokenClaims(context, mailNoun.collection, now);
  const { account } = setup;
  if (!account || !queuesMail(setup)) return false;
  const write = (mail: Mail) => {
    // A visitor replies to the company, and a colleague to the visitor.
    const replyTo = mail.onlyTo && !mail.replyTo ? (setup.recipients[0] ?? null) : mail.replyTo;
    return Promise.resolve({ ...mail, to: recipientsOf(setup, mail), replyTo });
  };
  return sendNext<Mail>(context, account, { collection: mailNoun.collection, write }, now);
}

/** A lead that is being given to a colleague goes to that one first; what keeps it from being given keeps no e-mail. */
function notGiven(now: Date) {
  const patient = new Date(now.getTime() - minuteMs);
  return { $or: [{ giveDue: { $exists: false } }, { createdAt: { $lt: patient } }] };
}

/** What the office hears of by e-mail. */
interface Reported extends StoredItem {
  mailDue?: true;
  answerMailDue?: true;
}

interface LetterRules<Item> {
  write: (item: Item, config: AppContext['config'], sender: SenderLines) => Letter;
  kindOf: (item: Item) => MailKind;
  /** Whether e-mails are sent; otherwise they are only kept. */
  queued: boolean;
  /** The mark of an item whose e-mail is due; `mailDue` by default. */
  due?: 'mailDue' | 'answerMailDue';
  /** The id of the e-mail; that of the item by default. */
  idOf?: (id: ObjectId) => ObjectId;
}

/** The lead itself records that its e-mail is due, until the e-mail is stored. */
async function queueLetters<Item extends Reported>(
  context: AppContext,
  noun: Noun<Item>,
  { write, kindOf, queued, due: mark = 'mailDue', idOf = (id) => id }: LetterRules<Item>,
  now: Date,
): Promise<void> {
  const leads = context.db.collection<Reported>(noun.collection);
  const due = await leads.find({ [mark]: true, ...notGiven(now) }, { limit: batchSize }).toArray();
  if (due.length === 0) return;
  const sender = await senderLines(context);
  for (const lead of due) {
    const item = lead as unknown as Item;
    const letter = write(item, context.config, sender);
    await storeLetter(context, idOf(lead._id), letter, { kind: kindOf(item), queued, now });
    await leads.updateOne({ _id: lead._id }, { $unset: { [mark]: 1 } });
  }
}

/** Puts a letter into the outbox under an id, which keeps it from being put there twice. */
async function storeLetter(
  context: AppContext,
  _id: ObjectId,
  letter: Letter,
  { kind, queued, now }: { kind: MailKind; queued: boolean; now: Date },
): Promise<void> {
  const mail: Mail = {
    ...newItem<Mail>({
      ...{ ...letter, kind, state: queued ? MailState.QUEUED : MailState.KEPT },
      ...{ attempts: 0, dueAt: queued ? now : null, sentAt: null, sentTo: [], lastError: null },
      words: wordsOf(letter.subject, letter.onlyTo, letter.replyTo),
    }),
    _id,
  };
  await collectionOf(context, mailNoun).insertOne(mail).catch(ignoreDuplicate);
}

/** Tells colleagues whose turn it is that a lead passed to them, and to whom one was handed over: one e-mail for each turn and hand-over. */
async function queueTurnLetters(context: AppContext, queued: boolean, now: Date): Promise<void> {
  const people = collectionOf(context, personNoun);
  const due = await people.find({ mailDue: true }, { limit: batchSize }).toArray();
  const told = new Set<string>();
  for (const person of due) {
    const { _id, turn, history } = person;
    const last = history.findLast(({ kind }) => ownerKinds.includes(kind));
    const addressed = isHandedOn(last)
      ? await handedMail(context, person, last, told)
      : turnMail(context, person);
    if (addressed) {
      const { letter, id } = addressed;
      await storeLetter(context, id, letter, { kind: 'enquiry', queued, now });
    }
    // A turn that began meanwhile keeps its mark.
    await people.updateOne({ _id, turn: turn ?? null }, { $unset: { mailDue: 1 } });
  }
}

interface Addressed {
  id: ObjectId;
  letter: Letter;
}

function turnMail({ config }: AppContext, person: WithId<Person>): Addressed | undefined {
  const { _id, turn } = person;
  if (!turn?.email) return undefined;
  const id = derivedId('turn', `${_id.toHexString()} ${turn.from.toISOString()}`);
  return { id, letter: turnLetter(person, turn, turn.email, config) };
}

/** Of leads that were handed over together, one e-mail tells with their count. Who takes a lead over gets none. */
async function handedMail(
  context: AppContext,
  person: WithId<Person>,
  { kind, at, by }: LeadEvent,
  told: Set<string>,
): Promise<Addressed | undefined> {
  const { responsibleId } = person;
  if (!responsibleId) return undefined;
  const id = derivedId('handed', `${responsibleId.toHexString()} ${at.toISOString()} ${by}`);
  if (told.has(id.toHexString())) return undefined;
  told.add(id.toHexString());
  const account = await adminsOf(context).findOne({ username: by });
  const member = await personOnTeam(context, responsibleId);
  if (!member?.email || account?.memberId?.equals(responsibleId)) return undefined;
  const together = { responsibleId, deleted: false, history: { $elemMatch: { kind, at, by } } };
  const count = await collectionOf(context, personNoun).countDocuments(together);
  const letter =
    count > 1
      ? handedTogetherLetter(count, by, member.email, context.config)
      : handedLetter(person, by, member.email, context.config);
  return { id, letter };
}

/** Another process has already stored it, or this one did before it stopped. */
function ignoreDuplicate(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
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
