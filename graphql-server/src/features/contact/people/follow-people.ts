import type { AnyBulkWriteOperation, ObjectId } from 'mongodb';
import type { AppContext } from '../../../base/context.ts';
import { touch } from '../../../database/changes.ts';
import { collectionOf } from '../../../kit/noun.ts';
import { LeadEventKind } from '../../lead/lead.type.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import { personNoun } from '../../person/person.service.ts';
import type { Person } from '../../person/person.type.ts';
import { contactRequestNoun } from '../contact-request.service.ts';
import { ContactState } from '../contact-request.type.ts';
import type { ContactRequest } from '../contact-request.type.ts';
import { enquiriesOf } from './people-of.ts';
import { contactReasonOf, contactStateOf, readCloseReason, readContactState } from './person-states.ts';
import { eachOf, settlePerson } from './settle-people.ts';

type Write = AnyBulkWriteOperation<ContactRequest>;

/**
 * Makes the open enquiries of people follow their state, their next step, their owner and whether they are read; closed ones
 * stay closed. It may be repeated: an enquiry that was changed later than the person keeps what it has.
 */
export async function followPeople(context: AppContext, ids: readonly ObjectId[]): Promise<void> {
  await eachOf(ids, async (id) => {
    const person = await collectionOf(context, personNoun).findOne({ _id: id });
    if (!person) return;
    const enquiries = (await enquiriesOf(context, id)).filter(({ deleted }) => !deleted);
    const writes = writesFor(person, enquiries);
    if (writes.length > 0)
      await collectionOf(context, contactRequestNoun).bulkWrite(writes, { ordered: true });
    await settlePerson(context, id, person.writes);
  });
}

function writesFor(person: Person, enquiries: readonly ContactRequest[]): Write[] {
  const last = (kind: LeadEventKind) => person.history.findLast((event) => event.kind === kind);
  const [stated, dated, handed] = [
    LeadEventKind.STATE,
    LeadEventKind.NEXT_DATE,
    LeadEventKind.HANDED_OVER,
  ].map(last);
  const open = enquiries.filter(({ state }) => state !== ContactState.CLOSED);
  return [
    ...(stated ? stateWrites(person, stated, enquiries) : []),
    ...(dated ? dateWrites(person, dated, open) : []),
    ...(handed ? ownerWrites(person, handed, open) : []),
    ...readWrites(person, enquiries),
  ];
}

/** Whether an enquiry has no event of the kind from that moment or later. */
function isBehind({ history }: ContactRequest, { kind, at }: LeadEvent): boolean {
  return !history.some((event) => event.kind === kind && event.at >= at);
}

/** The write of one event; an enquiry that was changed meanwhile stays as it is. */
function write(enquiry: ContactRequest, event: LeadEvent, values: Partial<ContactRequest>): Write {
  const { by, at } = event;
  return {
    updateOne: {
      filter: { _id: enquiry._id, history: { $not: { $elemMatch: { kind: event.kind, at: { $gte: at } } } } },
      update: {
        $set: { ...values, updatedAt: at, ...(by && { updatedBy: by }) },
        ...touch,
        $push: { history: event },
      },
    },
  };
}

function stateWrites(person: Person, stated: LeadEvent, enquiries: readonly ContactRequest[]): Write[] {
  const { at, by, undoes } = stated;
  const state = contactStateOf(person.state);
  const reason = contactReasonOf(person.state, person.closeReason);
  const kind = LeadEventKind.STATE;
  return enquiries.flatMap((enquiry) => {
    if (enquiry.createdAt > at || !isBehind(enquiry, stated)) return [];
    const last = enquiry.history.findLast((event) => event.kind === kind);
    // What a person’s change had closed opens again when that is undone.
    const former = undoes && last?.at.getTime() === undoes.getTime() ? last.replaced : undefined;
    if (former) {
      const back = { state: readContactState(former.state), nextAt: former.nextAt, unread: former.unread };
      const closeReason = readCloseReason(former.closeReason);
      return [
        write(
          enquiry,
          { kind, at, by, state: back.state, reason: closeReason, undoes },
          { ...back, closeReason },
        ),
      ];
    }
    if (enquiry.state === ContactState.CLOSED || enquiry.state === state) return [];
    const ended = state === ContactState.CLOSED;
    const { nextAt, unread, closeReason = null } = enquiry;
    const replaced = { state: enquiry.state, nextAt, unread, closeReason };
    const values = { state, closeReason: reason, unread: false, ...(ended && { nextAt: null }) };
    return [write(enquiry, { kind, at, by, state, reason, replaced }, values)];
  });
}

/** The newest open enquiry bears the next step; the others bear none, so that the work has one date. */
function dateWrites(
  person: Person,
  { at, by, ...dated }: LeadEvent,
  open: readonly ContactRequest[],
): Write[] {
  const newest = open.at(-1);
  return open.flatMap((enquiry) => {
    const nextAt = enquiry === newest ? person.nextAt : null;
    const event = { kind: dated.kind, at, by, nextAt };
    if (!isBehind(enquiry, event) || nextAt?.getTime() === enquiry.nextAt?.getTime()) return [];
    return [write(enquiry, event, { nextAt })];
  });
}

function ownerWrites(person: Person, { at, by, kind }: LeadEvent, open: readonly ContactRequest[]): Write[] {
  const { responsibleId, responsibleName } = person;
  return open.flatMap((enquiry) => {
    const event = { kind, at, by, person: responsibleName };
    if (!isBehind(enquiry, event) || String(enquiry.responsibleId ?? null) === String(responsibleId))
      return [];
    return [write(enquiry, event, { responsibleId, responsibleName })];
  });
}

/** Opening a person opens all that it wrote; an unread person has its newest enquiry unread. */
function readWrites({ unread, followDue }: Person, enquiries: readonly ContactRequest[]): Write[] {
  if (!followDue) return [];
  const unreadOnes = enquiries.filter((one) => one.unread);
  const newest = enquiries.at(-1);
  const changed = unread ? (unreadOnes.length === 0 && newest ? [newest] : []) : unreadOnes;
  return changed.map(({ _id }) => ({
    updateOne: { filter: { _id }, update: { $set: { unread }, ...touch } },
  }));
}
