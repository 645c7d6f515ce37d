import type { ObjectId, WithId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { timeNow } from '../../../base/clock.ts';
import { touch } from '../../../database/changes.ts';
import { holdMs } from '../../../database/claims.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { countGiven, nextOf, rosterOf, uncountGiven } from '../../duty/roster.ts';
import type { Colleague, Roster } from '../../duty/roster.ts';
import { passLeads } from '../../duty/pass-leads.ts';
import { startedTurn, startTurn, turnOf } from '../../duty/turns.ts';
import { Giving } from '../../lead/lead.type.ts';
import { endedStates, personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { writeUnchanged } from '../../person/write-work.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { needsOf } from './needs-of.ts';
import { withEnquiries } from './note-work.ts';
import { enquiriesOf } from './people-of.ts';

const batchSize = 100;
const maxTries = 100;
const maxRemembered = 50;

type Enquiry = WithId<ContactRequest>;
type Lead = WithId<Person>;

/** Gives the leads of new enquiries to colleagues on duty: all that are due, or some that were stored just now. */
export async function giveEnquiries(context: AppContext, ids?: readonly ObjectId[]): Promise<boolean> {
  const due = await collectionOf(context, contactRequestNoun)
    .find(
      { giveDue: true, personId: { $ne: null }, ...(ids && { _id: { $in: [...ids] } }) },
      { sort: { createdAt: 1, _id: 1 }, limit: batchSize },
    )
    .toArray();
  for (const enquiry of due) await giveEnquiry(context, enquiry);
  return due.length === batchSize;
}

/** Gives one enquiry once its person is told of it. One process at a time gives a lead, so that it is counted once. */
async function giveEnquiry(context: AppContext, enquiry: Enquiry): Promise<void> {
  const people = collectionOf(context, personNoun);
  const now = timeNow();
  const isFree = {
    $or: [{ givingAt: { $exists: false } }, { givingAt: { $lt: new Date(now.getTime() - holdMs) } }],
  };
  const person = await people.findOneAndUpdate(
    { _id: enquiry.personId ?? enquiry._id, ...isFree },
    { $set: { givingAt: now } },
    { returnDocument: 'after' },
  );
  if (!person) {
    const isKnown = await people.findOne({ _id: enquiry.personId ?? enquiry._id });
    // Its person is told of it first, or another process gives it.
    if (!isKnown && !enquiry.personDue) await finish(context, enquiry, null);
    return;
  }
  await giveTo(context, person, enquiry);
  await people.updateOne({ _id: person._id, givingAt: now }, { $unset: { givingAt: 1 } });
}

async function giveTo(context: AppContext, read: Lead, enquiry: Enquiry): Promise<void> {
  let person: Lead | null = read;
  let counted: Colleague | undefined;
  for (let tries = 0; person && tries < maxTries; tries += 1) {
    const isTold = person.enquiryIds.some((id) => id.equals(enquiry._id));
    if (!isTold && enquiry.personDue) return;
    if (!isTold || person.deleted || person.givenFor?.some((id) => id.equals(enquiry._id)))
      return finish(context, enquiry, person);
    // One who writes twice within a few minutes is with a colleague, or waits for one, already.
    const isWith = endedStates.includes(person.state) || Boolean(person.turn ?? person.waits);
    if (isWith && counted) await uncountGiven(context, counted);
    const roster = await rosterOf(context);
    const colleague = isWith ? undefined : (counted ?? (await chosen(context, person, enquiry, roster)));
    if (colleague && !counted && !(await countGiven(context, colleague))) continue;
    counted = colleague;
    const given: Partial<ReturnType<typeof startedTurn>> = colleague
      ? startedTurn(turnOf(colleague, roster.office, person), person, Giving.GIVEN)
      : {};
    const set: Partial<Person> = {
      ...given.set,
      ...(!colleague && !isWith && { waits: true as const }),
      ...(person.enquiryCount === 1 && { clockedFrom: enquiry.createdAt }),
      // No e-mail tells the company of what a colleague entered.
      ...(colleague && { noticeDue: true as const }),
      ...(colleague && !enquiry.mailDue && { mailDue: true as const }),
    };
    const change = {
      $set: set,
      ...(given.unset && { $unset: given.unset }),
      $push: {
        givenFor: { $each: [enquiry._id], $slice: -maxRemembered },
        ...(given.events && { history: { $each: given.events } }),
      },
    };
    if (await writeUnchanged(context, person, change)) {
      await finish(context, enquiry, { ...person, ...set });
      if (set.followDue) await personNoun.follows?.tell(context, [person._id]);
      return;
    }
    person = await collectionOf(context, personNoun).findOne({ _id: person._id });
  }
  if (counted) await uncountGiven(context, counted);
}

/**
 * The colleague who gets a lead: its owner, or while that one is off duty another one; of a lead without an owner, the person written
 * to, then the one of the property, then the next of the round. Without anybody on duty an owner gets it at the next opening.
 */
async function chosen(
  context: AppContext,
  { responsibleId }: Lead,
  enquiry: Enquiry,
  { colleagues }: Roster,
): Promise<Colleague | undefined> {
  const owner = responsibleId && colleagues.find(({ _id }) => _id.equals(responsibleId));
  if (owner?.onDuty) return owner;
  const wanted = (responsibleId ? [] : (enquiry.wanted ?? [])).flatMap(
    (id) => colleagues.find(({ _id, onDuty, duty }) => onDuty && duty.takesNew && _id.equals(id)) ?? [],
  );
  return wanted[0] ?? nextOf(colleagues, await needsOf(context, [enquiry])) ?? owner ?? undefined;
}

/** Lets the e-mail about an enquiry go, first to the colleague whose turn it is. */
async function finish(context: AppContext, { _id }: Enquiry, person: Person | null): Promise<void> {
  const { turn = null, responsibleId = null, responsibleName = null } = person ?? {};
  const responsible = responsibleId && { responsibleId, responsibleName };
  await collectionOf(context, contactRequestNoun).updateOne(
    { _id, giveDue: true },
    { $set: { ...responsible, responsibleEmail: turn?.email ?? null }, $unset: { giveDue: 1 }, ...touch },
  );
}

/** Gives the leads that wait, the oldest first, as soon as a colleague is on duty. */
async function giveWaiting(context: AppContext): Promise<boolean> {
  const waiting = await collectionOf(context, personNoun)
    .find({ waits: true, deleted: false }, { sort: { lastTouchAt: 1, _id: 1 }, limit: batchSize })
    .toArray();
  for (const person of waiting) {
    const roster = await rosterOf(context);
    if (!roster.colleagues.some(({ onDuty }) => onDuty)) return false;
    const enquiry = (await enquiriesOf(context, person._id)).findLast(({ deleted }) => !deleted);
    const isOver = endedStates.includes(person.state) || !enquiry;
    const colleague = isOver ? undefined : await chosen(context, person, enquiry, roster);
    if (!colleague) {
      if (isOver) await writeUnchanged(context, person, { $unset: { waits: 1 } });
      continue;
    }
    if (!(await countGiven(context, colleague))) continue;
    await startTurn(context, person, { colleague, office: roster.office, giving: Giving.GIVEN });
  }
  return waiting.length === batchSize;
}

/** The round: gives what arrived and what waits, and passes on what no one took in time. */
export async function giveLeads(context: AppContext): Promise<boolean> {
  const more = [await giveEnquiries(context), await giveWaiting(context)];
  const passed = await passLeads(
    context,
    async ({ _id }) => needsOf(context, await enquiriesOf(context, _id)),
    (person) => withEnquiries(context, person),
  );
  return passed || more.includes(true);
}
